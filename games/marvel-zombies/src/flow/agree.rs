//! The player of another hero is asked to agree to an effect (MZ-27.21, MZ-27.22).

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Step, rule};

use super::Question;
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::effects::{self, Effect};
use crate::event::Event;
use crate::state::HeroIx;

/// Another hero's player is asked to agree to an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Agree {
    pub by: HeroIx,
    pub with: HeroIx,
    pub effect: Effect,
    pub aim: Aim,
}

/// Who plays both heroes agrees with himself.
pub(super) fn step(
    g: &mut MarvelZombies,
    agree: Agree,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Step {
    if g.hero(agree.by).seat != g.hero(agree.with).seat {
        return Step::Waits;
    }
    g.done();
    effects::carry_out(g, agree.by, agree.effect, agree.aim, key, log);
    Step::Ran
}

pub(super) fn pending(g: &MarvelZombies, agree: &Agree) -> PendingOf<MarvelZombies> {
    let Agree { by, with, effect, aim } = *agree;
    let question = Question::Agree { by: g.who(by), with: g.who(with), effect, aim };
    Pending::turn(g.hero(agree.with).seat, question)
}

pub(super) fn legal(out: &mut Vec<Action>) {
    out.extend([Action::Pick { aim: Aim::Nothing }, Action::Enough]);
}

pub(super) fn act(
    g: &mut MarvelZombies,
    agree: Agree,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    rule!("MZ-27.21");
    rule!("MZ-27.22");
    let agrees = match action {
        Action::Pick { aim: Aim::Nothing } => true,
        Action::Enough => false,
        _ => return Err(Refusal::OTHER_QUESTION),
    };
    log.event(Event::Agreed { hero: g.who(agree.with), agrees });
    g.done();
    if agrees {
        effects::carry_out(g, agree.by, agree.effect, agree.aim, key, log);
    }
    Ok(())
}

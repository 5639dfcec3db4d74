//! The player of another hero is asked to agree to an effect (MZ-27.21, MZ-27.22).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

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

impl AsksSeats<MarvelZombies> for Agree {
    /// Nobody is asked if one player plays both heroes.
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        if g.hero(self.by).seat != g.hero(self.with).seat {
            return Step::Waits;
        }
        g.stack.done();
        effects::carry_out(g, self.by, self.effect, self.aim, key, log);
        Step::Ran
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let Agree { by, with, effect, aim } = *self;
        let question = Question::Agree { by: g.who(by), with: g.who(with), effect, aim };
        Pending::turn(g.hero(with).seat, question)
    }

    fn legal(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend([Action::Pick { aim: Aim::Nothing }, Action::Enough]);
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
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
        log.event(Event::Agreed { hero: g.who(self.with), agrees });
        g.stack.done();
        if agrees {
            effects::carry_out(g, self.by, self.effect, self.aim, key, log);
        }
        Ok(())
    }
}

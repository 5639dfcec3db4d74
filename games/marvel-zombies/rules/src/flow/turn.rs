//! The turn of a hero (MZ-8).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::acts::{self, Right};
use super::{EndOfTurn, EndStage, Question, deeds, window};
use crate::MarvelZombies;
use crate::action::Action;
use crate::cast::Character;
use crate::effects::{self, Moment, Occasion, passive};
use crate::event::Event;
use crate::state::{self, HeroIx, HeroSet};

/// MZ-8.4
const ACTIONS: u8 = 3;

/// The turn of `g.turn.hero`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn;

impl AsksSeats<MarvelZombies> for Turn {
    /// MZ-14.11: an eliminated hero's turn ends at once.
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, _log: &mut impl Log<MarvelZombies>) -> Step {
        if g.is_in_play(g.active()) {
            return Step::Waits;
        }
        rule!("MZ-14.11");
        g.stack.go_on_as(EndOfTurn { stage: EndStage::Token });
        Step::Ran
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let hero = g.hero(g.active());
        Pending::turn(hero.seat, Question::Turn { hero: hero.who, actions: g.turn.actions })
    }

    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let hero = g.active();
        acts::each(g, hero, |action| {
            if acts::may(g, hero, action, Right::Turn).is_ok() {
                out.push(action);
            }
        });
        if let Some(occasion) = occasion(g, hero) {
            rule!("MZ-8.19");
            effects::usable(g, hero, occasion, out);
        }
        out.push(Action::EndTurn);
    }

    /// Refused actions are shown with their rule (MZ-EX30).
    fn thinkable(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let hero = g.active();
        acts::each(g, hero, |action| out.push(action));
        effects::thinkable(g, hero, out);
    }

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let hero = g.active();
        match action {
            Action::Use { hero: who, effect, aim } => {
                own(g, hero, who)?;
                let occasion = occasion(g, hero).ok_or(Refusal::OTHER_QUESTION)?;
                effects::may_use(g, hero, effect, aim, occasion)?;
                rule!("MZ-8.19");
                effects::run(g, hero, effect, aim, key, log);
                Ok(())
            }
            Action::EndTurn => {
                rule!("MZ-8.17");
                log.event(Event::TurnEnds { hero: g.who(hero) });
                g.stack.go_on_as(EndOfTurn { stage: EndStage::Effects });
                Ok(())
            }
            action => acts::act(g, hero, action, Right::Turn, key, log),
        }
    }
}

impl Turn {
    pub(super) fn begin(g: &mut MarvelZombies, hero: HeroIx, log: &mut impl Log<MarvelZombies>) {
        rule!("MZ-8.4");
        let has_fourth = passive::has_fourth_action(g, hero);
        let actions = ACTIONS + u8::from(has_fourth);
        g.turn = state::Turn { hero: Some(hero), actions, has_fourth, ..state::Turn::default() };
        log.event(Event::TurnBegan { hero: g.who(hero), actions });
        deeds::raise_gauge(g, hero, passive::power_of_turn(g, hero), log);
        g.stack.begin(Turn);
        if let Some(zone) = g.zone_of(hero) {
            window::open(g, Moment::StartOfTurn, zone, HeroSet::one(hero));
        }
    }
}

fn occasion(g: &MarvelZombies, hero: HeroIx) -> Option<Occasion> {
    g.zone_of(hero).map(|zone| Occasion { moment: Moment::Turn, zone })
}

fn own(g: &MarvelZombies, hero: HeroIx, who: Character) -> Result<(), Refusal> {
    if g.who(hero) == who { Ok(()) } else { Err(Refusal::new("MZ-23.2", "not-your-turn")) }
}

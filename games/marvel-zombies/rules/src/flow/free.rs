//! A free Action, inside or outside the hero's own turn (MZ-8.20). It is optional.

use serde::Serialize;
use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::Question;
use super::acts::{self, Right};
use crate::MarvelZombies;
use crate::action::{Action, Form};
use crate::board::Door;
use crate::event::Event;
use crate::state::HeroIx;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Free {
    pub hero: HeroIx,
    pub what: FreeKind,
    /// It was paid for by raising Hunger, so it is performed even if that made the hero Voracious (MZ-13.12).
    pub is_paid: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum FreeKind {
    /// Any Action.
    Any,
    Move,
    /// A Move that ignores Enemies (MZ-8.10).
    MoveIgnoring,
    /// A Move through this door (MZ-26.13).
    MoveThrough(Door),
    Attack,
    AttackOrMove,
    /// This form of attack, on zones up to this range.
    Form(Form, u8),
    /// A Ranged attack (MZ-27.17).
    Ranged,
}

impl AsksSeats<MarvelZombies> for Free {
    /// The free Action is dropped if there is nothing to do (MZ-26.22).
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, _log: &mut impl Log<MarvelZombies>) -> Step {
        let mut can_act = false;
        acts::each(g, self.hero, |action| {
            can_act = can_act || acts::may(g, self.hero, action, self.right()).is_ok();
        });
        if can_act {
            return Step::Waits;
        }
        rule!("MZ-26.22");
        g.stack.done()
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let hero = g.hero(self.hero);
        Pending::turn(hero.seat, Question::Free { hero: hero.who, what: self.what })
    }

    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        acts::each(g, self.hero, |action| {
            if acts::may(g, self.hero, action, self.right()).is_ok() {
                out.push(action);
            }
        });
        out.push(Action::Enough);
    }

    fn thinkable(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        acts::each(g, self.hero, |action| out.push(action));
    }

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        rule!("MZ-8.20");
        if action == Action::Enough {
            log.event(Event::ActionDeclined { hero: g.who(self.hero) });
            g.stack.done();
            return Ok(());
        }
        acts::may(g, self.hero, action, self.right())?;
        g.stack.done();
        acts::act(g, self.hero, action, self.right(), key, log)
    }
}

impl Free {
    const fn right(&self) -> Right {
        Right::Free(self.what, self.is_paid)
    }
}

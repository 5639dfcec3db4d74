//! A free Action, in or out of the own turn (MZ-8.20). It may be left out.

use serde::Serialize;
use table::{Log, Pending, PendingOf, Refusal, RulesKey, Step, rule};

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
    /// Paid with a rise of Hunger, so that it is performed although the hero is Voracious by it (MZ-13.12).
    pub is_paid: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

fn right(free: &Free) -> Right {
    Right::Free(free.what, free.is_paid)
}

/// Without anything to do it is dropped (MZ-26.22).
pub(super) fn step(g: &mut MarvelZombies, free: Free) -> Step {
    let mut can_act = false;
    acts::each(g, free.hero, |action| {
        can_act = can_act || acts::may(g, free.hero, action, right(&free)).is_ok();
    });
    if can_act {
        return Step::Waits;
    }
    rule!("MZ-26.22");
    g.done()
}

pub(super) fn pending(g: &MarvelZombies, free: &Free) -> PendingOf<MarvelZombies> {
    let hero = g.hero(free.hero);
    Pending::turn(hero.seat, Question::Free { hero: hero.who, what: free.what })
}

pub(super) fn legal(g: &MarvelZombies, free: &Free, out: &mut Vec<Action>) {
    acts::each(g, free.hero, |action| {
        if acts::may(g, free.hero, action, right(free)).is_ok() {
            out.push(action);
        }
    });
    out.push(Action::Enough);
}

pub(super) fn thinkable(g: &MarvelZombies, free: &Free, out: &mut Vec<Action>) {
    acts::each(g, free.hero, |action| out.push(action));
}

pub(super) fn act(
    g: &mut MarvelZombies,
    free: Free,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    rule!("MZ-8.20");
    if action == Action::Enough {
        log.event(Event::ActionDeclined { hero: g.who(free.hero) });
        g.done();
        return Ok(());
    }
    acts::may(g, free.hero, action, right(&free))?;
    g.done();
    acts::act(g, free.hero, action, right(&free), key, log)
}

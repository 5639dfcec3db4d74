//! Effects that ask on when they are used, or roll dice of their own.

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Step};

use super::ward::{self, Ward};
use super::{lure, rerolls};
use crate::MarvelZombies;
use crate::action::{Action, Dice};
use crate::board::Zone;
use crate::flow::{Question, Toss};
use crate::state::{Crowd, HeroIx};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asking {
    /// Dice of the attack below are picked, to be rolled again (MZ-46.28).
    Dice { hero: HeroIx, picked: Dice },
    /// Enemies of a zone go 1 zone towards the hero (MZ-26.21).
    Lure { hero: HeroIx, from: Zone, left: Crowd },
    /// Dice against Wounds.
    Ward { hero: HeroIx, ward: Ward },
    /// So many figures of the hero's zone fall (MZ-46.34).
    Fell { hero: HeroIx, left: u8 },
}

pub(crate) fn pending(g: &MarvelZombies, asking: &Asking) -> PendingOf<MarvelZombies> {
    let ask = |hero: HeroIx, question| Pending::turn(g.hero(hero).seat, question);
    match *asking {
        Asking::Dice { hero, .. } => ask(hero, Question::Dice { hero: g.who(hero) }),
        Asking::Lure { hero, from, .. } => ask(hero, Question::Lure { hero: g.who(hero), from }),
        Asking::Ward { hero, ward } => {
            Pending::Chance(Toss::Parry { hero: g.who(hero), n: ward::n_dice(g, hero, ward) })
        }
        Asking::Fell { hero, .. } => {
            let at = g.zone_of(hero).expect("a hero who takes Wounds stands somewhere");
            ask(hero, Question::Fell { hero: g.who(hero), at })
        }
    }
}

pub(crate) fn legal(g: &MarvelZombies, asking: &Asking, out: &mut Vec<Action>) {
    match *asking {
        Asking::Dice { picked, .. } => rerolls::legal(g, &picked, out),
        Asking::Lure { hero, from, left } => lure::legal(g, hero, from, left, out),
        Asking::Ward { .. } => {}
        Asking::Fell { hero, .. } => ward::legal(g, hero, out),
    }
}

pub(crate) fn step(
    g: &mut MarvelZombies,
    asking: Asking,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Step {
    match asking {
        Asking::Dice { .. } | Asking::Ward { .. } => Step::Waits,
        Asking::Lure { hero, from, left } => lure::step(g, hero, from, left, log),
        Asking::Fell { hero, left } => ward::step(g, hero, left, key, log),
    }
}

pub(crate) fn act(
    g: &mut MarvelZombies,
    asking: Asking,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    match asking {
        Asking::Dice { hero, picked } => rerolls::act(g, hero, picked, action, log),
        Asking::Lure { hero, from, left } => lure::act(g, hero, from, left, action, log),
        Asking::Ward { .. } => Err(Refusal::NOT_ASKED),
        Asking::Fell { hero, left } => ward::act(g, hero, left, action, key, log),
    }
}

pub(crate) fn rolled(
    g: &mut MarvelZombies,
    asking: Asking,
    dice: Dice,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    match asking {
        Asking::Ward { hero, ward } => ward::rolled(g, hero, ward, dice, log),
        Asking::Dice { .. } | Asking::Lure { .. } | Asking::Fell { .. } => Err(Refusal::IMPOSSIBLE_ROLL),
    }
}

//! The Stuffed Animal: a toy that is given up instead of a life.

use table::{Holds, Log, RulesKey, Seat, Step, rule};

use super::fights::would_lose_life;
use super::{are_of_use, below_card};
use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Follows, Picks};
use crate::flow::{Played, deeds, fight, played};
use crate::{Aim, Zombies};

/// A life token, in halves.
const TOKEN: u8 = 2;

pub(crate) struct Stuffed;

impl Deed for Stuffed {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if would_lose_life(g, seat) || is_given(g, seat) {
            out(Aim::Nothing);
        }
    }

    /// Saves a life in a fight, or from the loss that waits below the card.
    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z7-09");
        if would_lose_life(g, played.by) {
            return g.with_fight_frame(played.by, fight::again);
        }
        let below = g.stack.iter_mut().rev().nth(1);
        if let Some(loss) = below.and_then(Holds::<Loss>::held_mut) {
            loss.saved = TOKEN;
        }
    }
}

/// Whether the toy was given up for a waiting loss.
fn is_given(g: &Zombies, seat: Seat) -> bool {
    let waiting = below_card(g).and_then(Holds::<Loss>::held);
    waiting.is_some_and(|loss| loss.seat == seat && loss.saved == 0)
}

/// ZOM-C-Z7-09: whether this player may give something up instead of losing a life.
pub(crate) fn may_replace_life(g: &Zombies, seat: Seat) -> bool {
    g.has_item(seat, Card::Stuffed) && !g.player(seat).is_dead && are_of_use(g)
}

/// Asks before the life is lost.
pub(crate) fn ask_for_life(g: &mut Zombies, seat: Seat, halves: u8, cause: Option<Card>) {
    g.begin(Give { seat, halves, cause });
}

/// Asks whether to give up the toy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Give {
    seat: Seat,
    halves: u8,
    cause: Option<Card>,
}

impl Asks for Give {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        let aim = self.cause.map_or(Aim::Nothing, Aim::Card);
        Asked { seat: self.seat, card: Card::Stuffed, aim }
    }

    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn choices(&self, _g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Item(self.seat, Card::Stuffed));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        true
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Give { seat, halves, cause } = self;
        g.go_on_as(Loss { seat, halves, cause, saved: 0 });
        if aim.is_some() {
            played::start_use(g, seat, Card::Stuffed, Aim::Nothing, key, log);
        }
    }
}

/// The loss that follows once the toy has been used, or kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loss {
    seat: Seat,
    halves: u8,
    cause: Option<Card>,
    /// How much the toy saved, in halves.
    saved: u8,
}

impl Follows for Loss {
    fn step(self, g: &mut Zombies, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        g.done();
        if self.halves > self.saved {
            deeds::take_life(g, self.seat, self.halves - self.saved, self.cause, log);
        }
        Step::Ran
    }
}

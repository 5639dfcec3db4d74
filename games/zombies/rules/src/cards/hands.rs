//! Hands, the deck and the discard pile. One theme per file.

pub(super) mod cant_sleep;
pub(super) mod familiar;
pub(super) mod looks;
mod lucky;
pub(super) mod pile;
mod silence;
mod whole;

use table::Seat;

use super::choosing::opponents;
use crate::Zombies;
use crate::flow::{Discarding, Frame};

pub(crate) use cant_sleep::{CantSleep, go_on};
pub(crate) use familiar::Familiar;
pub(crate) use looks::{Childhood, MagicKey, Shakedown};
pub(crate) use lucky::{WhatLuck, rolled_natural};
pub(crate) use pile::{Determination, TakesTopOfPile};
pub(crate) use silence::{WhatThe, killed, silence};
pub(crate) use whole::{Drink, EasyCome, WeekendPass};

/// Reduces the hand to its limit at once.
fn down_to_limit(g: &mut Zombies, seat: Seat) {
    let limit = g.hand_limit(seat);
    g.begin(Frame::Discard(Discarding::surplus(seat, limit)));
}

/// Opponents with cards in hand.
fn opponents_with_hand(g: &Zombies, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    opponents(g, seat).filter(|other| !g.hands[other.index()].is_empty())
}

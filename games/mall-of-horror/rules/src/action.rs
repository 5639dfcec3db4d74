//! What a player may do, and what chance may answer.

use serde::{Deserialize, Serialize};
use table::{PlainOrder, Seat};
use tinyvec::ArrayVec;

use crate::{Card, Place, Role};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Action {
    /// Set-up: put an own character on a location.
    PlaceCharacter(Role, Place),
    /// Put a zombie on a location: the Chief for a die on a closed one, an eliminated player each round.
    PutZombie(Place),
    /// Play nothing in a card window.
    Pass,
    /// Play a Threat, a Security Camera, a Hardware or a weapon.
    Play(Card),
    /// Play Hidden for an own character.
    Hide(Role),
    /// A ballot.
    VoteFor(Seat),
    /// The Chief breaks a tie about a sacrifice.
    BreakTie(Seat),
    /// Keep one of the cards found in the truck.
    Keep(Card),
    /// Give one of the cards found in the truck.
    Give(Card, Seat),
    /// Choose a destination.
    GoTo(Place),
    /// Move a character to the chosen destination.
    Move(Role),
    /// Play Sprint and move a character elsewhere.
    Sprint(Role, Place),
    /// Move nobody, where nobody can be moved.
    Stay,
    /// Lose a character to the zombies.
    Sacrifice(Role),
    /// Leave a choice in advance. It is not listed.
    Order(PlainOrder),
}

/// The dice of one throw.
pub type Dice = ArrayVec<[u8; 4]>;
/// Cards that came from the bag at once: one a seat at the deal, up to three from the truck.
pub type Cards = ArrayVec<[Card; 6]>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    Chief(Seat),
    Dice(Dice),
    Cards(Cards),
}

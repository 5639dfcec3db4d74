//! What players can do, and what chance can answer.

use serde::{Deserialize, Serialize};
use table::Seat;
use tinyvec::ArrayVec;

use crate::orders::Order;
use crate::{Card, Place, Role};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Action {
    /// Set-up: place one of your characters at a location.
    PlaceCharacter(Role, Place),
    /// Put a zombie at a location. The Chief does so for a die that shows a closed location, and eliminated
    /// players do so each round.
    PutZombie(Place),
    /// Play no card in a card window.
    Pass,
    /// Play a Threat, a Security Camera, Hardware or a weapon.
    Play(Card),
    /// Play Hidden on one of your characters.
    Hide(Role),
    /// Cast a ballot.
    VoteFor(Seat),
    /// Break a tie about a sacrifice, as the Chief.
    BreakTie(Seat),
    /// Keep one of the cards found in the truck.
    Keep(Card),
    /// Give away one of the cards found in the truck.
    Give(Card, Seat),
    /// Choose a destination.
    GoTo(Place),
    /// Move a character to the chosen destination.
    Move(Role),
    /// Play Sprint and move a character elsewhere.
    Sprint(Role, Place),
    /// Move nobody, when no character can move.
    Stay,
    /// Lose a character to the zombies.
    Sacrifice(Role),
    /// Leave a choice in advance. It is never listed among the legal actions.
    Order(Order),
}

/// The dice of one throw.
pub type Dice = ArrayVec<[u8; 4]>;
/// Cards drawn together: one per seat at the deal, up to three from the truck.
pub type Cards = ArrayVec<[Card; 6]>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    Chief(Seat),
    Dice(Dice),
    Cards(Cards),
}

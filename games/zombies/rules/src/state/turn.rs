//! What has happened in the current turn, and what players see of it.

use serde::Serialize;
use table::{SeatSet, shown};
use tinyvec::ArrayVec;

use super::{MovementRoll, ZOMBIES_AT_ONCE, Zombies};
use crate::flow::movement::Leftover;
use crate::map::Square;
use crate::setup::MAX_SEATS;

shown! {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Turn;

    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct TurnView;

    pub(crate) fn turn_view(turn: &Turn, g: &Zombies) -> TurnView;

    /// The movement roll, or what replaced it.
    all movement: MovementRoll,
    /// The squares that the roll gives, including changes by cards.
    also allowance: u8 = g.allowance(g.active),
    /// Squares walked.
    all walked: u8,
    /// How many of them were below by the light of a Flashlight (ZOM-C-Z6-05).
    nobody by_light: u8,
    /// `None` before the roll, which is 0 in the state.
    all zombie_die: u8 as Option<u8> = (turn.zombie_die > 0).then_some(turn.zombie_die),
    all has_died: bool,
    all is_skipped: bool,
    /// The rest of the turn is lost (ZOM-5.11).
    all is_cut: bool,
    /// How many zombies each player has dodged on their own square. They need not be fought again while the
    /// player stays (ZOM-18.8).
    nobody dodged: [u8; MAX_SEATS],
    /// The player came up before the toll, and may not go down again (ZOM-16.21).
    nobody came_up_early: bool,
    /// A tile was already shuffled back (ZOM-2.13).
    nobody has_retried: bool,
    /// Another turn of the same player follows.
    all again: bool,
    /// The movement roll was made in the Jeep (ZOM-20.4).
    nobody by_jeep: bool,
    /// The die to get out of the straightjacket (ZOM-25.7).
    nobody jacket_die: Option<u8>,
    /// The spell of the Cabin was tried (ZOM-22.9).
    all has_cast: bool,
    /// The squares to which zombies went in step 6 (ZOM-13.3).
    all moved: ArrayVec<[Square; ZOMBIES_AT_ONCE]> as Vec<Square> = turn.moved.to_vec(),
    /// What is left of a movement without squares (ZOM-10.45).
    nobody leftover: Option<Leftover>,
    /// The players who have shot the Crossbow (ZOM-C-Z3-06).
    nobody has_shot: SeatSet,
    /// The players who have put a page in play, and those who have discarded one (ZOM-22.8).
    nobody has_put_page: SeatSet,
    nobody has_discarded_page: SeatSet,
}

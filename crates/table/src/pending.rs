//! Whom the table waits for. It is public, and so it depends on no secret.

use serde::Serialize;

use crate::{Game, Seat, SeatSet};

/// How an answer is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AskMode {
    /// One seat answers.
    Turn,
    /// Several seats answer in secret; who is ready is public, what they chose is revealed together.
    /// An answer may be changed until the last one is in.
    Sealed,
    /// A chance to interrupt, or to pass.
    Window,
}

/// What a game waits for: seats, chance, or nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pending<Question, Toss> {
    Seats {
        /// Those who may answer now.
        who: SeatSet,
        /// Those of them who have answered and may still change it; the table waits for the others.
        ready: SeatSet,
        mode: AskMode,
        question: Question,
    },
    Chance(Toss),
    Over,
}

pub type PendingOf<G> = Pending<<G as Game>::Question, <G as Game>::Toss>;

impl<Question, Toss> Pending<Question, Toss> {
    pub fn turn(seat: Seat, question: Question) -> Self {
        Pending::Seats { who: SeatSet::one(seat), ready: SeatSet::EMPTY, mode: AskMode::Turn, question }
    }

    pub fn window(seat: Seat, question: Question) -> Self {
        Pending::Seats { who: SeatSet::one(seat), ready: SeatSet::EMPTY, mode: AskMode::Window, question }
    }

    pub fn sealed(who: SeatSet, ready: SeatSet, question: Question) -> Self {
        Pending::Seats { who, ready, mode: AskMode::Sealed, question }
    }

    /// Seats that may answer now.
    pub fn asked(&self) -> SeatSet {
        match self {
            Pending::Seats { who, .. } => *who,
            Pending::Chance(_) | Pending::Over => SeatSet::EMPTY,
        }
    }

    /// Seats the table waits for.
    pub fn awaited(&self) -> SeatSet {
        match self {
            Pending::Seats { who, ready, .. } => who.minus(*ready),
            Pending::Chance(_) | Pending::Over => SeatSet::EMPTY,
        }
    }
}

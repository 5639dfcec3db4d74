//! Results of games, and the statistics and ratings of their players.

use serde::Serialize;

use crate::{Cursor, SeatHolder, SeatRecord, TableId, UnixMs, UserId};

/// The result of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    pub seat: u8,
    /// The player of the seat.
    pub holder: SeatHolder,
    pub score: i64,
    /// 1 is the best place. Seats that tie share a place.
    pub place: u32,
    pub has_won: bool,
    pub promises: PromiseCounts,
}

/// How many promises a player kept and broke, in games that track them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PromiseCounts {
    pub kept: u32,
    pub broken: u32,
}

/// What [`Store::record_result`](crate::Store::record_result) did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordResultOutcome {
    /// The call recorded this result.
    Recorded,
    /// An earlier call recorded a result, which remains valid.
    AlreadyRecorded,
}

/// A finished game in a user's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    pub table: TableId,
    pub game: String,
    pub ended_ms: UnixMs,
    pub results: Vec<SeatResult>,
    /// The players at the table, with the names they had then.
    pub seats: Vec<SeatRecord>,
}

impl GameResult {
    /// The cursor of the page that follows this game.
    pub fn cursor(&self) -> Cursor {
        Cursor { at_ms: self.ended_ms, table: self.table }
    }
}

/// What a user has achieved in one game. Results of friends on the user's device do not count.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct UserStatistics {
    pub n_played: u32,
    pub n_won: u32,
    pub best_score: Option<i64>,
    pub mean_score: Option<f64>,
    pub last_ended_ms: Option<UnixMs>,
    pub promises: PromiseCounts,
}

/// An estimate of a player's strength after `n_games` rated games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    pub mu: f64,
    pub sigma: f64,
    pub n_games: u32,
}

/// A user's new rating in the game of the table. Its `n_games` must be one more than the stored one: two games
/// that end at the same time cannot both build on the same rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingUpdate {
    pub user: UserId,
    pub rating: Rating,
}

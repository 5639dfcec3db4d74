//! How games ended, and what follows for those who played.

use serde::Serialize;

use crate::{Cursor, SeatRecord, Sitter, TableId, UnixMs, UserId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    pub seat: u8,
    /// Whose result it is.
    pub sitter: Sitter,
    pub score: i64,
    /// 1 is the best; equal places are shared.
    pub place: u32,
    pub has_won: bool,
    pub promises: Promises,
}

/// Promises that a game held a player to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Promises {
    pub kept: u32,
    pub broken: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recorded {
    Now,
    /// An earlier call recorded a result, which stays.
    Before,
}

/// A finished game in the list of a user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    pub table: TableId,
    pub game: String,
    pub ended_ms: UnixMs,
    pub results: Vec<SeatResult>,
    /// Who sat there, with the names of that time.
    pub seats: Vec<SeatRecord>,
}

impl GameResult {
    /// Where the page after this game begins.
    pub fn cursor(&self) -> Cursor {
        Cursor { at_ms: self.ended_ms, table: self.table }
    }
}

/// What a user reached in one game. What friends reached on the user's device does not count.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Statistics {
    pub n_played: u32,
    pub n_won: u32,
    pub best_score: Option<i64>,
    pub mean_score: Option<f64>,
    pub last_ended_ms: Option<UnixMs>,
    pub promises: Promises,
}

/// A belief about somebody's strength after so many rated games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    pub mu: f64,
    pub sigma: f64,
    pub n_games: u32,
}

/// The new rating of a user in the game of the table. Its `n_games` must be one more than what is stored:
/// two games that end at once cannot both build on the same rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingUpdate {
    pub user: UserId,
    pub rating: Rating,
}

//! What a room is made from, and what it can be asked.

use chance::{Contribution, Secret};
use games::GameId;
use serde_json::value::RawValue;
use wire::Pace;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    Person { name: String },
    Bot { kind: String },
}

impl Player {
    pub(crate) fn name_in_journal(&self) -> String {
        match self {
            Player::Person { name } => name.clone(),
            Player::Bot { kind } => format!("bot:{kind}"),
        }
    }
}

/// How quickly a table moves for those who look at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delays {
    /// How long a bot seems to think.
    pub bots_wait_ms: u64,
    /// Who has not been answered, and whom the table does not begin to wait for, is told at most once in such
    /// a time.
    pub bystanders_rest_ms: u64,
}

/// Everything a new game needs.
pub struct NewGame {
    pub game: GameId,
    pub options: Vec<(String, String)>,
    pub players: Vec<Player>,
    pub pace: Pace,
    pub secret: Secret,
    pub contributions: Vec<Contribution>,
    pub delays: Delays,
    /// For choices that are made for people whose time is up, and for bots.
    pub entropy: u64,
}

/// What a restored game needs beside its journal.
pub struct StoredGame<'a> {
    pub players: Vec<Player>,
    pub pace: Pace,
    pub secret: Secret,
    pub contributions: Vec<Contribution>,
    pub delays: Delays,
    pub entropy: u64,
    /// Since when the server runs. Before that it was down for a while, perhaps in the middle of this game.
    pub up_since_ms: u64,
    /// What the last [`Effect::Keep`](crate::Effect::Keep) said.
    pub document: &'a str,
}

/// What a seat asks of its room.
#[derive(Clone, Debug)]
pub enum Request {
    Do { action: Box<RawValue> },
    Undo,
    HandOver,
    TakeBackSeat,
    Resign,
}

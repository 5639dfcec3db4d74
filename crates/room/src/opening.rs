//! What a room is made from, and what a seat can ask of it.

use chance::{Contribution, Secret};
use games::{AnyLine, GameId};
use serde_json::value::RawValue;
use wire::Pace;

use crate::effect::RequestKey;

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
    pub bot_thinking_ms: u64,
    /// The least time between two updates to the same bystander: an observer whose request was not just
    /// answered, and for whom the table does not just begin to wait.
    pub bystander_interval_ms: u64,
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
    /// The seed of choices that are made by bots, and for people whose time is up.
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
    /// When the server started. Before that it was down for a while, perhaps in the middle of this game.
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

/// A request that waits its turn, its action parsed.
pub(crate) enum ParsedRequest {
    /// An action or an undo.
    Input(AnyLine),
    /// It was meant as an action, but is not one of this game.
    Unreadable,
    HandOver,
    TakeBackSeat,
    Resign,
}

/// Requests that a room has not answered, for the room that [takes over](crate::Room::take_over).
pub struct Unanswered(pub(crate) Vec<(RequestKey, ParsedRequest)>);

//! The data that a room is opened with, and the requests that a seat can make.

use chance::{Contribution, ServerSecret};
use games::{AnyLine, GameId};
use lessons::Lesson;
use serde_json::value::RawValue;
use wire::{LessonMove, Pace, Tempo};

use crate::effect::RequestKey;

/// The player of a seat.
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

/// How quickly things happen at a table, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delays {
    /// How long a bot seems to think.
    pub bot_thinking_ms: u64,
    /// The least time between two updates to the same bystander. An observer is a bystander unless the table has just
    /// answered their request or has just begun to wait for them.
    pub bystander_interval_ms: u64,
    /// How long a window stays open for several people before it closes by itself. With `None`, every window
    /// waits for the answers of all, as in play over days.
    pub grace_ms: Option<u64>,
}

/// Everything a new game needs.
pub struct NewGame {
    pub game: GameId,
    pub options: Vec<(String, String)>,
    pub players: Vec<Player>,
    pub pace: Pace,
    pub secret: ServerSecret,
    pub contributions: Vec<Contribution>,
    pub delays: Delays,
    /// The seed of choices that are made by bots, and for people whose time is up.
    pub entropy: u64,
}

/// What a restored game needs in addition to its journal.
pub struct RestoreContext<'a> {
    pub players: Vec<Player>,
    pub pace: Pace,
    pub secret: ServerSecret,
    pub contributions: Vec<Contribution>,
    pub delays: Delays,
    pub entropy: u64,
    /// When the server started. It may have been down before that, in the middle of this game.
    pub up_since_ms: u64,
    /// What the last [`Effect::Keep`](crate::Effect::Keep) said.
    pub document: &'a str,
}

/// Everything that the room of a lesson needs.
pub struct LessonContext<'a> {
    pub lesson: Lesson,
    pub players: Vec<Player>,
    pub delays: Delays,
    pub entropy: u64,
    /// What the last [`Effect::Keep`](crate::Effect::Keep) said; nothing for a lesson that begins now.
    pub document: &'a str,
}

/// What a seat asks of its room.
#[derive(Clone, Debug)]
pub enum Request {
    /// All of these actions, one after another, or none of them.
    Do {
        actions: Vec<Box<RawValue>>,
        /// The version that the player saw. If another question has been asked since, nothing is done.
        seen: Option<u32>,
    },
    Undo,
    /// Asks for time to think in the open window. `seen` is the version that the player saw, as in [`Request::Do`].
    Wait {
        seen: Option<u32>,
    },
    Tempo(Tempo),
    /// Play goes on without a stop until the seat has something to decide.
    Skip,
    /// Goes on in a lesson, or back.
    Lesson(LessonMove),
    HandOver,
    TakeBackSeat,
    Resign,
}

/// A request that waits its turn. Its actions are parsed already.
pub(crate) enum ParsedRequest {
    Input(InputRequest),
    Tempo(Tempo),
    Skip,
    Lesson(LessonMove),
    /// The text of an action that does not exist in this game.
    Unreadable,
    HandOver,
    TakeBackSeat,
    Resign,
}

/// Requests that become lines of the journal.
pub(crate) enum InputRequest {
    Actions { lines: Vec<AnyLine>, seen: Option<u32> },
    Undo,
    Wait { seen: Option<u32> },
}

/// Requests that a room has not answered, for the room that [takes over](crate::Room::take_over).
pub struct UnansweredRequests(pub(crate) Vec<(RequestKey, ParsedRequest)>);

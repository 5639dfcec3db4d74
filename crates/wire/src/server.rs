//! What the server says.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Outcome, Refusal, Seat};
use ts_rs::TS;

use crate::{Patch, Standing};

#[derive(Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage<'a> {
    /// The answer to `hello`: everything as it stands now.
    Welcome(Box<Welcome>),
    /// The game has gone on.
    Update(Box<Update<'a>>),
    /// Who sits where, who is connected, or the status has changed.
    Table(Box<TableInfo>),
    Chat(ChatLine),
    /// The answer to a request.
    Answer(Answer),
    Pong {
        n: u32,
    },
}

#[derive(Debug, Serialize, TS)]
pub struct Welcome {
    /// The seats that this connection plays.
    pub seats: Vec<Seat>,
    pub table: TableInfo,
    /// Nothing while the table is still in its lobby.
    pub game: Option<GameNow>,
    /// What was told since the version that the client said it had seen.
    pub missed: Vec<Told>,
    pub chat: Vec<ChatLine>,
}

/// A game as one observer may see it.
#[derive(Debug, Serialize, TS)]
pub struct GameNow {
    /// How many lines the journal has.
    pub version: u32,
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    #[ts(type = "unknown")]
    pub pending: Box<RawValue>,
    /// What the seats of this connection might do, by seat.
    #[ts(type = "Array<[Seat, Array<{ action: unknown, refusal?: Refusal }>]>")]
    pub choices: Vec<(Seat, Vec<games::Choice>)>,
    /// Who may take back the last action.
    pub undo: Option<Seat>,
    pub clocks: Vec<Clock>,
    pub standing: Vec<(Seat, Standing)>,
    pub outcome: Option<Outcome>,
}

/// One step of a game: what is told, and what has changed since the version before.
#[derive(Debug, Serialize, TS)]
pub struct Update<'a> {
    pub version: u32,
    #[ts(type = "Array<unknown>")]
    pub notices: Box<RawValue>,
    pub patch: Patch<'a>,
    #[ts(type = "unknown")]
    pub pending: Box<RawValue>,
    #[ts(type = "Array<[Seat, Array<{ action: unknown, refusal?: Refusal }>]>")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<(Seat, Vec<games::Choice>)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<Seat>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<Clock>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// The notices of one version.
#[derive(Debug, Serialize, TS)]
pub struct Told {
    pub version: u32,
    #[ts(type = "Array<unknown>")]
    pub notices: Box<RawValue>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Clock {
    pub seat: Seat,
    /// Time left when the message was sent.
    pub left_ms: u32,
    pub runs: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Answer {
    pub id: String,
    #[serde(flatten)]
    pub result: AnswerResult,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerResult {
    /// It is done and on disk, as this line of the journal.
    Done { version: u32 },
    /// A rule refuses it.
    Refused(Refusal),
    /// It could not be done.
    Failed(Failure),
}

/// Why a request could not be done: a word, which the client has a text for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// It is no message of this protocol, or no action of this game.
    Unreadable,
    NotYourSeat,
    NotPlaying,
    TooFast,
    TooLong,
    NotAllowed,
    /// The disk did not take it; nothing has changed.
    NotStored,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChatLine {
    pub seq: u32,
    pub from: String,
    pub seat: Option<Seat>,
    /// Whispered to this seat.
    pub to: Option<Seat>,
    pub text: String,
    #[ts(type = "number")]
    pub at_ms: u64,
}

/// A table as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    #[ts(type = "Record<string, string>")]
    pub options: std::collections::BTreeMap<String, String>,
    pub status: Status,
    pub visibility: Visibility,
    pub pace: Pace,
    pub host: String,
    pub seats: Vec<SeatInfo>,
    pub spectators: u32,
    /// SHA-256 of the secret of chance, in hexadecimal digits.
    pub commitment: String,
    /// The secret itself, once the game is over.
    pub secret: Option<String>,
    /// The table that this one goes on as.
    pub rematch: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatInfo {
    pub seat: Seat,
    pub occupant: Option<Occupant>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    Person { name: String, connected: bool, played_by_bot: bool },
    Bot { name: String, kind: String },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    Lobby,
    Running,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    #[default]
    Open,
    Private,
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// No clock.
    #[default]
    Relaxed,
    /// A minute an answer and a bank of five.
    Live,
    /// Three days in the bank, and twelve hours more for each answer.
    Days,
}

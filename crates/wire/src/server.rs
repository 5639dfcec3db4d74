//! What the server says.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{OtherRules, Outcome, Refusal, Seat};
use ts_rs::TS;

use crate::Patch;

#[derive(Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage<'a> {
    /// The answer to `hello`: everything as it stands now.
    Welcome(Box<Welcome>),
    /// The game has gone on. It is written by [`Update::message`].
    #[serde(skip_serializing)]
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
    /// The seat that this connection plays, if it plays one.
    pub seats: Vec<Seat>,
    /// All seats of this user, his own first and then those of friends on his device. Each is played by a
    /// connection of its own.
    pub own_seats: Vec<Seat>,
    /// Whether this user opened the table. A name does not say so: guests may share one.
    pub is_host: bool,
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
    /// What the seat of this connection might do, and the rest by the reason that is against it.
    #[ts(type = "{ allowed: Array<unknown>, refused?: Array<Refusal & { actions: Array<unknown> }> }")]
    pub choices: Box<RawValue>,
    /// The own seat, where it may take back the last action.
    pub undo: Option<Seat>,
    pub clocks: Vec<Clock>,
    pub outcome: Option<Outcome>,
}

/// The game has gone on by one line of the journal, or by several: what they told, and what has changed since
/// the version before. What is left out is as it was.
///
/// Most of what a server says is this, so what a game writes of it is JSON already, and only copied.
#[derive(Debug, TS)]
pub struct Update<'a> {
    /// After it.
    pub version: u32,
    /// What each line told, up to this version.
    #[ts(type = "Array<Array<unknown>>")]
    pub notices: &'a [u8],
    #[ts(optional, as = "Option<Patch>")]
    pub patch: Patch<'a>,
    #[ts(optional, type = "unknown")]
    pub pending: Option<&'a [u8]>,
    #[ts(optional, type = "GameNow['choices']")]
    pub choices: Option<&'a [u8]>,
    /// The own seat, where it may take back the last action: this is told each time.
    #[ts(optional)]
    pub undo: Option<Seat>,
    /// Those that run, and those that have changed.
    #[ts(optional, as = "Option<Vec<Clock>>")]
    pub clocks: Vec<Clock>,
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

impl Update<'_> {
    /// As the client gets it.
    pub fn message(&self) -> String {
        let Update { version, notices, patch, pending, choices, undo, clocks, outcome } = self;
        let n_bytes =
            [Some(*notices), Some(patch.0), *pending, *choices].into_iter().flatten().map(<[u8]>::len);
        let mut out = Vec::with_capacity(n_bytes.sum::<usize>() + 160);
        out.extend_from_slice(br#"{"update":{"version":"#);
        write(&mut out, version);
        copy(&mut out, br#","notices":"#, notices);
        if !patch.0.is_empty() {
            copy(&mut out, br#","patch":"#, patch.0);
        }
        if let Some(pending) = pending {
            copy(&mut out, br#","pending":"#, pending);
        }
        if let Some(choices) = choices {
            copy(&mut out, br#","choices":"#, choices);
        }
        if let Some(undo) = undo {
            out.extend_from_slice(br#","undo":"#);
            write(&mut out, undo);
        }
        if !clocks.is_empty() {
            out.extend_from_slice(br#","clocks":"#);
            write(&mut out, clocks);
        }
        if let Some(outcome) = outcome {
            out.extend_from_slice(br#","outcome":"#);
            write(&mut out, outcome);
        }
        out.extend_from_slice(b"}}");
        String::from_utf8(out).expect("JSON is text")
    }
}

fn copy(out: &mut Vec<u8>, name: &[u8], json: &[u8]) {
    out.extend_from_slice(name);
    out.extend_from_slice(json);
}

fn write(out: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(out, value).expect("messages are plain data");
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
    /// What a bot would do, and why: a word that the game's texts explain, where it can say.
    Suggested {
        #[ts(type = "unknown")]
        action: serde_json::Value,
        reason: Option<&'static str>,
    },
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
    /// The game was begun by other rules than the server has: it is kept, and cannot be played on. A server says so
    /// once somebody opens the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub other_rules: Option<OtherRules>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatInfo {
    pub seat: Seat,
    pub occupant: Option<Occupant>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    Person {
        name: String,
        connected: bool,
        played_by_bot: bool,
        /// Plays on the device of the one who added him.
        is_friend: bool,
    },
    Bot {
        name: String,
        kind: String,
    },
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

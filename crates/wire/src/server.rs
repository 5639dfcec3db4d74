//! Messages from the server.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{OtherRules, Outcome, Refusal, Seat, SeatSet};
use ts_rs::TS;

use crate::Patch;

#[derive(Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage<'a> {
    /// The answer to `hello`: everything as it stands now.
    Welcome(Box<Welcome>),
    /// The game has gone on. [`Update::message`] writes this.
    #[serde(skip_serializing)]
    Update(Box<Update<'a>>),
    /// The seats, the connections or the status of the table have changed.
    Table(Box<TableInfo>),
    Chat(ChatLine),
    /// The answer to a request.
    Answer(Answer),
    Pong {
        n: u32,
    },
}

/// Everything that a new connection needs.
#[derive(Debug, Serialize, TS)]
pub struct Welcome {
    /// The seat that this connection plays, if it plays one.
    pub seats: Vec<Seat>,
    /// All seats of this user: the user's own first, then those of friends on the same device. Each is played
    /// by a connection of its own.
    pub own_seats: Vec<Seat>,
    /// Whether this user opened the table. The name of the host does not say so: guests may share a name.
    pub is_host: bool,
    pub table: TableInfo,
    /// Empty while the table is still in its lobby.
    pub game: Option<GameNow>,
    /// The notices since the version that the client said it had seen.
    pub missed: Vec<VersionNotices>,
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
    /// What the seat of this connection might do. `refused` contains the actions that are not allowed,
    /// grouped by the rule that refuses them.
    #[ts(type = "{ allowed: Array<unknown>, refused?: Array<Refusal & { actions: Array<unknown> }> }")]
    pub choices: Box<RawValue>,
    /// Whether the seat of this connection is asked and need not answer: it has answered, or it is alone with bots and
    /// the table is about to answer for it. It may change its answer as long as the question is open. In a reaction
    /// nobody else is told.
    pub answered: bool,
    /// The seat of this connection, if it may take back the last action.
    pub undo: Option<Seat>,
    pub clocks: Vec<Clock>,
    /// The window that closes by itself, if one is open.
    pub grace: Option<Grace>,
    /// Whether one person plays alone with bots, and nobody else watches.
    pub alone: bool,
    /// Whether bots could begin now, but let people go first. `Skip` lets the bots begin.
    pub bots_wait: bool,
    /// Where a lesson stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonNow>,
    pub outcome: Option<Outcome>,
}

/// The step of a lesson that the learner has reached.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LessonNow {
    /// Its number, from 1.
    pub step: u32,
    /// How many steps there are.
    pub of: u32,
    /// The name of its sentence in the texts of the game's lessons.
    pub text: String,
    /// What the learner may do; if it is nothing, the step is only read.
    #[ts(type = "Array<unknown>")]
    pub allowed: Vec<Box<RawValue>>,
    /// The things on the screen that the sentence is about, such as `piece:A-pin-up`.
    pub points: Vec<String>,
}

/// A window that closes by itself when its time is over, as if all had passed. All players are shown the
/// same, whatever they hold, except for `ahead`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Grace {
    /// The time until it closes, counted from when the message was written.
    pub left_ms: u32,
    /// The time that it had when it opened.
    pub of_ms: u32,
    /// The seats that asked for time. While there is one, the window does not close, and its time stands still.
    pub waiting: SeatSet,
    /// Whether `pending` and `choices` are those after the window, for the seat that decides then. Its answer
    /// is kept until the window closes, and has no effect if somebody interrupts before that.
    pub ahead: bool,
}

/// The game has gone on by one or more lines of the journal: their notices, and what has changed since the
/// previous update. Fields that are left out have not changed, except `answered` and `undo`.
///
/// Most messages of a server are updates, so the parts that a game writes are JSON already, and only copied.
#[derive(Debug, TS)]
pub struct Update<'a> {
    /// The version after it.
    pub version: u32,
    /// The notices of each line, up to this version.
    #[ts(type = "Array<Array<unknown>>")]
    pub notices: &'a [u8],
    #[ts(optional, as = "Option<Patch>")]
    pub patch: Patch<'a>,
    /// The intermediate views, for connections that asked for them. Left out if there is nothing to show
    /// between the view before and the view after.
    #[ts(optional, as = "Option<Vec<FilmStep>>")]
    pub film: &'a [u8],
    #[ts(optional, type = "unknown")]
    pub pending: Option<&'a [u8]>,
    #[ts(optional, type = "GameNow['choices']")]
    pub choices: Option<&'a [u8]>,
    /// Whether this seat need not answer, as in a welcome. Left out if it is not asked. This is sent each time.
    #[ts(optional)]
    pub answered: Option<bool>,
    /// The seat of this connection, if it may take back the last action. This is sent each time.
    #[ts(optional)]
    pub undo: Option<Seat>,
    /// The clocks that run, and those that have changed.
    #[ts(optional, as = "Option<Vec<Clock>>")]
    pub clocks: Vec<Clock>,
    /// The window that closes by itself. Left out if none is open. This is sent each time.
    #[ts(optional)]
    pub grace: Option<Grace>,
    /// Whether one person plays alone with bots, and nobody else watches.
    #[ts(optional)]
    pub alone: Option<bool>,
    /// Whether bots could begin now, but let people go first.
    #[ts(optional)]
    pub bots_wait: Option<bool>,
    /// The step that a lesson has reached.
    #[ts(optional)]
    pub lesson: Option<&'a LessonNow>,
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

/// What the view looked like after some of the notices of an update.
#[derive(Debug, TS)]
pub struct FilmStep<'a> {
    /// How many notices of the update had been told by then, counted over all its lines.
    pub notices: u32,
    /// What has changed since the previous step or, for the first step, since the view before the update.
    pub patch: Patch<'a>,
}

impl Update<'_> {
    /// The message as the client gets it.
    pub fn message(&self) -> String {
        let Update {
            version,
            notices,
            patch,
            film,
            pending,
            choices,
            answered,
            undo,
            clocks,
            grace,
            alone,
            bots_wait,
            lesson,
            outcome,
        } = self;
        let parts = [Some(*notices), Some(patch.0), Some(*film), *pending, *choices];
        let n_bytes = parts.into_iter().flatten().map(<[u8]>::len);
        let mut out = Vec::with_capacity(n_bytes.sum::<usize>() + 160);
        out.extend_from_slice(br#"{"update":{"version":"#);
        write(&mut out, version);
        copy(&mut out, br#","notices":"#, notices);
        if !patch.0.is_empty() {
            copy(&mut out, br#","patch":"#, patch.0);
        }
        if !film.is_empty() {
            copy(&mut out, br#","film":"#, film);
        }
        if let Some(pending) = pending {
            copy(&mut out, br#","pending":"#, pending);
        }
        if let Some(choices) = choices {
            copy(&mut out, br#","choices":"#, choices);
        }
        if let Some(answered) = answered {
            out.extend_from_slice(br#","answered":"#);
            write(&mut out, answered);
        }
        if let Some(undo) = undo {
            out.extend_from_slice(br#","undo":"#);
            write(&mut out, undo);
        }
        if !clocks.is_empty() {
            out.extend_from_slice(br#","clocks":"#);
            write(&mut out, clocks);
        }
        if let Some(grace) = grace {
            out.extend_from_slice(br#","grace":"#);
            write(&mut out, grace);
        }
        if let Some(alone) = alone {
            out.extend_from_slice(br#","alone":"#);
            write(&mut out, alone);
        }
        if let Some(bots_wait) = bots_wait {
            out.extend_from_slice(br#","bots_wait":"#);
            write(&mut out, bots_wait);
        }
        if let Some(lesson) = lesson {
            out.extend_from_slice(br#","lesson":"#);
            write(&mut out, lesson);
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
pub struct VersionNotices {
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
    /// The request is done and on disk, as the line of the journal with this number.
    Done { version: u32 },
    /// What a bot would do and, if it has a reason, a word for the reason that the game's texts explain.
    Suggested {
        #[ts(type = "unknown")]
        action: serde_json::Value,
        reason: Option<&'static str>,
    },
    /// Orders that would spare the seat questions: actions to be done one after another, as far as its player
    /// wants them.
    Orders {
        #[ts(type = "Array<unknown>")]
        actions: Vec<serde_json::Value>,
    },
    /// How the seat could do its chore, and what a player can aim at: words that the game's texts explain.
    Planned { steps: Vec<PlannedStep>, aims: Vec<String> },
    /// A rule refuses the request.
    Refused(Refusal),
    /// The request could not be done.
    Failed(Failure),
}

/// One action of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlannedStep {
    #[ts(type = "unknown")]
    pub action: serde_json::Value,
    /// What the seat could do instead of it.
    #[ts(type = "Array<unknown>")]
    pub others: Vec<serde_json::Value>,
}

/// Why a request could not be done: a word that the client has a text for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// The text is not a message of this protocol, or not an action of this game.
    Unreadable,
    NotYourSeat,
    NotPlaying,
    TooFast,
    TooLong,
    NotAllowed,
    /// The request could not be written to the disk. Nothing has changed.
    NotStored,
    /// The question that it answers is no longer the one that is asked: somebody interrupted.
    Overtaken,
    /// The step of a lesson does not allow it; nothing has changed.
    NotThisStep,
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

/// What everybody may know about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TableInfo {
    pub id: String,
    /// What people read aloud instead of the id: `/t/CODE` leads to the table.
    pub code: String,
    pub game: String,
    #[ts(type = "Record<string, string>")]
    pub options: std::collections::BTreeMap<String, String>,
    pub status: Status,
    pub visibility: Visibility,
    pub pace: Pace,
    /// The name of the lesson that the table is for, if it is for one. A lesson counts for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// How long windows stay open at a table of several people. `None` if each window waits for all answers.
    pub grace_ms: Option<u32>,
    pub host: String,
    /// The host's own seat, if the host plays.
    pub host_seat: Option<Seat>,
    pub seats: Vec<SeatInfo>,
    pub spectators: u32,
    /// SHA-256 of the secret of chance, in hexadecimal digits.
    pub commitment: String,
    /// The secret itself, once the game is over.
    pub secret: Option<String>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The game was begun under other rules than those of this server: it is kept, and cannot be played on.
    /// The server finds out when somebody opens the table.
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
        /// This is a friend, who plays on the device of the user who added them.
        is_friend: bool,
    },
    Bot {
        name: String,
        kind: String,
        /// The host has opened the seat in the running game: a person may take it, and the bot plays until then.
        is_open: bool,
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

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// No clock.
    #[default]
    Relaxed,
    /// One minute for each answer, and five minutes in reserve for the whole game.
    Live,
    /// Twelve hours for each answer, and three days in reserve for the whole game.
    Days,
}

//! The messages between server and client. `docs/protocol.md` explains what they mean and in which order they
//! come.
//!
//! They carry views, notices and actions of a game as raw JSON, and never a state.

mod client;
mod patch;
mod server;
pub mod typescript;

pub use client::{ClientMessage, LessonMove, Speed, StopMs, Tempo};
pub use patch::Patch;
pub use server::{
    Answer, AnswerResult, ChatLine, Clock, Failure, FilmStep, GameNow, Grace, LessonNow, Occupant, Pace,
    PlannedStep, SeatInfo, ServerMessage, Status, TableInfo, Update, VersionNotices, Visibility, Welcome,
};

/// The limits of messages. A message that exceeds one is answered with a failure, or its connection is
/// closed.
pub mod limits {
    /// Bytes of one message from a client.
    pub const CLIENT_MESSAGE_BYTES: usize = 4_096;
    /// Characters of one line of chat.
    pub const CHAT_CHARS: usize = 500;
    /// Characters of a name.
    pub const NAME_CHARS: usize = 24;
    /// Characters of the id that a client gives a request.
    pub const REQUEST_ID_CHARS: usize = 32;
    /// Actions that one plan can begin with.
    pub const KEPT_IN_PLAN: usize = 32;
    /// Aims that one plan can have.
    pub const AIMS_OF_PLAN: usize = 16;
    /// The times that a host may choose for windows to stay open at a table of several people.
    pub const GRACES_MS: [u32; 5] = [1_000, 1_500, 3_000, 5_000, 8_000];
}

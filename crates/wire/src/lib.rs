//! The messages between server and client. What they mean, and in which order they come, is written
//! in `docs/protocol.md`.
//!
//! They carry views, notices and actions of a game as raw JSON; of a state they know nothing.

mod client;
mod patch;
mod server;
pub mod typescript;

pub use client::ClientMessage;
pub use patch::Patch;
pub use server::{
    Answer, AnswerResult, ChatLine, Clock, Failure, GameNow, Occupant, Pace, SeatInfo, ServerMessage, Status,
    TableInfo, Told, Update, Visibility, Welcome,
};

/// The limits of the wire. What exceeds them is answered and closed.
pub mod limits {
    /// Bytes of one message from a client.
    pub const CLIENT_MESSAGE_BYTES: usize = 4_096;
    /// Characters of one line of chat.
    pub const CHAT_CHARS: usize = 500;
    /// Characters of a name.
    pub const NAME_CHARS: usize = 24;
    /// Characters of the id that a client gives a request.
    pub const REQUEST_ID_CHARS: usize = 32;
}

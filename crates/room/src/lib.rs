//! One running table. It does no IO, reads no clock and draws no randomness: whoever runs it brings
//! the time with every call and carries out the [`Effect`]s it asks for.
//!
//! What happens to a request:
//!
//! 1. [`Room::request`] puts it into the inbox. One request is worked on at a time.
//! 2. It is tried on a copy of the table. A refusal is answered at once and nothing has changed.
//! 3. Its lines, and those of chance and of standing passes that follow from it, go out as one
//!    [`Effect::Append`]. Until they are on disk nobody is told of them, the actor included.
//! 4. [`Room::stored`] says how that went. Then the lines are taken on the table itself, every watched
//!    observer gets an update for each, and the request is answered.
//!
//! A crash between 3 and 4 loses nothing: the id of the request is part of its line, so a client that
//! sends it again to a [restored](Room::restore) room is answered, and it is done once.

mod answers;
mod clocks;
mod effect;
mod observers;
mod room;
mod seats;
mod staging;

pub use clocks::Times;
pub use effect::{Effect, RequestKey};
pub use room::{Opening, Player, Request, Restored, Room};

/// The limits of a room.
pub mod limits {
    /// Requests that wait their turn; one more is answered `too-fast`.
    pub const INBOX: usize = 64;
    /// Answers that are remembered, for requests that are sent again.
    pub const ANSWERS_A_SEAT: usize = 256;
    /// Versions whose notices are kept for those who reconnect.
    pub const TOLD_VERSIONS: usize = 512;
    /// Time-outs running after which a seat is handed to a bot.
    pub const TIMEOUTS_UNTIL_AWAY: u8 = 2;
    /// Passes that one request may set off, so that standing passes cannot run for ever.
    pub const STANDING_PASSES_A_REQUEST: usize = 64;
}

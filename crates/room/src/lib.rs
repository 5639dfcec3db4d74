//! One running table. It does no IO, reads no clock and draws no randomness: whoever runs it brings
//! the time with every call and carries out the [`Effect`]s it asks for.
//!
//! What happens to a request:
//!
//! 1. [`Room::request`] puts it into the inbox, where it waits while the disk is busy.
//! 2. It is tried on a copy of the table. A refusal is answered at once and nothing has changed. Those that
//!    wait behind it are tried on top; what is refused there waits on, since the answer would tell of
//!    lines that are not on disk.
//! 3. Their lines, and those of chance that follow from them, go out as one [`Effect::Append`]. Until they are
//!    on disk nobody is told of them, the actor included.
//! 4. [`Room::stored`] says how that went. Then the copy takes the place of the table, every watched
//!    observer gets one update, and the requests are answered.
//!
//! A crash between 3 and 4 loses nothing: the id of the request is part of its line, so a client that
//! sends it again to a [restored](Room::restore) room is answered, and it is done once.
//!
//! What a room promises when its store does not keep its word:
//!
//! - It says that lines are not stored, and they are: the next append does not fit, which shows it. The
//!   restored room has the lines, and answers the request as done if it is sent again.
//! - It says that lines are stored, and they are not: the next append does not fit either, since it
//!   names the number of lines before it, so no journal ever has a gap. The restored room stands where
//!   the journal ends. What was told of the lost lines is void: whoever reconnects gets a fresh view with
//!   an earlier version. The same draw of chance gives the same numbers again, so nobody wins by it.

mod answers;
mod authors;
mod bot_timer;
mod clocks;
mod effect;
mod observers;
mod opening;
mod room;
mod seats;
mod staging;
#[cfg(test)]
mod toy;

pub use clocks::Times;
pub use effect::{Effect, RequestKey};
pub use games::Suggestion;
pub use opening::{Delays, NewGame, Player, Request, StoredGame};
pub use room::Room;

/// The limits of a room.
pub mod limits {
    /// Requests of one seat that wait their turn; one more is answered `too-fast`. Nobody can fill the
    /// places of the others.
    pub const INBOX_A_SEAT: usize = 8;
    /// Requests that wait their turn.
    pub const INBOX: usize = INBOX_A_SEAT * table::limits::SEATS;
    /// Answers that are remembered, for requests that are sent again.
    pub const ANSWERS_A_SEAT: usize = 256;
    /// Versions whose notices are kept for those who reconnect.
    pub const TOLD_VERSIONS: usize = 512;
    /// Lines after which even who is not waited for is told of them.
    pub const LINES_AN_UPDATE: usize = 32;
    /// Time-outs running after which a seat is handed to a bot.
    pub const TIMEOUTS_UNTIL_AWAY: u8 = 2;
    /// How long a room leaves the disk alone after a failed write before it tries again by itself.
    pub const TRY_AGAIN_MS: u64 = 1_000;
    /// Where people and bots decide together, bots let people go first: they wait so many times as long.
    pub const PEOPLE_FIRST: u64 = 10;
}

#[cfg(test)]
mod tests {
    use super::limits::*;

    /// Others count on them: clients, the server, and whoever reads the handbook.
    #[test]
    fn limits_are_as_they_were_announced() {
        assert_eq!((INBOX_A_SEAT, INBOX, ANSWERS_A_SEAT, TOLD_VERSIONS), (8, 64, 256, 512));
        assert_eq!((LINES_AN_UPDATE, TIMEOUTS_UNTIL_AWAY), (32, 2));
        assert_eq!((TRY_AGAIN_MS, PEOPLE_FIRST), (1_000, 10));
    }
}

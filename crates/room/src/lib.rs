//! One running table. It does no IO, reads no clock and draws no randomness: its caller passes the time with
//! every call and carries out the [`Effect`]s that the room asks for.
//!
//! What happens to a request:
//!
//! 1. [`Room::request`] parses it and puts it into the inbox, where it waits while the disk is busy.
//! 2. It is tried on a copy of the table. A refusal is answered at once, and nothing has changed. The
//!    requests that wait behind it are tried on the same copy. One that is refused there keeps waiting, since
//!    its answer would reveal lines that are not on disk.
//! 3. Their lines, and the answers of chance that follow from them, go out as one [`Effect::Append`]. Until
//!    they are on disk nobody is told of them, not even the seat that acted.
//! 4. [`Room::stored`] tells the room whether that succeeded. Then the copy replaces the table, every
//!    observer who watches gets one update, and the requests are answered.
//!
//! A crash between 3 and 4 loses nothing, because the id of the request is part of its line. If the client
//! sends the request again to a [restored](Room::restore) room, it is answered, and carried out only once.
//!
//! What a room guarantees if its store reports something that is not true:
//!
//! - The store says that lines are not stored, but they are: the next append does not fit, which reveals the error. The
//!   restored room has the lines, and answers the request as done if it is sent again.
//! - The store says that lines are stored, but they are not: the next append does not fit either. It names
//!   the number of lines before it, so no journal ever has a gap. The restored room is at the state where the
//!   journal ends. What observers were told about the lost lines no longer holds: a client that reconnects
//!   gets a fresh view with an earlier version. The same draw of chance gives the same numbers again, so
//!   nobody gains by it.

mod answered_requests;
mod bot_timer;
mod clocks;
mod effect;
mod grace;
mod lesson;
mod observers;
mod opening;
mod room;
mod seats;
mod staging;
#[cfg(test)]
mod toy;
mod undoable_actions;

pub use clocks::TimeLimits;
pub use effect::{Effect, RequestKey};
pub use games::{ChoreError, ChorePreferencesJson, ChoreStep, ProposedChore, Suggestion};
pub use observers::{Calls, UpdateDetail};
pub use opening::{Delays, LessonContext, NewGame, Player, Request, RestoreContext, UnansweredRequests};
pub use room::Room;

/// The limits of a room.
pub mod limits {
    /// Requests of one seat that wait their turn; one more is answered `too-fast`. No seat can take up the
    /// room of another.
    pub const INBOX_A_SEAT: usize = 8;
    /// Requests that wait their turn.
    pub const INBOX: usize = INBOX_A_SEAT * table::limits::SEATS;
    /// Actions of one request.
    pub const ACTIONS_A_REQUEST: usize = 64;
    /// Actions at the end of the journal that a room remembers, so that an undo takes back everything that one request
    /// did.
    pub const UNDOABLE_ACTIONS: usize = 2 * ACTIONS_A_REQUEST;
    /// How long a seat that asked for time in a window may think, at a table without clocks.
    pub const THINKING_MS: u64 = 60_000;
    /// The least time for which a window stays open at a table of several people while somebody has an offer
    /// to answer.
    pub const OFFER_MS: u64 = 15_000;
    /// Answers that are remembered, for requests that are sent again.
    pub const ANSWERS_A_SEAT: usize = 256;
    /// Versions whose notices are kept for those who reconnect.
    pub const TOLD_VERSIONS: usize = 512;
    /// Lines after which even a bystander is told of them, before the interval is over.
    pub const LINES_AN_UPDATE: usize = 32;
    /// Intermediate states that are kept for the films of the next updates; beyond that, those of the oldest lines are
    /// dropped.
    pub const FILM_STEPS: usize = 512;
    /// Consecutive time-outs after which a seat is handed to a bot.
    pub const TIMEOUTS_UNTIL_AWAY: u8 = 2;
    /// How long a room waits after a failed write before it writes anything that was not requested.
    pub const TRY_AGAIN_MS: u64 = 1_000;
    /// When people and bots decide together, bots let people go first: they wait this many times as long.
    pub const PEOPLE_FIRST: u64 = 10;
}

#[cfg(test)]
mod tests {
    use super::limits::*;

    /// Clients, the server and the documentation rely on them.
    #[test]
    fn limits_are_as_documented() {
        assert_eq!((INBOX_A_SEAT, INBOX, ANSWERS_A_SEAT, TOLD_VERSIONS), (8, 64, 256, 512));
        assert_eq!((LINES_AN_UPDATE, FILM_STEPS, TIMEOUTS_UNTIL_AWAY), (32, 512, 2));
        assert_eq!((TRY_AGAIN_MS, PEOPLE_FIRST), (1_000, 10));
        assert_eq!((ACTIONS_A_REQUEST, UNDOABLE_ACTIONS, THINKING_MS), (64, 128, 60_000));
    }
}

//! What outlives the program: the journal of every table, and all that the platform knows about users,
//! tables, seats, chat, results and ratings.
//!
//! [`Store`] is the only door. [`Sqlite`] stands behind it on one machine; whatever else comes to stand
//! there must pass the same conformance suite (feature `conformance`). The store reads no clock and knows no rule:
//! times come from the caller, and a journal line is text that only the game can read.

mod disk;
mod error;
mod ids;
mod names;
mod record;
mod sqlite;
mod store;

#[cfg(any(test, feature = "conformance"))]
pub mod conformance;
pub mod limits;

pub use disk::fsync_latency;
pub use error::StoreError;
pub use ids::{IdError, TableId, UserId};
pub use names::{GONE, name_key};
pub use record::chat::{Audience, ChatLine, Listener, NewChat};
pub use record::export::{ExportedRating, ExportedResult, ExportedTable, UserExport};
pub use record::result::{GameResult, Promises, Rating, RatingUpdate, Recorded, SeatResult, Statistics};
pub use record::table::{
    Cursor, CursorError, DueTable, NewTable, OwnCursor, OwnTable, Page, SeatRecord, Sitter, TableListing,
    TableRecord, TableStatus, Visibility,
};
pub use record::user::{GuestCursor, PasswordHash, Session, SweptGuests, UserKind, UserRecord};
pub use sqlite::{Counters, Sqlite};
pub use store::{Answer, BoxFuture, SharedStore, Store, UnixMs};

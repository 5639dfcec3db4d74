//! Persistent storage: the journal of every table, and everything the platform knows about users, tables,
//! seats, chat, results and ratings.
//!
//! All access goes through the [`Store`] trait. [`Sqlite`] implements it for a single machine; any other
//! implementation must pass the same conformance suite (feature `conformance`). The store reads no clock and
//! knows no rules: the caller passes every time in, and a journal line is text that only its game can read.

mod disk;
mod error;
mod ids;
mod names;
mod notice_store;
mod record;
mod sqlite;
mod store;
mod table_code;

#[cfg(any(test, feature = "conformance"))]
pub mod conformance;
pub mod limits;

pub use disk::fsync_latency;
pub use error::StoreError;
pub use ids::{ChannelId, IdError, TableId, UserId};
pub use names::{GONE_NAME, name_key};
pub use notice_store::NoticeStore;
pub use record::chat::{Audience, ChatLine, ChatReader, NewChat};
pub use record::export::{ExportedRating, ExportedResult, ExportedTable, UserExport};
pub use record::notice::{
    AddedChannel, Channel, ChannelKind, ChannelState, NewChannel, NoticeChange, NoticeKind,
    NoticePreferences, NoticeProgress, NoticeSettings, NoticeState, PushKeys, QuietHours, StoredNotice,
};
pub use record::result::{
    GameResult, PromiseCounts, Rating, RatingUpdate, RecordResultOutcome, SeatResult, UserStatistics,
};
pub use record::table::{
    Cursor, CursorError, DueTable, NewTable, OwnTable, OwnTablesCursor, PageRequest, SeatHolder, SeatRecord,
    TableListing, TableRecord, TableStatus, Visibility,
};
pub use record::user::{DeletedGuests, GuestCursor, PasswordHash, Session, UserKind, UserRecord};
pub use sqlite::{Sqlite, WriteCounters};
pub use store::{BoxFuture, SharedStore, Store, StoreFuture, UnixMs};
pub use table_code::{CodeError, TableCode};

//! The export of everything that belongs to a user.

use serde::Serialize;

use crate::{ChatLine, NoticeSettings, Rating, TableId, TableStatus, UnixMs, UserId, UserKind, Visibility};

/// Everything that belongs to a user.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UserExport {
    pub id: UserId,
    pub kind: UserKind,
    pub name: String,
    pub created_ms: UnixMs,
    /// When each session expires. We do not know the tokens themselves.
    pub session_expires_ms: Vec<UnixMs>,
    pub tables: Vec<ExportedTable>,
    pub results: Vec<ExportedResult>,
    pub ratings: Vec<ExportedRating>,
    /// The chat lines that the user wrote.
    pub chat: Vec<ChatLine>,
    /// How the user wants to be told of games.
    pub notices: NoticeSettings,
    /// Whether every list is complete: none reached [`crate::limits::ROWS_PER_EXPORT`].
    pub is_complete: bool,
}

/// A table that the user hosts or sits at. It omits the platform's document, which contains secrets of a running
/// game. Journals of finished games are exported separately.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExportedTable {
    pub table: TableId,
    pub game: String,
    pub status: TableStatus,
    pub visibility: Visibility,
    pub pace: String,
    pub options_json: String,
    pub is_host: bool,
    /// The seats of this user, including those of their friends.
    pub seats: Vec<u8>,
    pub created_ms: UnixMs,
}

/// A result of the user.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExportedResult {
    pub table: TableId,
    pub game: String,
    pub seat: u8,
    pub score: i64,
    pub place: u32,
    pub has_won: bool,
    pub ended_ms: UnixMs,
}

/// The user's rating in one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ExportedRating {
    pub game: String,
    #[serde(flatten)]
    pub rating: Rating,
}

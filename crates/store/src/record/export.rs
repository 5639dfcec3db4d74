//! Everything that an account owns, to be given to its owner.

use serde::Serialize;

use crate::{ChatLine, Rating, TableId, TableStatus, UnixMs, UserId, UserKind, Visibility};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UserExport {
    pub id: UserId,
    pub kind: UserKind,
    pub name: String,
    pub created_ms: UnixMs,
    /// When each session expires. The tokens are not known to us.
    pub session_expires_ms: Vec<UnixMs>,
    pub tables: Vec<ExportedTable>,
    pub results: Vec<ExportedResult>,
    pub ratings: Vec<ExportedRating>,
    /// What the user said.
    pub chat: Vec<ChatLine>,
    /// Whether no list was cut off at [`crate::limits::ROWS_PER_EXPORT`].
    pub is_complete: bool,
}

/// A table that the user hosts or sits at, without the platform's document, which holds secrets of a
/// running game. The journal of a finished game is exported by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExportedTable {
    pub table: TableId,
    pub game: String,
    pub status: TableStatus,
    pub visibility: Visibility,
    pub pace: String,
    pub options_json: String,
    pub is_host: bool,
    /// The seats of this user, those of friends among them.
    pub seats: Vec<u8>,
    pub created_ms: UnixMs,
}

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

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ExportedRating {
    pub game: String,
    #[serde(flatten)]
    pub rating: Rating,
}

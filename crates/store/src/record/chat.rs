//! Chat at a table.

use serde::{Deserialize, Serialize};

use crate::{TableId, UnixMs, UserId};

/// A chat line to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChat {
    pub table: TableId,
    /// The author; `None` for a bot or the platform.
    pub user: Option<UserId>,
    /// The author's seat; `None` for a spectator or the platform.
    pub seat: Option<u8>,
    pub audience: Audience,
    pub text: String,
    pub at_ms: UnixMs,
}

/// A stored chat line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChatLine {
    pub table: TableId,
    /// Its number at its table, starting at 1.
    pub seq: u32,
    pub user: Option<UserId>,
    pub seat: Option<u8>,
    pub audience: Audience,
    pub text: String,
    pub at_ms: UnixMs,
}

/// The people who may read a chat line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    All,
    /// The private line between two seats. When it is read back, the lower seat comes first.
    Pair(u8, u8),
}

/// A reader of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChatReader {
    /// Reads only the lines to all.
    Spectator,
    /// Also reads the private lines of these seats.
    Seats(Vec<u8>),
    /// Reads every private line: for the operator, never for a player.
    Operator,
}

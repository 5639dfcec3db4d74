//! Talk at a table.

use serde::{Deserialize, Serialize};

use crate::{TableId, UnixMs, UserId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChat {
    pub table: TableId,
    /// Who spoke; nobody for a bot or the platform.
    pub user: Option<UserId>,
    /// The seat they spoke from; none for a spectator or the platform.
    pub seat: Option<u8>,
    pub audience: Audience,
    pub text: String,
    pub at_ms: UnixMs,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChatLine {
    pub table: TableId,
    /// Counted at each table from 1.
    pub seq: u32,
    pub user: Option<UserId>,
    pub seat: Option<u8>,
    pub audience: Audience,
    pub text: String,
    pub at_ms: UnixMs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    All,
    /// The private line between two seats. The lower one comes first when it is read back.
    Pair(u8, u8),
}

/// Who asks to hear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listener {
    /// Hears what is said to all.
    Spectator,
    /// Hears the private lines of these seats too.
    Seats(Vec<u8>),
    /// Hears every private line: for the operator, never for a player.
    Operator,
}

//! Tables, their seats, and pages of their lists.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{TableId, UnixMs, UserId};

/// A table to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    pub id: TableId,
    pub game: String,
    pub host: UserId,
    pub visibility: Visibility,
    pub pace: String,
    /// How long windows stay open at a table of several people. `None` leaves this to the server.
    pub grace_ms: Option<u32>,
    /// The name of the lesson that the table is for, if it is for one.
    pub lesson: Option<String>,
    /// The options of the game in the game's own format.
    pub options_json: String,
    pub n_seats: u8,
    /// See [`TableRecord::document`].
    pub document: String,
    pub created_ms: UnixMs,
}

/// A stored table.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRecord {
    pub id: TableId,
    pub game: String,
    pub host: UserId,
    pub visibility: Visibility,
    pub pace: String,
    /// See [`NewTable::grace_ms`].
    pub grace_ms: Option<u32>,
    /// See [`NewTable::lesson`].
    pub lesson: Option<String>,
    pub options_json: String,
    pub n_seats: u8,
    pub status: TableStatus,
    /// The platform's own data about the table. It may contain the secret of the table's chance, so no player
    /// may see it.
    pub document: String,
    pub created_ms: UnixMs,
    /// When the status last changed.
    pub status_ms: UnixMs,
    /// When the game ended, if its result is recorded.
    pub ended_ms: Option<UnixMs>,
}

impl TableRecord {
    /// The cursor of the page that follows this table.
    pub fn cursor(&self) -> Cursor {
        Cursor { at_ms: self.created_ms, table: self.id }
    }
}

// Both `Debug` outputs leave out the document, so that no log line contains a secret.
impl fmt::Debug for TableRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableRecord")
            .field("id", &self.id)
            .field("game", &self.game)
            .field("host", &self.host)
            .field("visibility", &self.visibility)
            .field("pace", &self.pace)
            .field("grace_ms", &self.grace_ms)
            .field("lesson", &self.lesson)
            .field("options_json", &self.options_json)
            .field("n_seats", &self.n_seats)
            .field("status", &self.status)
            .field("created_ms", &self.created_ms)
            .field("status_ms", &self.status_ms)
            .field("ended_ms", &self.ended_ms)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable")
            .field("id", &self.id)
            .field("game", &self.game)
            .field("host", &self.host)
            .finish_non_exhaustive()
    }
}

/// How a table can be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Listed in the lobby.
    Open,
    /// Found only through its link.
    Private,
}

/// Whether the game of a table has begun or ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableStatus {
    Lobby,
    Running,
    Over,
}

impl fmt::Display for TableStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableStatus::Lobby => "in the lobby",
            TableStatus::Running => "running",
            TableStatus::Over => "over",
        })
    }
}

/// A taken seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    pub seat: u8,
    pub holder: SeatHolder,
    pub name: String,
    /// Whether the host has opened this seat of a bot: the bot plays it until a person takes it.
    pub is_open: bool,
    /// The kind of the bot from which a person took over the seat in the running game.
    pub taken_from: Option<String>,
}

impl SeatRecord {
    /// A seat that was taken in the lobby.
    pub fn taken(seat: u8, holder: SeatHolder, name: &str) -> SeatRecord {
        SeatRecord { seat, holder, name: name.to_string(), is_open: false, taken_from: None }
    }

    /// The user or bot that had the seat when the game began.
    pub fn holder_at_start(&self) -> SeatHolder {
        self.taken_from.clone().map_or_else(|| self.holder.clone(), SeatHolder::Bot)
    }
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatHolder {
    User(UserId),
    /// A friend who plays on this user's device. The seat has the friend's own name, and its result counts for
    /// nobody.
    Friend(UserId),
    /// A bot, by its kind.
    Bot(String),
}

impl SeatHolder {
    /// The user on whose device this seat is played.
    pub fn player(&self) -> Option<UserId> {
        match self {
            SeatHolder::User(user) | SeatHolder::Friend(user) => Some(*user),
            SeatHolder::Bot(_) => None,
        }
    }
}

/// A table with its taken seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableListing {
    pub table: TableRecord,
    pub host_name: String,
    pub seats: Vec<SeatRecord>,
}

/// A table in a user's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnTable {
    pub listing: TableListing,
    /// Whether the game waits for the user: see [`Store::set_awaited`](crate::Store::set_awaited).
    pub is_awaited: bool,
}

impl OwnTable {
    /// The cursor of the page that follows this table.
    pub fn cursor(&self) -> OwnTablesCursor {
        OwnTablesCursor { is_awaited: self.is_awaited, place: self.listing.table.cursor() }
    }
}

/// A table that needs attention even if nobody has it open, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DueTable {
    pub table: TableId,
    pub wake_ms: UnixMs,
}

/// One page of a list that is sorted from newest to oldest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageRequest<C = Cursor> {
    /// At most [`crate::limits::ROWS_PER_PAGE`].
    pub limit: u32,
    /// The cursor of the last row of the previous page; `None` for the first page.
    pub before: Option<C>,
}

impl<C> PageRequest<C> {
    pub fn first(limit: u32) -> PageRequest<C> {
        PageRequest { limit, before: None }
    }

    pub fn after(cursor: C, limit: u32) -> PageRequest<C> {
        PageRequest { limit, before: Some(cursor) }
    }
}

/// A position in a list. It stays valid while rows are added. Its text is `1700000000000-0123456789abc`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    pub at_ms: UnixMs,
    pub table: TableId,
}

/// The text is not a cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CursorError;

impl fmt::Display for CursorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cursor is a time and an id")
    }
}

impl std::error::Error for CursorError {}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.at_ms, self.table)
    }
}

impl FromStr for Cursor {
    type Err = CursorError;

    fn from_str(text: &str) -> Result<Cursor, CursorError> {
        let (at_ms, table) = text.rsplit_once('-').ok_or(CursorError)?;
        Ok(Cursor {
            at_ms: at_ms.parse().map_err(|_| CursorError)?,
            table: table.parse().map_err(|_| CursorError)?,
        })
    }
}

/// A position in the list of a user's tables, where those that wait for the user come first. Its text is
/// `awaited-1700000000000-0123456789abc`, or `other-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnTablesCursor {
    pub is_awaited: bool,
    pub place: Cursor,
}

impl fmt::Display for OwnTablesCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", if self.is_awaited { "awaited" } else { "other" }, self.place)
    }
}

impl FromStr for OwnTablesCursor {
    type Err = CursorError;

    fn from_str(text: &str) -> Result<OwnTablesCursor, CursorError> {
        let (is_awaited, place) = match text.split_once('-').ok_or(CursorError)? {
            ("awaited", place) => (true, place),
            ("other", place) => (false, place),
            _ => return Err(CursorError),
        };
        Ok(OwnTablesCursor { is_awaited, place: place.parse()? })
    }
}

impl Serialize for Cursor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cursor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cursor, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cursors_round_trip() {
        for at_ms in [0, 1_700_000_000_000, -5] {
            let cursor = Cursor { at_ms, table: TableId(7) };
            assert_eq!(cursor.to_string().parse(), Ok(cursor));
        }
        for text in ["", "-", "5", "x-0000000000007", "5-7"] {
            assert_eq!(text.parse::<Cursor>(), Err(CursorError), "{text}");
        }
        for is_awaited in [true, false] {
            let cursor = OwnTablesCursor { is_awaited, place: Cursor { at_ms: -5, table: TableId(7) } };
            assert_eq!(cursor.to_string().parse(), Ok(cursor));
        }
        for text in ["", "5-0000000000007", "awaited", "awaited-", "sometimes-5-0000000000007"] {
            assert_eq!(text.parse::<OwnTablesCursor>(), Err(CursorError), "{text}");
        }
    }
}

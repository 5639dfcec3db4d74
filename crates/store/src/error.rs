//! Why a call of the store failed.

use std::fmt;

use crate::TableStatus;

/// Why a call of the store failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another append came first, or the caller expected more lines than are stored.
    Conflict { expected: u32, found: u32 },
    /// There is no such user, table or seat.
    NotFound,
    /// Another account has this name.
    NameTaken,
    /// Somebody sits there.
    SeatTaken,
    /// The user already has a seat at this table.
    AlreadySeated,
    /// The table does not have the status that the change requires.
    WrongStatus { found: TableStatus },
    /// The id of a new table, or the token of a new session, is taken.
    AlreadyExists,
    /// Only a guest can become an account.
    NotAGuest,
    /// A rating changed since it was read.
    StaleRating,
    /// Something is larger than its limit in [`crate::limits`].
    OverLimit { what: &'static str, limit: usize },
    /// A text that no store can keep, such as a blank name.
    Malformed(&'static str),
    /// Another process, or another part of this one, has these files open.
    InUse,
    /// A newer version of the program wrote these files.
    Newer { found: u32, known: u32 },
    /// Too many calls are waiting: try again later.
    Busy,
    /// The store was closed.
    Closed,
    /// The disk or the database failed. The text contains no stored values.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict { expected, found } => {
                write!(f, "the journal has {found} lines, not {expected}")
            }
            StoreError::NotFound => f.write_str("there is no such user, table or seat"),
            StoreError::NameTaken => f.write_str("the name is taken"),
            StoreError::SeatTaken => f.write_str("the seat is taken"),
            StoreError::AlreadySeated => f.write_str("the user already has a seat at this table"),
            StoreError::WrongStatus { found } => write!(f, "the table is {found}"),
            StoreError::AlreadyExists => f.write_str("the id or token is already in use"),
            StoreError::NotAGuest => f.write_str("only a guest can become an account"),
            StoreError::StaleRating => f.write_str("a rating changed since it was read"),
            StoreError::OverLimit { what, limit } => write!(f, "{what}: more than {limit}"),
            StoreError::Malformed(what) => f.write_str(what),
            StoreError::InUse => f.write_str("another program has the database open: stop it first"),
            StoreError::Newer { found, known } => write!(
                f,
                "a newer program wrote the database (schema {found}, this one knows {known}): \
                 update this program"
            ),
            StoreError::Busy => f.write_str("the store is busy: try again later"),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::Broken(reason) => write!(f, "the store failed: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}

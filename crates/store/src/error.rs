//! Why the store did not do what it was asked.

use std::fmt;

use crate::TableStatus;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another append came first, or the caller is ahead of what is stored.
    Conflict {
        expected: u32,
        found: u32,
    },
    /// There is no such user, table or seat.
    NotFound,
    NameTaken,
    SeatTaken,
    /// The user sits at this table already, which is no hot seat.
    AlreadySeated,
    /// The table is not, or no longer, in the status that the change is for.
    WrongStatus {
        found: TableStatus,
    },
    /// The id of a new table or the token of a new session is taken.
    AlreadyExists,
    /// Only a guest can become an account.
    NotAGuest,
    /// A rating changed since it was read.
    StaleRating,
    /// Something is larger than its limit in [`crate::limits`].
    OverLimit {
        what: &'static str,
        limit: usize,
    },
    /// A text that no store can keep, or a name that names nobody.
    Malformed(&'static str),
    /// Another program, or another part of this one, has these files open.
    InUse,
    /// The files were written by a newer program.
    Newer {
        found: u32,
        known: u32,
    },
    /// More waits than the store takes: try again later.
    Busy,
    Closed,
    /// The disk or the database failed. The text holds no value that anybody stored.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict { expected, found } => {
                write!(f, "the journal has {found} lines, not {expected}")
            }
            StoreError::NotFound => f.write_str("there is no such thing"),
            StoreError::NameTaken => f.write_str("the name is taken"),
            StoreError::SeatTaken => f.write_str("the seat is taken"),
            StoreError::AlreadySeated => f.write_str("the user sits at this table already"),
            StoreError::WrongStatus { found } => write!(f, "the table is {found}"),
            StoreError::AlreadyExists => f.write_str("it exists already"),
            StoreError::NotAGuest => f.write_str("only a guest can become an account"),
            StoreError::StaleRating => f.write_str("a rating changed since it was read"),
            StoreError::OverLimit { what, limit } => write!(f, "{what}: more than {limit}"),
            StoreError::Malformed(what) => f.write_str(what),
            StoreError::InUse => f.write_str("another program has the database open: stop that one first"),
            StoreError::Newer { found, known } => write!(
                f,
                "the database was written by a newer program (schema {found}, this one knows {known}): \
                 update this program"
            ),
            StoreError::Busy => f.write_str("the store is busy: try again later"),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::Broken(reason) => write!(f, "the store failed: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}

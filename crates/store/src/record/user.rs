//! Users and their sessions.

use std::fmt;

use serde::Serialize;

use crate::{UnixMs, UserId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UserRecord {
    pub id: UserId,
    pub kind: UserKind,
    pub name: String,
    /// Only accounts have one.
    pub password: Option<PasswordHash>,
    pub created_ms: UnixMs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UserKind {
    Guest,
    Account,
    /// Deleted: the games that they played still name them.
    Gone,
}

/// The hash of a password. It is not written into any log by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

/// Who a session belongs to, and until when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    pub user: UserRecord,
    pub expires_ms: UnixMs,
}

/// A place among the guests, from the oldest on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuestCursor {
    pub created_ms: UnixMs,
    pub user: UserId,
}

/// What one call of housekeeping among the guests has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SweptGuests {
    pub n_deleted: u32,
    /// Where to go on; nothing at the end.
    pub next: Option<GuestCursor>,
}

//! Users and their sessions.

use std::fmt;

use serde::Serialize;

use crate::{UnixMs, UserId};

/// A stored user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UserRecord {
    pub id: UserId,
    pub kind: UserKind,
    pub name: String,
    /// Only accounts have one.
    pub password: Option<PasswordHash>,
    pub created_ms: UnixMs,
}

/// What kind of user this is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UserKind {
    Guest,
    Account,
    /// A deleted user. The games that they played still refer to them.
    Gone,
}

/// The hash of a password. Its `Debug` output does not show it, so that it never ends up in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

/// The user of a session, and when it expires.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    pub user: UserRecord,
    pub expires_ms: UnixMs,
}

/// A position in the list of guests, which is sorted from oldest to newest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuestCursor {
    pub created_ms: UnixMs,
    pub user: UserId,
}

/// What one call of [`Store::delete_idle_guests`](crate::Store::delete_idle_guests) did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeletedGuests {
    pub n_deleted: u32,
    /// The guest after whom to continue. `None` at the end.
    pub next: Option<GuestCursor>,
}

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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Session {
    pub user: UserId,
    pub expires_ms: UnixMs,
}

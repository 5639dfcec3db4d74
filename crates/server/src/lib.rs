//! Tables online. Sockets and tasks, no rules: what happens at a table is decided by its room.
//!
//! - [`serve`]: binds, runs until told to stop, and stops cleanly.
//! - `api`: http, one file a subject; the list of routes is in `api.rs`.
//! - `hall`: the tables that are loaded, found by id. `actor`: the task of one table, which alone owns
//!   its room, its connections and its lobby. `socket`: one connection.
//! - `dossier`: what the platform keeps with a table beside its journal.

mod actor;
mod api;
mod clock;
mod dossier;
mod error;
mod hall;
mod metrics;
mod random;
mod ratings;
mod security;
mod serve;
mod session;
mod socket;
mod table_info;

pub use api::openapi;
pub use serve::{Config, Running, ServeError, serve};

/// The limits of the server.
pub mod limits {
    use std::time::Duration;

    /// Bytes of a request body.
    pub const BODY_BYTES: usize = 16 * 1024;
    /// Messages that wait for one connection; a slower one is closed and comes back.
    pub const OUTBOX: usize = 256;
    /// Messages that wait for one table.
    pub const TABLE_INBOX: usize = 1024;
    /// A connection must say `hello` in this time.
    pub const HELLO: Duration = Duration::from_secs(10);
    /// A connection that says nothing so long is closed; clients ping.
    pub const SILENCE: Duration = Duration::from_secs(120);
    /// Messages a second from one connection, and how many may come at once.
    pub const MESSAGES_A_SECOND: f64 = 40.0;
    pub const MESSAGES_AT_ONCE: f64 = 80.0;
    /// Messages that are answered `too-fast` before the connection is closed.
    pub const TOO_FAST: u32 = 100;
    /// A table without connections is put away after this time.
    pub const IDLE_TABLE: Duration = Duration::from_secs(60);
    /// How long a session lasts.
    pub const SESSION: Duration = Duration::from_secs(60 * 60 * 24 * 90);
    /// Passwords: shorter ones are refused, longer ones too.
    pub const PASSWORD_CHARS: std::ops::RangeInclusive<usize> = 8..=200;
    /// Lines of chat in a welcome.
    pub const CHAT_LINES: u32 = 100;
    /// Tables in one list.
    pub const TABLES_A_PAGE: u32 = 50;
    /// Guests, registrations and logins from one address, a second and at once.
    pub const GUESTS_A_SECOND: f64 = 20.0;
    pub const GUESTS_AT_ONCE: f64 = 2000.0;
    pub const LOGINS_A_SECOND: f64 = 0.2;
    pub const LOGINS_AT_ONCE: f64 = 10.0;
}

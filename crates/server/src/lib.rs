//! Tables online. This crate has sockets and tasks, but no rules: the room of a table decides what happens at that
//! table.
//!
//! - [`serve`] binds, runs until told to stop, and stops cleanly. `accept` accepts connections.
//! - `api` handles HTTP requests, with one file per subject; the list of routes is in `api.rs`. `session`
//!   says who sends a request, `security` whether it comes from our own pages, `rate_limits` whether it comes
//!   too often.
//! - `table_registry` finds the loaded tables by id. `actor` is the task of one table, which alone owns its
//!   room, its connections and its lobby. `socket` is one connection, `connection_owner` the user who opened it
//!   and the seat that it plays.
//! - `notices` tells players who look elsewhere.
//! - `table_document` is what the platform stores with a table in addition to its journal.

mod accept;
mod actor;
mod api;
mod clock;
mod connection_owner;
mod connection_registry;
mod error;
mod housekeeping;
mod json_body;
pub mod limits;
mod metrics;
mod notices;
mod random;
mod rate_limits;
mod ratings;
mod security;
mod serve;
mod session;
mod socket;
mod table_document;
mod table_info;
mod table_registry;

pub use api::openapi;
pub use limits::AdjustableLimits;
pub use notices::{MailConfig, NoticeConfig};
pub use notify::{Allowed, MailServer, is_mail_address};
pub use room::Delays;
pub use serve::{Config, RunningServer, ServeError, serve, serve_within};

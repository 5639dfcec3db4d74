//! Tables online. This crate has sockets and tasks, but no rules: the room of a table decides what happens
//! there.
//!
//! - [`serve`] binds, runs until told to stop, and stops cleanly. `accept` accepts connections.
//! - `api` handles HTTP requests, with one file per subject; the list of routes is in `api.rs`. `session`
//!   says who sends a request, `security` whether it comes from our own pages, `rate_limits` whether it comes
//!   too often.
//! - `table_registry` finds the loaded tables by id. `actor` is the task of one table, which alone owns its
//!   room, its connections and its lobby. `socket` is one connection, `visitor` who is connected and in which
//!   seat.
//! - `table_secrets` is what the platform stores with a table beside its journal.

mod accept;
mod actor;
mod api;
mod body;
mod clock;
mod connection_registry;
mod error;
mod housekeeping;
pub mod limits;
mod metrics;
mod random;
mod rate_limits;
mod ratings;
mod security;
mod serve;
mod session;
mod socket;
mod table_info;
mod table_registry;
mod table_secrets;
mod visitor;

pub use api::openapi;
pub use limits::Limits;
pub use room::Delays;
pub use serve::{Config, RunningServer, ServeError, serve, serve_within};

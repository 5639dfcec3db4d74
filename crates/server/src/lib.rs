//! Tables online. Sockets and tasks, no rules: what happens at a table is decided by its room.
//!
//! - [`serve`]: binds, runs until told to stop, and stops cleanly. `accept`: takes connections in.
//! - `api`: http, one file a subject; the list of routes is in `api.rs`.
//! - `table_registry`: the tables that are loaded, found by id. `actor`: the task of one table, which alone owns
//!   its room, its connections and its lobby. `socket`: one connection. `visitor`: who it is, and in which seat.
//! - `table_secrets`: what the platform keeps with a table beside its journal.

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
pub use serve::{Config, Running, ServeError, serve, serve_within};

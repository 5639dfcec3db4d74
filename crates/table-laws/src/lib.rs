//! Laws that every game must obey, and tools for the tests of a game. Only tests depend on this crate.
//!
//! ```
//! # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../table/examples/game.rs")); }
//! use game::{LowBid, Setup};
//! use table_laws::{Law, Laws};
//!
//! let setups = vec![Setup { seats: 2 }, Setup { seats: 4 }];
//! let report = Laws::<LowBid>::new(setups).hold_for(20);
//! assert!(report.times(Law::TwinWorlds) > 0);
//! ```
//!
//! Read in this order:
//!
//! 1. [`Law`]: the laws, one sentence each.
//! 2. [`Laws`]: tries them on random games. [`Violation`]: a broken law. [`Report`]: how often each law was tried, so
//!    that nobody trusts a law that never applied.
//! 3. [`Golden`]: playthroughs under version control.
//! 4. [`Script`], [`line()`], [`words`], [`differences`]: tests of rules, in words.
//! 5. [`marks`]: which rules a test has passed.

#![warn(missing_docs)]

mod differences;
mod fuzz;
mod golden;
mod json;
mod law;
mod laws;
pub mod marks;
mod moment;
mod ordered;
mod play;
mod report;
mod script;
mod seen;
mod trial;
mod violation;
mod words;

pub use differences::differences;
pub use golden::{Golden, Playthrough, check_golden};
pub use law::Law;
pub use laws::Laws;
pub use marks::{assert_passes, passes};
pub use report::{Hidden, Report};
pub use script::Script;
pub use violation::{Place, Violation};
pub use words::{line, words};

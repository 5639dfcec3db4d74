//! What every game must obey, and tools for the tests of a game. Only tests depend on this crate.
//!
//! ```ignore
//! #[test]
//! fn laws() {
//!     Laws::<MyGame>::new(setups()).canaries(hidden_words).hold_for(1000);
//! }
//! ```
//!
//! Read in this order:
//!
//! 1. [`Law`]: the laws, one sentence each.
//! 2. [`Laws`]: how they are tried on random games of a title; [`Violation`]: what a broken one says;
//!    [`Report`]: how often each was tried, so that nobody is fooled by a law that never applied.
//! 3. [`Golden`]: playthroughs under version control.
//! 4. [`Script`], [`line()`], [`words`], [`differences`]: rule tests in words.
//! 5. [`marks`]: which rules a test has passed.

mod fuzz;
mod differences;
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

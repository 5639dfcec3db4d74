//! The parts of a table in a terminal. Each game describes its own look in its folder. Read in this order:
//!
//! 1. [`board`]: how a game describes its look; [`plain`]: how it looks if it does not; [`subcommand`]: what
//!    a game adds to the program.
//! 2. [`screen`]: what a player sees on their turn; [`choices`]: the numbered actions; [`rulebook`]: rules by
//!    their ids.
//! 3. [`speech`]: all texts of one table; [`words`]: how values become sentences; [`seating`]: who plays.
//! 4. [`layout`], [`style`]: columns, lines, colours.

pub mod board;
pub mod choices;
pub mod layout;
pub mod plain;
pub mod rulebook;
pub mod screen;
pub mod seating;
pub mod speech;
pub mod style;
pub mod subcommand;
pub mod words;

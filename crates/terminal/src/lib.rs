//! What a table in a terminal is made of. How a particular game looks there is in its own folder. Read in
//! this order:
//!
//! 1. [`board`]: how a game says what it looks like; [`plain`]: how it looks if it says nothing;
//!    [`subcommand`]: what a game adds to the program.
//! 2. [`screen`]: what a player sees on their turn; [`choices`]: the numbered actions; [`rulebook`]: rules by
//!    their ids.
//! 3. [`speech`]: everything that is said at one table; [`words`]: how values become sentences; [`seating`]:
//!    who plays.
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

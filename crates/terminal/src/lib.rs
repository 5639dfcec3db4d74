//! What a table in a terminal is made of. How a game looks there lies in its own folder. Read in this order:
//!
//! 1. [`board`]: what a game says of how it is drawn; [`plain`]: how it looks where it says nothing; [`tool`]: its own
//!    commands.
//! 2. [`speech`]: what is said at one table; [`words`]: how values become sentences; [`seating`]: who plays.
//! 3. [`layout`], [`style`]: columns, lines, colours.

pub mod board;
pub mod layout;
pub mod plain;
pub mod seating;
pub mod speech;
pub mod style;
pub mod tool;
pub mod words;

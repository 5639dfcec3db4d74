//! A command that one game adds to the program: `revenant <name> …`.

use std::error::Error;
use std::io::Write;

pub use clap;

/// How a tool ends; an error is said in one sentence.
pub type Done<T = ()> = Result<T, Box<dyn Error>>;

/// A command of one game, for what is done outside of a table.
#[derive(Clone, Copy)]
pub struct Tool {
    /// Its name, its arguments and its help.
    pub command: fn() -> clap::Command,
    /// Writes to where the program writes.
    pub run: fn(&clap::ArgMatches, &mut dyn Write) -> Done,
}

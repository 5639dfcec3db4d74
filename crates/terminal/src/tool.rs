//! A command that one game adds to the program: `revenant <name> …`.

use std::error::Error;
use std::io::Write;

pub use clap;

/// A command of one game, for what is done outside of a table.
#[derive(Clone, Copy)]
pub struct Tool {
    /// Its name, its arguments and its help.
    pub command: fn() -> clap::Command,
    /// Writes to where the program writes. An error is said in one sentence.
    pub run: fn(&clap::ArgMatches, &mut dyn Write) -> Result<(), Box<dyn Error>>,
}

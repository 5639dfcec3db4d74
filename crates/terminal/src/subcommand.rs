//! A subcommand that one game adds to the program: `revenant <name> …`.

use std::error::Error;
use std::io::Write;

pub use clap;

/// The result of a subcommand; an error is one sentence.
pub type SubcommandResult<T = ()> = Result<T, Box<dyn Error>>;

/// A subcommand of one game, for things that are done outside a table.
#[derive(Clone, Copy)]
pub struct Subcommand {
    /// Its name, its arguments and its help.
    pub command: fn() -> clap::Command,
    /// Runs it; it prints to this writer.
    pub run: fn(&clap::ArgMatches, &mut dyn Write) -> SubcommandResult,
}

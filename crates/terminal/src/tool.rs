//! A command that one game adds to the program: `revenant <name> …`.

use std::error::Error;
use std::io::Write;

pub use clap;

/// The result of a tool; an error is one sentence.
pub type ToolResult<T = ()> = Result<T, Box<dyn Error>>;

/// A command of one game, for things that are done outside a table.
#[derive(Clone, Copy)]
pub struct Tool {
    /// Its name, its arguments and its help.
    pub command: fn() -> clap::Command,
    /// Runs the command, which prints to this writer.
    pub run: fn(&clap::ArgMatches, &mut dyn Write) -> ToolResult,
}

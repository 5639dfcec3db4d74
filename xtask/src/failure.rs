//! How a command fails.

use std::fmt;
use std::process::ExitCode;

#[derive(Debug, PartialEq, Eq)]
pub enum Failure {
    /// Something is wrong in the project, or a program that it needs did not run.
    Wrong(String),
    /// The command does not know these arguments.
    Misused(String),
}

impl Failure {
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Wrong(_) => ExitCode::from(1),
            Failure::Misused(_) => ExitCode::from(2),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Wrong(reason) | Failure::Misused(reason) => write!(f, "xtask: {reason}"),
        }
    }
}

/// For commands that take no arguments.
pub fn refuse_arguments(arguments: &[String]) -> Result<(), Failure> {
    match arguments.first() {
        None => Ok(()),
        Some(argument) => Err(Failure::Misused(format!("this command takes no argument {argument:?}"))),
    }
}

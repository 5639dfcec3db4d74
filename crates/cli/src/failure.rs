//! How a command fails.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug, PartialEq, Eq)]
pub enum Failure {
    /// Bad usage or bad input: one line that says what is wrong.
    Message(String),
    /// The reader of the output is gone, as in `revenant games | head -1`, so there is nothing to report.
    BrokenPipe,
}

impl Failure {
    pub fn new(message: impl fmt::Display) -> Failure {
        Failure::Message(message.to_string())
    }

    /// Prints the failure, and returns the exit code of the program.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::BrokenPipe => ExitCode::SUCCESS,
            Failure::Message(message) => {
                use io::Write;
                // If stderr is closed too, the exit code still reports the failure.
                let _ = writeln!(io::stderr(), "revenant: {}", in_one_line(message));
                ExitCode::from(2)
            }
        }
    }
}

/// Control characters are removed: a message may quote a file that contains line ends, or escape sequences
/// that would change the terminal.
fn in_one_line(message: &str) -> String {
    message.trim().chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Message(message) => f.write_str(message),
            Failure::BrokenPipe => f.write_str("nobody reads the output"),
        }
    }
}

impl std::error::Error for Failure {}

/// For errors when writing to the terminal or a pipe. Errors about files name the file instead.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => Failure::new(format!("the output cannot be written: {error}")),
        }
    }
}

impl From<table::SetupErrors> for Failure {
    fn from(errors: table::SetupErrors) -> Failure {
        Failure::new(errors)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_line_without_escapes() {
        assert_eq!(in_one_line("a\nb\u{1b}[2Jc\n"), "a b [2Jc");
    }

    #[test]
    fn a_broken_pipe_is_not_reported() {
        let broken = Failure::from(io::Error::from(io::ErrorKind::BrokenPipe));
        assert_eq!(broken, Failure::BrokenPipe);
    }
}

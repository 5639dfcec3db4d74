//! How a command ends when it does not end well.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command did not do what it was asked.
#[derive(Debug, PartialEq, Eq)]
pub enum Failure {
    /// Bad use or bad input: one line that says what is wrong.
    Message(String),
    /// Nobody reads our output any more, as in `revenant games | head -1`: there is nothing to say.
    NobodyReads,
}

impl Failure {
    pub fn new(message: impl fmt::Display) -> Failure {
        Failure::Message(message.to_string())
    }

    /// The one place that prints a failure and says how the program ends.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::NobodyReads => ExitCode::SUCCESS,
            Failure::Message(message) => {
                use io::Write;
                // If nobody reads this either, the exit code still says it.
                let _ = writeln!(io::stderr(), "revenant: {}", in_one_line(message));
                ExitCode::from(2)
            }
        }
    }
}

/// What is quoted from a file may hold line ends, or escapes that would paint on the terminal.
fn in_one_line(message: &str) -> String {
    message.trim().chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Message(message) => f.write_str(message),
            Failure::NobodyReads => f.write_str("nobody reads the output"),
        }
    }
}

impl std::error::Error for Failure {}

/// For errors in writing to the terminal or a pipe; what is wrong with a file says which file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
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
    fn a_broken_pipe_is_no_complaint() {
        let broken = Failure::from(io::Error::from(io::ErrorKind::BrokenPipe));
        assert_eq!(broken, Failure::NobodyReads);
    }
}

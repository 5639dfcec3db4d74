//! The console: lines out and lines in. It also works without a terminal, at both ends of a pipe.

use std::io::{self, BufRead, IsTerminal, Read, StdinLock, StdoutLock, Write};

use anstream::AutoStream;

use crate::failure::Failure;

/// The number of columns if the terminal does not report it.
const USUAL_COLUMNS: usize = 80;
/// Wider lines are hard to read.
const MOST_COLUMNS: usize = 120;
/// Narrower lines cannot hold a board.
const FEWEST_COLUMNS: usize = 40;
/// The most bytes in one typed line. No command is longer.
const LINE_BYTES: u64 = 4_096;

pub struct Console {
    output: AutoStream<StdoutLock<'static>>,
    input: StdinLock<'static>,
    /// Whether the output is a screen that can be cleared, and not a file or a pipe.
    is_screen: bool,
    pub width: usize,
}

impl Console {
    pub fn new() -> Console {
        let is_screen = io::stdout().is_terminal() && std::env::var_os("TERM").is_none_or(|t| t != "dumb");
        Console {
            output: anstream::stdout().lock(),
            input: io::stdin().lock(),
            is_screen,
            width: columns().clamp(FEWEST_COLUMNS, MOST_COLUMNS),
        }
    }

    /// The output, for commands that write to it themselves.
    pub fn output(&mut self) -> &mut dyn Write {
        &mut self.output
    }

    pub fn line(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.output, "{text}")?;
        Ok(())
    }

    pub fn lines(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// A paragraph, wrapped at the terminal's width.
    pub fn paragraph(&mut self, first: &str, text: &str) -> Result<(), Failure> {
        let lines = terminal::layout::wrapped(first, text, self.width);
        self.lines(&lines)
    }

    /// Clears the screen, or prints a separating line if there is no screen.
    pub fn fresh_page(&mut self) -> Result<(), Failure> {
        self.clear("\u{1b}[H\u{1b}[2J")
    }

    /// Clears the screen and its history, so that one player's secrets are gone before the next player looks.
    pub fn hide_everything(&mut self) -> Result<(), Failure> {
        self.clear("\u{1b}[H\u{1b}[2J\u{1b}[3J")
    }

    fn clear(&mut self, escapes: &str) -> Result<(), Failure> {
        if !self.is_screen {
            return self.line(&"═".repeat(self.width));
        }
        // Bypasses the stream that drops escape sequences, because a user without colours also wants a clear
        // screen.
        self.output.flush()?;
        io::stdout().write_all(escapes.as_bytes())?;
        io::stdout().flush()?;
        Ok(())
    }

    /// The next line that is typed, trimmed; none at the end of the input.
    pub fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(LINE_BYTES).read_until(b'\n', &mut bytes);
        read.map_err(|error| Failure::new(format!("the input cannot be read: {error}")))?;
        if bytes.is_empty() {
            self.line("")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_string();
        if !io::stdin().is_terminal() {
            // The input comes from a pipe, so the line is not on the screen yet.
            let printable: String = line.chars().filter(|letter| !letter.is_control()).collect();
            self.line(&printable)?;
        }
        Ok(Some(line))
    }
}

fn columns() -> usize {
    match terminal_size::terminal_size_of(io::stdout()) {
        Some((terminal_size::Width(columns), _)) => usize::from(columns),
        None => {
            let said = std::env::var("COLUMNS").ok();
            said.and_then(|columns| columns.parse().ok()).unwrap_or(USUAL_COLUMNS)
        }
    }
}

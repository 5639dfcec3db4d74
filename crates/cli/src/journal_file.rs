//! A journal in a file. Errors name the file, the line and the reason.

use std::fmt::Display;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use games::GameId;
use table::{Game, Journal, JournalError, parse_header};
use terminal::seating::Seating;

use crate::failure::Failure;

/// The largest file that is read as a journal. The longest game is far smaller.
const JOURNAL_BYTES: u64 = 64 << 20;

pub struct JournalFile {
    pub path: PathBuf,
    pub game: GameId,
    text: String,
}

impl JournalFile {
    pub fn read(path: &Path) -> Result<JournalFile, Failure> {
        let wrong = |reason: &dyn Display| Failure::new(format!("{}: {reason}", path.display()));
        let mut bytes = Vec::new();
        let read = File::open(path).and_then(|file| file.take(JOURNAL_BYTES + 1).read_to_end(&mut bytes));
        read.map_err(|error| wrong(&format!("it cannot be read: {error}")))?;
        if bytes.len() as u64 > JOURNAL_BYTES {
            return Err(wrong(&format!("it is not a journal: it has more than {} MiB", JOURNAL_BYTES >> 20)));
        }
        let text = String::from_utf8(bytes).map_err(|error| {
            let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + valid.iter().filter(|byte| **byte == b'\n').count();
            wrong(&JournalError { line, reason: "this is not text, so it is not a journal".to_string() })
        })?;
        let header = parse_header(&text).map_err(|error| wrong(&error))?;
        let game = header.game.parse().map_err(|reason| wrong(&JournalError { line: 1, reason }))?;
        Ok(JournalFile { path: path.to_path_buf(), game, text })
    }

    pub fn journal<G: Game>(&self) -> Result<Journal<G>, Failure> {
        Journal::parse(&self.text).map_err(|error| self.wrong(&error))
    }

    /// The players, seat by seat.
    pub fn seating<G: Game>(&self, journal: &Journal<G>) -> Result<Seating, Failure> {
        Seating::from_journal(&journal.header.players)
            .map_err(|reason| self.wrong(&JournalError { line: 1, reason }))
    }

    pub fn wrong(&self, error: &JournalError) -> Failure {
        Failure::new(format!("{}: {error}", self.path.display()))
    }
}

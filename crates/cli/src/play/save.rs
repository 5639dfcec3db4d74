//! Saves a game in a file, completely or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use games::ListedGame;
use table::{Game, Journal, parse_header};
use terminal::words::Phrase;

use super::host::{Host, resume_command};
use crate::failure::Failure;

/// The extension of a journal's file name.
const EXTENSION: &str = "journal";
/// How many bytes are read to find out whether a file is a journal.
const HEADER_BYTES: u64 = 65_536;

/// Why a game was not saved.
#[derive(Debug)]
enum NotSaved {
    /// There is already another file with this name.
    OtherFile,
    Failed(io::Error),
}

impl From<io::Error> for NotSaved {
    fn from(error: io::Error) -> NotSaved {
        NotSaved::Failed(error)
    }
}

impl<G: ListedGame> Host<G> {
    /// Saves the game in this file, or where it was saved before, or in a new file.
    pub(super) fn save(&mut self, file: Option<PathBuf>) -> Result<(), Failure> {
        let file = file.or(self.file.clone()).unwrap_or_else(|| unused_name(G::NAME));
        let name = file.display().to_string();
        let text = match save(self.session.journal(), &file) {
            Ok(()) => {
                self.n_saved = self.session.journal().lines.len();
                let command = resume_command(&file);
                self.file = Some(file);
                Phrase::new("save-done").with("file", name).with("command", command)
            }
            Err(NotSaved::OtherFile) => Phrase::new("save-other-file").with("file", name),
            Err(NotSaved::Failed(error)) => {
                Phrase::new("save-failed").with("file", name).with("reason", error.to_string())
            }
        };
        let text = self.speech.say(&text);
        self.console.paragraph("", &text)
    }
}

/// A file name that is not in use: the game, a number, `.journal`.
fn unused_name(game: &str) -> PathBuf {
    let name = |n: u32| PathBuf::from(format!("{game}-{n}.{EXTENSION}"));
    let is_unused = |path: &PathBuf| fs::symlink_metadata(path).is_err();
    (1..).map(name).find(is_unused).unwrap_or_else(|| name(0))
}

/// Writes the journal to a file beside its place and then moves it there, so that a full disk or a lost
/// connection never leaves half a journal.
fn save<G: Game>(journal: &Journal<G>, path: &Path) -> Result<(), NotSaved> {
    if path.exists() && !is_journal_of::<G>(path) {
        return Err(NotSaved::OtherFile);
    }
    let name = path.file_name().ok_or(NotSaved::OtherFile)?.to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}", std::process::id()));
    let written = write_and_move(&journal.write(), &beside, path);
    if written.is_err() {
        // If the file cannot be removed, it does no harm: nobody else uses its name.
        let _ = fs::remove_file(&beside);
    }
    Ok(written?)
}

fn write_and_move(text: &str, beside: &Path, path: &Path) -> io::Result<()> {
    let mut file = File::create_new(beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(beside, path)
}

fn is_journal_of<G: Game>(path: &Path) -> bool {
    // Opening a pipe would wait for somebody to write into it.
    if !path.is_file() {
        return false;
    }
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(HEADER_BYTES).read_to_end(&mut bytes));
    let header = parse_header(&String::from_utf8_lossy(&bytes));
    read.is_ok() && header.is_ok_and(|header| header.game == G::NAME)
}

//! Runs the program, and makes folders for its files.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// What it printed, given that it succeeded.
    #[track_caller]
    pub fn well(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Its one-line error message, given that the exit code is 2.
    #[track_caller]
    pub fn badly(self) -> String {
        assert_eq!(self.code, Some(2), "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert_eq!(self.out, "", "something was printed before the failure");
        self.err.strip_prefix("revenant: ").expect("the complaint says whose it is").trim_end().to_string()
    }
}

pub fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_revenant"));
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").env("COLUMNS", "80");
    command
}

pub fn revenant(arguments: &[&str]) -> Ran {
    revenant_with(arguments, "", Path::new("."))
}

/// Runs the program in a folder, with these lines as input.
pub fn revenant_with(arguments: &[&str], input: &str, folder: &Path) -> Ran {
    let mut child = command()
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_string();
    let typing = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// An empty folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A game that was saved after some turns of its only human player.
pub fn saved_journal(folder: &Path, name: &str, n_turns: usize) -> String {
    let input = format!("{}save {name}\nquit\n", "1\n".repeat(n_turns));
    let seats = "you:Ann,bot:random,bot:thumb";
    revenant_with(&["play", "--seats", seats, "--seed", "3", "--options", "chief=A"], &input, folder).well();
    fs::read_to_string(folder.join(name)).unwrap()
}

/// Fails if a text contains ids of messages or arguments instead of words.
#[track_caller]
pub fn assert_no_raw_ids(text: &str) {
    let ids = ["notice-", "action-", "question-", "refusal-", "chance-", "board-", "verdict-", "remark-"];
    for id in ids.into_iter().chain(["{$", "{ $", "\u{2068}"]) {
        let line = text.lines().find(|line| line.contains(id));
        assert_eq!(line, None, "{id} is no word");
    }
}

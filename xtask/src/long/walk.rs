//! Carries out the steps of a how-to page in a copy of the project.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::copy::Copy;
use super::page::PageStep;
use crate::cargo::{output_of, run_visibly, target_folder};
use crate::failure::Failure;
use crate::repository::list_files;

pub struct Walk {
    pub copy: Copy,
    /// Shared with the project, so that foreign packages are built only once.
    target: PathBuf,
    xtask: PathBuf,
    client: Client,
}

/// Whether programs are built with the client.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Client {
    Built,
    Skipped,
}

impl Walk {
    pub fn begin(root: &Path, client: Client) -> Result<Walk, Failure> {
        let wrong = |error: std::io::Error| Failure::Wrong(format!("where is the program: {error}"));
        let target = std::path::absolute(target_folder(root)).map_err(wrong)?;
        Ok(Walk { copy: Copy::of(root)?, target, xtask: std::env::current_exe().map_err(wrong)?, client })
    }

    /// Carries out one step, in which each of these words is first replaced with another.
    pub fn take(&self, step: &PageStep, words: &[(&str, &str)]) -> Result<(), Failure> {
        let fill =
            |text: &str| words.iter().fold(text.to_string(), |text, (word, meant)| text.replace(word, meant));
        match step {
            // This command might carry out the same page again.
            PageStep::Run(command) if command.starts_with("cargo xtask test") => {
                println!("not run: {command}");
                Ok(())
            }
            PageStep::Run(command) => self.run(&fill(command)),
            PageStep::Write { path, text } => self.write(&fill(path), text),
            PageStep::Edit { path, edit } => {
                let path = fill(path);
                let text = self.read(&path)?;
                let edited = edit.apply(&text).ok_or_else(|| {
                    Failure::Wrong(format!("{path} does not have these lines exactly once:\n{}", edit.old))
                })?;
                self.write(&path, &edited)
            }
        }
    }

    /// Runs a command line as a reader would, but with the profile of the tests instead of the release
    /// profile.
    pub fn run(&self, line: &str) -> Result<(), Failure> {
        println!("$ {line}");
        run_visibly(&mut self.command(line)?, line)
    }

    /// The same, and returns what the command prints.
    pub fn output(&self, line: &str) -> Result<String, Failure> {
        println!("$ {line}");
        output_of(&mut self.command(line)?, line)
    }

    fn command(&self, line: &str) -> Result<Command, Failure> {
        let line = line.replace("cargo run --release -- ", "revenant ");
        if line.starts_with("revenant ") {
            run_visibly(&mut self.shell("cargo build --quiet --package cli"), "cargo build")?;
        }
        Ok(self.shell(&line.replace("cargo xtask ", &format!("'{}' ", self.xtask.display()))))
    }

    fn shell(&self, line: &str) -> Command {
        let mut shell = Command::new("sh");
        shell.current_dir(&self.copy.root).args(["-c", line]).stdin(Stdio::null());
        let path = std::env::var("PATH").unwrap_or_default();
        shell
            .env("PATH", format!("{}/debug:{path}", self.target.display()))
            .env("CARGO_TARGET_DIR", &self.target);
        // The copy lies inside the project, and without this expect-test would use the outermost workspace.
        shell.env("CARGO_WORKSPACE_DIR", &self.copy.root);
        match self.client {
            Client::Built => shell.env_remove("REVENANT_SKIP_CLIENT"),
            Client::Skipped => shell.env("REVENANT_SKIP_CLIENT", "1"),
        };
        shell
    }

    pub fn program(&self) -> PathBuf {
        self.target.join("debug/revenant")
    }

    pub fn read(&self, path: &str) -> Result<String, Failure> {
        fs::read_to_string(self.copy.root.join(path)).map_err(|error| wrong(path, &error))
    }

    pub fn write(&self, path: &str, text: &str) -> Result<(), Failure> {
        fs::write(self.copy.root.join(path), text).map_err(|error| wrong(path, &error))
    }

    /// The files that are not as they were at the beginning.
    pub fn changed_files(&self) -> Result<Vec<String>, Failure> {
        let mut diff = Command::new("git");
        diff.current_dir(&self.copy.root).args(["diff", "--name-only", "--no-renames", "-z", "HEAD"]);
        let diff = output_of(&mut diff, "git diff")?;
        let mut tracked = Command::new("git");
        tracked.current_dir(&self.copy.root).args(["ls-files", "-z", "--cached"]);
        let tracked = output_of(&mut tracked, "git ls-files")?;
        let is_tracked = |path: &String| tracked.split_terminator('\0').any(|known| known == path);
        let new = list_files(&self.copy.root)?.into_iter().filter(|path| !is_tracked(path));
        let mut changed: Vec<String> = diff.split_terminator('\0').map(str::to_string).chain(new).collect();
        changed.sort();
        Ok(changed)
    }
}

fn wrong(path: &str, error: &std::io::Error) -> Failure {
    Failure::Wrong(format!("{path}: {error}"))
}

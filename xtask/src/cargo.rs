//! Runs other programs, among them the cargo that runs this program.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;

pub fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root).args(arguments);
    command
}

/// The folder where cargo puts its build outputs.
pub fn target_folder(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// Runs a command whose output goes to the terminal.
pub fn run_visibly(command: &mut Command, what: &str) -> Result<(), Failure> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Wrong(format!("{what} failed ({status})"))),
        Err(error) => Err(Failure::Wrong(format!("{what} did not start: {error}"))),
    }
}

/// Runs a command and returns what it prints.
pub fn output_of(command: &mut Command, what: &str) -> Result<String, Failure> {
    let output =
        command.output().map_err(|error| Failure::Wrong(format!("{what} did not start: {error}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Failure::Wrong(format!("{what} failed: {}", said.trim())));
    }
    String::from_utf8(output.stdout).map_err(|_| Failure::Wrong(format!("{what} printed no UTF-8")))
}

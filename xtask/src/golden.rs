//! `cargo xtask golden`: writes the golden playthroughs anew.

use std::path::Path;
use std::process::Command;

use crate::cargo::{cargo, output_of, run_visibly};
use crate::failure::{Failure, refuse_arguments};
use crate::repository::find_root;

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    refuse_arguments(arguments)?;
    let root = find_root()?;
    let mut command = cargo(&root, &["test", "--workspace", "--test", "golden"]);
    run_visibly(command.env("UPDATE_GOLDEN", "1"), "the golden tests")?;
    let changed = changed_golden_files(&root)?;
    if changed.is_empty() {
        println!("\nNo golden file differs from the last commit.");
    } else {
        println!(
            "\nThese golden files differ from the last commit; read their `git diff` before you commit:"
        );
        for line in changed {
            println!("  {line}");
        }
    }
    Ok(())
}

fn changed_golden_files(root: &Path) -> Result<Vec<String>, Failure> {
    let mut command = Command::new("git");
    command.current_dir(root).args(["status", "--porcelain", "--untracked-files=all"]);
    Ok(golden_lines(&output_of(&mut command, "git status")?))
}

/// The lines of `git status --porcelain` about files in a folder `golden`.
fn golden_lines(status: &str) -> Vec<String> {
    status.lines().filter(|line| line.contains("/golden/")).map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_golden_files_are_listed() {
        let status = " M games/mall/rules/src/lib.rs\n M games/mall/rules/tests/golden/four.txt\n?? games/mall/rules/tests/golden/new.txt\n";
        assert_eq!(
            golden_lines(status),
            [" M games/mall/rules/tests/golden/four.txt", "?? games/mall/rules/tests/golden/new.txt"]
        );
    }
}

//! `cargo xtask golden`: rewrites the golden playthroughs, their digests and the client's types, and lists
//! all of these files.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use crate::cargo::{cargo, output_of, run_visibly};
use crate::failure::{Failure, refuse_arguments};
use crate::repository::find_root;

/// The tests list the files that they write here, one per line (`table_laws::check_golden`).
const LIST: &str = "target/golden-files.txt";

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    refuse_arguments(arguments)?;
    let root = find_root()?;
    let list = root.join(LIST);
    start_list(&list)?;
    // All of them run even if one fails, so that the list is complete.
    let mut command = cargo(&root, &["test", "--workspace", "--no-fail-fast", "--test", "golden"]);
    let tests = run_visibly(
        command.env("UPDATE_GOLDEN", "1").env("GOLDEN_LIST", &list).env_remove("UPDATE_EXPECT"),
        "the golden tests",
    );
    let files = Files { written: written(&root, &list)?, differing: differing(&root)? };
    println!("\n{}", files.report());
    tests?;
    match files.orphans(&kept(&root)?) {
        orphans if orphans.is_empty() => Ok(()),
        orphans => {
            orphans.iter().for_each(|path| println!("orphan     {path}"));
            Err(Failure::Wrong(format!(
                "no test writes {} of the golden files any more: delete them",
                orphans.len()
            )))
        }
    }
}

fn start_list(list: &Path) -> Result<(), Failure> {
    let folder = list.parent().unwrap_or(Path::new("."));
    let done = fs::create_dir_all(folder).and_then(|()| match fs::remove_file(list) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    });
    done.map_err(|error| Failure::Wrong(format!("{} cannot be rewritten: {error}", list.display())))
}

/// The paths in the list, from the top of the repository. There is no list if no test has written anything.
fn written(root: &Path, list: &Path) -> Result<BTreeSet<String>, Failure> {
    let unreadable = |error| Failure::Wrong(format!("{LIST} cannot be read: {error}"));
    let root = root.canonicalize().map_err(unreadable)?;
    match fs::read_to_string(list) {
        Ok(text) => Ok(text.lines().map(|path| from_root(&root, path)).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(BTreeSet::new()),
        Err(error) => Err(unreadable(error)),
    }
}

fn from_root(root: &Path, path: &str) -> String {
    let inside = Path::new(path).strip_prefix(root).unwrap_or(Path::new(path));
    inside.to_string_lossy().replace('\\', "/")
}

/// Files that differ from the last commit, including new ones.
fn differing(root: &Path) -> Result<BTreeSet<String>, Failure> {
    let mut command = Command::new("git");
    command.current_dir(root).args([
        "status",
        "--porcelain",
        "-z",
        "--no-renames",
        "--untracked-files=all",
        "--ignored=no",
    ]);
    Ok(paths_of_status(&output_of(&mut command, "git status")?))
}

/// Each entry is two letters, a space and the path.
fn paths_of_status(status: &str) -> BTreeSet<String> {
    status.split_terminator('\0').filter_map(|entry| entry.get(3..)).map(str::to_string).collect()
}

/// All files in folders `tests/golden`.
fn kept(root: &Path) -> Result<Vec<String>, Failure> {
    let mut command = Command::new("git");
    command.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let listing = output_of(&mut command, "git ls-files")?;
    let paths = listing.split_terminator('\0').filter(|path| path.contains("/tests/golden/"));
    Ok(paths.filter(|path| root.join(path).is_file()).map(str::to_string).collect())
}

struct Files {
    written: BTreeSet<String>,
    differing: BTreeSet<String>,
}

impl Files {
    /// One line per file.
    fn report(&self) -> String {
        let mut lines = Vec::new();
        for path in &self.written {
            let word = if self.differing.contains(path) { "changed" } else { "unchanged" };
            lines.push(format!("{word:<10} {path}"));
        }
        let n_changed = self.written.intersection(&self.differing).count();
        lines.push(match (self.written.len(), n_changed) {
            (0, _) => "No file was written.".to_string(),
            (n, 0) => format!("{n} files written, none of them changed."),
            (n, changed) => {
                format!("{n} files written, {changed} of them changed: read their `git diff`.")
            }
        });
        lines.join("\n")
    }

    /// Files that no test writes any more.
    fn orphans(&self, kept: &[String]) -> Vec<String> {
        kept.iter().filter(|path| !self.written.contains(*path)).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths<const N: usize>(paths: [&str; N]) -> BTreeSet<String> {
        paths.map(str::to_string).into()
    }

    #[test]
    fn every_file_is_listed_with_whether_it_changed() {
        let differing = paths_of_status(
            " M games/mall/rules/src/lib.rs\0 M games/mall/rules/tests/golden/four.txt\0?? web/src/lib/wire.ts\0",
        );
        let written = paths([
            "games/mall/rules/tests/golden/four.digests",
            "games/mall/rules/tests/golden/four.txt",
            "web/src/lib/wire.ts",
        ]);
        let expected = "\
unchanged  games/mall/rules/tests/golden/four.digests
changed    games/mall/rules/tests/golden/four.txt
changed    web/src/lib/wire.ts
3 files written, 2 of them changed: read their `git diff`.";
        assert_eq!(Files { written, differing }.report(), expected);
        let same = Files { written: paths(["a.txt"]), differing: paths(["b.txt"]) };
        assert_eq!(same.report(), "unchanged  a.txt\n1 files written, none of them changed.");
        assert_eq!(Files { written: paths([]), ..same }.report(), "No file was written.");
    }

    #[test]
    fn what_no_test_writes_is_an_orphan() {
        let files = Files { written: paths(["a/tests/golden/new.txt"]), differing: BTreeSet::new() };
        let kept = ["a/tests/golden/new.txt", "a/tests/golden/old.txt"].map(str::to_string);
        assert_eq!(files.orphans(&kept), ["a/tests/golden/old.txt"]);
    }

    #[test]
    fn paths_are_told_from_the_top_of_the_repository() {
        assert_eq!(from_root(Path::new("/top/a"), "/top/a/web/src/lib/wire.ts"), "web/src/lib/wire.ts");
        assert_eq!(from_root(Path::new("/top/a"), "/elsewhere/b.txt"), "/elsewhere/b.txt");
    }
}

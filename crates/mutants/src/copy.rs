//! The copy of the project into which mutants are planted.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A copy of the project.
pub struct Copy {
    pub top: PathBuf,
}

impl Copy {
    /// Copies all files that git tracks or would track, except those in `written_later`. Unchanged files keep
    /// their timestamps, so that cargo builds only what has changed, and nothing if the same mutants are
    /// tried again.
    pub fn of(root: &Path, folder: &Path, written_later: &[&str]) -> Result<Copy, String> {
        let top = folder.join("tree");
        let listing = Command::new("git")
            .current_dir(root)
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .output()
            .map_err(|error| format!("git ls-files did not start: {error}"))?;
        let listing = String::from_utf8_lossy(&listing.stdout).into_owned();
        let copy = Copy { top };
        let mut paths = BTreeSet::new();
        for path in listing.split_terminator('\0') {
            // A tracked file may have been deleted.
            if let Ok(content) = fs::read(root.join(path)) {
                if !written_later.contains(&path) {
                    copy.write(path, &content)?;
                }
                paths.insert(copy.top.join(path));
            }
        }
        remove_others(&copy.top, &paths).map_err(|error| format!("{}: {error}", copy.top.display()))?;
        Ok(copy)
    }

    pub fn write(&self, path: &str, content: &[u8]) -> Result<(), String> {
        let target = self.top.join(path);
        if fs::read(&target).is_ok_and(|old| old == content) {
            return Ok(());
        }
        let result =
            target.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&target, content));
        result.map_err(|error| format!("{}: {error}", target.display()))
    }
}

/// Removes the files of an earlier copy that this one does not have.
fn remove_others(folder: &Path, keep: &BTreeSet<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, keep)?;
        } else if !keep.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

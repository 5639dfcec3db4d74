//! A copy of the project, for steps that change it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::{output_of, run_visibly};
use crate::failure::Failure;

/// A folder that is gone when nobody needs it any more.
pub struct Copy {
    pub root: PathBuf,
}

impl Copy {
    /// All files that git tracks or would track, with their times: what is as old as what was made of it is not made again.
    /// Packages of the client are those of the project.
    pub fn of(root: &Path, name: &str) -> Result<Copy, Failure> {
        let copy =
            Copy { root: std::env::temp_dir().join(format!("revenant-{name}-{}", std::process::id())) };
        let mut listing = Command::new("git");
        listing.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        for path in output_of(&mut listing, "git ls-files")?.split_terminator('\0') {
            let (from, to) = (root.join(path), copy.root.join(path));
            // A file that was deleted but is still tracked is no part of the project any more.
            if from.exists() {
                copy_file(&from, &to)
                    .map_err(|error| Failure::Wrong(format!("{}: {error}", to.display())))?;
            }
        }
        let link =
            std::os::unix::fs::symlink(root.join("web/node_modules"), copy.root.join("web/node_modules"));
        link.map_err(|error| Failure::Wrong(format!("node_modules: {error}")))?;
        // The checks ask git which files there are.
        run_visibly(Command::new("git").current_dir(&copy.root).args(["init", "--quiet"]), "git init")?;
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What cannot be removed lies among other temporary files.
        let _ = fs::remove_dir_all(&self.root);
    }
}

fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::copy(from, to)?;
    File::options().write(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)
}

//! A copy of the project, for steps that change it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::{output_of, run_visibly, target_folder};
use crate::failure::Failure;

/// A folder that is gone when nobody needs it any more. It is always the same one, so that what was built of it last time
/// need not be built again.
pub struct Copy {
    pub root: PathBuf,
}

impl Copy {
    pub fn of(root: &Path, name: &str) -> Result<Copy, Failure> {
        let copy = Copy { root: target_folder(root).join("long").join(name) };
        copy.remove().map_err(|error| failure(&copy.root, &error))?;
        copy.fill(root)?;
        Ok(copy)
    }

    /// All files that git tracks or would track, with their times: what is as old as what was made of it is not made again.
    /// Packages of the client are those of the project.
    fn fill(&self, root: &Path) -> Result<(), Failure> {
        let mut listing = Command::new("git");
        listing.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        for path in output_of(&mut listing, "git ls-files")?.split_terminator('\0') {
            let (from, to) = (root.join(path), self.root.join(path));
            // A file that was deleted but is still tracked is no part of the project any more.
            if from.exists() {
                copy_file(&from, &to).map_err(|error| failure(&to, &error))?;
            }
        }
        let packages = "web/node_modules";
        let link = std::os::unix::fs::symlink(root.join(packages), self.root.join(packages));
        link.map_err(|error| failure(Path::new(packages), &error))?;
        // The checks ask git which files there are.
        run_visibly(Command::new("git").current_dir(&self.root).args(["init", "--quiet"]), "git init")
    }

    fn remove(&self) -> io::Result<()> {
        match fs::remove_dir_all(&self.root) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        }
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What cannot be removed now lies among what was built, and the next copy tries again.
        let _ = self.remove();
    }
}

fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::copy(from, to)?;
    File::options().write(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)
}

fn failure(path: &Path, error: &io::Error) -> Failure {
    Failure::Wrong(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, SystemTime};

    #[test]
    fn a_copy_has_what_git_would_track_as_old_as_it_was_and_is_gone_in_the_end() {
        let folder = std::env::temp_dir().join(format!("revenant-copy-{}", std::process::id()));
        let project = folder.join("project");
        fs::create_dir_all(project.join("web")).unwrap();
        for (path, text) in [(".gitignore", "target\n"), ("web/a.txt", "a"), ("target", "built")] {
            fs::write(project.join(path), text).unwrap();
        }
        let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        File::options().write(true).open(project.join("web/a.txt")).unwrap().set_modified(old).unwrap();
        run_visibly(Command::new("git").current_dir(&project).args(["init", "--quiet"]), "git init").unwrap();

        let copy = Copy { root: folder.join("copy") };
        copy.fill(&project).unwrap();
        assert_eq!(fs::read_to_string(copy.root.join("web/a.txt")).unwrap(), "a");
        assert_eq!(fs::metadata(copy.root.join("web/a.txt")).unwrap().modified().unwrap(), old);
        assert!(copy.root.join(".git").exists() && !copy.root.join("target").exists());
        drop(copy);
        assert!(!folder.join("copy").exists() && project.exists());
        fs::remove_dir_all(folder).unwrap();
    }
}

//! A copy of the project, for steps that change it.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::{run_visibly, target_folder};
use crate::failure::Failure;
use crate::repository::list_files;

/// A folder among the build outputs that has the files of the project and one commit with all of them. It is
/// kept: the next step leaves files that are the same in place, so that cargo need not build them again.
pub struct Copy {
    pub root: PathBuf,
}

impl Copy {
    /// A copy of the project in its present state.
    pub fn of(root: &Path) -> Result<Copy, Failure> {
        let target = target_folder(root);
        let target = std::path::absolute(&target).map_err(|error| failure(&target, &error))?;
        let copy = Copy { root: target.join("long") };
        copy.update(root)?;
        Ok(copy)
    }

    fn update(&self, root: &Path) -> Result<(), Failure> {
        fs::create_dir_all(&self.root).map_err(|error| failure(&self.root, &error))?;
        // The checks ask git for the list of files, and the steps ask which files have changed.
        self.git(&["init", "--quiet"])?;
        let wanted: BTreeSet<String> = list_files(root)?.into_iter().collect();
        for path in list_files(&self.root)?.into_iter().filter(|path| !wanted.contains(path)) {
            self.remove(&path).map_err(|error| failure(Path::new(&path), &error))?;
        }
        for path in &wanted {
            take_over(&root.join(path), &self.root.join(path))
                .map_err(|error| failure(Path::new(path), &error))?;
        }
        self.link_packages(root)?;
        self.git(&["add", "--all"])?;
        let author =
            ["-c", "user.name=xtask", "-c", "user.email=xtask@localhost", "-c", "commit.gpgsign=false"];
        let commit =
            ["commit", "--quiet", "--allow-empty", "--no-verify", "--message", "The project as it is"];
        self.git(&[&author[..], &commit].concat())
    }

    /// The packages of the client are those of the project.
    fn link_packages(&self, root: &Path) -> Result<(), Failure> {
        let (from, to) = (root.join("web/node_modules"), self.root.join("web/node_modules"));
        let linked = std::path::absolute(from).and_then(|from| match std::os::unix::fs::symlink(from, &to) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            linked => linked,
        });
        linked.map_err(|error| failure(&to, &error))
    }

    /// Removes a file, and the folders that are empty without it.
    fn remove(&self, path: &str) -> io::Result<()> {
        fs::remove_file(self.root.join(path))?;
        for folder in Path::new(path).ancestors().skip(1).filter(|folder| *folder != Path::new("")) {
            let folder = self.root.join(folder);
            if folder.read_dir()?.next().is_some() {
                break;
            }
            fs::remove_dir(folder)?;
        }
        Ok(())
    }

    fn git(&self, arguments: &[&str]) -> Result<(), Failure> {
        run_visibly(Command::new("git").current_dir(&self.root).args(arguments), "git")
    }
}

/// Copies a file unless it is there already with the same content. Cargo looks at the times of files. A file
/// that stays is not built again, and one that is put back is newer than what was built from its changed
/// version.
fn take_over(from: &Path, to: &Path) -> io::Result<()> {
    let bytes = fs::read(from)?;
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::write(to, bytes)
}

fn failure(path: &Path, error: &io::Error) -> Failure {
    Failure::Wrong(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::{Duration, SystemTime};

    use super::*;

    #[test]
    fn a_copy_becomes_what_git_would_track_and_keeps_what_is_the_same() {
        let folder = std::env::temp_dir().join(format!("revenant-copy-{}", std::process::id()));
        let (project, copy) = (folder.join("project"), Copy { root: folder.join("copy") });
        fs::create_dir_all(project.join("web")).unwrap();
        for (path, text) in [
            (".gitignore", "target\nnode_modules\n"),
            ("web/a.txt", "a"),
            ("web/b.txt", "b"),
            ("target", "built"),
        ] {
            fs::write(project.join(path), text).unwrap();
        }
        run_visibly(Command::new("git").current_dir(&project).args(["init", "--quiet"]), "git init").unwrap();
        copy.update(&project).unwrap();
        let read = |path: &str| fs::read_to_string(copy.root.join(path)).unwrap();
        assert_eq!((read("web/a.txt"), read("web/b.txt")), ("a".to_string(), "b".to_string()));
        assert!(!copy.root.join("target").exists());

        let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        fs::write(copy.root.join("web/b.txt"), "changed").unwrap();
        for path in ["web/a.txt", "web/b.txt"] {
            File::options().write(true).open(copy.root.join(path)).unwrap().set_modified(old).unwrap();
        }
        fs::create_dir_all(copy.root.join("games/new")).unwrap();
        fs::write(copy.root.join("games/new/c.txt"), "c").unwrap();
        copy.update(&project).unwrap();
        let modified = |path: &str| fs::metadata(copy.root.join(path)).unwrap().modified().unwrap();
        assert_eq!(modified("web/a.txt"), old, "it is the same and stays");
        assert_eq!(read("web/b.txt"), "b");
        assert!(modified("web/b.txt") > old, "it is newer than what was built from the changed one");
        assert!(!copy.root.join("games").exists() && project.exists());
        fs::remove_dir_all(folder).unwrap();
    }
}

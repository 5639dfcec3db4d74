//! The files that the server is built from. Polling their times is fast enough, and works on every system.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::failure::Failure;

/// Folders and files at the top of the project.
const TOPS: [&str; 4] = ["Cargo.toml", "Cargo.lock", "crates", "games"];
/// Folders inside them that are not part of the server.
const OTHERS: [&str; 3] = ["tests", "examples", "benches"];

/// When each file was last changed.
#[derive(PartialEq, Eq, Debug)]
pub struct Snapshot(BTreeMap<PathBuf, SystemTime>);

impl Snapshot {
    pub fn of(root: &Path) -> Result<Snapshot, Failure> {
        let mut snapshot = Snapshot(BTreeMap::new());
        for top in TOPS {
            let added = snapshot.add(&root.join(top), Path::new(top));
            added.map_err(|error| Failure::Wrong(format!("{top} cannot be watched: {error}")))?;
        }
        Ok(snapshot)
    }

    fn add(&mut self, path: &Path, name: &Path) -> io::Result<()> {
        let metadata = match path.metadata() {
            // An editor may have just replaced it.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            other => other?,
        };
        if metadata.is_file() {
            self.0.insert(name.to_path_buf(), metadata.modified()?);
            return Ok(());
        }
        for entry in path.read_dir()? {
            let entry = entry?;
            let part = entry.file_name();
            let is_hidden = part.to_string_lossy().starts_with('.');
            if !is_hidden && !OTHERS.iter().any(|other| part == *other) {
                self.add(&entry.path(), &name.join(part))?;
            }
        }
        Ok(())
    }

    /// A file that is new, gone or changed in another snapshot.
    pub fn first_difference(&self, other: &Snapshot) -> Option<String> {
        let paths = self.0.keys().chain(other.0.keys());
        let differs = |path: &&PathBuf| self.0.get(*path) != other.0.get(*path);
        paths.into_iter().find(differs).map(|path| path.display().to_string())
    }
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_change_of_what_the_server_is_built_from_is_seen() {
        let root = std::env::temp_dir().join(format!("revenant-watch-{}", std::process::id()));
        for folder in ["crates/a/src", "crates/a/tests", "games/b/text", "web"] {
            fs::create_dir_all(root.join(folder)).unwrap();
        }
        for file in ["Cargo.toml", "Cargo.lock", "crates/a/src/lib.rs", "crates/a/tests/a.rs", "web/a.ts"] {
            fs::write(root.join(file), "").unwrap();
        }
        let later = SystemTime::now() + Duration::from_secs(10);
        let touch = |path: &str| {
            File::options()
                .append(true)
                .create(true)
                .open(root.join(path))
                .unwrap()
                .set_modified(later)
                .unwrap();
        };
        let first = Snapshot::of(&root).unwrap();
        touch("crates/a/tests/a.rs");
        touch("crates/a/src/.lib.rs.swp");
        touch("web/a.ts");
        assert_eq!(first.first_difference(&Snapshot::of(&root).unwrap()), None);
        touch("crates/a/src/lib.rs");
        let second = Snapshot::of(&root).unwrap();
        assert_eq!(first.first_difference(&second).as_deref(), Some("crates/a/src/lib.rs"));
        touch("games/b/text/en.ftl");
        let third = Snapshot::of(&root).unwrap();
        assert_eq!(second.first_difference(&third).as_deref(), Some("games/b/text/en.ftl"));
        fs::remove_file(root.join("Cargo.lock")).unwrap();
        let fourth = Snapshot::of(&root).unwrap();
        assert_eq!(third.first_difference(&fourth).as_deref(), Some("Cargo.lock"));
        fs::remove_dir_all(root).unwrap();
    }
}

//! A folder for the server's data, which is gone afterwards.

use std::path::{Path, PathBuf};

use crate::failure::Failure;

pub struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    pub fn new() -> Result<TemporaryFolder, Failure> {
        let number = getrandom::u64().map_err(Failure::new)?;
        let path = std::env::temp_dir().join(format!("revenant-load-{number:016x}"));
        std::fs::create_dir_all(&path)
            .map_err(|error| Failure::new(format!("cannot make the folder {}: {error}", path.display())))?;
        Ok(TemporaryFolder(path))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        // What cannot be removed lies among other temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

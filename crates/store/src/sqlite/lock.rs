//! At most one process uses a database.
//!
//! Two servers on the same file would both serve its tables, and their rooms would know nothing of each
//! other. SQLite's exclusive locking mode would keep the second server out, but also our own readers. So we
//! take an operating-system lock on a file next to the database. The system releases it when the process
//! ends, however it ends; the file itself means nothing and remains. We cannot lock the database file itself:
//! closing any handle to it would drop the locks that SQLite holds on it.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use super::failure::io_failure;
use crate::StoreError;

/// The lock, held until this value is dropped.
pub struct DatabaseLock(#[expect(dead_code, reason = "the lock is held by the open file")] File);

impl DatabaseLock {
    pub fn take(database: &Path) -> Result<DatabaseLock, StoreError> {
        let mut path = OsString::from(database);
        path.push(".lock");
        let file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(PathBuf::from(path))
            .map_err(|error| io_failure("the lock cannot be opened", &error))?;
        match file.try_lock() {
            Ok(()) => Ok(DatabaseLock(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(io_failure("the lock cannot be taken", &error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_lock_is_held_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.db");
        let first = DatabaseLock::take(&path).unwrap();
        assert!(matches!(DatabaseLock::take(&path), Err(StoreError::InUse)));
        drop(first);
        assert!(DatabaseLock::take(&path).is_ok());
    }
}

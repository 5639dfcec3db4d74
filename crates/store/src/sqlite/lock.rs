//! One process a database.
//!
//! Two servers over the same file would both serve its tables, each with rooms that know nothing of the
//! other's. SQLite's exclusive locking mode would keep the second one out, but our own readers as well, so
//! we take a lock of the operating system on a file beside the database. The system lets go of it when the
//! process ends, however it ends; the file itself means nothing and stays. It must not be the database:
//! closing any handle to that would drop the locks that SQLite holds on it.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use super::failure::io_failure;
use crate::StoreError;

/// Held while it lives.
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
    fn it_is_taken_once_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.db");
        let first = DatabaseLock::take(&path).unwrap();
        assert!(matches!(DatabaseLock::take(&path), Err(StoreError::InUse)));
        drop(first);
        assert!(DatabaseLock::take(&path).is_ok());
    }
}

//! Turns failures of SQLite and of the operating system into errors of the store. Their texts contain no stored values.

use std::io;

use rusqlite::ErrorCode;

use crate::StoreError;

pub fn io_failure(what: &str, error: &io::Error) -> StoreError {
    StoreError::Broken(format!("{what}: {error}"))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            // Another program is working on the file, for instance to make a copy.
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}

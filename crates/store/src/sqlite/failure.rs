//! What SQLite and the system report, as errors of the store. None of these texts holds a stored value.

use std::io;

use rusqlite::ErrorCode;

use crate::StoreError;

pub fn io_failure(what: &str, error: &io::Error) -> StoreError {
    StoreError::Broken(format!("{what}: {error}"))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            // Somebody works on the file by hand, for instance to make a copy.
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}

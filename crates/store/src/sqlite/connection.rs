//! How connections are opened and configured.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::failure::io_failure;
use crate::StoreError;

/// How long we wait for another program that works on the file, such as a backup.
const LOCK_TIMEOUT: Duration = Duration::from_secs(2);
/// A commit folds the log into the database once it has this many pages of 4 KiB; the default of 1,000 does so
/// too often under load. Without load, the writer does it when it is idle.
const CHECKPOINT_PAGES: u32 = 10_000;
/// A log that outgrew this size while a reader was using it is truncated to it afterwards.
const LOG_BYTES: u32 = 64 << 20;
const WRITER_CACHE_KIB: i32 = 32 << 10;
const READER_CACHE_KIB: i32 = 8 << 10;
/// More than the number of our statements, so that each is prepared only once.
const STATEMENTS: usize = 128;

/// Creates the folder and the file if they are missing, and returns the canonical path of the file, which the
/// lock is named after.
pub fn prepare_file(path: &Path) -> Result<PathBuf, StoreError> {
    let failed = |error| io_failure("the database cannot be made", &error);
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    std::fs::create_dir_all(folder).map_err(failed)?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    // The file contains password hashes. SQLite creates its other files with the same permissions.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => sync_folder(folder).map_err(failed)?,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(failed(error)),
    }
    path.canonicalize().map_err(failed)
}

/// A new file is durable only once its folder is synced. SQLite takes care of that for its other files.
fn sync_folder(folder: &Path) -> std::io::Result<()> {
    if cfg!(unix) { std::fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

pub fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    set_up(&connection, WRITER_CACHE_KIB)?;
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if !mode.eq_ignore_ascii_case("wal") {
        return Err(StoreError::Broken("this file system cannot keep a write-ahead log".to_string()));
    }
    // FULL syncs at every commit; NORMAL would lose acknowledged lines in a power failure.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // On macOS, a plain sync only reaches the cache of the disk.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update_and_check(None, "wal_autocheckpoint", CHECKPOINT_PAGES, |_| Ok(()))?;
    connection.pragma_update_and_check(None, "journal_size_limit", LOG_BYTES, |_| Ok(()))?;
    Ok(connection)
}

pub fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    set_up(&connection, READER_CACHE_KIB)?;
    Ok(connection)
}

pub fn open_in_memory() -> Result<Connection, StoreError> {
    let connection = Connection::open_in_memory()?;
    set_up(&connection, WRITER_CACHE_KIB)?;
    Ok(connection)
}

fn set_up(connection: &Connection, cache_kib: i32) -> Result<(), StoreError> {
    connection.busy_timeout(LOCK_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Make query plans depend on the statement alone. Otherwise SQLite plans again for every new value, which
    // costs more than the query itself.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    // A negative number is a size in KiB; a positive one would be a number of pages.
    connection.pragma_update(None, "cache_size", -cache_kib)?;
    Ok(())
}

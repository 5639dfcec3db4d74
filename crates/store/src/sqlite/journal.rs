//! The journal: lines that are only ever added.

use rusqlite::Connection;

use super::{statement, tables};
use crate::limits::{LINES_PER_TABLE, check_lines, check_size};
use crate::{StoreError, TableId};

pub fn append(
    connection: &Connection,
    table: TableId,
    expected: u32,
    lines: &[String],
) -> Result<(), StoreError> {
    check_lines(lines)?;
    let found = n_lines(connection, table)?;
    if found == 0 {
        tables::require(connection, table)?;
    }
    if found != expected {
        return Err(StoreError::Conflict { expected, found });
    }
    check_size("lines of a journal", found as usize + lines.len(), LINES_PER_TABLE as usize)?;
    for (seq, line) in (found..).zip(lines) {
        const INSERT: &str = "INSERT INTO journal (table_id, seq, line) VALUES (?1, ?2, ?3)";
        statement::execute(connection, INSERT, (table, seq, line))?;
    }
    Ok(())
}

pub fn lines(connection: &Connection, table: TableId, from: u32) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT line FROM journal WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq";
    statement::all(connection, sql, (table, from), |row| row.get(0))
}

pub fn n_lines(connection: &Connection, table: TableId) -> Result<u32, StoreError> {
    let sql = "SELECT coalesce(max(seq) + 1, 0) FROM journal WHERE table_id = ?1";
    statement::one(connection, sql, [table], |row| row.get(0))
}

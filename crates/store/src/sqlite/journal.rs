//! The journal: lines that are only ever added.
//!
//! They are a log in the order of time. Most are filed under their tables, and the [tail](super::tail) is not.

use rusqlite::Connection;

use super::scribe::Scribe;
use super::tail::Line;
use super::{statement, tables};
use crate::limits::{LINES_PER_TABLE, check_lines, check_size};
use crate::{StoreError, TableId};

pub fn append(scribe: &Scribe, table: TableId, expected: u32, lines: &[String]) -> Result<(), StoreError> {
    check_lines(lines)?;
    let found = match scribe.tail().n_lines(table) {
        Some(n_lines) => n_lines,
        None => n_filed(scribe, table)?,
    };
    if found == 0 {
        tables::require(scribe, table)?;
    }
    if found != expected {
        return Err(StoreError::Conflict { expected, found });
    }
    check_size("lines of a journal", found as usize + lines.len(), LINES_PER_TABLE as usize)?;
    for (seq, line) in (found..).zip(lines) {
        const INSERT: &str = "INSERT INTO journal (table_id, seq, line) VALUES (?1, ?2, ?3)";
        statement::execute(scribe, INSERT, (table, seq, line))?;
        scribe.tail().add(Line { id: scribe.last_insert_rowid(), table, seq });
    }
    Ok(())
}

pub fn lines(connection: &Connection, table: TableId, from: u32) -> Result<Vec<String>, StoreError> {
    const FILED: &str = "SELECT line FROM filed JOIN journal ON id = line_id
        WHERE filed.table_id = ?1 AND filed.seq >= ?2 ORDER BY filed.seq";
    const UNFILED: &str = "SELECT line FROM journal
        WHERE id > (SELECT line_id FROM filed_up_to WHERE one = 1) AND table_id = ?1 AND seq >= ?2
        ORDER BY id";
    let mut lines = statement::all(connection, FILED, (table, from), |row| row.get(0))?;
    lines.extend(statement::all(connection, UNFILED, (table, from), |row| row.get(0))?);
    Ok(lines)
}

pub fn n_lines(connection: &Connection, table: TableId) -> Result<u32, StoreError> {
    const LAST_UNFILED: &str = "SELECT seq + 1 FROM journal
        WHERE id > (SELECT line_id FROM filed_up_to WHERE one = 1) AND table_id = ?1
        ORDER BY id DESC LIMIT 1";
    match statement::first(connection, LAST_UNFILED, [table], |row| row.get(0))? {
        Some(n_lines) => Ok(n_lines),
        None => n_filed(connection, table),
    }
}

fn n_filed(connection: &Connection, table: TableId) -> Result<u32, StoreError> {
    let sql = "SELECT coalesce(max(seq) + 1, 0) FROM filed WHERE table_id = ?1";
    statement::one(connection, sql, [table], |row| row.get(0))
}

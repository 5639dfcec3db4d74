//! The journal: lines that are only ever added.
//!
//! They form a log in the order of time. Most of them are indexed by their tables; the last ones are
//! [not indexed yet](super::unindexed).

use rusqlite::Connection;

use super::unindexed::LinePosition;
use super::writer_connection::WriterConnection;
use super::{statement, tables};
use crate::limits::{LINES_PER_TABLE, check_lines, check_size};
use crate::{StoreError, TableId};

pub fn append(
    writer: &WriterConnection,
    table: TableId,
    expected: u32,
    lines: &[String],
) -> Result<(), StoreError> {
    check_lines(lines)?;
    let found = match writer.unindexed().n_lines(table) {
        Some(n_lines) => n_lines,
        None => n_indexed(writer, table)?,
    };
    if found == 0 {
        tables::require(writer, table)?;
    }
    if found != expected {
        return Err(StoreError::Conflict { expected, found });
    }
    check_size("lines of a journal", found as usize + lines.len(), LINES_PER_TABLE as usize)?;
    for (seq, line) in (found..).zip(lines) {
        const INSERT: &str = "INSERT INTO journal (table_id, seq, line) VALUES (?1, ?2, ?3)";
        statement::execute(writer, INSERT, (table, seq, line))?;
        writer.unindexed().add(LinePosition { id: writer.last_insert_rowid(), table, seq });
    }
    Ok(())
}

pub fn lines(connection: &Connection, table: TableId, from: u32) -> Result<Vec<String>, StoreError> {
    const INDEXED: &str = "SELECT line FROM indexed_lines JOIN journal ON id = line_id
        WHERE indexed_lines.table_id = ?1 AND indexed_lines.seq >= ?2 ORDER BY indexed_lines.seq";
    const UNINDEXED: &str = "SELECT line FROM journal
        WHERE id > (SELECT line_id FROM indexed_up_to WHERE one = 1) AND table_id = ?1 AND seq >= ?2
        ORDER BY id";
    let mut lines = statement::all(connection, INDEXED, (table, from), |row| row.get(0))?;
    lines.extend(statement::all(connection, UNINDEXED, (table, from), |row| row.get(0))?);
    Ok(lines)
}

fn n_indexed(connection: &Connection, table: TableId) -> Result<u32, StoreError> {
    let sql = "SELECT coalesce(max(seq) + 1, 0) FROM indexed_lines WHERE table_id = ?1";
    statement::one(connection, sql, [table], |row| row.get(0))
}

//! The last lines of the journal, which are not indexed by their tables yet.
//!
//! An index by table is scattered: the lines of two hundred tables would change two hundred of its pages at
//! every commit, although the lines themselves fill only a few pages. So a commit only adds lines to the log,
//! and some thousands of them are indexed at a time, table by table, which changes each page once. A read of
//! the lines of a table also searches the unindexed ones. The writer must know how many lines a table has, so
//! it remembers that.

use std::collections::HashMap;

use rusqlite::Connection;

use super::statement;
use crate::{StoreError, TableId};

/// The unindexed lines, as the writer remembers them.
#[derive(Default)]
pub struct UnindexedLines {
    /// In the order of time.
    lines: Vec<LinePosition>,
    /// How many of them were written before the open transaction.
    n_committed: usize,
    /// How many lines each of their tables has in all.
    n_lines: HashMap<TableId, u32>,
}

/// The place of a line in the log, and its number in the journal of its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinePosition {
    pub id: i64,
    pub table: TableId,
    pub seq: u32,
}

impl UnindexedLines {
    /// Reads them from the database.
    pub fn read(connection: &Connection) -> Result<UnindexedLines, StoreError> {
        const UNINDEXED: &str = "SELECT id, table_id, seq FROM journal
            WHERE id > (SELECT line_id FROM indexed_up_to WHERE one = 1) ORDER BY id";
        let lines = statement::all(connection, UNINDEXED, [], |row| {
            Ok(LinePosition { id: row.get(0)?, table: row.get(1)?, seq: row.get(2)? })
        })?;
        let mut unindexed = UnindexedLines::default();
        lines.into_iter().for_each(|line| unindexed.add(line));
        unindexed.commit();
        Ok(unindexed)
    }

    pub fn lines(&self) -> &[LinePosition] {
        &self.lines
    }

    pub fn n_lines(&self, table: TableId) -> Option<u32> {
        self.n_lines.get(&table).copied()
    }

    /// Notes a line that was added in the open transaction.
    pub fn add(&mut self, line: LinePosition) {
        self.n_lines.insert(line.table, line.seq + 1);
        self.lines.push(line);
    }

    /// Notes that the open transaction is on the disk.
    pub fn commit(&mut self) {
        self.n_committed = self.lines.len();
    }

    /// A savepoint in the open transaction.
    pub fn savepoint(&self) -> usize {
        self.lines.len()
    }

    /// Forgets the lines that were added since this savepoint.
    pub fn forget_since(&mut self, savepoint: usize) {
        for line in self.lines.drain(savepoint..).rev() {
            self.n_lines.insert(line.table, line.seq);
        }
    }

    /// Forgets the lines of the open transaction, which was rolled back.
    pub fn forget_uncommitted(&mut self) {
        self.forget_since(self.n_committed);
    }

    /// Writes all lines into the index. [Clear](UnindexedLines::clear) them once that is on the disk.
    pub fn write_index(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let Some(last) = self.lines.last() else { return Ok(()) };
        const UP_TO: &str = "UPDATE indexed_up_to SET line_id = ?1 WHERE one = 1";
        statement::execute(connection, UP_TO, [last.id])?;
        // Table by table, so that each page is visited once.
        let mut by_table: Vec<&LinePosition> = self.lines.iter().collect();
        by_table.sort_unstable_by_key(|line| (line.table, line.seq));
        for LinePosition { id, table, seq } in by_table {
            const INSERT: &str = "INSERT INTO indexed_lines (table_id, seq, line_id) VALUES (?1, ?2, ?3)";
            statement::execute(connection, INSERT, (table, seq, id))?;
        }
        Ok(())
    }

    pub fn clear(&mut self) {
        self.lines.clear();
        self.n_lines.clear();
        self.n_committed = 0;
    }
}

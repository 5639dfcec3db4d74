//! The last lines of the journal, which are not filed under their tables yet.
//!
//! What finds the lines of a table is scattered by nature: the lines of two hundred tables would change two
//! hundred pages of it at every commit, for a few pages of lines. So lines are added to the log alone and filed
//! some thousands at a time, in the order of their tables, which changes each page once. Whoever reads a table
//! looks through the tail too; the writer, who must know how many lines a table has, remembers it.

use std::collections::HashMap;

use rusqlite::Connection;

use super::statement;
use crate::{StoreError, TableId};

#[derive(Default)]
pub struct Tail {
    /// In the order of time.
    lines: Vec<Line>,
    /// Those before the open transaction.
    n_settled: usize,
    /// How many lines a table has, where that is known from here.
    n_lines: HashMap<TableId, u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    pub id: i64,
    pub table: TableId,
    pub seq: u32,
}

impl Tail {
    /// As the database has it.
    pub fn read(connection: &Connection) -> Result<Tail, StoreError> {
        const UNFILED: &str = "SELECT id, table_id, seq FROM journal
            WHERE id > (SELECT line_id FROM filed_up_to WHERE one = 1) ORDER BY id";
        let lines = statement::all(connection, UNFILED, [], |row| {
            Ok(Line { id: row.get(0)?, table: row.get(1)?, seq: row.get(2)? })
        })?;
        let mut tail = Tail::default();
        lines.into_iter().for_each(|line| tail.add(line));
        tail.settle();
        Ok(tail)
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub fn n_lines(&self, table: TableId) -> Option<u32> {
        self.n_lines.get(&table).copied()
    }

    /// A line was added in the open transaction.
    pub fn add(&mut self, line: Line) {
        self.n_lines.insert(line.table, line.seq + 1);
        self.lines.push(line);
    }

    /// The transaction is on the disk.
    pub fn settle(&mut self) {
        self.n_settled = self.lines.len();
    }

    /// Where the open transaction is, to come back to.
    pub fn mark(&self) -> usize {
        self.lines.len()
    }

    /// What was added since then is lost.
    pub fn forget_since(&mut self, mark: usize) {
        for line in self.lines.drain(mark..).rev() {
            self.n_lines.insert(line.table, line.seq);
        }
    }

    /// The open transaction is lost.
    pub fn forget_unsettled(&mut self) {
        self.forget_since(self.n_settled);
    }

    /// Files all lines; once that is on the disk they are [cleared](Tail::clear).
    pub fn file(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let Some(last) = self.lines.last() else { return Ok(()) };
        const UP_TO: &str = "UPDATE filed_up_to SET line_id = ?1 WHERE one = 1";
        statement::execute(connection, UP_TO, [last.id])?;
        // Table by table, so that no page is sought twice.
        let mut by_table: Vec<&Line> = self.lines.iter().collect();
        by_table.sort_unstable_by_key(|line| (line.table, line.seq));
        for Line { id, table, seq } in by_table {
            const FILE: &str = "INSERT INTO filed (table_id, seq, line_id) VALUES (?1, ?2, ?3)";
            statement::execute(connection, FILE, (table, seq, id))?;
        }
        Ok(())
    }

    pub fn clear(&mut self) {
        self.lines.clear();
        self.n_lines.clear();
        self.n_settled = 0;
    }
}

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

/// How many lines of a table there are, for tables with lines in the tail.
#[derive(Default)]
pub struct Tail {
    n_lines: HashMap<TableId, u32>,
    n_unfiled: usize,
    /// What the open transaction has added, the oldest first, for when it is lost.
    added: Vec<Added>,
}

struct Added {
    table: TableId,
    before: Option<u32>,
    n_lines: usize,
}

impl Tail {
    pub fn of(unfiled: Unfiled) -> Tail {
        // In the order of time, so the last line of a table has the last word.
        let n_lines = unfiled.0.iter().map(|line| (line.table, line.seq + 1)).collect();
        Tail { n_lines, n_unfiled: unfiled.0.len(), added: Vec::new() }
    }

    /// Nothing of a table that has no line here.
    pub fn n_lines(&self, table: TableId) -> Option<u32> {
        self.n_lines.get(&table).copied()
    }

    pub fn n_unfiled(&self) -> usize {
        self.n_unfiled
    }

    /// Lines behind so many others of their table were added in the open transaction.
    pub fn add(&mut self, table: TableId, found: u32, n_lines: usize) {
        if n_lines > 0 {
            let before = self.n_lines.insert(table, found + n_lines as u32);
            self.n_unfiled += n_lines;
            self.added.push(Added { table, before, n_lines });
        }
    }

    /// The transaction is on the disk.
    pub fn settle(&mut self) {
        self.added.clear();
    }

    /// Where the open transaction is, to come back to.
    pub fn mark(&self) -> usize {
        self.added.len()
    }

    /// What was added since then is lost.
    pub fn forget_since(&mut self, mark: usize) {
        for Added { table, before, n_lines } in self.added.drain(mark..).rev() {
            self.n_unfiled -= n_lines;
            match before {
                Some(before) => self.n_lines.insert(table, before),
                None => self.n_lines.remove(&table),
            };
        }
    }

    /// The open transaction is lost.
    pub fn forget_all(&mut self) {
        self.forget_since(0);
    }
}

/// The lines of the tail, as they are in the database, in the order of time.
pub struct Unfiled(Vec<Line>);

struct Line {
    id: i64,
    table: TableId,
    seq: u32,
}

impl Unfiled {
    pub fn read(connection: &Connection) -> Result<Unfiled, StoreError> {
        const UNFILED: &str = "SELECT id, table_id, seq FROM journal
            WHERE id > (SELECT line_id FROM filed_up_to WHERE one = 1) ORDER BY id";
        let lines = statement::all(connection, UNFILED, [], |row| {
            Ok(Line { id: row.get(0)?, table: row.get(1)?, seq: row.get(2)? })
        })?;
        Ok(Unfiled(lines))
    }

    pub fn file(mut self, connection: &Connection) -> Result<(), StoreError> {
        let Some(last) = self.0.last().map(|line| line.id) else { return Ok(()) };
        // Table by table, so that no page is sought twice.
        self.0.sort_unstable_by_key(|line| (line.table, line.seq));
        for Line { id, table, seq } in self.0 {
            const FILE: &str = "INSERT INTO filed (table_id, seq, line_id) VALUES (?1, ?2, ?3)";
            statement::execute(connection, FILE, (table, seq, id))?;
        }
        statement::execute(connection, "UPDATE filed_up_to SET line_id = ?1 WHERE one = 1", [last])?;
        Ok(())
    }
}

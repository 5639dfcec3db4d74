//! The connection that writes, together with the journal lines that are not indexed yet.

use std::cell::{RefCell, RefMut};
use std::ops::Deref;

use rusqlite::Connection;

use super::statement;
use super::unindexed::UnindexedLines;
use crate::StoreError;

/// The connection that writes, together with the journal lines that are not indexed yet.
pub struct WriterConnection {
    connection: Connection,
    unindexed: RefCell<UnindexedLines>,
}

impl Deref for WriterConnection {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.connection
    }
}

impl WriterConnection {
    pub fn new(connection: Connection) -> Result<WriterConnection, StoreError> {
        let unindexed = RefCell::new(UnindexedLines::read(&connection)?);
        Ok(WriterConnection { connection, unindexed })
    }

    pub fn unindexed(&self) -> RefMut<'_, UnindexedLines> {
        self.unindexed.borrow_mut()
    }

    pub fn begin(&self) -> Result<(), StoreError> {
        statement::execute(self, "BEGIN IMMEDIATE", [])?;
        Ok(())
    }

    pub fn commit(&self) -> Result<(), StoreError> {
        match statement::execute(self, "COMMIT", []) {
            Ok(_) => {
                self.unindexed().commit();
                Ok(())
            }
            Err(error) => self.roll_back().and(Err(error)),
        }
    }

    /// Rolls the open transaction back. On a full disk and similar failures SQLite has already done so.
    pub fn roll_back(&self) -> Result<(), StoreError> {
        self.unindexed().forget_uncommitted();
        if !self.is_autocommit() {
            statement::execute(self, "ROLLBACK", [])?;
        }
        Ok(())
    }

    /// Adds the unindexed lines of the journal to the index.
    pub fn index_lines(&self) -> Result<(), StoreError> {
        self.begin()?;
        let written = self.unindexed().write_index(self);
        match written {
            Ok(()) => self.commit()?,
            Err(error) => return self.roll_back().and(Err(error)),
        }
        self.unindexed().clear();
        Ok(())
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::TableId;
    use crate::sqlite::{connection, journal, schema};

    const TABLES: [TableId; 3] = [TableId(7), TableId(u64::MAX), TableId(8)];

    /// A database in memory with these tables.
    pub fn database_with_tables() -> WriterConnection {
        let mut connection = connection::open_in_memory().unwrap();
        schema::migrate(&mut connection, schema::MIGRATIONS).unwrap();
        connection
            .execute_batch(
                "INSERT INTO users (id, kind, name, created_ms) VALUES (1, 'guest', 'Ann', 0);
                INSERT INTO tables (id, game, host, visibility, pace, options_json, n_seats, status,
                                    created_ms, status_ms, document)
                SELECT value, 'mall-of-horror', 1, 'open', 'live', '{}', 3, 'running', 5, 6, '{}'
                FROM json_each('[7, 8, -1]')",
            )
            .unwrap();
        WriterConnection::new(connection).unwrap()
    }

    fn append(writer: &WriterConnection, table: TableId, expected: u32, n: u32) -> Result<(), StoreError> {
        let lines: Vec<String> = (expected..expected + n).map(|seq| line(table, seq)).collect();
        journal::append(writer, table, expected, &lines)
    }

    fn append_and_commit(writer: &WriterConnection, table: TableId, expected: u32, n: u32) {
        writer.begin().unwrap();
        append(writer, table, expected, n).unwrap();
        writer.commit().unwrap();
    }

    fn line(table: TableId, seq: u32) -> String {
        format!("{seq} of {}", table.0)
    }

    fn check(writer: &WriterConnection, table: TableId, n_lines: u32) {
        for from in 0..=n_lines {
            let lines: Vec<String> = (from..n_lines).map(|seq| line(table, seq)).collect();
            assert_eq!(journal::lines(writer, table, from), Ok(lines));
        }
        for expected in [0, n_lines.saturating_sub(1), n_lines + 1] {
            if expected != n_lines {
                let conflict = StoreError::Conflict { expected, found: n_lines };
                assert_eq!(append(writer, table, expected, 1), Err(conflict));
            }
        }
    }

    /// Checks that a program that opens this database reads the same unindexed lines that this writer
    /// remembers.
    fn check_unindexed(writer: &WriterConnection) {
        let read = UnindexedLines::read(writer).unwrap();
        assert_eq!(read.lines(), writer.unindexed().lines());
        for line in read.lines() {
            assert_eq!(read.n_lines(line.table), writer.unindexed().n_lines(line.table));
        }
    }

    #[test]
    fn indexed_and_unindexed_lines_are_one_journal() {
        let writer = database_with_tables();
        let mut n_lines = [0; TABLES.len()];
        for round in 0..24 {
            writer.begin().unwrap();
            for (index, table) in TABLES.into_iter().enumerate().skip(round % 3) {
                let n = 1 + (round as u32 + index as u32) % 3;
                append(&writer, table, n_lines[index], n).unwrap();
                n_lines[index] += n;
            }
            writer.commit().unwrap();
            if round % 5 == 4 {
                writer.index_lines().unwrap();
                assert!(writer.unindexed().lines().is_empty());
            }
            check_unindexed(&writer);
            TABLES.into_iter().zip(n_lines).for_each(|(table, n_lines)| check(&writer, table, n_lines));
        }
    }

    #[test]
    fn lines_of_a_lost_transaction_were_never_there() {
        let writer = database_with_tables();
        append_and_commit(&writer, TABLES[0], 0, 3);
        for is_indexed in [false, true] {
            writer.begin().unwrap();
            append(&writer, TABLES[0], 3, 2).unwrap();
            append(&writer, TABLES[1], 0, 2).unwrap();
            append(&writer, TABLES[0], 5, 2).unwrap();
            writer.roll_back().unwrap();
            check_unindexed(&writer);
            check(&writer, TABLES[0], 3);
            check(&writer, TABLES[1], 0);
            if !is_indexed {
                writer.index_lines().unwrap();
            }
        }
    }

    #[test]
    fn lines_that_cannot_be_indexed_are_still_found() {
        let writer = database_with_tables();
        append_and_commit(&writer, TABLES[0], 0, 3);
        writer.execute("INSERT INTO indexed_lines (table_id, seq, line_id) VALUES (7, 2, 99)", []).unwrap();
        assert!(writer.index_lines().is_err());
        check_unindexed(&writer);
        writer.execute("DELETE FROM indexed_lines", []).unwrap();
        check(&writer, TABLES[0], 3);
        writer.index_lines().unwrap();
        check(&writer, TABLES[0], 3);
    }
}

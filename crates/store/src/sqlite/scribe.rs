//! The connection that writes, and what it remembers of the end of the journal.

use std::cell::{RefCell, RefMut};
use std::ops::Deref;

use rusqlite::Connection;

use super::statement;
use super::tail::Tail;
use crate::StoreError;

pub struct Scribe {
    connection: Connection,
    tail: RefCell<Tail>,
}

impl Deref for Scribe {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.connection
    }
}

impl Scribe {
    pub fn new(connection: Connection) -> Result<Scribe, StoreError> {
        let tail = RefCell::new(Tail::read(&connection)?);
        Ok(Scribe { connection, tail })
    }

    pub fn tail(&self) -> RefMut<'_, Tail> {
        self.tail.borrow_mut()
    }

    pub fn begin(&self) -> Result<(), StoreError> {
        statement::execute(self, "BEGIN IMMEDIATE", [])?;
        Ok(())
    }

    pub fn commit(&self) -> Result<(), StoreError> {
        match statement::execute(self, "COMMIT", []) {
            Ok(_) => {
                self.tail().settle();
                Ok(())
            }
            Err(error) => self.roll_back().and(Err(error)),
        }
    }

    /// A full disk and the like make SQLite do this by itself.
    pub fn roll_back(&self) -> Result<(), StoreError> {
        self.tail().forget_unsettled();
        if !self.is_autocommit() {
            statement::execute(self, "ROLLBACK", [])?;
        }
        Ok(())
    }

    /// Files the tail of the journal under its tables.
    pub fn file(&self) -> Result<(), StoreError> {
        self.begin()?;
        let filed = self.tail().file(self);
        match filed {
            Ok(()) => self.commit()?,
            Err(error) => return self.roll_back().and(Err(error)),
        }
        self.tail().clear();
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
    pub fn scribe() -> Scribe {
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
        Scribe::new(connection).unwrap()
    }

    fn append(scribe: &Scribe, table: TableId, expected: u32, n: u32) -> Result<(), StoreError> {
        let lines: Vec<String> = (expected..expected + n).map(|seq| line(table, seq)).collect();
        journal::append(scribe, table, expected, &lines)
    }

    fn append_and_commit(scribe: &Scribe, table: TableId, expected: u32, n: u32) {
        scribe.begin().unwrap();
        append(scribe, table, expected, n).unwrap();
        scribe.commit().unwrap();
    }

    fn line(table: TableId, seq: u32) -> String {
        format!("{seq} of {}", table.0)
    }

    fn check(scribe: &Scribe, table: TableId, n_lines: u32) {
        assert_eq!(journal::n_lines(scribe, table), Ok(n_lines));
        for from in 0..=n_lines {
            let lines: Vec<String> = (from..n_lines).map(|seq| line(table, seq)).collect();
            assert_eq!(journal::lines(scribe, table, from), Ok(lines));
        }
        for expected in [0, n_lines.saturating_sub(1), n_lines + 1] {
            if expected != n_lines {
                let conflict = StoreError::Conflict { expected, found: n_lines };
                assert_eq!(append(scribe, table, expected, 1), Err(conflict));
            }
        }
    }

    /// What a new program would read is what this one remembers.
    fn check_tail(scribe: &Scribe) {
        let read = Tail::read(scribe).unwrap();
        assert_eq!(read.lines(), scribe.tail().lines());
        for line in read.lines() {
            assert_eq!(read.n_lines(line.table), scribe.tail().n_lines(line.table));
        }
    }

    #[test]
    fn what_is_filed_and_what_is_not_are_one_journal() {
        let scribe = scribe();
        let mut n_lines = [0; TABLES.len()];
        for round in 0..24 {
            scribe.begin().unwrap();
            for (index, table) in TABLES.into_iter().enumerate().skip(round % 3) {
                let n = 1 + (round as u32 + index as u32) % 3;
                append(&scribe, table, n_lines[index], n).unwrap();
                n_lines[index] += n;
            }
            scribe.commit().unwrap();
            if round % 5 == 4 {
                scribe.file().unwrap();
                assert!(scribe.tail().lines().is_empty());
            }
            check_tail(&scribe);
            TABLES.into_iter().zip(n_lines).for_each(|(table, n_lines)| check(&scribe, table, n_lines));
        }
    }

    #[test]
    fn lines_of_a_lost_transaction_were_never_there() {
        let scribe = scribe();
        append_and_commit(&scribe, TABLES[0], 0, 3);
        for is_filed in [false, true] {
            scribe.begin().unwrap();
            append(&scribe, TABLES[0], 3, 2).unwrap();
            append(&scribe, TABLES[1], 0, 2).unwrap();
            append(&scribe, TABLES[0], 5, 2).unwrap();
            scribe.roll_back().unwrap();
            check_tail(&scribe);
            check(&scribe, TABLES[0], 3);
            check(&scribe, TABLES[1], 0);
            if !is_filed {
                scribe.file().unwrap();
            }
        }
    }

    #[test]
    fn what_cannot_be_filed_stays_where_it_is_found() {
        let scribe = scribe();
        append_and_commit(&scribe, TABLES[0], 0, 3);
        scribe.execute("INSERT INTO filed (table_id, seq, line_id) VALUES (7, 2, 99)", []).unwrap();
        assert!(scribe.file().is_err());
        check_tail(&scribe);
        scribe.execute("DELETE FROM filed", []).unwrap();
        check(&scribe, TABLES[0], 3);
        scribe.file().unwrap();
        check(&scribe, TABLES[0], 3);
    }
}

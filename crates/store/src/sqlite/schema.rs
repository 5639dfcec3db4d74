//! The schema of the database, and the migration of older ones.

use rusqlite::Connection;

use crate::StoreError;

/// Each migration brings a database from one version to the next. Never change a released one: add another.
pub const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_first.sql"),
    include_str!("migrations/0002_friends_and_turns.sql"),
    include_str!("migrations/0003_promises.sql"),
    include_str!("migrations/0004_filed_lines.sql"),
    include_str!("migrations/0005_indexed_lines.sql"),
    include_str!("migrations/0006_open_seats_and_grace.sql"),
    include_str!("migrations/0007_lessons.sql"),
    include_str!("migrations/0008_notices.sql"),
];

/// `RVNT`: marks our files, so that we never add tables to another program's database.
const APPLICATION_ID: i64 = 0x5256_4e54;

pub fn migrate(connection: &mut Connection, migrations: &[&str]) -> Result<(), StoreError> {
    refuse_foreign(connection)?;
    let found = version(connection)?;
    let known = migrations.len() as u32;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (index, migration) in migrations.iter().enumerate().skip(found as usize) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", index as u32 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}

fn version(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

fn refuse_foreign(connection: &Connection) -> Result<(), StoreError> {
    let application_id: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let n_objects: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let is_ours = application_id == APPLICATION_ID;
    let is_new = application_id == 0 && n_objects == 0;
    if is_ours || is_new {
        return Ok(());
    }
    Err(StoreError::Broken("the file is a database of another program".to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;
    use crate::sqlite::writer_connection::WriterConnection;
    use crate::sqlite::{connection, journal};

    const ONE: &str = "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1);";
    const TWO: &str = "ALTER TABLE a ADD COLUMN y INTEGER; UPDATE a SET y = x + 1;";

    fn sum(connection: &Connection) -> i64 {
        connection.query_row("SELECT sum(x + y) FROM a", [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn each_migration_runs_once() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &[ONE]).unwrap();
        assert_eq!(version(&connection), Ok(1));
        for _ in 0..2 {
            migrate(&mut connection, &[ONE, TWO]).unwrap();
            assert_eq!(version(&connection), Ok(2));
            assert_eq!(sum(&connection), 3);
        }
    }

    #[test]
    fn a_failed_migration_changes_nothing() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &[ONE, TWO]).unwrap();
        let broken = "DELETE FROM a; CREATE TABLE a (z INTEGER);";
        assert!(matches!(migrate(&mut connection, &[ONE, TWO, broken]), Err(StoreError::Broken(_))));
        assert_eq!(version(&connection), Ok(2));
        assert_eq!(sum(&connection), 3);
    }

    #[test]
    fn a_database_of_the_first_version_keeps_what_it_has() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &MIGRATIONS[..1]).unwrap();
        let rows = "INSERT INTO users (id, kind, name, created_ms) VALUES (1, 'guest', 'Ann', 0);
            INSERT INTO tables (id, game, host, visibility, seating, pace, options_json, n_seats, status,
                                created_ms, status_ms, document)
                VALUES (7, 'mall-of-horror', 1, 'open', 'one-each', 'live', '{}', 3, 'over', 5, 6, '{}');
            INSERT INTO memberships (table_id, user_id, status, created_ms) VALUES (7, 1, 'over', 5);
            INSERT INTO seats (table_id, seat, user_id, bot, name)
                VALUES (7, 0, 1, NULL, 'Ann'), (7, 1, NULL, 'thumb', 'Bot');
            INSERT INTO results (table_id, seat, user_id, bot, game, score, place, has_won, ended_ms)
                VALUES (7, 0, 1, NULL, 'mall-of-horror', 3, 1, 1, 6);
            INSERT INTO journal (table_id, seq, line) VALUES (7, 0, 'first'), (8, 0, 'other'), (7, 1, 'second');";
        connection.execute_batch(rows).unwrap();
        migrate(&mut connection, MIGRATIONS).unwrap();
        let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(count("SELECT count(*) FROM seats WHERE is_friend = 0"), 2);
        assert_eq!(count("SELECT count(*) FROM results WHERE user_id = 1 AND is_friend = 0"), 1);
        assert_eq!(count("SELECT count(*) FROM memberships WHERE user_id = 1 AND is_awaited = 0"), 1);
        assert_eq!(count("SELECT created_ms FROM tables WHERE host = 1"), 5);
        let lines = |table| journal::lines(&connection, TableId(table), 0).unwrap();
        assert_eq!((lines(7), lines(8)), (texts(&["first", "second"]), texts(&["other"])));
        assert_eq!(count("SELECT count(*) FROM indexed_lines"), 3);
    }

    /// Version 4 called the index `filed`. Its last lines may not be in it yet.
    #[test]
    fn a_database_of_the_fourth_version_keeps_its_lines() {
        let mut connection = connection::open_in_memory().unwrap();
        migrate(&mut connection, &MIGRATIONS[..4]).unwrap();
        let rows = "INSERT INTO users (id, kind, name, created_ms) VALUES (1, 'guest', 'Ann', 0);
            INSERT INTO tables (id, game, host, visibility, pace, options_json, n_seats, status,
                                created_ms, status_ms, document)
                VALUES (7, 'mall-of-horror', 1, 'open', 'live', '{}', 3, 'running', 5, 6, '{}');
            INSERT INTO journal (id, table_id, seq, line)
                VALUES (1, 7, 0, 'first'), (2, 8, 0, 'other'), (3, 7, 1, 'second'), (4, 7, 2, 'third');
            INSERT INTO filed (table_id, seq, line_id) VALUES (7, 0, 1), (8, 0, 2);
            UPDATE filed_up_to SET line_id = 2;";
        connection.execute_batch(rows).unwrap();
        migrate(&mut connection, MIGRATIONS).unwrap();
        assert_eq!(version(&connection), Ok(MIGRATIONS.len() as u32));
        let writer = WriterConnection::new(connection).unwrap();
        assert_eq!(writer.unindexed().lines().len(), 2);
        let lines = |table| journal::lines(&writer, TableId(table), 0).unwrap();
        assert_eq!((lines(7), lines(8)), (texts(&["first", "second", "third"]), texts(&["other"])));
        // The journal goes on, and what was not indexed before can be indexed now.
        writer.begin().unwrap();
        journal::append(&writer, TableId(7), 3, &texts(&["fourth"])).unwrap();
        writer.commit().unwrap();
        writer.index_lines().unwrap();
        assert!(writer.unindexed().lines().is_empty());
        assert_eq!(lines(7), texts(&["first", "second", "third", "fourth"]));
    }

    fn texts(texts: &[&str]) -> Vec<String> {
        texts.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_newer_database_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &[ONE, TWO]).unwrap();
        assert_eq!(migrate(&mut connection, &[ONE]), Err(StoreError::Newer { found: 2, known: 1 }));
        assert_eq!(sum(&connection), 3);
    }

    #[test]
    fn the_database_of_another_program_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
        assert!(matches!(migrate(&mut connection, &[ONE]), Err(StoreError::Broken(_))));
        assert_eq!(version(&connection), Ok(0));
    }
}

//! The shape of the database, and how an older one is brought to it.

use rusqlite::Connection;

use crate::StoreError;

/// What brings a database from one version to the next. Never change one that was released: add another.
pub const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_first.sql"),
    include_str!("migrations/0002_friends_and_turns.sql"),
    include_str!("migrations/0003_promises.sql"),
    include_str!("migrations/0004_filed_lines.sql"),
];

/// `RVNT`: tells our files from other databases, so that we never add tables to somebody else's.
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
    use crate::sqlite::journal;

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
    fn one_that_fails_changes_nothing() {
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
        assert_eq!(
            (lines(7), lines(8)),
            (vec!["first".to_string(), "second".to_string()], vec!["other".to_string()])
        );
        assert_eq!(count("SELECT count(*) FROM filed"), 3);
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

//! Opening a database with 100,000 tables takes no longer than opening one with ten: only the schema and the
//! unindexed lines are read. The times are printed; `sqlite/plans.rs` asserts that no statement scans a table.

use std::path::Path;
use std::time::{Duration, Instant};

use store::conformance::wait;
use store::{PageRequest, Sqlite, Store, TableId, TableStatus, UserId};

const N_MANY: u32 = 100_000;
const N_FEW: u32 = 10;
const LINES_PER_TABLE: u32 = 3;

/// Written with SQL, because doing this through the store would take longer than all other tests together.
fn fill(path: &Path, n_tables: u32) {
    drop(Sqlite::open(path).unwrap());
    let mut connection = rusqlite::Connection::open(path).unwrap();
    let transaction = connection.transaction().unwrap();
    let sql = format!(
        "INSERT INTO users (id, kind, name, created_ms) VALUES (1, 'guest', 'Ann', 0);
         CREATE TEMP TABLE n AS
             WITH RECURSIVE n (n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM n WHERE n + 1 < {n_tables})
             SELECT n FROM n;
         INSERT INTO tables (id, game, host, visibility, pace, options_json, n_seats, status,
                             created_ms, status_ms, document)
             SELECT n, 'mall-of-horror', 1, 'open', 'live', '{{}}', 6, 'running', n, n, '{{}}'
             FROM n;
         INSERT INTO memberships (table_id, user_id, status, created_ms) SELECT n, 1, 'running', n FROM n;
         INSERT INTO journal (table_id, seq, line) SELECT n, value, 'a line of a journal'
             FROM n, json_each('[0, 1, 2]');
         DROP TABLE n;"
    );
    transaction.execute_batch(&sql).unwrap();
    transaction.commit().unwrap();
}

/// The shortest of several times, because other tests run at the same time.
fn time_of(mut work: impl FnMut()) -> Duration {
    let times = (0..7).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    times.min().unwrap()
}

#[test]
fn opening_many_tables_is_as_fast_as_opening_few() {
    let folder = tempfile::tempdir().unwrap();
    for n_tables in [N_FEW, N_MANY] {
        let path = folder.path().join(format!("{n_tables}.db"));
        fill(&path, n_tables);
        let opened = time_of(|| drop(Sqlite::open(&path).unwrap()));
        let store = Sqlite::open(&path).unwrap();
        let some = TableId(u64::from(n_tables) / 2);
        let loaded = time_of(|| {
            assert_eq!(wait(store.lines(some, 0)).unwrap().len(), LINES_PER_TABLE as usize);
        });
        let listed = time_of(|| {
            let tables =
                wait(store.open_tables(TableStatus::Running, None, PageRequest::first(N_FEW))).unwrap();
            assert_eq!(tables.len(), N_FEW as usize);
        });
        let listed_of_user = time_of(|| {
            let tables =
                wait(store.tables_of(UserId(1), Some(TableStatus::Running), PageRequest::first(N_FEW)))
                    .unwrap();
            assert_eq!(tables.len(), N_FEW as usize);
        });
        println!(
            "{n_tables} tables: open and close {opened:?}, read a journal {loaded:?}, \
             list open tables {listed:?}, list a user's {listed_of_user:?}"
        );
    }
}

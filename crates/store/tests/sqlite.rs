//! The SQLite store conforms, and keeps its own promises: changes share commits, and one process uses a file.

use std::path::Path;
use std::sync::Arc;

use store::conformance::{conformance, conformance_of_reopening, wait};
use store::{
    Audience, NewChat, NewTable, SharedStore, Sqlite, Store, StoreError, TableId, UserId, Visibility,
    fsync_latency, limits,
};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

fn open(folder: &TempDir) -> Result<Sqlite, StoreError> {
    Sqlite::open(&folder.path().join("revenant.db"))
}

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(4).build().unwrap()
}

fn new_table(host: UserId) -> NewTable {
    NewTable {
        id: TableId::random(),
        game: "mall-of-horror".to_string(),
        host,
        visibility: Visibility::Open,
        pace: "live".to_string(),
        grace_ms: None,
        lesson: None,
        options_json: "{}".to_string(),
        n_seats: 6,
        document: "{}".to_string(),
        created_ms: 0,
    }
}

async fn table(store: &dyn Store) -> TableId {
    let host = store.create_guest("Ann", 0).await.unwrap();
    let table = new_table(host);
    let id = table.id;
    store.create_table(table).await.unwrap();
    id
}

#[test]
fn a_database_in_memory_conforms() {
    conformance(|| Arc::new(Sqlite::in_memory().unwrap()));
}

#[test]
fn a_database_in_a_file_conforms() {
    let folder = tempfile::tempdir().unwrap();
    // The same file each time: no check is affected by what another one left there.
    conformance(|| Arc::new(open(&folder).unwrap()));
}

#[test]
fn a_database_in_a_file_outlives_its_store() {
    let folder = tempfile::tempdir().unwrap();
    conformance_of_reopening(|| Arc::new(open(&folder).unwrap()));
}

#[test]
fn exactly_one_thread_wins_a_race() {
    const N_RACERS: usize = 16;
    const N_ROUNDS: u32 = 40;
    let folder = tempfile::tempdir().unwrap();
    let store: SharedStore = Arc::new(open(&folder).unwrap());
    let runtime = runtime();
    let id = runtime.block_on(table(&*store));
    let racers: Vec<_> = (0..N_RACERS)
        .map(|racer| {
            let store = store.clone();
            runtime.spawn(async move {
                let mut n_won = 0;
                for seq in 0..N_ROUNDS {
                    match store.append(id, seq, vec![format!("{seq} by {racer}")]).await {
                        Ok(()) => n_won += 1,
                        Err(StoreError::Conflict { expected, found }) => assert!(found > expected),
                        Err(error) => panic!("{error}"),
                    }
                }
                n_won
            })
        })
        .collect();
    let n_won: u32 = runtime.block_on(async {
        let mut n_won = 0;
        for racer in racers {
            n_won += racer.await.unwrap();
        }
        n_won
    });
    assert_eq!(n_won, N_ROUNDS);
    assert_eq!(wait(store.lines(id, 0)).unwrap().len() as u32, N_ROUNDS);
}

/// The trait does not promise this, but a room may send one append after another without waiting.
#[test]
fn changes_are_made_in_the_order_of_the_calls() {
    const N_LINES: u32 = 500;
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).unwrap();
    let id = wait(table(&store));
    let calls: Vec<_> = (0..N_LINES).map(|seq| store.append(id, seq, vec![seq.to_string()])).collect();
    let closed = store.close();
    assert!(calls.into_iter().all(|call| wait(call).is_ok()));
    wait(closed).unwrap();
    let lines = wait(open(&folder).unwrap().lines(id, 0)).unwrap();
    assert!(lines.into_iter().eq((0..N_LINES).map(|seq| seq.to_string())));
}

#[test]
fn waiting_changes_share_a_commit() {
    const N_TABLES: u32 = 50;
    const N_LINES: u32 = 40;
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(open(&folder).unwrap());
    let runtime = runtime();
    let before = store.counters();
    let writers: Vec<_> = (0..N_TABLES)
        .map(|_| {
            let store = store.clone();
            runtime.spawn(async move {
                let id = table(&*store).await;
                for seq in 0..N_LINES {
                    store.append(id, seq, vec![format!("line {seq}")]).await.unwrap();
                }
            })
        })
        .collect();
    runtime.block_on(async {
        for writer in writers {
            writer.await.unwrap();
        }
    });
    let after = store.counters();
    let (n_writes, n_commits) = (after.n_writes - before.n_writes, after.n_commits - before.n_commits);
    println!("{n_writes} changes in {n_commits} commits");
    assert_eq!(n_writes, u64::from(N_TABLES * (N_LINES + 2)));
    assert!(n_commits < n_writes / 2, "{n_writes} changes took {n_commits} commits");
}

#[test]
fn a_file_is_open_once_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let first = open(&folder).unwrap();
    assert_eq!(open(&folder).err(), Some(StoreError::InUse));
    let roundabout = folder.path().join(".").join("revenant.db");
    assert_eq!(Sqlite::open(&roundabout).err(), Some(StoreError::InUse));
    wait(first.close()).unwrap();
    drop(open(&folder).unwrap());
    // Dropping a store without closing it releases the file too.
    drop(open(&folder).unwrap());
    open(&folder).unwrap();
}

#[cfg(unix)]
#[test]
fn a_link_to_a_file_is_the_same_file() {
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("link.db");
    let first = open(&folder).unwrap();
    std::os::unix::fs::symlink(folder.path().join("revenant.db"), &link).unwrap();
    assert_eq!(Sqlite::open(&link).err(), Some(StoreError::InUse));
    drop(first);
    Sqlite::open(&link).unwrap();
}

#[cfg(unix)]
#[test]
fn only_the_owner_can_read_a_new_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).unwrap();
    wait(store.create_guest("Ann", 0)).unwrap();
    for name in ["revenant.db", "revenant.db-wal"] {
        let mode = std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name} has the mode {mode:o}");
    }
}

fn change_by_hand(folder: &TempDir, sql: &str) {
    let connection = rusqlite::Connection::open(folder.path().join("revenant.db")).unwrap();
    connection.execute_batch(sql).unwrap();
}

#[test]
fn a_file_of_a_newer_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(&folder).unwrap());
    change_by_hand(&folder, "PRAGMA user_version = 9999");
    let error = open(&folder).err().unwrap();
    assert!(matches!(error, StoreError::Newer { found: 9999, .. }));
    assert!(error.to_string().contains("newer program"), "{error}");
    // The refusal neither locked nor changed the file.
    assert_eq!(open(&folder).err(), Some(error));
}

#[test]
fn files_of_other_programs_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    change_by_hand(&folder, "CREATE TABLE recipes (name TEXT)");
    assert!(matches!(open(&folder).err(), Some(StoreError::Broken(_))));
    let path = folder.path().join("letter.txt");
    let text = "Dear Ann,\n".repeat(200);
    std::fs::write(&path, &text).unwrap();
    assert!(matches!(Sqlite::open(&path).err(), Some(StoreError::Broken(_))));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    assert!(matches!(Sqlite::open(folder.path()).err(), Some(StoreError::Broken(_))));
}

#[test]
fn journals_and_chat_have_limits() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).unwrap();
    let id = wait(table(&store));
    drop(store);
    let (n_lines, n_said) = (limits::LINES_PER_TABLE, limits::CHAT_LINES_PER_TABLE);
    let sql = format!(
        "INSERT INTO journal (table_id, seq, line) SELECT id, {n_lines} - 2, '' FROM tables;
         INSERT INTO chat (table_id, seq, audience, text, at_ms) SELECT id, {n_said} - 1, 0, '', 0 FROM tables"
    );
    change_by_hand(&folder, &sql);
    let store = open(&folder).unwrap();
    let line = || vec![String::new()];
    let said = || NewChat {
        table: id,
        user: None,
        seat: None,
        audience: Audience::All,
        text: String::new(),
        at_ms: 0,
    };
    assert_eq!(wait(store.append(id, n_lines - 1, line())), Ok(()));
    assert!(matches!(wait(store.append(id, n_lines, line())), Err(StoreError::OverLimit { .. })));
    assert_eq!(wait(store.add_chat(said())), Ok(n_said));
    assert!(matches!(wait(store.add_chat(said())), Err(StoreError::OverLimit { .. })));
}

#[test]
fn missing_folders_are_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a").join("b").join("revenant.db");
    drop(Sqlite::open(&path).unwrap());
    assert!(path.exists());
}

#[test]
fn an_idle_store_folds_its_log_into_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).unwrap();
    let id = wait(table(&store));
    wait(store.append(id, 0, vec!["x".repeat(10_000); 100])).unwrap();
    let database_bytes = || std::fs::metadata(folder.path().join("revenant.db")).unwrap().len();
    let before = database_bytes();
    let start = std::time::Instant::now();
    while database_bytes() < before + 1_000_000 {
        assert!(start.elapsed().as_secs() < 5, "the log was not folded in");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn copying_the_file_disturbs_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).unwrap();
    let id = wait(table(&store));
    let copy = folder.path().join("copy.db");
    let sql = format!("VACUUM INTO '{}'", copy.display());
    wait(store.append(id, 0, vec!["one".to_string()])).unwrap();
    change_by_hand(&folder, &sql);
    wait(store.append(id, 1, vec!["two".to_string()])).unwrap();
    let copied = Sqlite::open(&copy).unwrap();
    assert_eq!(wait(copied.lines(id, 0)), Ok(vec!["one".to_string()]));
}

#[test]
fn the_disk_can_be_measured() {
    let latency = fsync_latency(Path::new(env!("CARGO_TARGET_TMPDIR"))).unwrap();
    println!("4 KiB append and fsync: {:.3} ms", latency.as_secs_f64() * 1e3);
}

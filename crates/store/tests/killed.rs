//! A killed process loses nothing that it acknowledged, and leaves no lock behind.
//!
//! The test starts itself again as the process to be killed, which appends to several tables concurrently and
//! prints each acknowledged append.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use store::conformance::wait;
use store::{NewTable, Sqlite, Store, TableId, Visibility};

const N_KILLS: u32 = 20;
const N_TABLES: u32 = 4;
/// Where the process to be killed finds the database.
const DATABASE: &str = "REVENANT_TEST_DATABASE";

fn line(seq: u32) -> String {
    format!("{seq} {{\"act\":[\"A\",{{\"vote-for\":\"B\"}}]}} 8f3a09c2d4e5f607")
}

/// Does nothing unless the test below starts it.
#[test]
fn the_process_to_be_killed() {
    let Ok(path) = std::env::var(DATABASE) else { return };
    let store = Sqlite::open(Path::new(&path)).unwrap();
    println!();
    std::thread::scope(|scope| {
        for number in 0..N_TABLES {
            let store = &store;
            scope.spawn(move || append_forever(store, TableId(number.into())));
        }
    });
}

fn append_forever(store: &Sqlite, table: TableId) {
    let mut seq = wait(store.lines(table, 0)).unwrap().len() as u32;
    loop {
        // Several lines per append show that none is cut in two. There are many, so that the process is also
        // killed while it indexes them.
        let n = 1 + seq % 400;
        wait(store.append(table, seq, (seq..seq + n).map(line).collect())).unwrap();
        seq += n;
        println!("acknowledged {} {seq} .", table.0);
    }
}

#[test]
fn acknowledged_lines_survive_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("revenant.db");
    create_tables(&path);
    let mut acknowledged: BTreeMap<u64, u32> = BTreeMap::new();
    for kill in 0..N_KILLS {
        let before = acknowledged.clone();
        kill_in_the_middle(&path, Duration::from_millis(u64::from(5 + kill * 7 % 60)), &mut acknowledged);
        assert_ne!(acknowledged, before, "it was killed before it did anything");
        check_journals(&path, &acknowledged);
    }
    println!("{N_KILLS} kills, {} lines acknowledged, none lost", acknowledged.values().sum::<u32>());
}

fn create_tables(path: &Path) {
    let store = Sqlite::open(path).unwrap();
    let host = wait(store.create_guest("Ann", 0)).unwrap();
    for number in 0..N_TABLES {
        let table = NewTable {
            id: TableId(number.into()),
            game: "mall-of-horror".to_string(),
            host,
            visibility: Visibility::Private,
            pace: "live".to_string(),
            grace_ms: None,
            lesson: None,
            options_json: "{}".to_string(),
            n_seats: 6,
            document: "{}".to_string(),
            created_ms: 0,
        };
        wait(store.create_table(table)).unwrap();
    }
}

/// Lets the process run until it acknowledged something, and for this long after that.
fn kill_in_the_middle(path: &Path, after: Duration, acknowledged: &mut BTreeMap<u64, u32>) {
    let mut child = start(path);
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    while parse(&text).is_none() {
        text.clear();
        assert_ne!(output.read_line(&mut text).unwrap(), 0, "the process ended on its own");
    }
    // Its output stays in the pipe, or it blocks on the pipe: either counts as running.
    std::thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    loop {
        if let Some((table, n_lines)) = parse(&text) {
            let known = acknowledged.entry(table).or_default();
            *known = n_lines.max(*known);
        }
        text.clear();
        if output.read_line(&mut text).unwrap() == 0 {
            return;
        }
    }
}

fn start(path: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "the_process_to_be_killed", "--nocapture"])
        .env(DATABASE, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap()
}

/// The dot shows that the kill did not cut the line.
fn parse(text: &str) -> Option<(u64, u32)> {
    let mut words = text.strip_prefix("acknowledged ")?.strip_suffix(" .\n")?.split(' ');
    Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?))
}

fn check_journals(path: &Path, acknowledged: &BTreeMap<u64, u32>) {
    let store = Sqlite::open(path).unwrap();
    for (table, n_acknowledged) in acknowledged {
        let lines = wait(store.lines(TableId(*table), 0)).unwrap();
        let n_stored = lines.len() as u32;
        assert!(n_stored >= *n_acknowledged, "table {table}: {n_stored} of {n_acknowledged} lines are left");
        assert!(lines.iter().cloned().eq((0..n_stored).map(line)), "table {table} has a gap");
    }
}

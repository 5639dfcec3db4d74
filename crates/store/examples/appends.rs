//! Measures how many durable appends per second this machine makes, with few and with many concurrent callers.
//!
//! ```text
//! cargo run --release -p store --example appends -- [FOLDER] [SECONDS]
//! ```

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{NewTable, Sqlite, Store, TableId, Visibility, fsync_latency};

const LINE: &str = r#"1234 {"act":["C",{"vote-for":"B"}]} 1c09e5d2f6078f3a"#;

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_string());
    let seconds = std::env::args().nth(2).and_then(|text| text.parse().ok()).unwrap_or(3);
    let folder = tempfile::tempdir_in(folder).expect("the folder is writable");
    let latency = fsync_latency(folder.path()).expect("the folder is writable");
    println!("4 KiB append and fsync: {:.3} ms (median)", latency.as_secs_f64() * 1e3);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().expect("threads");
    for n_writers in [1, 4, 50, 200, 1_000] {
        let path = folder.path().join(format!("{n_writers}.db"));
        runtime.block_on(measure(&path, n_writers, Duration::from_secs(seconds)));
    }
}

async fn measure(path: &Path, n_writers: usize, time: Duration) {
    let store = Arc::new(Sqlite::open(path).expect("a new database"));
    let host = store.create_guest("Ann", 0).await.expect("a guest");
    let mut tables = Vec::new();
    for _ in 0..n_writers {
        tables.push(TableId::random());
        store.create_table(new_table(tables[tables.len() - 1], host)).await.expect("a table");
    }
    let before = store.counters();
    let start = Instant::now();
    let writers: Vec<_> = tables
        .into_iter()
        .map(|table| tokio::spawn(append_until(store.clone(), table, start + time)))
        .collect();
    let mut times = Vec::new();
    for writer in writers {
        times.extend(writer.await.expect("a writer"));
    }
    let elapsed = start.elapsed().as_secs_f64();
    let after = store.counters();
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{n_writers:>5} writers: {:>7.0} appends/s, {:>5.1} per commit, p50 {:.3} ms, p99 {:.3} ms, worst {:.1} ms",
        times.len() as f64 / elapsed,
        times.len() as f64 / (after.n_commits - before.n_commits) as f64,
        at(0.5),
        at(0.99),
        at(1.0),
    );
    store.close().await.expect("it closes");
}

async fn append_until(store: Arc<Sqlite>, table: TableId, end: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    for seq in 0.. {
        let start = Instant::now();
        if start >= end {
            break;
        }
        store.append(table, seq, vec![LINE.to_string()]).await.expect("an append");
        times.push(start.elapsed());
    }
    times
}

fn new_table(id: TableId, host: store::UserId) -> NewTable {
    NewTable {
        id,
        game: "some-game".to_string(),
        host,
        visibility: Visibility::Private,
        pace: "live".to_string(),
        grace_ms: None,
        lesson: None,
        options_json: "{}".to_string(),
        n_seats: 6,
        document: "{}".to_string(),
        created_ms: 0,
    }
}

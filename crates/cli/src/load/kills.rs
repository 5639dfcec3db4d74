//! A server that is killed again and again while they play, and started on the same data. What it said
//! was done must be there, once, and everybody must see it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde::Serialize;
use store::{Sqlite, Store};
use table::{Seat, StoredLine};
use tokio::time::{sleep, timeout};

use super::folder::TemporaryFolder;
use super::process::OwnServer;
use super::shared::{Phase, Shared, locked};
use super::{DRAINING, LoadArgs, open_everything};
use crate::console::Terminal;
use crate::failure::Failure;

/// What the players know.
#[derive(Default)]
pub struct Ledger {
    acknowledged: Mutex<Vec<Acknowledged>>,
    last_seen: Mutex<Vec<(String, Option<u32>)>>,
    n_repeated: AtomicUsize,
}

struct Acknowledged {
    table: String,
    /// As it stands in the journal.
    request: String,
    version: u32,
}

impl Ledger {
    /// The server has said that this is done, in this line.
    pub fn acknowledged(&self, table: &str, seat: Seat, id: String, version: u32) {
        let (table, request) = (table.to_string(), format!("{seat}-{id}"));
        locked(&self.acknowledged).push(Acknowledged { table, request, version });
    }

    /// A request was sent again because its answer never came.
    pub fn repeated(&self) {
        self.n_repeated.fetch_add(1, Ordering::Relaxed);
    }

    /// The last version that somebody at this table has seen.
    pub fn saw_last(&self, table: &str, version: Option<u32>) {
        locked(&self.last_seen).push((table.to_string(), version));
    }
}

/// The JSON of such a run; tests rely on these keys.
#[derive(Serialize, Default)]
struct Verdict {
    kills: u32,
    tables: usize,
    acknowledged: usize,
    /// Requests that were under way when the server died, and were sent again.
    repeated: usize,
    /// Acknowledged, and not in its line of the journal.
    lost: usize,
    /// Requests that stand in a journal more than once.
    twice: usize,
    clients: usize,
    /// Those whose last version is not the last one of the journal.
    behind: usize,
    errors: u64,
}

pub async fn run(arguments: &LoadArgs, folder: &TemporaryFolder) -> Result<(), Failure> {
    let mut server = OwnServer::start(folder.path(), OwnServer::ANY_PORT)?;
    let addr = server.addr;
    let shared = Arc::new(Shared::with_ledger(addr, arguments.rate));
    let mut tables = open_everything(arguments, &shared).await?;
    shared.enter(Phase::Playing);
    let pause = Duration::from_secs_f64(arguments.seconds / f64::from(arguments.kills + 1));
    for _ in 0..arguments.kills {
        sleep(pause).await;
        drop(server);
        let data = folder.path().to_path_buf();
        // Starting waits for the server to speak; the players are not to wait with it.
        let starting = tokio::task::spawn_blocking(move || OwnServer::start(&data, addr));
        server = starting.await.map_err(Failure::new)??;
    }
    sleep(pause).await;
    shared.enter(Phase::Draining);
    shared.until_answered(DRAINING).await;
    shared.enter(Phase::Closed);
    let all_left = async { while tables.join_next().await.is_some() {} };
    if timeout(DRAINING, all_left).await.is_err() {
        shared.error("some tables did not come to an end");
    }
    drop(server);
    let mut verdict = judge(&shared, folder).await?;
    verdict.kills = arguments.kills;
    shared.tally().complain();
    Terminal::new().line(&serde_json::to_string(&verdict).map_err(Failure::new)?)
}

/// Compares what the players know with what the disk has.
async fn judge(shared: &Shared, folder: &TemporaryFolder) -> Result<Verdict, Failure> {
    let mut verdict = Verdict { errors: shared.tally().n_errors, ..Verdict::default() };
    let Some(ledger) = &shared.ledger else { return Ok(verdict) };
    let acknowledged = std::mem::take(&mut *locked(&ledger.acknowledged));
    let last_seen = std::mem::take(&mut *locked(&ledger.last_seen));
    let store = Sqlite::open(&folder.path().join("revenant.sqlite")).map_err(Failure::new)?;
    let mut journals = BTreeMap::new();
    for (table, _) in &last_seen {
        if !journals.contains_key(table) {
            let id = table.parse().map_err(Failure::new)?;
            journals.insert(table.clone(), store.lines(id, 0).await.map_err(Failure::new)?);
        }
    }
    for lines in journals.values() {
        verdict.twice += n_doubles(lines);
    }
    for Acknowledged { table, request, version } in &acknowledged {
        let line = journals.get(table).and_then(|lines| lines.get(*version as usize));
        let is_there = line.is_some_and(|line| request_of(line) == Some(request));
        verdict.lost += usize::from(!is_there);
    }
    for (table, version) in &last_seen {
        // The header is a line, but no version.
        let last = journals.get(table).map_or(0, Vec::len).checked_sub(1);
        verdict.behind += usize::from(version.map(|version| version as usize) != last);
    }
    verdict.tables = journals.len();
    verdict.acknowledged = acknowledged.len();
    verdict.repeated = ledger.n_repeated.load(Ordering::Relaxed);
    verdict.clients = last_seen.len();
    Ok(verdict)
}

fn request_of(line: &str) -> Option<&str> {
    StoredLine::parse(line).ok()?.request
}

fn n_doubles(lines: &[String]) -> usize {
    let mut requests: Vec<&str> = lines.iter().skip(1).filter_map(|line| request_of(line)).collect();
    let n_requests = requests.len();
    requests.sort_unstable();
    requests.dedup();
    n_requests - requests.len()
}

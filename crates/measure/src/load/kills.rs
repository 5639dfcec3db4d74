//! Kills the server again and again during play, and restarts it on the same data. Every request that the
//! server acknowledged must be in the journal exactly once, and every client must have seen it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde::Serialize;
use store::{Sqlite, Store};
use table::{Seat, StoredLine};
use tokio::time::{sleep, timeout};

use super::process::OwnServer;
use super::shared::{Phase, Shared, locked};
use super::{DRAINING, LoadArgs, open_everything};
use crate::Error;

/// What the clients were told.
#[derive(Default)]
pub struct ClientLog {
    acknowledged: Mutex<Vec<Acknowledged>>,
    last_seen: Mutex<Vec<(String, Option<u32>)>>,
    n_repeated: AtomicUsize,
}

struct Acknowledged {
    table: String,
    /// The id as the journal has it.
    request: String,
    version: u32,
}

impl ClientLog {
    /// The server has answered that this request is done, in this line of the journal.
    pub fn acknowledged(&self, table: &str, seat: Seat, id: String, version: u32) {
        let (table, request) = (table.to_string(), format!("{seat}-{id}"));
        locked(&self.acknowledged).push(Acknowledged { table, request, version });
    }

    /// A request was sent again because its answer never arrived.
    pub fn repeated(&self) {
        self.n_repeated.fetch_add(1, Ordering::Relaxed);
    }

    /// The last version that a client at this table has seen.
    pub fn last_seen(&self, table: &str, version: Option<u32>) {
        locked(&self.last_seen).push((table.to_string(), version));
    }
}

/// The JSON of such a run; tests rely on these keys.
#[derive(Serialize, Default)]
struct Verdict {
    kills: u32,
    tables: usize,
    acknowledged: usize,
    /// Requests that had no answer yet when the server was killed, and were sent again.
    repeated: usize,
    /// Acknowledged requests that are not in their line of the journal.
    lost: usize,
    /// Requests that are in a journal more than once.
    twice: usize,
    clients: usize,
    /// Clients whose last version is not the last one of the journal.
    behind: usize,
    errors: u64,
}

/// Returns the JSON of the verdict.
pub async fn run(arguments: &LoadArgs, program: &Path, data: &Path) -> Result<String, Error> {
    let mut server = OwnServer::start(program, data, OwnServer::ANY_PORT)?;
    let addr = server.addr;
    let shared = Arc::new(Shared::with_client_log(addr, arguments));
    let mut tables = open_everything(arguments, &shared).await?;
    shared.enter(Phase::Playing);
    let pause = Duration::from_secs_f64(arguments.seconds / f64::from(arguments.kills + 1));
    for _ in 0..arguments.kills {
        sleep(pause).await;
        drop(server);
        let (program, data) = (program.to_path_buf(), data.to_path_buf());
        // Starting blocks until the server prints its address, and must not block the players.
        let starting = tokio::task::spawn_blocking(move || OwnServer::start(&program, &data, addr));
        server = starting.await??;
    }
    sleep(pause).await;
    shared.enter(Phase::Draining);
    shared.until_answered(DRAINING).await;
    shared.enter(Phase::Closed);
    let all_left = async { while tables.join_next().await.is_some() {} };
    if timeout(DRAINING, all_left).await.is_err() {
        shared.add_error("some tables did not come to an end");
    }
    drop(server);
    let mut verdict = compare(&shared, data).await?;
    verdict.kills = arguments.kills;
    shared.tally().print_errors();
    Ok(serde_json::to_string(&verdict)?)
}

/// Compares what the clients were told with what is on disk.
async fn compare(shared: &Shared, data: &Path) -> Result<Verdict, Error> {
    let mut verdict = Verdict { errors: shared.tally().n_errors, ..Verdict::default() };
    let Some(client_log) = &shared.client_log else { return Ok(verdict) };
    let acknowledged = std::mem::take(&mut *locked(&client_log.acknowledged));
    let last_seen = std::mem::take(&mut *locked(&client_log.last_seen));
    let store = Sqlite::open(&data.join("revenant.sqlite"))?;
    let mut journals = BTreeMap::new();
    for (table, _) in &last_seen {
        if !journals.contains_key(table) {
            journals.insert(table.clone(), store.lines(table.parse()?, 0).await?);
        }
    }
    for lines in journals.values() {
        verdict.twice += n_duplicates(lines);
    }
    for Acknowledged { table, request, version } in &acknowledged {
        let line = journals.get(table).and_then(|lines| lines.get(*version as usize));
        let is_there = line.is_some_and(|line| request_of(line) == Some(request));
        verdict.lost += usize::from(!is_there);
    }
    for (table, version) in &last_seen {
        // The header is a line of the journal, but not a version.
        let last = journals.get(table).map_or(0, Vec::len).checked_sub(1);
        verdict.behind += usize::from(version.map(|version| version as usize) != last);
    }
    verdict.tables = journals.len();
    verdict.acknowledged = acknowledged.len();
    verdict.repeated = client_log.n_repeated.load(Ordering::Relaxed);
    verdict.clients = last_seen.len();
    Ok(verdict)
}

fn request_of(line: &str) -> Option<&str> {
    StoredLine::parse(line).ok()?.request
}

fn n_duplicates(lines: &[String]) -> usize {
    let mut requests: Vec<&str> = lines.iter().skip(1).filter_map(|line| request_of(line)).collect();
    let n_requests = requests.len();
    requests.sort_unstable();
    requests.dedup();
    n_requests - requests.len()
}

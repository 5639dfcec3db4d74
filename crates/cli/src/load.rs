//! `revenant load`: how much a server takes. It starts a server of its own, or goes to one on this
//! machine, seats guests at many tables and lets them play at random over real WebSockets.
//!
//! - `guests`: those who sit. `tables`: opens tables and keeps them in play. `player`: one seat.
//! - `watchers`: connections that only watch. `kills`: a server that is killed again and again.
//! - `shared`, `tally`, `pace`: what all of them share, count, and wait for.
//! - `said`: what of a message is read. `http`: requests. `process`: the server as the system sees it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;
use terminal::layout::{left, right};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::console::Terminal;
use crate::failure::Failure;
use crate::simulate::grouped;

mod folder;
mod guests;
mod http;
mod kills;
mod pace;
mod player;
mod process;
mod said;
mod shared;
mod tables;
mod tally;
mod watchers;

use folder::TemporaryFolder;
use process::{OwnServer, Process};
use shared::{Phase, Shared};

const LONGEST_SECONDS: f64 = 600.0;
/// How long the tables may take until all are open.
const OPENING: Duration = Duration::from_secs(180);
/// How long answers may take when nothing new is asked.
const DRAINING: Duration = Duration::from_secs(10);

#[derive(Args, Debug)]
#[command(after_help = "\
Guests sit at every seat and choose at random among what is allowed:
  inputs/s          answered as done, which means: on disk
  a CPU second      the same, for each second of processor time of the server
  acknowledged ms   from sending to that answer
  bytes             to one who watches, for one input
The server and the load share this machine's processors.

Examples:
  revenant load --tables 200 --seconds 15
  revenant load --tables 200 --seconds 15 --rate 1000 --json
  revenant load --tables 10 --seconds 5 --idle 10000
  revenant load --addr 127.0.0.1:7777 --pid 4711")]
pub struct LoadArgs {
    /// Tables of four in play
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// How long is measured
    #[arg(long, value_name = "S", default_value_t = 10.0, allow_negative_numbers = true)]
    seconds: f64,
    /// At most so many inputs a second, over all tables
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: Option<u32>,
    /// Further connections that only watch
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=50_000))]
    idle: u32,
    /// Further tables that have begun and wait; those who only watch are spread over them [default: one for
    /// twenty of them]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=50_000))]
    open: Option<u32>,
    /// A server that runs already, on this machine
    #[arg(long, value_name = "ADDR", requires = "pid")]
    addr: Option<SocketAddr>,
    /// Its process
    #[arg(long, value_name = "PID", requires = "addr")]
    pid: Option<u32>,
    /// Kills the server so often while they play, and checks that nothing was lost
    #[arg(long, hide = true, default_value_t = 0, conflicts_with = "addr", value_parser = clap::value_parser!(u32).range(0..=1_000))]
    kills: u32,
    /// As JSON, for scripts
    #[arg(long)]
    json: bool,
}

/// The JSON of a run; scripts rely on these keys.
#[derive(Serialize)]
struct Numbers {
    inputs_per_s: f64,
    inputs_per_server_cpu_s: f64,
    ack_p50_ms: f64,
    ack_p99_ms: f64,
    bytes_p50: u64,
    bytes_p99: u64,
    server_rss_mib: f64,
    fsync_ms: f64,
    errors: u64,
}

pub fn run(arguments: &LoadArgs) -> Result<(), Failure> {
    if !(arguments.seconds > 0.0 && arguments.seconds <= LONGEST_SECONDS) {
        return Err(Failure::new(format!("--seconds: more than 0 and at most {LONGEST_SECONDS}")));
    }
    if let Some(addr) = arguments.addr
        && !addr.ip().is_loopback()
    {
        return Err(Failure::new(format!("--addr {addr}: only a server on this machine is put under load")));
    }
    if cfg!(debug_assertions) {
        eprintln!("revenant: this is no release build, so these numbers mean little");
    }
    let folder = TemporaryFolder::new()?;
    let fsync = store::fsync_latency(folder.path())
        .map_err(|error| Failure::new(format!("{}: {error}", folder.path().display())))?;
    // One thread is enough, and leaves the processors to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    if arguments.kills > 0 {
        return runtime.block_on(kills::run(arguments, &folder));
    }
    let numbers = match (arguments.addr, arguments.pid) {
        (Some(addr), Some(pid)) => runtime.block_on(measure(arguments, addr, Process::new(pid), fsync))?,
        _ => {
            let server = OwnServer::start(folder.path(), OwnServer::ANY_PORT)?;
            runtime.block_on(measure(arguments, server.addr, server.process(), fsync))?
        }
    };
    print(arguments, &numbers)
}

async fn measure(
    arguments: &LoadArgs,
    addr: SocketAddr,
    server: Process,
    fsync: Duration,
) -> Result<Numbers, Failure> {
    // A wrong process is better found before everything else.
    server.cpu_seconds()?;
    let shared = Arc::new(Shared::new(addr, arguments.rate));
    let _tables = open_everything(arguments, &shared).await?;
    let (begin, cpu_before) = (Instant::now(), server.cpu_seconds()?);
    shared.enter(Phase::Playing);
    sleep(Duration::from_secs_f64(arguments.seconds)).await;
    let (seconds, cpu_seconds) = (begin.elapsed().as_secs_f64(), server.cpu_seconds()? - cpu_before);
    let rss_mib = server.rss_mib()?;
    shared.enter(Phase::Draining);
    shared.until_answered(DRAINING).await;
    shared.enter(Phase::Closed);
    let tally = shared.tally();
    tally.complain();
    Ok(Numbers {
        inputs_per_s: tally.n_done as f64 / seconds,
        inputs_per_server_cpu_s: tally.n_done as f64 / cpu_seconds.max(0.01),
        ack_p50_ms: tally.latency_us.percentile(50) as f64 / 1000.0,
        ack_p99_ms: tally.latency_us.percentile(99) as f64 / 1000.0,
        bytes_p50: tally.bytes.percentile(50),
        bytes_p99: tally.bytes.percentile(99),
        server_rss_mib: rss_mib,
        fsync_ms: fsync.as_secs_f64() * 1000.0,
        errors: tally.n_errors,
    })
}

/// Guests, tables and watchers, until all of them are there.
async fn open_everything(arguments: &LoadArgs, shared: &Arc<Shared>) -> Result<JoinSet<()>, Failure> {
    let opening = async {
        let parties = guests::invite(shared, arguments.tables).await.map_err(Failure::new)?;
        watchers::open(shared, &parties, arguments.open, arguments.idle).await.map_err(Failure::new)?;
        let mut tables = JoinSet::new();
        for table in 0..arguments.tables {
            let party = Arc::clone(&parties[table as usize % parties.len()]);
            tables.spawn(tables::keep_in_play(Arc::clone(shared), party));
        }
        let everybody = u64::from(arguments.tables) * guests::PARTY as u64 + u64::from(arguments.idle);
        shared.until_welcome(everybody).await;
        Ok(tables)
    };
    match tokio::time::timeout(OPENING, opening).await {
        Ok(opened) => opened,
        Err(_) => {
            shared.tally().complain();
            Err(Failure::new(format!("not all tables were open after {} s", OPENING.as_secs())))
        }
    }
}

fn print(arguments: &LoadArgs, numbers: &Numbers) -> Result<(), Failure> {
    let mut terminal = Terminal::new();
    if arguments.json {
        return terminal.line(&serde_json::to_string(numbers).map_err(Failure::new)?);
    }
    let rows = [
        ("inputs/s, durable", grouped(numbers.inputs_per_s)),
        ("a CPU second of the server", grouped(numbers.inputs_per_server_cpu_s)),
        ("acknowledged ms p50", format!("{:.2}", numbers.ack_p50_ms)),
        ("acknowledged ms p99", format!("{:.2}", numbers.ack_p99_ms)),
        ("bytes of an input p50", grouped(numbers.bytes_p50 as f64)),
        ("bytes of an input p99", grouped(numbers.bytes_p99 as f64)),
        ("memory of the server MiB", format!("{:.1}", numbers.server_rss_mib)),
        ("fsync of this disk ms", format!("{:.3}", numbers.fsync_ms)),
        ("idle connections held", grouped(f64::from(arguments.idle))),
        ("errors", grouped(numbers.errors as f64)),
    ];
    for (what, number) in rows {
        terminal.line(&format!("{}{}", left(what, 30), right(&number, 12)))?;
    }
    Ok(())
}

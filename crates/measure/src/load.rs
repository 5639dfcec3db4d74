//! `revenant load`: how much load a server takes. It starts a server of its own, or uses one that runs on
//! this machine, seats guests at many tables, and lets them play at random over real WebSockets.
//!
//! - `guests` signs guests in, `tables` opens tables and keeps them in play, `player` plays one seat.
//! - `watchers` holds connections that only watch. `kills` kills the server again and again.
//! - All of them use `shared` (common data), `tally` (counters) and `pacer` (when the next request may be sent).
//! - `messages` reads what the server sends, `http` makes requests, `process` is the server's process.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;
use tempfile::TempDir;
use terminal::layout::{grouped, left, right};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::{Error, check_seconds, warn_about_debug_build};

mod guests;
mod http;
mod kills;
mod messages;
mod pacer;
mod player;
mod process;
mod shared;
mod tables;
mod tally;
mod watchers;

use process::{OwnServer, Process};
use shared::{Phase, Shared};

/// How long opening all tables may take.
const OPENING: Duration = Duration::from_secs(180);
/// How long outstanding answers may take once no more requests are sent.
const DRAINING: Duration = Duration::from_secs(10);

#[derive(Args, Debug)]
#[command(after_help = "\
Guests sit at every seat and choose at random among the actions that are allowed:
  inputs/s          inputs answered as done, that is, stored on disk
  a CPU second      the same, per second of the server's processor time
  acknowledged ms   from sending an input to that answer
  bytes             sent to one client for one input
The server and the load share this machine's processors.

Examples:
  revenant load --tables 200 --seconds 15
  revenant load --tables 200 --seconds 15 --films
  revenant load --tables 200 --seconds 15 --rate 1000 --json
  revenant load --tables 10 --seconds 5 --idle 10000
  revenant load --addr 127.0.0.1:7777 --pid 4711")]
pub struct LoadArgs {
    /// The number of tables of four in play
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// How long to measure, in seconds
    #[arg(long, value_name = "S", default_value_t = 10.0, allow_negative_numbers = true)]
    seconds: f64,
    /// The most inputs per second, over all tables
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: Option<u32>,
    /// Additional connections that only watch
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=50_000))]
    idle: u32,
    /// Additional tables that have started and wait, over which the watching connections are spread [default:
    /// one for twenty of these connections]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=50_000))]
    open: Option<u32>,
    /// Players also ask for the intermediate views of each update, as browsers do
    #[arg(long)]
    films: bool,
    /// Uses a server that is already running on this machine
    #[arg(long, value_name = "ADDR", requires = "pid")]
    addr: Option<SocketAddr>,
    /// The process id of that server
    #[arg(long, value_name = "PID", requires = "addr")]
    pid: Option<u32>,
    /// Kills the server this many times during play, and checks that nothing was lost
    #[arg(long, hide = true, default_value_t = 0, conflicts_with = "addr", value_parser = clap::value_parser!(u32).range(0..=1_000))]
    kills: u32,
    /// Prints JSON, for scripts
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

/// Measures, and returns the lines to print. `program` is the `revenant` program, which is started as the
/// server.
pub fn run(arguments: &LoadArgs, program: &Path) -> Result<Vec<String>, Error> {
    check_seconds(arguments.seconds)?;
    if let Some(addr) = arguments.addr
        && !addr.ip().is_loopback()
    {
        return Err(format!("--addr {addr}: only a server on this machine is put under load").into());
    }
    warn_about_debug_build();
    let folder = TempDir::with_prefix("revenant-load-")
        .map_err(|error| format!("cannot make a folder for the server's data: {error}"))?;
    let fsync = store::fsync_latency(folder.path())
        .map_err(|error| format!("{}: {error}", folder.path().display()))?;
    // One thread is enough, and leaves the processors to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    if arguments.kills > 0 {
        return Ok(vec![runtime.block_on(kills::run(arguments, program, folder.path()))?]);
    }
    let numbers = match (arguments.addr, arguments.pid) {
        (Some(addr), Some(pid)) => runtime.block_on(measure(arguments, addr, Process::new(pid), fsync))?,
        _ => {
            let server = OwnServer::start(program, folder.path(), OwnServer::ANY_PORT)?;
            runtime.block_on(measure(arguments, server.addr, server.process(), fsync))?
        }
    };
    if arguments.json {
        return Ok(vec![serde_json::to_string(&numbers)?]);
    }
    Ok(as_table(arguments, &numbers))
}

async fn measure(
    arguments: &LoadArgs,
    addr: SocketAddr,
    server: Process,
    fsync: Duration,
) -> Result<Numbers, Error> {
    // A wrong process id fails here, before anything else is done.
    server.cpu_seconds()?;
    let shared = Arc::new(Shared::new(addr, arguments));
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
    tally.print_errors();
    Ok(Numbers {
        inputs_per_s: tally.n_done as f64 / seconds,
        inputs_per_server_cpu_s: tally.n_done as f64 / cpu_seconds.max(0.01),
        ack_p50_ms: tally.latency_us.value_at_quantile(0.50) as f64 / 1000.0,
        ack_p99_ms: tally.latency_us.value_at_quantile(0.99) as f64 / 1000.0,
        bytes_p50: tally.bytes.value_at_quantile(0.50),
        bytes_p99: tally.bytes.value_at_quantile(0.99),
        server_rss_mib: rss_mib,
        fsync_ms: fsync.as_secs_f64() * 1000.0,
        errors: tally.n_errors,
    })
}

/// Signs guests in and opens tables and watching connections, until the server has welcomed all of them.
async fn open_everything(arguments: &LoadArgs, shared: &Arc<Shared>) -> Result<JoinSet<()>, Error> {
    let opening = async {
        let groups = guests::sign_in(shared, arguments.tables).await?;
        watchers::open(shared, &groups, arguments.open, arguments.idle).await?;
        let mut tables = JoinSet::new();
        for table in 0..arguments.tables {
            let group = Arc::clone(&groups[table as usize % groups.len()]);
            tables.spawn(tables::keep_in_play(Arc::clone(shared), group));
        }
        let n_connections =
            u64::from(arguments.tables) * guests::GUESTS_PER_TABLE as u64 + u64::from(arguments.idle);
        shared.until_welcomed(n_connections).await;
        Ok(tables)
    };
    match tokio::time::timeout(OPENING, opening).await {
        Ok(opened) => opened,
        Err(_) => {
            shared.tally().print_errors();
            Err(format!("not all tables were open after {} s", OPENING.as_secs()).into())
        }
    }
}

fn as_table(arguments: &LoadArgs, numbers: &Numbers) -> Vec<String> {
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
    rows.into_iter().map(|(what, number)| format!("{}{}", left(what, 30), right(&number, 12))).collect()
}

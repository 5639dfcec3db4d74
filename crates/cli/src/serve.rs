//! `revenant serve`: runs the server. This is the default command.

mod notices;

use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use clap::Args;
use server::{Config, Delays, serve};
use store::{SharedStore, Sqlite, StoreError};
use tokio::sync::oneshot;

use crate::failure::Failure;
use notices::NoticeArgs;

/// How long a bot seems to think.
const BOTS_WAIT_MS: u64 = 600;
/// How long a window stays open for several people.
const GRACE_MS: u64 = 1_500;
/// The least time between two updates to the same bystander. It is too short to notice, and saves the server
/// work in fast games.
const BYSTANDERS_REST_MS: u64 = 100;

#[derive(Args, Debug, Clone)]
#[command(after_help = "\
Examples:
  revenant serve
  revenant serve --addr 127.0.0.1:8080 --data ./games --no-browser
  revenant serve --addr 0.0.0.0:7777      others on the network can connect")]
pub struct ServeArgs {
    /// The address to listen on; at the default address, only this machine can connect
    #[arg(long, env = "REVENANT_ADDR", default_value = "127.0.0.1:7777")]
    addr: SocketAddr,
    /// The folder for games and accounts [default: revenant in the user's data folder]
    #[arg(long, env = "REVENANT_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// The database: sqlite:FILE [default: revenant.sqlite in the data folder]
    #[arg(long, env = "REVENANT_DATABASE", value_name = "URL")]
    database: Option<String>,
    /// Does not open a browser
    #[arg(long, env = "REVENANT_NO_BROWSER")]
    no_browser: bool,
    /// Marks cookies as secure, for a server behind a proxy that speaks TLS
    #[arg(long, env = "REVENANT_BEHIND_TLS")]
    behind_tls: bool,
    /// How long bots seem to think, in milliseconds
    #[arg(long, env = "REVENANT_BOTS_WAIT_MS", default_value_t = BOTS_WAIT_MS)]
    bots_wait_ms: u64,
    /// How long a window stays open at a table with several people, in milliseconds
    #[arg(long, env = "REVENANT_GRACE_MS", default_value_t = GRACE_MS)]
    grace_ms: u64,
    #[command(flatten)]
    notices: NoticeArgs,
    /// Stops the server when standard input ends, so that it never outlives the program that started it
    #[arg(long)]
    until_stdin_ends: bool,
}

pub fn run(arguments: &ServeArgs) -> Result<(), Failure> {
    let path = database_path(arguments)?;
    let store = open_store(&path)?;
    log_to_stderr();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(run_server(arguments, store, &path))
}

async fn run_server(arguments: &ServeArgs, store: SharedStore, path: &Path) -> Result<(), Failure> {
    let config = Config {
        addr: arguments.addr,
        is_behind_tls: arguments.behind_tls,
        delays: Delays {
            bot_thinking_ms: arguments.bots_wait_ms,
            bystander_interval_ms: BYSTANDERS_REST_MS,
            grace_ms: Some(arguments.grace_ms),
        },
        notices: arguments.notices.config(),
    };
    let running = serve(config, store).await.map_err(|error| Failure::new(error.to_string()))?;
    let address = format!("http://{}", running.addr);
    println!("Revenant is open at {address}");
    println!("Games are kept in {}; Ctrl-C stops the server.", path.display());
    if !arguments.no_browser && io::stdout().is_terminal() && has_screen() {
        // If no browser opens, the address is printed above.
        let _ = open::that_detached(&address);
    }
    tokio::select! {
        () = told_to_stop() => {}
        () = stdin_ended(), if arguments.until_stdin_ends => {}
    }
    println!("Closing.");
    running.stop().await;
    Ok(())
}

fn database_path(arguments: &ServeArgs) -> Result<PathBuf, Failure> {
    if let Some(url) = &arguments.database {
        return match url.strip_prefix("sqlite:") {
            Some(file) if !file.is_empty() => Ok(PathBuf::from(file.trim_start_matches("//"))),
            _ => Err(Failure::new(format!("--database {url}: only sqlite:FILE can be opened so far"))),
        };
    }
    let folder = arguments.data.clone().unwrap_or_else(default_data_folder);
    std::fs::create_dir_all(&folder)
        .map_err(|error| Failure::new(format!("cannot create the folder {}: {error}", folder.display())))?;
    Ok(folder.join("revenant.sqlite"))
}

fn default_data_folder() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let shared = folder("XDG_DATA_HOME")
        .or_else(|| folder("APPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")));
    shared.unwrap_or_default().join("revenant")
}

fn open_store(path: &Path) -> Result<SharedStore, Failure> {
    match Sqlite::open(path) {
        Ok(store) => Ok(Arc::new(store)),
        Err(StoreError::InUse) => Err(Failure::new(format!(
            "{} is in use: is Revenant already running? Otherwise choose another --data folder",
            path.display()
        ))),
        Err(error) => Err(Failure::new(format!("{}: {error}", path.display()))),
    }
}

/// Logs warnings and errors, unless REVENANT_LOG says otherwise.
fn log_to_stderr() {
    let filter = tracing_subscriber::EnvFilter::try_from_env("REVENANT_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    let logger = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // This fails only if the process already has a logger.
    let _ = logger.try_init();
}

fn has_screen() -> bool {
    cfg!(not(target_os = "linux"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some())
}

/// Waits for the end of standard input. A separate thread reads it and not a task of the runtime, because the
/// program must be able to end while the thread is still reading.
async fn stdin_ended() {
    let (ended, has_ended) = oneshot::channel();
    thread::spawn(move || {
        let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
        let _ = ended.send(());
    });
    let _ = has_ended.await;
}

/// Waits for Ctrl-C, or for the signal by which a system stops its services.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

//! Binds, runs, and stops cleanly.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use room::Delays;
use store::{SharedStore, StoreError};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::accept::{answer_requests, listen};
use crate::api;
use crate::clock::now_ms;
use crate::connection_registry::ConnectionRegistry;
use crate::housekeeping::run_housekeeping;
use crate::limits::{AdjustableLimits, GOODBYE};
use crate::metrics::Metrics;
use crate::notices::deliverer::deliver_notices;
use crate::notices::{NoticeConfig, Notices};
use crate::rate_limits::RateLimits;
use crate::table_registry::TableRegistry;

#[derive(Clone, Debug)]
pub struct Config {
    pub addr: SocketAddr,
    /// A proxy in front of this server speaks TLS, so cookies can be marked as secure.
    pub is_behind_tls: bool,
    pub delays: Delays,
    pub notices: NoticeConfig,
}

/// What every request has access to.
#[derive(Clone)]
pub struct App(Arc<AppState>);

pub struct AppState {
    pub config: Config,
    pub limits: AdjustableLimits,
    /// Becomes true when the server is told to stop.
    pub stopped: watch::Receiver<bool>,
    pub store: SharedStore,
    pub tables: TableRegistry,
    pub metrics: Metrics,
    pub rate_limits: RateLimits,
    pub connections: ConnectionRegistry,
    pub notices: Notices,
    /// When this server started.
    pub since_ms: u64,
}

impl std::ops::Deref for App {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.0
    }
}

/// Why a server could not start.
#[derive(Debug)]
pub enum ServeError {
    AddressInUse(SocketAddr),
    CannotBind(SocketAddr, std::io::Error),
    CannotRead(StoreError),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::AddressInUse(addr) => write!(
                f,
                "{addr} is in use: is Revenant already running? Otherwise choose another port, for instance --addr {}:{}",
                addr.ip(),
                addr.port().wrapping_add(1)
            ),
            ServeError::CannotBind(addr, error) => write!(f, "cannot listen on {addr}: {error}"),
            ServeError::CannotRead(error) => write!(f, "cannot read the database: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// A running server.
pub struct RunningServer {
    pub addr: SocketAddr,
    app: App,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
}

pub async fn serve(config: Config, store: SharedStore) -> Result<RunningServer, ServeError> {
    serve_within(AdjustableLimits::default(), config, store).await
}

/// Like [`serve`], with other limits.
pub async fn serve_within(
    limits: AdjustableLimits,
    config: Config,
    store: SharedStore,
) -> Result<RunningServer, ServeError> {
    let listener = listen(config.addr).map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::AddressInUse(config.addr),
        _ => ServeError::CannotBind(config.addr, error),
    })?;
    let addr = listener.local_addr().unwrap_or(config.addr);
    let notices = Notices::open(&config.notices, &store).await.map_err(ServeError::CannotRead)?;
    let (stop, stopped) = watch::channel(false);
    let app = App(Arc::new(AppState {
        config,
        rate_limits: RateLimits::new(&limits),
        connections: ConnectionRegistry::default(),
        notices,
        since_ms: now_ms(),
        limits,
        stopped: stopped.clone(),
        store,
        tables: TableRegistry::default(),
        metrics: Metrics::default(),
    }));
    let router = api::router(app.clone());
    let tasks = vec![
        tokio::spawn(answer_requests(listener, router, app.limits.hello, stopped.clone())),
        tokio::spawn(wake_tables(app.clone(), stopped.clone())),
        tokio::spawn(run_housekeeping(app.clone(), stopped.clone())),
        tokio::spawn(deliver_notices(app.clone(), stopped)),
    ];
    Ok(RunningServer { addr, app, stop, tasks })
}

impl RunningServer {
    /// Finishes requests under way and closes every connection; clients reconnect to the next server.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        self.app.tables.close().await;
        for mut task in self.tasks {
            // Tasks that do not finish in time are aborted.
            if tokio::time::timeout(2 * GOODBYE, &mut task).await.is_err() {
                task.abort();
            }
        }
        if let Err(error) = self.app.store.close().await {
            tracing::error!(%error, "the store could not be closed cleanly");
        }
    }
}

/// Waits until the server is told to stop.
pub async fn until(mut stopped: watch::Receiver<bool>) {
    // If the sender is gone, the server was dropped, which is a stop as well.
    let _ = stopped.wait_for(|is_stopped| *is_stopped).await;
}

/// Wakes tables whose clock runs out while nobody has them open.
async fn wake_tables(app: App, stopped: watch::Receiver<bool>) {
    const TABLES_AT_ONCE: u32 = 100;
    loop {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(1)) => {}
            () = until(stopped.clone()) => return,
        }
        match app.store.due_tables(crate::clock::unix_ms(), TABLES_AT_ONCE).await {
            Ok(due) => {
                for table in due {
                    app.tables.wake(&app, table.table).await;
                }
            }
            Err(error) => tracing::warn!(%error, "the tables that are due could not be listed"),
        }
    }
}

//! Tables that wait, and connections that only watch them.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::sync::Semaphore;
use tokio::time::interval;
use tokio_tungstenite::tungstenite::Message;

use super::guests::GuestGroup;
use super::http::{Http, HttpError};
use super::player::{Socket, connect};
use super::shared::{Phase, Shared};
use super::tables::open_against_bots;

/// The default number of watchers per table. It is low because everybody at a table is told of each watcher
/// who comes.
const WATCHERS_PER_TABLE: u32 = 20;
/// How many connections are opened at the same time.
const OPENED_AT_ONCE: usize = 64;
/// Often enough that the server does not consider the connection dead.
const PING_INTERVAL: Duration = Duration::from_secs(50);

pub async fn open(
    shared: &Arc<Shared>,
    groups: &[GuestGroup],
    n_tables: Option<u32>,
    n_watchers: u32,
) -> Result<(), HttpError> {
    let n_tables = n_tables.unwrap_or_else(|| n_watchers.div_ceil(WATCHERS_PER_TABLE));
    let mut tables = Vec::new();
    let mut http = Http::new(shared.addr);
    for index in 0..n_tables as usize {
        let group = &groups[index % groups.len()];
        tables.push(open_against_bots(&mut http, &group[0]).await?);
    }
    let permits = Arc::new(Semaphore::new(OPENED_AT_ONCE));
    for table in tables.iter().cycle().take(n_watchers as usize) {
        tokio::spawn(watch(Arc::clone(shared), Arc::clone(&permits), table.clone()));
    }
    Ok(())
}

async fn watch(shared: Arc<Shared>, permits: Arc<Semaphore>, table: String) {
    let opened = {
        let _permit = permits.acquire().await;
        open_one(&shared, &table).await
    };
    match opened {
        Ok(socket) => {
            shared.add_welcomed();
            hold(&shared, socket).await;
        }
        Err(reason) => shared.add_error(reason),
    }
}

/// Opens a connection, and waits for its first message.
async fn open_one(shared: &Shared, table: &str) -> Result<Socket, String> {
    let mut socket = connect(shared.addr, table, "").await?;
    socket.send(shared.hello(None)).await.map_err(|error| error.to_string())?;
    match socket.next().await {
        Some(Ok(Message::Text(_))) => Ok(socket),
        other => Err(format!("a watcher was not welcomed: {other:?}")),
    }
}

async fn hold(shared: &Shared, mut socket: Socket) {
    let mut phase = shared.phase();
    let mut pings = interval(PING_INTERVAL);
    // Without this, the first tick would come at once.
    pings.reset();
    while *phase.borrow_and_update() != Phase::Closed {
        tokio::select! {
            message = socket.next() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    return shared.add_error("a watcher lost the connection");
                }
                Some(Ok(_)) => {}
            },
            _ = pings.tick() => {
                if let Err(error) = socket.send(Message::text(r#"{"ping":{"n":1}}"#)).await {
                    return shared.add_error(error);
                }
            }
            _ = phase.changed() => {}
        }
    }
}

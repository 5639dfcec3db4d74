//! Tables that wait, and connections that only watch them.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::sync::Semaphore;
use tokio::time::interval;
use tokio_tungstenite::tungstenite::Message;

use super::guests::Party;
use super::http::{Http, HttpError};
use super::player::{Socket, connect, hello};
use super::shared::{Phase, Shared};
use super::tables::open_against_bots;

/// Those at one table, where nothing else is said. Everybody at a table is told of everybody who comes.
const A_TABLE: u32 = 20;
/// Connections that are opened at the same time.
const AT_ONCE: usize = 64;
/// Sooner than the server takes a connection for dead.
const PING: Duration = Duration::from_secs(50);

pub async fn open(
    shared: &Arc<Shared>,
    parties: &[Party],
    n_tables: Option<u32>,
    n_watchers: u32,
) -> Result<(), HttpError> {
    let n_tables = n_tables.unwrap_or_else(|| n_watchers.div_ceil(A_TABLE));
    let mut tables = Vec::new();
    let mut http = Http::new(shared.addr);
    for index in 0..n_tables as usize {
        let party = &parties[index % parties.len()];
        tables.push(open_against_bots(&mut http, &party[0]).await?);
    }
    let places = Arc::new(Semaphore::new(AT_ONCE));
    for table in tables.iter().cycle().take(n_watchers as usize) {
        tokio::spawn(watch(Arc::clone(shared), Arc::clone(&places), table.clone()));
    }
    Ok(())
}

async fn watch(shared: Arc<Shared>, places: Arc<Semaphore>, table: String) {
    let opened = {
        let _place = places.acquire().await;
        open_one(&shared, &table).await
    };
    match opened {
        Ok(socket) => {
            shared.somebody_is_welcome();
            hold(&shared, socket).await;
        }
        Err(reason) => shared.error(reason),
    }
}

/// A connection that has been told something.
async fn open_one(shared: &Shared, table: &str) -> Result<Socket, String> {
    let mut socket = connect(shared.addr, table, "").await?;
    socket.send(hello(None)).await.map_err(|error| error.to_string())?;
    match socket.next().await {
        Some(Ok(Message::Text(_))) => Ok(socket),
        other => Err(format!("one who watches was not welcome: {other:?}")),
    }
}

async fn hold(shared: &Shared, mut socket: Socket) {
    let mut phase = shared.phase();
    let mut pings = interval(PING);
    // The first one comes at once, and would be one more message.
    pings.reset();
    while *phase.borrow_and_update() != Phase::Closed {
        tokio::select! {
            message = socket.next() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    return shared.error("one who watches lost the connection");
                }
                Some(Ok(_)) => {}
            },
            _ = pings.tick() => {
                if let Err(error) = socket.send(Message::text(r#"{"ping":{"n":1}}"#)).await {
                    return shared.error(error);
                }
            }
            _ = phase.changed() => {}
        }
    }
}

//! One connection to one table.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use store::{TableId, UserId};
use tokio::sync::mpsc;
use tokio::time::timeout;
use wire::{Answer, AnswerResult, ClientMessage, Failure, ServerMessage};

use crate::actor::ToTable;
use crate::limits::{HELLO, MESSAGES_A_SECOND, MESSAGES_AT_ONCE, OUTBOX, SILENCE, TOO_FAST};
use crate::security::Bucket;
use crate::serve::App;

static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

/// Runs a connection to its end, and tells its table.
pub async fn run(mut socket: WebSocket, app: App, table: TableId, user: Option<UserId>) {
    let Some(last) = hello(&mut socket).await else {
        return close(&mut socket, "a connection begins with hello").await;
    };
    let id = NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed);
    let (outbox, mut to_send) = mpsc::channel(OUTBOX);
    app.metrics.connections.inc();
    if app.hall.send(&app, table, ToTable::Connect { id, user, last, outbox }).await.is_ok() {
        talk(&mut socket, &app, table, id, &mut to_send).await;
        let _ = app.hall.send(&app, table, ToTable::Disconnect { id }).await;
    }
    app.metrics.connections.dec();
    close(&mut socket, "goodbye").await;
}

/// The first message says what the client has seen.
async fn hello(socket: &mut WebSocket) -> Option<Option<u32>> {
    let message = timeout(HELLO, socket.recv()).await.ok()??.ok()?;
    match serde_json::from_str(message.to_text().ok()?).ok()? {
        ClientMessage::Hello { last } => Some(last),
        _ => None,
    }
}

async fn talk(
    socket: &mut WebSocket,
    app: &App,
    table: TableId,
    id: u64,
    to_send: &mut mpsc::Receiver<Utf8Bytes>,
) {
    let mut bucket = Bucket::full(MESSAGES_AT_ONCE);
    let mut n_too_fast = 0;
    loop {
        tokio::select! {
            text = to_send.recv() => {
                // The table lets go of connections that do not keep up, and of all when it closes.
                let Some(text) = text else { return };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            received = timeout(SILENCE, socket.recv()) => {
                let Ok(Some(Ok(message))) = received else { return };
                let text = match message {
                    Message::Text(text) => text,
                    Message::Ping(_) | Message::Pong(_) => continue,
                    Message::Binary(_) | Message::Close(_) => return,
                };
                let answer = if bucket.take(MESSAGES_A_SECOND, MESSAGES_AT_ONCE) {
                    take_up(&text, app, table, id).await
                } else {
                    n_too_fast += 1;
                    Some(failed(&text, Failure::TooFast))
                };
                if n_too_fast > TOO_FAST {
                    return;
                }
                if let Some(answer) = answer
                    && socket.send(Message::Text(answer)).await.is_err()
                {
                    return;
                }
            }
        }
    }
}

/// Passes a message on to the table, or answers it here.
async fn take_up(text: &str, app: &App, table: TableId, id: u64) -> Option<Utf8Bytes> {
    match serde_json::from_str::<ClientMessage>(text) {
        Ok(ClientMessage::Ping { n }) => Some(text_of(&ServerMessage::Pong { n })),
        Ok(message) => match app.hall.send(app, table, ToTable::Client { id, message }).await {
            Ok(()) => None,
            Err(_) => Some(failed(text, Failure::NotStored)),
        },
        Err(_) => Some(failed(text, Failure::Unreadable)),
    }
}

/// An answer to a message that was not taken up, with its id where one can be found.
fn failed(text: &str, failure: Failure) -> Utf8Bytes {
    let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    let id =
        value.as_object().and_then(|message| message.values().next()).and_then(|body| body["id"].as_str());
    let id: String = id.unwrap_or_default().chars().take(wire::limits::REQUEST_ID_CHARS).collect();
    text_of(&ServerMessage::Answer(Answer { id, result: AnswerResult::Failed(failure) }))
}

fn text_of(message: &ServerMessage<'_>) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

async fn close(socket: &mut WebSocket, reason: &'static str) {
    let frame = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::from_static(reason) };
    let _ = socket.send(Message::Close(Some(frame))).await;
}

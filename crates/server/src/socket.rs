//! One connection to one table.

use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;

use axum::extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{SinkExt, poll};
use room::UpdateDetail;
use store::TableId;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use wire::{Answer, AnswerResult, ClientMessage, Failure, ServerMessage};

use crate::actor::{Hello, MessageBatch, TableMessage};
use crate::connection_owner::ConnectionOwner;
use crate::connection_registry::ConnectionGuard;
use crate::limits::{BAD_MESSAGES, OUTBOX};
use crate::rate_limits;
use crate::serve::{App, until};

static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

/// Why a connection ends, for its peer.
type CloseReason = (CloseCode, &'static str);

const NO_HELLO: CloseReason = (close_code::POLICY, "a connection begins with hello");
const NO_TABLE: CloseReason = (close_code::AGAIN, "the table cannot be opened now");
const LEFT: CloseReason = (close_code::NORMAL, "goodbye");
const CLOSED_BY_TABLE: CloseReason = (close_code::AGAIN, "come back for a fresh view");
const SILENT: CloseReason = (close_code::POLICY, "nothing was said for too long");
const TOO_MUCH: CloseReason = (close_code::POLICY, "too much, too fast or unreadable");
const NOT_TEXT: CloseReason = (close_code::UNSUPPORTED, "messages are text");
const SIGNED_OUT: CloseReason = (close_code::AGAIN, "signed out");
const BROKEN: CloseReason = (close_code::SIZE, "the message is too large or broken");

/// Runs a connection to its end, and tells its table.
pub async fn run(
    mut socket: WebSocket,
    app: App,
    table: TableId,
    who: ConnectionOwner,
    mut guard: Option<ConnectionGuard>,
) {
    let (code, reason) = match hello(&mut socket, &app).await {
        Some(hello) => connected(&mut socket, &app, table, who, hello, &mut guard).await,
        None => NO_HELLO,
    };
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    let _ = timeout(app.limits.send, socket.send(Message::Close(Some(frame)))).await;
}

/// Waits until the user of the connection signs out. A connection without a user is never dismissed.
async fn dismissed(guard: &mut Option<ConnectionGuard>) {
    match guard {
        Some(guard) => guard.dismissed().await,
        None => std::future::pending().await,
    }
}

/// Waits for the first message.
async fn hello(socket: &mut WebSocket, app: &App) -> Option<Hello> {
    let message = tokio::select! {
        message = timeout(app.limits.hello, socket.recv()) => message.ok()??.ok()?,
        () = until(app.stopped.clone()) => return None,
    };
    match serde_json::from_str(message.to_text().ok()?).ok()? {
        ClientMessage::Hello { last, film, hidden } => {
            let detail = if film { UpdateDetail::Film } else { UpdateDetail::Updates };
            Some(Hello { last, detail, looks: !hidden })
        }
        _ => None,
    }
}

async fn connected(
    socket: &mut WebSocket,
    app: &App,
    table: TableId,
    who: ConnectionOwner,
    hello: Hello,
    guard: &mut Option<ConnectionGuard>,
) -> CloseReason {
    let id = NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed);
    let (outbox, mut to_send) = mpsc::channel(OUTBOX);
    let connect = TableMessage::Connect { id, who, hello, outbox };
    let Ok(way) = app.tables.send_and_stay(app, table, connect).await else { return NO_TABLE };
    app.metrics.connections.inc();
    let reason = tokio::select! {
        biased;
        () = dismissed(guard) => SIGNED_OUT,
        reason = talk(socket, app, &way, id, &mut to_send) => reason,
    };
    app.metrics.connections.dec();
    // A table whose task has ended has no connections any more.
    let _ = way.send(TableMessage::Disconnect { id }).await;
    reason
}

async fn talk(
    socket: &mut WebSocket,
    app: &App,
    way: &mpsc::Sender<TableMessage>,
    id: u64,
    to_send: &mut mpsc::Receiver<MessageBatch>,
) -> CloseReason {
    let rate_limit = rate_limits::of_messages(&app.limits);
    let mut n_bad = 0;
    let mut silent_at = Instant::now() + app.limits.silence;
    // One timer for the whole connection: it is set again when it goes off, not with each message.
    let silence = sleep_until(silent_at);
    tokio::pin!(silence);
    loop {
        let messages = tokio::select! {
            // The table closes connections that do not keep up, and all of them when it closes itself.
            messages = to_send.recv() => match messages {
                Some(messages) => messages,
                None => return CLOSED_BY_TABLE,
            },
            () = &mut silence => {
                if silent_at <= Instant::now() {
                    return SILENT;
                }
                silence.as_mut().reset(silent_at);
                continue;
            }
            received = socket.recv() => {
                let message = match received {
                    Some(Ok(message)) => message,
                    Some(Err(_)) => return BROKEN,
                    None => return LEFT,
                };
                silent_at = Instant::now() + app.limits.silence;
                let is_in_time = rate_limit.check().is_ok();
                let answer = match &message {
                    Message::Close(_) => return LEFT,
                    Message::Binary(_) => return NOT_TEXT,
                    Message::Ping(_) | Message::Pong(_) if is_in_time => continue,
                    Message::Ping(_) | Message::Pong(_) => MessageOutcome::CountsAgainstConnection(None),
                    Message::Text(text) if is_in_time => handle_message(text, way, id).await,
                    Message::Text(text) => {
                        MessageOutcome::CountsAgainstConnection(Some(failed(text, Failure::TooFast)))
                    }
                };
                let answer = match answer {
                    MessageOutcome::Accepted(answer) => answer,
                    MessageOutcome::CountsAgainstConnection(answer) => {
                        n_bad += 1;
                        answer
                    }
                };
                if n_bad > BAD_MESSAGES {
                    return TOO_MUCH;
                }
                let Some(answer) = answer else { continue };
                vec![answer]
            }
        };
        let mut sending = pin!(send_all(socket, messages, to_send));
        let sent = match poll!(&mut sending) {
            Poll::Ready(sent) => Ok(sent),
            // A client that accepts no messages must not hold a task forever. Most clients accept them at
            // once, so that no timer is needed.
            Poll::Pending => timeout(app.limits.send, sending).await,
        };
        match sent {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return LEFT,
        }
    }
}

/// What happened to a message, and its answer if it is answered here.
enum MessageOutcome {
    Accepted(Option<Utf8Bytes>),
    /// The message was bad, which counts against the connection.
    CountsAgainstConnection(Option<Utf8Bytes>),
}

/// Sends messages together with all others that wait behind them.
async fn send_all(
    socket: &mut WebSocket,
    mut messages: MessageBatch,
    to_send: &mut mpsc::Receiver<MessageBatch>,
) -> Result<(), axum::Error> {
    loop {
        for text in messages {
            socket.feed(Message::Text(text)).await?;
        }
        match to_send.try_recv() {
            Ok(more) => messages = more,
            Err(_) => return socket.flush().await,
        }
    }
}

/// Passes a message on to the table, or answers it here.
async fn handle_message(text: &str, way: &mpsc::Sender<TableMessage>, id: u64) -> MessageOutcome {
    match serde_json::from_str::<ClientMessage>(text) {
        Ok(ClientMessage::Ping { n }) => MessageOutcome::Accepted(Some(text_of(&ServerMessage::Pong { n }))),
        // It can only be the first message.
        Ok(ClientMessage::Hello { .. }) => {
            MessageOutcome::CountsAgainstConnection(Some(failed(text, Failure::NotAllowed)))
        }
        Ok(message) => match way.send(TableMessage::Client { id, message }).await {
            Ok(()) => MessageOutcome::Accepted(None),
            Err(_) => MessageOutcome::Accepted(Some(failed(text, Failure::NotStored))),
        },
        Err(_) => MessageOutcome::CountsAgainstConnection(Some(failed(text, Failure::Unreadable))),
    }
}

/// An answer to a message that was not passed on, with its id if it has one.
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

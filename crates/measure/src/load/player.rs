//! Plays one seat of one table at random, over a connection of its own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use chance::Seeded;
use futures_util::{SinkExt, StreamExt};
use table::{Chance, Seat};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::messages::{Answer, GameStatus, ServerMessage};
use super::pacer::Pacer;
use super::shared::{Phase, Shared};
use super::tables::RETRY_PAUSE;

pub type Socket = WebSocketStream<TcpStream>;

/// The server takes 40 messages per second from one connection, and 80 at once; a player that stays below is
/// never refused for sending too fast.
const INPUTS_PER_SECOND: f64 = 36.0;
const INPUTS_AT_ONCE: u32 = 60;
const CONNECTING: Duration = Duration::from_secs(20);
/// After this much silence no more messages are on their way.
const SILENCE: Duration = Duration::from_millis(500);
const READ_BUFFER_BYTES: usize = 8 * 1024;

pub struct Player {
    shared: Arc<Shared>,
    table: String,
    seat: Seat,
    cookie: String,
    chance: Seeded,
    pacer: Pacer,
    /// The last version that this player has seen.
    version: Option<u32>,
    is_over: bool,
    is_awaited: bool,
    /// The actions that are allowed, as far as this player was told.
    allowed: Vec<String>,
    /// The next action, if the table waits for this seat.
    next: Option<String>,
    /// When the next action may be sent, once a slot is reserved for it.
    due: Option<Instant>,
    unanswered: Option<Unanswered>,
}

struct Unanswered {
    id: String,
    text: Utf8Bytes,
    sent: Instant,
    /// The version on which the action was chosen, or `None` if the request was sent again.
    version: Option<u32>,
}

/// Why a player stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopReason {
    GameOver,
    RunClosed,
}

impl Player {
    pub fn new(shared: Arc<Shared>, table: &str, seat: Seat, cookie: &str) -> Player {
        Player {
            shared,
            table: table.to_string(),
            seat,
            cookie: cookie.to_string(),
            chance: Seeded::new(getrandom::u64().unwrap_or_default()),
            pacer: Pacer::new(INPUTS_PER_SECOND, INPUTS_AT_ONCE),
            version: None,
            is_over: false,
            is_awaited: false,
            allowed: Vec::new(),
            next: None,
            due: None,
            unanswered: None,
        }
    }

    /// Plays to the end, over as many connections as it takes.
    pub async fn play(mut self) -> StopReason {
        let mut phase = self.shared.phase();
        let stopped = loop {
            match self.run_connection(&mut phase).await {
                Ok(stopped) => break stopped,
                Err(reason) => self.shared.add_lost_connection(reason),
            }
            if *phase.borrow() == Phase::Closed {
                break StopReason::RunClosed;
            }
            sleep(RETRY_PAUSE).await;
        };
        if let Some(client_log) = &self.shared.client_log {
            client_log.last_seen(&self.table, self.version);
        }
        stopped
    }

    /// Runs one connection, until it is lost or no longer needed.
    async fn run_connection(&mut self, phase: &mut watch::Receiver<Phase>) -> Result<StopReason, String> {
        let mut socket = connect(self.shared.addr, &self.table, &self.cookie).await?;
        send(&mut socket, self.shared.hello(self.version)).await?;
        self.wait_for_welcome(&mut socket).await?;
        if let Some(unanswered) = &mut self.unanswered {
            unanswered.version = None;
            if let Some(client_log) = &self.shared.client_log {
                client_log.repeated();
            }
            send(&mut socket, Message::Text(unanswered.text.clone())).await?;
        }
        loop {
            if self.is_over && self.unanswered.is_none() {
                return Ok(StopReason::GameOver);
            }
            // The phase may have changed before this table was open, so it is read before it is awaited.
            let current = *phase.borrow_and_update();
            if current == Phase::Closed {
                self.take_last_updates(&mut socket).await;
                return Ok(StopReason::RunClosed);
            }
            let due = self.send_next(&mut socket, current).await?;
            tokio::select! {
                message = socket.next() => self.take(&text_of(message)?, current)?,
                () = until(due) => {}
                // The sender lives as long as any player.
                _ = phase.changed() => {}
            }
        }
    }

    /// Other messages about the table may come before the welcome.
    async fn wait_for_welcome(&mut self, socket: &mut Socket) -> Result<(), String> {
        loop {
            let text = text_of(socket.next().await)?;
            self.take(&text, Phase::Opening)?;
            if text.starts_with(r#"{"welcome""#) {
                return Ok(());
            }
        }
    }

    /// Takes the last updates before the end, because the run then checks what each client has seen.
    async fn take_last_updates(&mut self, socket: &mut Socket) {
        if self.shared.client_log.is_none() {
            return;
        }
        while let Ok(message) = timeout(SILENCE, socket.next()).await {
            let taken = text_of(message).and_then(|text| self.take(&text, Phase::Closed));
            if taken.is_err() {
                return;
            }
        }
    }

    /// Sends the next action if it is due, or returns when it will be.
    async fn send_next(&mut self, socket: &mut Socket, phase: Phase) -> Result<Option<Instant>, String> {
        if phase != Phase::Playing || self.unanswered.is_some() || self.next.is_none() {
            return Ok(None);
        }
        let now = Instant::now();
        let due = match self.due {
            Some(due) => due,
            None => self.pacer.reserve(now).max(self.shared.reserve(now)),
        };
        self.due = Some(due);
        if due > now {
            return Ok(self.due);
        }
        self.due = None;
        let Some(action) = self.next.take() else { return Ok(None) };
        let id = self.shared.request_id();
        let text = format!(r#"{{"do":{{"id":"{id}","seat":"{}","action":{action}}}}}"#, self.seat);
        let text = Utf8Bytes::from(text);
        self.shared.request_sent();
        self.unanswered = Some(Unanswered { id, text: text.clone(), sent: now, version: self.version });
        send(socket, Message::Text(text)).await?;
        Ok(None)
    }

    /// Takes in a message. After an error, the player starts again on a new connection.
    fn take(&mut self, text: &str, phase: Phase) -> Result<(), String> {
        match serde_json::from_str(text) {
            Ok(ServerMessage::Update(status)) => {
                if phase == Phase::Playing {
                    // One update may cover several inputs.
                    let n_inputs = u64::from(status.version - status.version_before()).max(1);
                    let bytes = frame_bytes(text).div_ceil(n_inputs);
                    self.shared.tally().bytes.record_n(bytes, n_inputs).expect("every size can be counted");
                }
                if self.version.is_some_and(|version| version != status.version_before()) {
                    self.shared
                        .add_error(format!("version {} came after {:?}", status.version, self.version));
                }
                self.update(&status);
                Ok(())
            }
            Ok(ServerMessage::Answer(answer)) => self.take_answer(&answer, phase),
            Ok(ServerMessage::Welcome(welcome)) => {
                let status = welcome.game.ok_or("the game has not started")?;
                match self.version {
                    None => self.shared.add_welcomed(),
                    Some(version) if version > status.version => {
                        self.shared
                            .add_error(format!("version {version} was seen and is now {}", status.version));
                    }
                    Some(_) => {}
                }
                self.update(&status);
                Ok(())
            }
            Ok(ServerMessage::Table(_) | ServerMessage::Chat(_) | ServerMessage::Pong(_)) => Ok(()),
            Err(error) => {
                self.shared.add_error(format!("a message cannot be read: {error}: {text}"));
                Ok(())
            }
        }
    }

    fn update(&mut self, status: &GameStatus<'_>) {
        self.version = Some(status.version);
        self.is_over = status.is_over();
        if let Some(pending) = &status.pending {
            self.is_awaited = pending.awaits(self.seat);
        }
        if let Some(choices) = &status.choices {
            self.allowed = choices.allowed.iter().map(|action| action.get().to_string()).collect();
        }
        self.next = match u32::try_from(self.allowed.len()) {
            Ok(n @ 1..) if self.is_awaited => Some(self.allowed[self.chance.below(n) as usize].clone()),
            _ => None,
        };
    }

    fn take_answer(&mut self, answer: &Answer<'_>, phase: Phase) -> Result<(), String> {
        let Some(request) = self.unanswered.take_if(|request| request.id == answer.id) else { return Ok(()) };
        self.shared.request_answered();
        if let Some(done) = &answer.done {
            if phase == Phase::Playing {
                let latency_us = request.sent.elapsed().as_micros() as u64;
                let mut tally = self.shared.tally();
                tally.n_done += 1;
                tally.latency_us.record(latency_us).expect("every latency can be counted");
            }
            if let Some(client_log) = &self.shared.client_log {
                client_log.acknowledged(&self.table, self.seat, request.id, done.version);
            }
            return Ok(());
        }
        // Somebody interrupted before the window had closed: an update follows, and asks anew.
        if answer.failed.is_some_and(|failed| failed.contains("overtaken")) {
            return Ok(());
        }
        // Another player may have been faster: then the action was allowed when it was chosen, but is not any
        // more.
        let is_stale = request.version != self.version;
        if answer.refused.is_none() || !is_stale {
            let reason = answer.failed.or(answer.refused.map(|refused| refused.get())).unwrap_or_default();
            self.shared.add_error(format!("{} was answered {reason}", request.text));
        }
        if self.next.is_none() && !self.is_over && !is_stale {
            return Err("starts again, with a fresh view".to_string());
        }
        Ok(())
    }
}

pub async fn connect(addr: SocketAddr, table: &str, cookie: &str) -> Result<Socket, String> {
    let uri = format!("ws://{addr}/api/tables/{table}/socket");
    let uri = uri.parse().map_err(|error| format!("{uri}: {error}"))?;
    let request = ClientRequestBuilder::new(uri).with_header("cookie", cookie);
    let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER_BYTES);
    let opening = async {
        let stream = TcpStream::connect(addr).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let opened = client_async_with_config(request, stream, Some(config)).await;
        opened.map(|(socket, _)| socket).map_err(|error| format!("no connection: {error}"))
    };
    timeout(CONNECTING, opening).await.map_err(|_| "no connection in time".to_string())?
}

async fn send(socket: &mut Socket, message: Message) -> Result<(), String> {
    socket.send(message).await.map_err(|error| format!("a connection was lost: {error}"))
}

fn text_of(
    message: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>,
) -> Result<Utf8Bytes, String> {
    match message {
        Some(Ok(Message::Text(text))) => Ok(text),
        Some(Ok(Message::Close(frame))) => Err(format!("the server closed a connection: {frame:?}")),
        Some(Ok(_)) => Ok(Utf8Bytes::from_static(r#"{"pong":{"n":0}}"#)),
        Some(Err(error)) => Err(format!("a connection was lost: {error}")),
        None => Err("a connection ended".to_string()),
    }
}

/// The bytes of a message on the network: the text, and the frame's header.
fn frame_bytes(text: &str) -> u64 {
    let head = match text.len() {
        0..=125 => 2,
        126..=65_535 => 4,
        _ => 10,
    };
    text.len() as u64 + head
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}

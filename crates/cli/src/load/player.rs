//! One seat of one table, over a connection of its own.

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

use super::pace::Pace;
use super::said::{Answer, Now, Said};
use super::shared::{Phase, Shared};
use super::tables::PAUSE;

pub type Socket = WebSocketStream<TcpStream>;

/// The server takes 40 messages a second from one connection, and 80 at once; who keeps below is never
/// refused for it.
const INPUTS_A_SECOND: f64 = 36.0;
const INPUTS_AT_ONCE: u32 = 60;
const CONNECTING: Duration = Duration::from_secs(20);
/// After so long a silence nothing more is on its way.
const SILENCE: Duration = Duration::from_millis(500);
const READ_BUFFER_BYTES: usize = 8 * 1024;

pub struct Player {
    shared: Arc<Shared>,
    table: String,
    seat: Seat,
    cookie: String,
    chance: Seeded,
    pace: Pace,
    /// The last version that was seen.
    version: Option<u32>,
    is_over: bool,
    is_awaited: bool,
    /// What it may do, as it was told last.
    allowed: Vec<String>,
    /// What it does next, if the table waits for it.
    next: Option<String>,
    /// When it may, once it has taken its place in the row.
    due: Option<Instant>,
    unanswered: Option<Unanswered>,
}

struct Unanswered {
    id: String,
    text: Utf8Bytes,
    sent: Instant,
    /// What the choice was made of; nothing where the request was sent again.
    version: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Over,
    /// Everything is.
    Closed,
}

impl Player {
    pub fn new(shared: Arc<Shared>, table: &str, seat: Seat, cookie: &str) -> Player {
        Player {
            shared,
            table: table.to_string(),
            seat,
            cookie: cookie.to_string(),
            chance: Seeded::new(getrandom::u64().unwrap_or_default()),
            pace: Pace::new(INPUTS_A_SECOND, INPUTS_AT_ONCE),
            version: None,
            is_over: false,
            is_awaited: false,
            allowed: Vec::new(),
            next: None,
            due: None,
            unanswered: None,
        }
    }

    /// Plays to the end, on as many connections as it takes.
    pub async fn play(mut self) -> Ending {
        let mut phase = self.shared.phase();
        let ending = loop {
            match self.talk(&mut phase).await {
                Ok(ending) => break ending,
                Err(reason) => self.shared.lost(reason),
            }
            if *phase.borrow() == Phase::Closed {
                break Ending::Closed;
            }
            sleep(PAUSE).await;
        };
        if let Some(ledger) = &self.shared.ledger {
            ledger.saw_last(&self.table, self.version);
        }
        ending
    }

    /// One connection, until it breaks off or is needed no more.
    async fn talk(&mut self, phase: &mut watch::Receiver<Phase>) -> Result<Ending, String> {
        let mut socket = connect(self.shared.addr, &self.table, &self.cookie).await?;
        say(&mut socket, hello(self.version)).await?;
        self.wait_for_welcome(&mut socket).await?;
        if let Some(unanswered) = &mut self.unanswered {
            unanswered.version = None;
            if let Some(ledger) = &self.shared.ledger {
                ledger.repeated();
            }
            say(&mut socket, Message::Text(unanswered.text.clone())).await?;
        }
        loop {
            if self.is_over && self.unanswered.is_none() {
                return Ok(Ending::Over);
            }
            // Looked up, not waited for: it may have come before this table was open.
            let now = *phase.borrow_and_update();
            if now == Phase::Closed {
                self.hear_the_rest(&mut socket).await;
                return Ok(Ending::Closed);
            }
            let due = self.act(&mut socket, now).await?;
            tokio::select! {
                message = socket.next() => self.hear(&text_of(message)?, now)?,
                () = until(due) => {}
                // Who has sent this is there as long as anybody plays.
                _ = phase.changed() => {}
            }
        }
    }

    /// The table may be told of before.
    async fn wait_for_welcome(&mut self, socket: &mut Socket) -> Result<(), String> {
        loop {
            let text = text_of(socket.next().await)?;
            self.hear(&text, Phase::NewGame)?;
            if text.starts_with(r#"{"welcome""#) {
                return Ok(());
            }
        }
    }

    /// Where it matters who has seen what, the last updates are waited for.
    async fn hear_the_rest(&mut self, socket: &mut Socket) {
        if self.shared.ledger.is_none() {
            return;
        }
        while let Ok(message) = timeout(SILENCE, socket.next()).await {
            let heard = text_of(message).and_then(|text| self.hear(&text, Phase::Closed));
            if heard.is_err() {
                return;
            }
        }
    }

    /// Does what is due, or says when it is.
    async fn act(&mut self, socket: &mut Socket, phase: Phase) -> Result<Option<Instant>, String> {
        if phase != Phase::Playing || self.unanswered.is_some() || self.next.is_none() {
            return Ok(None);
        }
        let now = Instant::now();
        let due = match self.due {
            Some(due) => due,
            None => self.pace.reserve(now).max(self.shared.reserve(now)),
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
        self.shared.asked();
        self.unanswered = Some(Unanswered { id, text: text.clone(), sent: now, version: self.version });
        say(socket, Message::Text(text)).await?;
        Ok(None)
    }

    /// An error is a reason to begin again on a new connection.
    fn hear(&mut self, text: &str, phase: Phase) -> Result<(), String> {
        match serde_json::from_str(text) {
            Ok(Said::Update(now)) => {
                if phase == Phase::Playing {
                    // One update may tell of several inputs.
                    let n_inputs = u64::from(now.version - now.version_before()).max(1);
                    let bytes = frame_bytes(text).div_ceil(n_inputs);
                    let mut tally = self.shared.tally();
                    (0..n_inputs).for_each(|_| tally.bytes.add(bytes));
                }
                if self.version.is_some_and(|version| version != now.version_before()) {
                    self.shared.error(format!("version {} came after {:?}", now.version, self.version));
                }
                self.see(&now);
                Ok(())
            }
            Ok(Said::Answer(answer)) => self.take_answer(&answer, phase),
            Ok(Said::Welcome(welcome)) => {
                let now = welcome.game.ok_or("the game has not begun")?;
                match self.version {
                    None => self.shared.somebody_is_welcome(),
                    Some(version) if version > now.version => {
                        self.shared.error(format!("version {version} was seen and is now {}", now.version));
                    }
                    Some(_) => {}
                }
                self.see(&now);
                Ok(())
            }
            Ok(Said::Table(_) | Said::Chat(_) | Said::Pong(_)) => Ok(()),
            Err(error) => {
                self.shared.error(format!("this cannot be read: {error}: {text}"));
                Ok(())
            }
        }
    }

    fn see(&mut self, now: &Now<'_>) {
        self.version = Some(now.version);
        self.is_over = now.is_over();
        if let Some(pending) = &now.pending {
            self.is_awaited = pending.awaits(self.seat);
        }
        if let Some(choices) = &now.choices {
            self.allowed = choices.allowed.iter().map(|action| action.get().to_string()).collect();
        }
        self.next = match u32::try_from(self.allowed.len()) {
            Ok(n @ 1..) if self.is_awaited => Some(self.allowed[self.chance.below(n) as usize].clone()),
            _ => None,
        };
    }

    fn take_answer(&mut self, answer: &Answer<'_>, phase: Phase) -> Result<(), String> {
        let Some(asked) = self.unanswered.take_if(|asked| asked.id == answer.id) else { return Ok(()) };
        self.shared.answered();
        if let Some(done) = &answer.done {
            if phase == Phase::Playing {
                let latency_us = u64::try_from(asked.sent.elapsed().as_micros()).unwrap_or(u64::MAX);
                let mut tally = self.shared.tally();
                tally.n_done += 1;
                tally.latency_us.add(latency_us);
            }
            if let Some(ledger) = &self.shared.ledger {
                ledger.acknowledged(&self.table, self.seat, asked.id, done.version);
            }
            return Ok(());
        }
        // Somebody else may have been faster, so that it was allowed only when it was chosen.
        let is_stale = asked.version != self.version;
        if answer.refused.is_none() || !is_stale {
            let reason = answer.failed.or(answer.refused.map(|refused| refused.get())).unwrap_or_default();
            self.shared.error(format!("{} was answered {reason}", asked.text));
        }
        if self.next.is_none() && !self.is_over && !is_stale {
            return Err("begins anew, with a fresh view".to_string());
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

pub fn hello(last: Option<u32>) -> Message {
    let last = last.map_or("null".to_string(), |last| last.to_string());
    Message::text(format!(r#"{{"hello":{{"last":{last}}}}}"#))
}

async fn say(socket: &mut Socket, message: Message) -> Result<(), String> {
    socket.send(message).await.map_err(|error| format!("a connection broke off: {error}"))
}

fn text_of(
    message: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>,
) -> Result<Utf8Bytes, String> {
    match message {
        Some(Ok(Message::Text(text))) => Ok(text),
        Some(Ok(Message::Close(frame))) => Err(format!("the server closed a connection: {frame:?}")),
        Some(Ok(_)) => Ok(Utf8Bytes::from_static(r#"{"pong":{"n":0}}"#)),
        Some(Err(error)) => Err(format!("a connection broke off: {error}")),
        None => Err("a connection ended".to_string()),
    }
}

/// As it travels: the text, and what says how long it is.
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

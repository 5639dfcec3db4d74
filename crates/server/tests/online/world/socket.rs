//! A client at a table: it knows what it was told, and nothing else.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::Browser;

pub struct Socket {
    wire: WebSocketStream<TcpStream>,
    pub welcome: Value,
    /// The last `table` message, or that of the welcome.
    pub table: Value,
    pub version: u32,
    pub view: Value,
    pub outcome: Value,
    pending: Value,
    /// Whether this client's seat is asked and need not answer.
    answered: bool,
    choices: Value,
    /// The view after each version, and what was told of it.
    pub seen: BTreeMap<u32, Value>,
    pub told: BTreeMap<u32, Value>,
    pub chat: Vec<Value>,
    /// How many views it was shown between updates.
    pub n_film_steps: usize,
    n_requests: u32,
    name: String,
}

impl Socket {
    /// Opens the WebSocket and says nothing.
    pub async fn open(browser: &Browser, table: &str, origin: Option<&str>) -> Result<Socket, Error> {
        Socket::open_at(browser, &format!("{table}/socket"), origin).await
    }

    async fn open_at(browser: &Browser, path: &str, origin: Option<&str>) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/tables/{path}", browser.addr);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = &browser.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let stream = TcpStream::connect(browser.addr).await.map_err(Error::Io)?;
        let (wire, _) = client_async(request, stream).await?;
        Ok(Socket {
            wire,
            welcome: Value::Null,
            table: Value::Null,
            version: 0,
            view: Value::Null,
            outcome: Value::Null,
            pending: Value::Null,
            answered: false,
            choices: Value::Null,
            seen: BTreeMap::new(),
            told: BTreeMap::new(),
            chat: Vec::new(),
            n_film_steps: 0,
            n_requests: 0,
            name: browser.cookie.as_deref().map_or("", |cookie| &cookie[8..12]).to_string(),
        })
    }

    /// Opens it and waits for the welcome.
    pub async fn join(browser: &Browser, table: &str, last: Option<u32>) -> Socket {
        let mut socket = Socket::open(browser, table, None).await.unwrap();
        socket.greet(last).await;
        socket
    }

    /// The same for one of the user's own seats.
    pub async fn join_as(browser: &Browser, table: &str, seat: &str) -> Result<Socket, Error> {
        Socket::join_at(browser, &format!("{table}/socket?seat={seat}"), json!({ "last": null })).await
    }

    /// The same for a screen that everybody looks at, and with films.
    pub async fn watch(browser: &Browser, table: &str) -> Socket {
        let hello = json!({ "last": null, "film": true });
        Socket::join_at(browser, &format!("{table}/socket?watch=true"), hello).await.unwrap()
    }

    pub async fn join_at(browser: &Browser, path: &str, hello: Value) -> Result<Socket, Error> {
        let mut socket = Socket::open_at(browser, path, None).await?;
        socket.say_hello(hello).await;
        Ok(socket)
    }

    async fn greet(&mut self, last: Option<u32>) {
        self.say_hello(json!({ "last": last })).await;
    }

    async fn say_hello(&mut self, hello: Value) {
        self.send(json!({ "hello": hello })).await;
        let first = self.next().await.expect("a welcome");
        assert!(first["welcome"].is_object(), "the first message is the welcome: {first}");
    }

    pub async fn send(&mut self, message: Value) {
        self.send_raw(Message::text(message.to_string())).await;
    }

    /// The server may have closed already, which shows on the next read.
    pub async fn send_raw(&mut self, message: Message) {
        let _ = self.wire.send(message).await;
    }

    /// The next message; none if the server has closed the connection.
    pub async fn next(&mut self) -> Option<Value> {
        let wait = Duration::from_secs(10);
        loop {
            let message = tokio::time::timeout(wait, self.wire.next()).await.expect("a message in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    self.take(&value);
                    return Some(value);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Reads until the server closes.
    pub async fn until_closed(&mut self) -> Vec<Value> {
        let mut messages = Vec::new();
        while let Some(message) = self.next().await {
            messages.push(message);
        }
        messages
    }

    fn take(&mut self, message: &Value) {
        if let Some(welcome) = message.get("welcome") {
            self.welcome = welcome.clone();
            self.table = welcome["table"].clone();
            let game = &welcome["game"];
            if game.is_object() {
                self.version = game["version"].as_u64().unwrap() as u32;
                self.view = game["view"].clone();
                self.outcome = game["outcome"].clone();
                self.pending = game["pending"].clone();
                self.answered = game["answered"] == true;
                self.choices = game["choices"].clone();
                self.seen.insert(self.version, self.view.clone());
            }
            for told in welcome["missed"].as_array().unwrap() {
                self.told.insert(told["version"].as_u64().unwrap() as u32, told["notices"].clone());
            }
        } else if let Some(update) = message.get("update") {
            let version = update["version"].as_u64().unwrap() as u32;
            let told = update["notices"].as_array().unwrap();
            assert_eq!(version, self.version + told.len() as u32, "versions come without gaps");
            self.told.extend((self.version + 1..).zip(told.iter().cloned()));
            self.version = version;
            let mut shown = self.view.clone();
            for step in update["film"].as_array().into_iter().flatten() {
                assert!(step["notices"].is_u64(), "{step}");
                patch(&mut shown, &step["patch"]);
                self.n_film_steps += 1;
            }
            patch(&mut self.view, &update["patch"]);
            self.outcome = update["outcome"].clone();
            self.answered = update["answered"] == true;
            if let Some(pending) = update.get("pending") {
                self.pending = pending.clone();
            }
            if let Some(choices) = update.get("choices") {
                self.choices = choices.clone();
            }
            self.seen.insert(version, self.view.clone());
        } else if let Some(table) = message.get("table") {
            self.table = table.clone();
        } else if let Some(line) = message.get("chat") {
            self.chat.push(line.clone());
        }
    }

    /// Reads on until this version.
    pub async fn catch_up(&mut self, version: u32) {
        while self.version < version {
            self.next().await.expect("updates");
        }
    }

    /// Reads on until the condition holds for the last table message.
    pub async fn until_table(&mut self, is_so: impl Fn(&Value) -> bool) {
        while !is_so(&self.table) {
            self.next().await.expect("a table message");
        }
    }

    /// What this client's seat may do now. A seat that is not asked has no choices.
    pub fn allowed(&self) -> Vec<Value> {
        let who = self.pending["seats"]["who"].as_array();
        let is_asked = who.is_some_and(|who| who.contains(&json!(self.seat())));
        self.choices["allowed"].as_array().filter(|_| is_asked).cloned().unwrap_or_default()
    }

    /// Whether the table waits for this client's seat, as far as the client is told.
    pub fn is_awaited(&self) -> bool {
        let has = |field: &str| {
            let seats = self.pending["seats"][field].as_array();
            seats.is_some_and(|seats| seats.contains(&json!(self.seat())))
        };
        has("who") && !has("ready") && !self.answered
    }

    pub fn mode(&self) -> &str {
        self.pending["seats"]["mode"].as_str().unwrap_or_default()
    }

    pub fn seat(&self) -> String {
        self.welcome["seats"][0].as_str().unwrap_or_default().to_string()
    }

    pub fn new_id(&mut self) -> String {
        self.n_requests += 1;
        format!("{}-{}", self.name, self.n_requests)
    }

    pub async fn act(&mut self, action: &Value) -> Value {
        let (id, seat) = (self.new_id(), self.seat());
        self.ask(json!({ "do": { "id": id, "seat": seat, "action": action } })).await
    }

    /// Sends a request and waits for its answer.
    pub async fn ask(&mut self, message: Value) -> Value {
        let id = message.as_object().unwrap().values().next().unwrap()["id"].clone();
        self.send(message).await;
        self.answer_to(id.as_str().unwrap_or_default()).await
    }

    pub async fn answer_to(&mut self, id: &str) -> Value {
        loop {
            let message = self.next().await.expect("an answer");
            if message["answer"]["id"] == id {
                return message["answer"].clone();
            }
        }
    }

    /// Waits until everything that the table has sent so far has arrived: the refusal of this request comes
    /// after it. A ping would not do, because the connection answers it without the table.
    pub async fn settle(&mut self) {
        let id = self.new_id();
        let answer = self.ask(json!({ "contribute": { "id": id, "seat": "A", "random": "none" } })).await;
        assert!(answer["failed"].is_string(), "{answer}");
    }

    /// Checks that the connection is alive.
    pub async fn ping(&mut self, n: u32) {
        self.send(json!({ "ping": { "n": n } })).await;
        while self.next().await.expect("a pong")["pong"]["n"] != n {}
    }

    /// Drops the connection without closing it properly.
    pub fn cut(self) {}
}

fn patch(view: &mut Value, changes: &Value) {
    for (path, value) in changes.as_object().into_iter().flatten() {
        *part_of(view, path) = value.clone();
    }
}

/// `seats/2/hand` of a view.
fn part_of<'a>(view: &'a mut Value, path: &str) -> &'a mut Value {
    let mut part = view;
    for name in path.split('/').filter(|name| !name.is_empty()) {
        part = match part {
            Value::Array(items) => &mut items[name.parse::<usize>().expect("an index")],
            Value::Object(fields) => fields.get_mut(name).expect("a field that was there"),
            other => panic!("{path} leads nowhere: {other}"),
        };
    }
    part
}

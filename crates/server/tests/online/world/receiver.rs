//! A receiver of notices on this machine: a push service, and the webhooks of chat services.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use web_push_native::Auth;

use super::eventually;

const AUTH: [u8; 16] = [3; 16];

/// What was posted to a receiver.
#[derive(Clone, Debug)]
pub struct Posted {
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Posted {
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("a webhook gets JSON")
    }

    /// The message as the subscribed browser reads it.
    pub fn decrypted(&self) -> Value {
        let auth = Auth::clone_from_slice(&AUTH);
        let payload = web_push_native::decrypt(self.body.clone(), &secret_key(), &auth);
        serde_json::from_slice(&payload.expect("it is for this browser")).expect("it is JSON")
    }
}

/// Answers 500 to paths with `broken` in them, 410 to those with `gone`, and 201 to all others.
pub struct Receiver {
    addr: SocketAddr,
    posted: Arc<Mutex<Vec<Posted>>>,
}

impl Receiver {
    pub async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver = Receiver { addr: listener.local_addr().unwrap(), posted: Arc::default() };
        let posted = receiver.posted.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(receive(stream, posted.clone()));
            }
        });
        receiver
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}/{path}", self.addr)
    }

    pub fn posted(&self) -> Vec<Posted> {
        self.posted.lock().unwrap().clone()
    }

    pub async fn until_posted(&self, n_posted: usize) -> Vec<Posted> {
        eventually("it is posted", async || self.posted().len() >= n_posted).await;
        self.posted()
    }

    /// The body by which a browser subscribes whose push service is this receiver.
    pub fn subscription(&self, path: &str) -> Value {
        let p256dh = URL_SAFE_NO_PAD.encode(secret_key().public_key().to_encoded_point(false));
        let keys = json!({ "p256dh": p256dh, "auth": URL_SAFE_NO_PAD.encode(AUTH) });
        json!({ "kind": "push", "endpoint": self.url(path), "keys": keys, "label": "a browser" })
    }
}

fn secret_key() -> SecretKey {
    SecretKey::from_slice(&[9; 32]).unwrap()
}

async fn receive(stream: TcpStream, posted: Arc<Mutex<Vec<Posted>>>) {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    let mut head = Vec::new();
    while stream.read_line(&mut line).await.is_ok_and(|n_bytes| n_bytes > 2) {
        head.push(line.trim_end().to_string());
        line.clear();
    }
    let Some(path) = head.first().and_then(|first| first.split(' ').nth(1)) else { return };
    let headers = head[1..].iter().filter_map(|line| line.split_once(": "));
    let headers: Vec<(String, String)> =
        headers.map(|(name, value)| (name.to_lowercase(), value.to_string())).collect();
    let mut posted_now = Posted { path: path.to_string(), headers, body: Vec::new() };
    posted_now.body = vec![0; posted_now.header("content-length").parse().unwrap_or(0)];
    if stream.read_exact(&mut posted_now.body).await.is_err() {
        return;
    }
    let status = match &posted_now.path {
        path if path.contains("broken") => "500 Internal Server Error",
        path if path.contains("gone") => "410 Gone",
        _ => "201 Created",
    };
    posted.lock().unwrap().push(posted_now);
    let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
    let _ = stream.write_all(answer.as_bytes()).await;
}

//! A browser with its session cookie.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[derive(Clone)]
pub struct Browser {
    pub addr: SocketAddr,
    pub cookie: Option<String>,
}

pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Reply {
    fn parse(text: &str) -> Reply {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status line");
        let headers = lines.filter_map(|line| line.split_once(": "));
        Reply {
            status: status.parse().unwrap(),
            headers: headers.map(|(name, value)| (name.to_lowercase(), value.to_string())).collect(),
            body: body.to_string(),
        }
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The code of an error response.
    pub fn error(&self) -> String {
        self.json()["error"].as_str().unwrap_or_default().to_string()
    }
}

impl Browser {
    pub fn new(addr: SocketAddr) -> Browser {
        Browser { addr, cookie: None }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.ask("GET", path, &[], b"").await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.post_from(&format!("http://{}", self.addr), path, &body.to_string()).await
    }

    pub async fn post_from(&mut self, origin: &str, path: &str, body: &str) -> Reply {
        let headers = [("origin", origin), ("content-type", "application/json")];
        let reply = self.ask("POST", path, &headers, body.as_bytes()).await;
        self.keep_cookie(&reply);
        reply
    }

    pub async fn delete(&mut self, path: &str) -> Reply {
        let reply = self.ask("DELETE", path, &[], b"").await;
        self.keep_cookie(&reply);
        reply
    }

    fn keep_cookie(&mut self, reply: &Reply) {
        let cookie = reply.header("set-cookie").split(';').next().unwrap_or_default();
        match cookie.strip_prefix("session=") {
            None => {}
            Some("") => self.cookie = None,
            Some(_) => self.cookie = Some(cookie.to_string()),
        }
    }

    /// The session token in the cookie.
    pub fn token(&self) -> &str {
        self.cookie.as_deref().and_then(|cookie| cookie.strip_prefix("session=")).expect("a session")
    }

    pub async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.addr);
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("cookie: {cookie}\r\n"));
        }
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str(&format!("content-length: {}\r\n\r\n", body.len()));
        let mut stream = TcpStream::connect(self.addr).await.unwrap();
        // The server may answer before it has read a body that is too large.
        let _ = stream.write_all(head.as_bytes()).await;
        let _ = stream.write_all(body).await;
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes).await;
        Reply::parse(&String::from_utf8_lossy(&bytes))
    }

    /// A new table of four.
    pub async fn create(&mut self, sitters: [&str; 4]) -> String {
        let body = json!({ "game": "mall-of-horror", "seats": 4, "options": {}, "sitters": sitters });
        let reply = self.post("/api/tables", body).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        reply.json()["id"].as_str().unwrap().to_string()
    }

    pub async fn sit(&mut self, table: &str, seat: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/sit"), json!({ "seat": seat })).await
    }

    pub async fn start(&mut self, table: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/start"), json!({})).await
    }
}

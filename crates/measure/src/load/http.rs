//! Just enough HTTP to open tables: one request after another on a connection that stays open.

use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// Our server never sends longer answers than this.
const BODY_BYTES: usize = 1 << 20;
/// A connection that was idle for longer is not used again: the server may be about to close it.
const KEEP_ALIVE: Duration = Duration::from_secs(5);

pub struct Http {
    addr: SocketAddr,
    /// The connection of the last request, and when that request was answered.
    kept: Option<(BufReader<TcpStream>, Instant)>,
}

pub struct Reply {
    /// The session cookie that the server set, as a header to send back.
    pub cookie: Option<String>,
    pub body: String,
}

#[derive(Debug)]
pub enum HttpError {
    /// The connection was lost.
    Lost(String),
    Refused {
        status: u16,
        body: String,
    },
}

impl fmt::Display for HttpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HttpError::Lost(reason) => write!(f, "a request failed: {reason}"),
            HttpError::Refused { status, body } => write!(f, "a request was answered {status}: {body}"),
        }
    }
}

impl std::error::Error for HttpError {}

impl From<std::io::Error> for HttpError {
    fn from(error: std::io::Error) -> HttpError {
        HttpError::Lost(error.to_string())
    }
}

impl Http {
    pub fn new(addr: SocketAddr) -> Http {
        Http { addr, kept: None }
    }

    pub async fn post(&mut self, path: &str, cookie: &str, body: &str) -> Result<Reply, HttpError> {
        let mut stream = match self.kept.take() {
            Some((stream, answered)) if answered.elapsed() < KEEP_ALIVE => stream,
            Some(_) | None => {
                let stream = TcpStream::connect(self.addr).await?;
                stream.set_nodelay(true)?;
                BufReader::new(stream)
            }
        };
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let (status, reply) = read_reply(&mut stream).await?;
        self.kept = Some((stream, Instant::now()));
        match status {
            200..=299 => Ok(reply),
            _ => Err(HttpError::Refused { status, body: reply.body }),
        }
    }
}

async fn read_reply(stream: &mut BufReader<TcpStream>) -> Result<(u16, Reply), HttpError> {
    let strange = || HttpError::Lost("the answer is not HTTP".to_string());
    let first = read_line(stream).await?;
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(strange)?;
    let (mut length, mut cookie) = (0, None);
    loop {
        let line = read_line(stream).await?;
        if line.is_empty() {
            break;
        }
        let (name, value) = line.split_once(':').ok_or_else(strange)?;
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().map_err(|_| strange())?,
            "set-cookie" => cookie = value.trim().split(';').next().map(str::to_string),
            _ => {}
        }
    }
    if length > BODY_BYTES {
        return Err(strange());
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    Ok((status, Reply { cookie, body: String::from_utf8_lossy(&body).into_owned() }))
}

async fn read_line(stream: &mut BufReader<TcpStream>) -> Result<String, HttpError> {
    let mut line = String::new();
    if stream.read_line(&mut line).await? == 0 {
        return Err(HttpError::Lost("the server closed the connection".to_string()));
    }
    Ok(line.trim_end().to_string())
}

//! A mail server on this machine, which keeps what it takes.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use super::eventually;

/// A mail as it was handed over.
#[derive(Clone, Debug)]
pub struct Mail {
    pub to: String,
    /// Its headers and its text, with long lines joined.
    pub text: String,
}

impl Mail {
    pub fn header(&self, name: &str) -> &str {
        let found = self.text.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        found.unwrap_or_default().trim()
    }

    /// What follows this text, up to a space, a bracket or the end of the line.
    pub fn after(&self, text: &str) -> &str {
        let (_, rest) = self.text.split_once(text).unwrap_or_else(|| panic!("{text}: {}", self.text));
        rest.split([' ', '>', '\n']).next().unwrap_or_default()
    }
}

pub struct Mailbox {
    pub addr: SocketAddr,
    mails: Arc<Mutex<Vec<Mail>>>,
}

impl Mailbox {
    pub async fn open() -> Mailbox {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mailbox = Mailbox { addr: listener.local_addr().unwrap(), mails: Arc::default() };
        let mails = mailbox.mails.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take_mail(stream, mails.clone()));
            }
        });
        mailbox
    }

    pub fn mails(&self) -> Vec<Mail> {
        self.mails.lock().unwrap().clone()
    }

    pub async fn until_mails(&self, n_mails: usize) -> Vec<Mail> {
        eventually("it comes by mail", async || self.mails().len() >= n_mails).await;
        self.mails()
    }
}

/// Speaks as much SMTP as a client needs that hands over a mail.
async fn take_mail(stream: TcpStream, mails: Arc<Mutex<Vec<Mail>>>) {
    let mut stream = BufReader::new(stream);
    let mut answer = "220 here\r\n";
    let mut to = String::new();
    loop {
        if stream.write_all(answer.as_bytes()).await.is_err() {
            return;
        }
        let Some(line) = line_of(&mut stream).await else { return };
        answer = match &line.to_uppercase()[..4.min(line.len())] {
            "EHLO" => "250-here\r\n250 8BITMIME\r\n",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_string();
                "250 yes\r\n"
            }
            "DATA" => {
                let _ = stream.write_all(b"354 go on\r\n").await;
                let mut text = String::new();
                while let Some(line) = line_of(&mut stream).await.filter(|line| line != ".") {
                    text.push_str(&line);
                    text.push('\n');
                }
                mails.lock().unwrap().push(Mail { to: to.clone(), text: readable(&text) });
                "250 taken\r\n"
            }
            "QUIT" => return,
            _ => "250 yes\r\n",
        };
    }
}

async fn line_of(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut line = String::new();
    let n_bytes = stream.read_line(&mut line).await.ok()?;
    (n_bytes > 0).then(|| line.trim_end_matches(['\r', '\n']).to_string())
}

/// Headers and lines that were folded are one line again.
fn readable(text: &str) -> String {
    text.replace("\n\t", " ").replace("\n  ", " ").replace("\n ", " ").replace("=\n", "").replace("=3D", "=")
}

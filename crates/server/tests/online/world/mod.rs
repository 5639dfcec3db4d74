//! A server, and those who use it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use server::{AdjustableLimits, Config, Delays, NoticeConfig, RunningServer, serve_within};
use store::{SharedStore, Sqlite};

mod browser;
mod faulty;
mod game;
mod mailbox;
mod receiver;
mod socket;

pub use browser::{Browser, Reply};
pub use faulty::{Fault, Faulty};
pub use game::Game;
pub use mailbox::Mailbox;
pub use receiver::{Posted, Receiver};
pub use socket::Socket;

pub struct Online {
    pub addr: SocketAddr,
    pub store: SharedStore,
    running: RunningServer,
}

/// Players in tests send many messages at once, and log in many times.
pub fn limits() -> AdjustableLimits {
    // Test players do not stop to think.
    AdjustableLimits { logins_at_once: 1000, messages_at_once: 10_000, ..AdjustableLimits::default() }
}

impl Online {
    pub async fn open() -> Online {
        Online::within(limits()).await
    }

    pub async fn within(limits: AdjustableLimits) -> Online {
        Online::on(Arc::new(Sqlite::in_memory().unwrap()), limits).await
    }

    /// With this way to tell players who look elsewhere.
    pub async fn telling(notices: NoticeConfig, store: SharedStore) -> Online {
        Online::with(store, limits(), notices).await
    }

    pub async fn on(store: SharedStore, limits: AdjustableLimits) -> Online {
        Online::with(store, limits, NoticeConfig::default()).await
    }

    async fn with(store: SharedStore, limits: AdjustableLimits, notices: NoticeConfig) -> Online {
        // Everybody hears of everything at once.
        let delays = Delays { bot_thinking_ms: 0, bystander_interval_ms: 0, grace_ms: None };
        let config = Config { addr: "127.0.0.1:0".parse().unwrap(), is_behind_tls: false, delays, notices };
        let running = serve_within(limits, config, store.clone()).await.unwrap();
        Online { addr: running.addr, store, running }
    }

    pub fn stranger(&self) -> Browser {
        Browser::new(self.addr)
    }

    pub async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.stranger();
        let reply = browser.post("/api/guest", serde_json::json!({ "name": name })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        browser
    }

    pub async fn stop(self) {
        let stopped = tokio::time::timeout(Duration::from_secs(4), self.running.stop()).await;
        stopped.expect("the server stops at once, whoever is connected");
    }

    /// A number that the server counts.
    pub async fn counted(&self, name: &str) -> i64 {
        let metrics = self.stranger().get("/metrics").await.body;
        let line = metrics.lines().find(|line| line.starts_with(&format!("revenant_{name} ")));
        line.and_then(|line| line.rsplit_once(' ')).map_or(0, |(_, number)| number.parse().unwrap())
    }
}

/// Tries until the condition holds.
pub async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..500 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("not in time: {what}");
}

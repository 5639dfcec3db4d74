//! What all players and watchers of a run share.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::LoadArgs;
use super::kills::ClientLog;
use super::pacer::Pacer;
use super::tally::Tally;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Tables are opened; nobody plays yet.
    Opening,
    /// Everybody plays, and the results count.
    Playing,
    /// No more requests are sent; outstanding answers may still arrive.
    Draining,
    Closed,
}

pub struct Shared {
    pub addr: SocketAddr,
    /// What clients were told, to be checked at the end. Only kept if the server is to be killed.
    pub client_log: Option<ClientLog>,
    phase: watch::Sender<Phase>,
    rate: Option<Mutex<Pacer>>,
    wants_films: bool,
    tally: Mutex<Tally>,
    next_id: AtomicU64,
    n_welcomed: AtomicU64,
    n_unanswered: AtomicU64,
}

impl Shared {
    pub fn new(addr: SocketAddr, arguments: &LoadArgs) -> Shared {
        let pacer = |per_second| Mutex::new(Pacer::new(f64::from(per_second), 1));
        Shared {
            addr,
            client_log: None,
            phase: watch::Sender::new(Phase::Opening),
            rate: arguments.rate.map(pacer),
            wants_films: arguments.films,
            tally: Mutex::new(Tally::new()),
            next_id: AtomicU64::new(1),
            n_welcomed: AtomicU64::new(0),
            n_unanswered: AtomicU64::new(0),
        }
    }

    /// The same, for a server that is going to be killed.
    pub fn with_client_log(addr: SocketAddr, arguments: &LoadArgs) -> Shared {
        Shared { client_log: Some(ClientLog::default()), ..Shared::new(addr, arguments) }
    }

    pub fn phase(&self) -> watch::Receiver<Phase> {
        self.phase.subscribe()
    }

    pub fn enter(&self, phase: Phase) {
        self.phase.send_replace(phase);
    }

    pub fn tally(&self) -> MutexGuard<'_, Tally> {
        locked(&self.tally)
    }

    pub fn add_error(&self, error: impl ToString) {
        self.tally().add_error(error.to_string());
    }

    /// Counts a broken connection as an error, unless the server is killed on purpose.
    pub fn add_lost_connection(&self, reason: impl ToString) {
        if self.client_log.is_none() {
            self.add_error(reason);
        }
    }

    /// The first message of a connection that has seen this version.
    pub fn hello(&self, last: Option<u32>) -> Message {
        Message::text(json!({"hello": {"last": last, "film": self.wants_films}}).to_string())
    }

    /// An id that no other request has.
    pub fn request_id(&self) -> String {
        format!("r{}", self.next_id.fetch_add(1, Ordering::Relaxed))
    }

    /// When the next input may be sent.
    pub fn reserve(&self, now: Instant) -> Instant {
        self.rate.as_ref().map_or(now, |pacer| locked(pacer).reserve(now))
    }

    pub fn add_welcomed(&self) {
        self.n_welcomed.fetch_add(1, Ordering::Relaxed);
    }

    pub async fn until_welcomed(&self, n_connections: u64) {
        while self.n_welcomed.load(Ordering::Relaxed) < n_connections {
            sleep(Duration::from_millis(10)).await;
        }
    }

    pub fn request_sent(&self) {
        self.n_unanswered.fetch_add(1, Ordering::Relaxed);
    }

    pub fn request_answered(&self) {
        self.n_unanswered.fetch_sub(1, Ordering::Relaxed);
    }

    /// Waits for outstanding answers. Those that do not arrive in time are errors.
    pub async fn until_answered(&self, longest: Duration) {
        let all_answered = async {
            while self.n_unanswered.load(Ordering::Relaxed) > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        if timeout(longest, all_answered).await.is_err() {
            let n_unanswered = self.n_unanswered.load(Ordering::Relaxed);
            (0..n_unanswered).for_each(|_| self.add_error("a request was never answered"));
        }
    }
}

pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

//! What everybody at the tables shares.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::kills::Ledger;
use super::pace::Pace;
use super::tally::Tally;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Tables are opened; nobody plays yet.
    NewGame,
    /// Everybody plays, and it counts.
    Playing,
    /// Nothing new is asked; answers are waited for.
    Draining,
    Closed,
}

pub struct Shared {
    pub addr: SocketAddr,
    /// What must still be true after the server was killed, where it is.
    pub ledger: Option<Ledger>,
    phase: watch::Sender<Phase>,
    rate: Option<Mutex<Pace>>,
    tally: Mutex<Tally>,
    next_id: AtomicU64,
    n_welcome: AtomicU64,
    n_unanswered: AtomicU64,
}

impl Shared {
    pub fn new(addr: SocketAddr, rate: Option<u32>) -> Shared {
        Shared {
            addr,
            ledger: None,
            phase: watch::Sender::new(Phase::NewGame),
            rate: rate.map(|a_second| Mutex::new(Pace::new(f64::from(a_second), 1))),
            tally: Mutex::default(),
            next_id: AtomicU64::new(1),
            n_welcome: AtomicU64::new(0),
            n_unanswered: AtomicU64::new(0),
        }
    }

    /// The same, for a server that is going to be killed.
    pub fn with_ledger(addr: SocketAddr, rate: Option<u32>) -> Shared {
        Shared { ledger: Some(Ledger::default()), ..Shared::new(addr, rate) }
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

    pub fn error(&self, complaint: impl ToString) {
        self.tally().error(complaint.to_string());
    }

    /// A connection broke off: nothing to wonder about where the server is killed.
    pub fn lost(&self, complaint: impl ToString) {
        if self.ledger.is_none() {
            self.error(complaint);
        }
    }

    /// An id that no other request has.
    pub fn request_id(&self) -> String {
        format!("r{}", self.next_id.fetch_add(1, Ordering::Relaxed))
    }

    /// When the next input may be sent.
    pub fn reserve(&self, now: Instant) -> Instant {
        self.rate.as_ref().map_or(now, |pace| locked(pace).reserve(now))
    }

    pub fn somebody_is_welcome(&self) {
        self.n_welcome.fetch_add(1, Ordering::Relaxed);
    }

    pub async fn until_welcome(&self, everybody: u64) {
        while self.n_welcome.load(Ordering::Relaxed) < everybody {
            sleep(Duration::from_millis(10)).await;
        }
    }

    pub fn asked(&self) {
        self.n_unanswered.fetch_add(1, Ordering::Relaxed);
    }

    pub fn answered(&self) {
        self.n_unanswered.fetch_sub(1, Ordering::Relaxed);
    }

    /// Waits for the answers that are still due. Those that never come are errors.
    pub async fn until_answered(&self, most: Duration) {
        let all_answered = async {
            while self.n_unanswered.load(Ordering::Relaxed) > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        if timeout(most, all_answered).await.is_err() {
            let n_unanswered = self.n_unanswered.load(Ordering::Relaxed);
            (0..n_unanswered).for_each(|_| self.error("a request was never answered"));
        }
    }
}

pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

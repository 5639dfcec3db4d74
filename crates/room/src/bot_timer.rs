//! When bots have thought long enough.

use table::SeatSet;

/// Bots that get ready together, and when the first of them is due.
#[derive(Clone, Copy, Debug, Default)]
pub struct BotTimer {
    bots: SeatSet,
    pub due_ms: Option<u64>,
}

impl BotTimer {
    /// Says who gets ready from now on, to be due then. A bot does not begin to think anew when somebody else
    /// does something meanwhile.
    pub fn wait_for(&mut self, bots: SeatSet, due_ms: u64) {
        if bots.is_empty() {
            self.due_ms = None;
        } else if bots != self.bots || self.due_ms.is_none() {
            self.due_ms = Some(due_ms);
        }
        self.bots = bots;
    }

    pub fn is_due(&self, now_ms: u64) -> bool {
        self.due_ms.is_some_and(|due_ms| due_ms <= now_ms)
    }
}

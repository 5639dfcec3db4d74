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
    /// does something meanwhile, but it may be done sooner.
    pub fn wait_for(&mut self, bots: SeatSet, due_ms: u64) {
        self.due_ms = match self.due_ms {
            _ if bots.is_empty() => None,
            Some(earlier_ms) if bots == self.bots => Some(earlier_ms.min(due_ms)),
            _ => Some(due_ms),
        };
        self.bots = bots;
    }

    pub fn is_due(&self, now_ms: u64) -> bool {
        self.due_ms.is_some_and(|due_ms| due_ms <= now_ms)
    }
}

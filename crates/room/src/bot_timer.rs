//! Determines when bots have thought for long enough.

use table::SeatSet;

/// The bots that are thinking, and when the first of them is due.
#[derive(Clone, Copy, Debug, Default)]
pub struct BotTimer {
    bots: SeatSet,
    pub due_ms: Option<u64>,
}

impl BotTimer {
    /// These bots think from now on, and are due at `due_ms`. If somebody else acts in the meantime, a bot
    /// does not start over, though it may be done sooner.
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

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn a_bot_may_be_done_sooner_and_never_later() {
        let (one, two) = (SeatSet::one(Seat::A), SeatSet::all(2));
        let mut timer = BotTimer::default();
        timer.wait_for(one, 1_000);
        timer.wait_for(one, 2_000);
        assert_eq!(timer.due_ms, Some(1_000), "somebody else did something meanwhile");
        timer.wait_for(one, 300);
        assert_eq!(timer.due_ms, Some(300), "nobody is to go before the bot any more");
        timer.wait_for(two, 900);
        assert_eq!(timer.due_ms, Some(900), "other bots start to think");
        timer.wait_for(SeatSet::EMPTY, 1_000);
        assert_eq!(timer.due_ms, None);
    }

    #[test]
    fn a_bot_is_due_at_its_time_and_not_before() {
        let mut timer = BotTimer::default();
        assert!(!timer.is_due(u64::MAX));
        timer.wait_for(SeatSet::one(Seat::A), 1_000);
        assert!(!timer.is_due(999) && timer.is_due(1_000) && timer.is_due(1_001));
        // It has done something, and is asked again.
        timer.due_ms = None;
        timer.wait_for(SeatSet::one(Seat::A), 2_000);
        assert_eq!(timer.due_ms, Some(2_000));
        // Other bots start to think, though they are done later.
        timer.wait_for(SeatSet::one(Seat::B), 3_000);
        assert_eq!(timer.due_ms, Some(3_000));
    }
}

//! Decides when the next request may be sent.

use std::time::{Duration, Instant};

/// Lets a burst of requests through at once, and the rest at even intervals.
#[derive(Clone, Debug)]
pub struct Pacer {
    interval: Duration,
    /// How far a burst may run ahead of the even intervals.
    ahead: Duration,
    next: Option<Instant>,
}

impl Pacer {
    pub fn new(per_second: f64, burst: u32) -> Pacer {
        let interval = Duration::from_secs_f64(1.0 / per_second);
        Pacer { interval, ahead: interval * burst.saturating_sub(1), next: None }
    }

    /// Reserves the next free slot, and returns its time.
    pub fn reserve(&mut self, now: Instant) -> Instant {
        let next = self.next.map_or(now, |next| next.max(now));
        self.next = Some(next + self.interval);
        next.checked_sub(self.ahead).map_or(now, |next| next.max(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_goes_at_once_and_the_rest_at_even_intervals() {
        let now = Instant::now();
        let mut pacer = Pacer::new(10.0, 3);
        let waits: Vec<u128> = (0..5).map(|_| (pacer.reserve(now) - now).as_millis()).collect();
        assert_eq!(waits, [0, 0, 0, 100, 200]);
        let later = now + Duration::from_secs(10);
        assert_eq!(pacer.reserve(later), later);
    }
}

//! When the next one may go.

use std::time::{Duration, Instant};

/// Lets some go at once, and the rest at even distances.
#[derive(Clone, Debug)]
pub struct Pace {
    distance: Duration,
    /// How far those who come early may run ahead.
    ahead: Duration,
    next: Option<Instant>,
}

impl Pace {
    pub fn new(a_second: f64, at_once: u32) -> Pace {
        let distance = Duration::from_secs_f64(1.0 / a_second);
        Pace { distance, ahead: distance * at_once.saturating_sub(1), next: None }
    }

    /// Takes a place in the row, and says when it is there.
    pub fn reserve(&mut self, now: Instant) -> Instant {
        let next = self.next.map_or(now, |next| next.max(now));
        self.next = Some(next + self.distance);
        next.checked_sub(self.ahead).map_or(now, |next| next.max(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_go_at_once_and_the_rest_at_even_distances() {
        let now = Instant::now();
        let mut pace = Pace::new(10.0, 3);
        let waits: Vec<u128> = (0..5).map(|_| (pace.reserve(now) - now).as_millis()).collect();
        assert_eq!(waits, [0, 0, 0, 100, 200]);
        let later = now + Duration::from_secs(10);
        assert_eq!(pace.reserve(later), later);
    }
}

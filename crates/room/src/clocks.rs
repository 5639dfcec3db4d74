//! Time: how long a seat may take, and what it has left.
//!
//! An answer has its own time first; what it takes longer comes out of the seat's bank. When that is
//! empty too, time is up.

use table::{Seat, SeatSet};
use wire::{Clock, Pace};

/// What a pace means in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    pub answer_ms: u64,
    pub bank_ms: u64,
}

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;

impl Times {
    pub fn of(pace: Pace) -> Option<Times> {
        match pace {
            Pace::Relaxed => None,
            Pace::Live => Some(Times { answer_ms: MINUTE_MS, bank_ms: 5 * MINUTE_MS }),
            Pace::Days => Some(Times { answer_ms: 12 * HOUR_MS, bank_ms: 72 * HOUR_MS }),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Clocks {
    times: Option<Times>,
    bank_ms: [u64; table::limits::SEATS],
    /// Since when each seat is awaited.
    awaited_since_ms: [Option<u64>; table::limits::SEATS],
}

impl Clocks {
    pub fn new(pace: Pace) -> Clocks {
        let times = Times::of(pace);
        let bank_ms = times.map_or(0, |times| times.bank_ms);
        Clocks {
            times,
            bank_ms: [bank_ms; table::limits::SEATS],
            awaited_since_ms: [None; table::limits::SEATS],
        }
    }

    /// Says who is awaited from now on. Who has answered pays what he took too long.
    pub fn await_seats(&mut self, awaited: SeatSet, now_ms: u64) {
        for (index, since) in self.awaited_since_ms.iter_mut().enumerate() {
            match (*since, awaited.has(Seat::new(index))) {
                (None, true) => *since = Some(now_ms),
                (Some(since_ms), false) => {
                    let answer_ms = self.times.map_or(0, |times| times.answer_ms);
                    let over_ms = now_ms.saturating_sub(since_ms).saturating_sub(answer_ms);
                    self.bank_ms[index] = self.bank_ms[index].saturating_sub(over_ms);
                    *since = None;
                }
                (Some(_), true) | (None, false) => {}
            }
        }
    }

    /// The clock of a seat starts anew, as after a time-out.
    pub fn restart(&mut self, seat: Seat) {
        self.awaited_since_ms[seat.index()] = None;
    }

    /// When a seat's time is up, if it is awaited and there is a clock.
    fn due_ms(&self, seat: Seat) -> Option<u64> {
        let (times, since) = (self.times?, self.awaited_since_ms[seat.index()]?);
        Some(since + times.answer_ms + self.bank_ms[seat.index()])
    }

    /// When the next seat's time is up, and whose.
    pub fn next_due(&self) -> Option<(u64, Seat)> {
        (0..table::limits::SEATS).map(Seat::new).filter_map(|seat| Some((self.due_ms(seat)?, seat))).min()
    }

    /// What the clients show.
    pub fn shown(&self, n_seats: usize, now_ms: u64) -> Vec<Clock> {
        let Some(times) = self.times else { return Vec::new() };
        let clock = |seat: Seat| {
            let left_ms = match self.due_ms(seat) {
                Some(due_ms) => due_ms.saturating_sub(now_ms),
                None => times.answer_ms + self.bank_ms[seat.index()],
            };
            let left_ms = u32::try_from(left_ms).unwrap_or(u32::MAX);
            Clock { seat, left_ms, runs: self.awaited_since_ms[seat.index()].is_some() }
        };
        Seat::all(n_seats).map(clock).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_its_own_time_and_then_the_bank() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(SeatSet::one(Seat::B), 1_000);
        assert_eq!(clocks.next_due(), Some((1_000 + 6 * MINUTE_MS, Seat::B)));
        // Two minutes: one of them from the bank.
        clocks.await_seats(SeatSet::EMPTY, 1_000 + 2 * MINUTE_MS);
        assert_eq!(clocks.next_due(), None);
        clocks.await_seats(SeatSet::one(Seat::B), 500_000);
        assert_eq!(clocks.next_due(), Some((500_000 + 5 * MINUTE_MS, Seat::B)));
    }

    #[test]
    fn without_a_clock_nothing_is_due() {
        let mut clocks = Clocks::new(Pace::Relaxed);
        clocks.await_seats(SeatSet::all(4), 0);
        assert_eq!(clocks.next_due(), None);
        assert_eq!(clocks.shown(4, 0), []);
    }
}

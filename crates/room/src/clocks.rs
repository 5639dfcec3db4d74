//! Time: how long a seat may take, and what it has left.
//!
//! An answer has its own time first; what it takes longer comes out of the seat's bank. When that is
//! empty too, time is up. All of it follows from the journal, whose lines say when they came: a restored
//! room has the clocks of the room that it replaces.

use table::{Seat, SeatSet};
use wire::{Clock, Pace};

use crate::authors::Author;

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
    pace: Pace,
    times: Option<Times>,
    of_seat: [SeatClock; table::limits::SEATS],
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    bank_ms: u64,
    /// Since when the seat is awaited.
    awaited_since_ms: Option<u64>,
    /// What its last answer cost, should it be taken back.
    last_answer: Option<Cost>,
}

#[derive(Clone, Copy, Debug)]
struct Cost {
    took_ms: u64,
    paid_ms: u64,
}

impl SeatClock {
    /// The seat is awaited no longer, and pays what it took too long.
    fn stop(&mut self, answer_ms: u64, now_ms: u64) -> Option<Cost> {
        let took_ms = now_ms.saturating_sub(self.awaited_since_ms.take()?);
        let paid_ms = took_ms.saturating_sub(answer_ms).min(self.bank_ms);
        self.bank_ms -= paid_ms;
        Some(Cost { took_ms, paid_ms })
    }
}

impl Clocks {
    pub fn new(pace: Pace) -> Clocks {
        let times = Times::of(pace);
        let bank_ms = times.map_or(0, |times| times.bank_ms);
        Clocks { pace, times, of_seat: [SeatClock { bank_ms, ..SeatClock::default() }; table::limits::SEATS] }
    }

    fn answer_ms(&self) -> u64 {
        self.times.map_or(0, |times| times.answer_ms)
    }

    /// A line was taken that came at `came_at_ms`, and those who are awaited after it are told at
    /// `told_at_ms`. Nobody pays for the time that the disk took.
    pub fn line_taken(&mut self, author: Author, awaited: SeatSet, came_at_ms: u64, told_at_ms: u64) {
        let answer_ms = self.answer_ms();
        match author {
            Author::Seat(seat) => {
                let clock = &mut self.of_seat[seat.index()];
                if let Some(cost) = clock.stop(answer_ms, came_at_ms) {
                    clock.last_answer = Some(cost);
                }
            }
            Author::TakesBack(seat) => {
                // His time goes on where it stopped: nobody gains time by taking back.
                let clock = &mut self.of_seat[seat.index()];
                if clock.awaited_since_ms.is_none()
                    && awaited.has(seat)
                    && let Some(Cost { took_ms, paid_ms }) = clock.last_answer.take()
                {
                    clock.bank_ms += paid_ms;
                    clock.awaited_since_ms = Some(told_at_ms.saturating_sub(took_ms));
                }
            }
            Author::Chance => {}
        }
        self.await_seats(awaited, told_at_ms);
    }

    /// Says who is awaited from now on. Whoever is so no longer pays what he took too long.
    pub fn await_seats(&mut self, awaited: SeatSet, now_ms: u64) {
        let answer_ms = self.answer_ms();
        for (index, clock) in self.of_seat.iter_mut().enumerate() {
            if !awaited.has(Seat::new(index)) {
                clock.stop(answer_ms, now_ms);
            } else if clock.awaited_since_ms.is_none() {
                clock.awaited_since_ms = Some(now_ms);
            }
        }
    }

    /// The server was down until this time, and nobody knows since when. Whose clock ran meanwhile has at
    /// least the time of an answer from there on, where minutes count. Over days an hour more or less
    /// is no harm, and nobody should gain by a server that is restarted every day.
    ///
    /// It depends on when the server came up, not on when it is asked: a table that is put away and
    /// loaded again gives nobody more.
    pub fn was_down_until(&mut self, up_since_ms: u64) {
        let answer_ms = match self.pace {
            Pace::Live => self.answer_ms(),
            Pace::Relaxed | Pace::Days => return,
        };
        for seat in (0..table::limits::SEATS).map(Seat::new) {
            let Some(due_ms) = self.due_ms(seat) else { continue };
            let clock = &mut self.of_seat[seat.index()];
            clock.awaited_since_ms = clock.awaited_since_ms.map(|since_ms| {
                let ran_before = since_ms < up_since_ms;
                since_ms + if ran_before { (up_since_ms + answer_ms).saturating_sub(due_ms) } else { 0 }
            });
        }
    }

    /// The seat is awaited no longer, and pays nothing.
    pub fn forget(&mut self, seat: Seat) {
        self.of_seat[seat.index()].awaited_since_ms = None;
    }

    /// When a seat's time is up, if it is awaited and there is a clock.
    fn due_ms(&self, seat: Seat) -> Option<u64> {
        let clock = &self.of_seat[seat.index()];
        Some(clock.awaited_since_ms? + self.times?.answer_ms + clock.bank_ms)
    }

    /// When the next seat's time is up, and whose.
    pub fn next_due(&self) -> Option<(u64, Seat)> {
        (0..table::limits::SEATS).map(Seat::new).filter_map(|seat| Some((self.due_ms(seat)?, seat))).min()
    }

    /// What the clients show.
    pub fn shown(&self, n_seats: usize, now_ms: u64) -> Vec<Clock> {
        let Some(times) = self.times else { return Vec::new() };
        let clock = |seat: Seat| {
            let of_seat = &self.of_seat[seat.index()];
            let left_ms = match self.due_ms(seat) {
                Some(due_ms) => due_ms.saturating_sub(now_ms),
                None => times.answer_ms + of_seat.bank_ms,
            };
            let left_ms = u32::try_from(left_ms).unwrap_or(u32::MAX);
            Clock { seat, left_ms, runs: of_seat.awaited_since_ms.is_some() }
        };
        Seat::all(n_seats).map(clock).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const B: SeatSet = SeatSet::one(Seat::B);

    #[test]
    fn an_answer_has_its_own_time_and_then_the_bank() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(B, 1_000);
        assert_eq!(clocks.next_due(), Some((1_000 + 6 * MINUTE_MS, Seat::B)));
        // Two minutes: one of them from the bank.
        let answered_ms = 1_000 + 2 * MINUTE_MS;
        clocks.line_taken(Author::Seat(Seat::B), SeatSet::EMPTY, answered_ms, answered_ms);
        assert_eq!(clocks.next_due(), None);
        clocks.await_seats(B, 500_000);
        assert_eq!(clocks.next_due(), Some((500_000 + 5 * MINUTE_MS, Seat::B)));
    }

    #[test]
    fn every_answer_has_its_own_time_though_the_same_seat_is_asked_again() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(B, 0);
        for n in 1..=20 {
            clocks.line_taken(Author::Seat(Seat::B), B, n * 50_000, n * 50_000);
        }
        assert_eq!(clocks.next_due(), Some((20 * 50_000 + 6 * MINUTE_MS, Seat::B)));
    }

    #[test]
    fn the_answers_of_others_give_nobody_time() {
        let mut clocks = Clocks::new(Pace::Live);
        let both = B.with(Seat::C);
        clocks.await_seats(both, 0);
        clocks.line_taken(Author::Seat(Seat::C), B, 50_000, 50_000);
        clocks.line_taken(Author::Chance, B, 55_000, 55_000);
        assert_eq!(clocks.next_due(), Some((6 * MINUTE_MS, Seat::B)));
    }

    #[test]
    fn nobody_pays_for_a_slow_disk() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(B, 0);
        clocks.line_taken(Author::Seat(Seat::B), SeatSet::one(Seat::C), 30_000, 10 * MINUTE_MS);
        assert_eq!(clocks.next_due(), Some((16 * MINUTE_MS, Seat::C)));
        assert_eq!(clocks.of_seat[Seat::B.index()].bank_ms, 5 * MINUTE_MS);
    }

    #[test]
    fn a_time_out_empties_the_bank() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(B, 0);
        let due_ms = 6 * MINUTE_MS;
        clocks.line_taken(Author::Seat(Seat::B), B, due_ms + 5, due_ms + 5);
        assert_eq!(clocks.next_due(), Some((due_ms + 5 + MINUTE_MS, Seat::B)));
    }

    #[test]
    fn taking_back_gives_no_time() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(B, 0);
        // Two minutes to act, three for thinking about it, and back.
        clocks.line_taken(Author::Seat(Seat::B), SeatSet::EMPTY, 2 * MINUTE_MS, 2 * MINUTE_MS);
        clocks.line_taken(Author::TakesBack(Seat::B), B, 5 * MINUTE_MS, 5 * MINUTE_MS);
        assert_eq!(clocks.next_due(), Some((9 * MINUTE_MS, Seat::B)), "four minutes are left of six");
        assert_eq!(clocks.of_seat[Seat::B.index()].bank_ms, 5 * MINUTE_MS, "the bank is as before");
    }

    #[test]
    fn a_changed_ballot_that_is_taken_back_costs_nothing() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(B, 0);
        let not_b = SeatSet::one(Seat::C);
        clocks.line_taken(Author::Seat(Seat::B), not_b, MINUTE_MS, MINUTE_MS);
        clocks.line_taken(Author::Seat(Seat::B), not_b, 2 * MINUTE_MS, 2 * MINUTE_MS);
        clocks.line_taken(Author::TakesBack(Seat::B), not_b, 3 * MINUTE_MS, 3 * MINUTE_MS);
        assert_eq!(clocks.of_seat[Seat::B.index()].awaited_since_ms, None);
        clocks.line_taken(Author::TakesBack(Seat::B), not_b.with(Seat::B), 4 * MINUTE_MS, 4 * MINUTE_MS);
        assert_eq!(clocks.of_seat[Seat::B.index()].awaited_since_ms, Some(3 * MINUTE_MS));
    }

    #[test]
    fn a_server_that_was_down_leaves_everybody_the_time_of_an_answer() {
        const DOWN_UNTIL_MS: u64 = 10 * MINUTE_MS;
        for (pace, since_ms, due_ms) in [
            (Pace::Live, 0, DOWN_UNTIL_MS + MINUTE_MS),
            (Pace::Live, DOWN_UNTIL_MS - 5_500, DOWN_UNTIL_MS + 6 * MINUTE_MS - 5_500),
            (Pace::Live, DOWN_UNTIL_MS, DOWN_UNTIL_MS + 6 * MINUTE_MS),
            (Pace::Days, 0, 84 * HOUR_MS),
        ] {
            let mut clocks = Clocks::new(pace);
            clocks.await_seats(B, since_ms);
            for _ in 0..3 {
                clocks.was_down_until(DOWN_UNTIL_MS);
                assert_eq!(clocks.next_due(), Some((due_ms, Seat::B)), "{pace:?} {since_ms}");
            }
        }
    }

    #[test]
    fn without_a_clock_nothing_is_due() {
        let mut clocks = Clocks::new(Pace::Relaxed);
        clocks.await_seats(SeatSet::all(4), 0);
        assert_eq!(clocks.next_due(), None);
        assert_eq!(clocks.shown(4, 0), []);
    }

    #[test]
    fn the_longest_time_can_be_shown() {
        let mut clocks = Clocks::new(Pace::Days);
        clocks.await_seats(B, 0);
        let [_, b] = &clocks.shown(2, HOUR_MS)[..] else { panic!("two clocks") };
        assert_eq!(*b, Clock { seat: Seat::B, left_ms: 83 * HOUR_MS as u32, runs: true });
    }
}

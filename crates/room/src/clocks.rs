//! Time: how long a seat may take, and how much it has left.
//!
//! Each answer has its own time. A seat that takes longer uses up its bank; when that is empty too, its time
//! is up. In a reaction all seats share one short time, and none of them is shown as done before that time is
//! over. All of this follows from the journal, because each line has its time: a restored room has the clocks
//! of the room that it replaces.

use games::{LineKind, WaitsFor};
use table::{AskMode, Seat, SeatSet};
use wire::{Clock, Pace};

/// The limits of a pace, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLimits {
    pub answer_ms: u64,
    pub bank_ms: u64,
    /// For all answers to one card together.
    pub reaction_ms: u64,
    /// The least time that is left to the other seats of a window after somebody did something in it.
    pub extension_ms: u64,
}

/// How often one wait is extended because of what others do.
const EXTENSIONS: u8 = 10;
const SECOND_MS: u64 = 1_000;
const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;

impl TimeLimits {
    pub fn of(pace: Pace) -> Option<TimeLimits> {
        match pace {
            Pace::Relaxed => None,
            Pace::Live => Some(TimeLimits {
                answer_ms: MINUTE_MS,
                bank_ms: 5 * MINUTE_MS,
                reaction_ms: 10 * SECOND_MS,
                extension_ms: 15 * SECOND_MS,
            }),
            Pace::Days => Some(TimeLimits {
                answer_ms: 12 * HOUR_MS,
                bank_ms: 72 * HOUR_MS,
                reaction_ms: 4 * HOUR_MS,
                extension_ms: HOUR_MS,
            }),
        }
    }
}

/// The seats of people that are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedSeats {
    /// The seats that have not answered.
    pub awaited: SeatSet,
    /// In a reaction, all seats that are asked, because it is a secret which of them have answered.
    pub in_reaction: Option<SeatSet>,
}

impl TimedSeats {
    /// In a window that closes by itself, only the seats that asked for time are asked.
    pub fn waiting(waiting: SeatSet, is_person: impl Fn(&Seat) -> bool) -> TimedSeats {
        TimedSeats { awaited: waiting.iter().filter(is_person).collect(), in_reaction: None }
    }

    pub fn of(waits_for: WaitsFor, is_person: impl Fn(&Seat) -> bool) -> TimedSeats {
        let WaitsFor::Seats { asked, answered, mode } = waits_for else {
            return TimedSeats { awaited: SeatSet::EMPTY, in_reaction: None };
        };
        let people: SeatSet = asked.iter().filter(is_person).collect();
        TimedSeats {
            awaited: people.minus(answered),
            in_reaction: (mode == AskMode::Reaction).then_some(people),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Clocks {
    pace: Pace,
    times: Option<TimeLimits>,
    reaction: Option<ReactionClock>,
    of_seat: [SeatClock; table::limits::SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ReactionClock {
    asked: SeatSet,
    since_ms: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    bank_ms: u64,
    /// When the table began to wait for the seat.
    awaited_since_ms: Option<u64>,
    /// How often this wait has been extended.
    n_extensions: u8,
    /// What its last answer cost, in case it is taken back.
    last_answer: Option<Cost>,
}

#[derive(Clone, Copy, Debug)]
struct Cost {
    took_ms: u64,
    paid_ms: u64,
}

impl SeatClock {
    /// The seat is no longer awaited, and pays for the time beyond that of an answer.
    fn stop(&mut self, answer_ms: u64, now_ms: u64) -> Option<Cost> {
        let took_ms = now_ms.saturating_sub(self.awaited_since_ms.take()?);
        self.n_extensions = 0;
        let paid_ms = took_ms.saturating_sub(answer_ms).min(self.bank_ms);
        self.bank_ms -= paid_ms;
        Some(Cost { took_ms, paid_ms })
    }
}

impl Clocks {
    pub fn new(pace: Pace) -> Clocks {
        let times = TimeLimits::of(pace);
        let bank_ms = times.map_or(0, |times| times.bank_ms);
        let of_seat = [SeatClock { bank_ms, ..SeatClock::default() }; table::limits::SEATS];
        Clocks { pace, times, reaction: None, of_seat }
    }

    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Whether seats have a limited time.
    pub fn are_running(&self) -> bool {
        self.times.is_some()
    }

    fn answer_ms(&self) -> u64 {
        self.times.map_or(0, |times| times.answer_ms)
    }

    /// A line that came at `came_at_ms` was taken, and the seats that are awaited after it are told at
    /// `told_at_ms`. Nobody pays for the time that the disk took.
    pub fn line_taken(&mut self, author: LineKind, asked: TimedSeats, came_at_ms: u64, told_at_ms: u64) {
        let answer_ms = self.answer_ms();
        match author {
            LineKind::Seat(seat) => {
                let clock = &mut self.of_seat[seat.index()];
                if let Some(cost) = clock.stop(answer_ms, came_at_ms) {
                    clock.last_answer = Some(cost);
                }
            }
            LineKind::Undo(seat) => {
                // The clock goes on where it stopped: nobody gains time by taking back.
                let clock = &mut self.of_seat[seat.index()];
                if clock.awaited_since_ms.is_none()
                    && asked.awaited.has(seat)
                    && let Some(Cost { took_ms, paid_ms }) = clock.last_answer.take()
                {
                    clock.bank_ms += paid_ms;
                    clock.awaited_since_ms = Some(told_at_ms.saturating_sub(took_ms));
                }
            }
            LineKind::Passes(seats) => {
                // Letting a window go by costs no time, but a seat that then decides has been thinking
                // meanwhile.
                seats.minus(asked.awaited).iter().for_each(|seat| self.forget(seat));
            }
            LineKind::Chance | LineKind::Wait(_) => {}
        }
        self.await_seats(asked, told_at_ms);
        if let LineKind::Seat(seat) = author {
            self.extend(seat, asked, told_at_ms);
        }
    }

    /// A seat did something and is still asked, so it was not a pass. The others get some time to think about
    /// it.
    fn extend(&mut self, author: Seat, asked: TimedSeats, now_ms: u64) {
        let Some(times) = self.times else { return };
        if asked.in_reaction.is_some() || !asked.awaited.has(author) {
            return;
        }
        for seat in asked.awaited.without(author).iter() {
            let Some(due_ms) = self.due_ms(seat) else { continue };
            let missing_ms = (now_ms + times.extension_ms).saturating_sub(due_ms);
            let clock = &mut self.of_seat[seat.index()];
            if missing_ms > 0 && clock.n_extensions < EXTENSIONS {
                clock.n_extensions += 1;
                clock.awaited_since_ms = clock.awaited_since_ms.map(|since_ms| since_ms + missing_ms);
            }
        }
    }

    /// Says which seats are awaited from now on. A seat that is no longer awaited pays for the time beyond that of an
    /// answer.
    pub fn await_seats(&mut self, TimedSeats { awaited, in_reaction }: TimedSeats, now_ms: u64) {
        // A seat that has answered is asked again only because of another card.
        let is_asked_anew = |seat: Seat| self.of_seat[seat.index()].awaited_since_ms.is_none();
        let running = self.reaction.filter(|_| !awaited.iter().any(is_asked_anew));
        let since_ms = running.map_or(now_ms, |reaction| reaction.since_ms);
        self.reaction = in_reaction.map(|asked| ReactionClock { asked, since_ms });
        let answer_ms = self.answer_ms();
        for (index, clock) in self.of_seat.iter_mut().enumerate() {
            if !awaited.has(Seat::new(index)) {
                clock.stop(answer_ms, now_ms);
            } else if clock.awaited_since_ms.is_none() {
                clock.awaited_since_ms = Some(now_ms);
            }
        }
    }

    /// The server was down until this time, and it is unknown since when. If minutes count, a seat whose
    /// clock ran meanwhile has at least the time of an answer from then on. In play over days an hour more or
    /// less does no harm, and nobody should gain time because a server is restarted every day.
    ///
    /// This depends on when the server came up, not on when it is called: a table that is unloaded and loaded
    /// again gives nobody more time.
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

    /// The seat is no longer awaited, and pays nothing.
    pub fn forget(&mut self, seat: Seat) {
        self.of_seat[seat.index()].awaited_since_ms = None;
    }

    /// When a seat's time is up, if it is awaited and there is a clock.
    fn due_ms(&self, seat: Seat) -> Option<u64> {
        let clock = &self.of_seat[seat.index()];
        let since_ms = clock.awaited_since_ms?;
        let times = self.times?;
        Some(match self.reaction {
            Some(reaction) => reaction.since_ms + times.reaction_ms,
            None => since_ms + times.answer_ms + clock.bank_ms,
        })
    }

    /// The seat whose time is up next, and when.
    pub fn next_due(&self) -> Option<(u64, Seat)> {
        (0..table::limits::SEATS).map(Seat::new).filter_map(|seat| Some((self.due_ms(seat)?, seat))).min()
    }

    /// The clocks as clients show them.
    pub fn shown(&self, n_seats: usize, now_ms: u64) -> Vec<Clock> {
        let Some(times) = self.times else { return Vec::new() };
        let clock = |seat: Seat| {
            let of_seat = &self.of_seat[seat.index()];
            let (left_ms, runs) = match (self.reaction, self.due_ms(seat)) {
                // The clock must not show whether the seat has answered.
                (Some(ReactionClock { asked, since_ms }), _) if asked.has(seat) => {
                    ((since_ms + times.reaction_ms).saturating_sub(now_ms), true)
                }
                (_, Some(due_ms)) => (due_ms.saturating_sub(now_ms), true),
                (_, None) => (times.answer_ms + of_seat.bank_ms, false),
            };
            Clock { seat, left_ms: u32::try_from(left_ms).unwrap_or(u32::MAX), runs }
        };
        Seat::all(n_seats).map(clock).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const B: SeatSet = SeatSet::one(Seat::B);

    fn of(awaited: SeatSet) -> TimedSeats {
        TimedSeats { awaited, in_reaction: None }
    }

    #[test]
    fn an_answer_has_its_own_time_and_then_the_bank() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B), 1_000);
        assert_eq!(clocks.next_due(), Some((1_000 + 6 * MINUTE_MS, Seat::B)));
        // Two minutes: one of them from the bank.
        let answered_ms = 1_000 + 2 * MINUTE_MS;
        clocks.line_taken(LineKind::Seat(Seat::B), of(SeatSet::EMPTY), answered_ms, answered_ms);
        assert_eq!(clocks.next_due(), None);
        clocks.await_seats(of(B), 500_000);
        assert_eq!(clocks.next_due(), Some((500_000 + 5 * MINUTE_MS, Seat::B)));
    }

    #[test]
    fn every_answer_has_its_own_time_though_the_same_seat_is_asked_again() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B), 0);
        for n in 1..=20 {
            clocks.line_taken(LineKind::Seat(Seat::B), of(B), n * 50_000, n * 50_000);
        }
        assert_eq!(clocks.next_due(), Some((20 * 50_000 + 6 * MINUTE_MS, Seat::B)));
    }

    #[test]
    fn the_answers_of_others_give_nobody_time() {
        let mut clocks = Clocks::new(Pace::Live);
        let both = B.with(Seat::C);
        clocks.await_seats(of(both), 0);
        clocks.line_taken(LineKind::Seat(Seat::C), of(B), 50_000, 50_000);
        clocks.line_taken(LineKind::Chance, of(B), 55_000, 55_000);
        assert_eq!(clocks.next_due(), Some((6 * MINUTE_MS, Seat::B)));
    }

    #[test]
    fn nobody_pays_for_a_slow_disk() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B), 0);
        clocks.line_taken(LineKind::Seat(Seat::B), of(SeatSet::one(Seat::C)), 30_000, 10 * MINUTE_MS);
        assert_eq!(clocks.next_due(), Some((16 * MINUTE_MS, Seat::C)));
        assert_eq!(clocks.of_seat[Seat::B.index()].bank_ms, 5 * MINUTE_MS);
    }

    #[test]
    fn a_time_out_empties_the_bank() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B), 0);
        let due_ms = 6 * MINUTE_MS;
        clocks.line_taken(LineKind::Seat(Seat::B), of(B), due_ms + 5, due_ms + 5);
        assert_eq!(clocks.next_due(), Some((due_ms + 5 + MINUTE_MS, Seat::B)));
    }

    #[test]
    fn taking_back_gives_no_time() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B), 0);
        // Two minutes to act, three to think about it, and then the action is taken back.
        clocks.line_taken(LineKind::Seat(Seat::B), of(SeatSet::EMPTY), 2 * MINUTE_MS, 2 * MINUTE_MS);
        clocks.line_taken(LineKind::Undo(Seat::B), of(B), 5 * MINUTE_MS, 5 * MINUTE_MS);
        assert_eq!(clocks.next_due(), Some((9 * MINUTE_MS, Seat::B)), "four minutes are left of six");
        assert_eq!(clocks.of_seat[Seat::B.index()].bank_ms, 5 * MINUTE_MS, "the bank is as before");
    }

    #[test]
    fn a_changed_ballot_that_is_taken_back_costs_nothing() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B), 0);
        let not_b = SeatSet::one(Seat::C);
        clocks.line_taken(LineKind::Seat(Seat::B), of(not_b), MINUTE_MS, MINUTE_MS);
        clocks.line_taken(LineKind::Seat(Seat::B), of(not_b), 2 * MINUTE_MS, 2 * MINUTE_MS);
        clocks.line_taken(LineKind::Undo(Seat::B), of(not_b), 3 * MINUTE_MS, 3 * MINUTE_MS);
        assert_eq!(clocks.of_seat[Seat::B.index()].awaited_since_ms, None);
        clocks.line_taken(LineKind::Undo(Seat::B), of(not_b.with(Seat::B)), 4 * MINUTE_MS, 4 * MINUTE_MS);
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
            clocks.await_seats(of(B), since_ms);
            for _ in 0..3 {
                clocks.was_down_until(DOWN_UNTIL_MS);
                assert_eq!(clocks.next_due(), Some((due_ms, Seat::B)), "{pace:?} {since_ms}");
            }
        }
    }

    #[test]
    fn without_a_clock_nothing_is_due() {
        let mut clocks = Clocks::new(Pace::Relaxed);
        clocks.await_seats(of(SeatSet::all(4)), 0);
        assert_eq!(clocks.next_due(), None);
        assert_eq!(clocks.shown(4, 0), []);
    }

    #[test]
    fn the_longest_time_can_be_shown() {
        let mut clocks = Clocks::new(Pace::Days);
        clocks.await_seats(of(B), 0);
        let [_, b] = &clocks.shown(2, HOUR_MS)[..] else { panic!("two clocks") };
        assert_eq!(*b, Clock { seat: Seat::B, left_ms: 83 * HOUR_MS as u32, runs: true });
    }

    #[test]
    fn in_a_reaction_nobody_is_seen_to_have_answered() {
        let mut clocks = Clocks::new(Pace::Live);
        let asked = B.with(Seat::C);
        clocks.await_seats(TimedSeats { awaited: asked, in_reaction: Some(asked) }, 0);
        assert_eq!(clocks.next_due(), Some((10_000, Seat::B)));
        let before = clocks.shown(4, 4_000);
        let after = TimedSeats { awaited: B, in_reaction: Some(asked) };
        clocks.line_taken(LineKind::Seat(Seat::C), after, 4_000, 4_000);
        assert_eq!(clocks.shown(4, 4_000), before);
        assert_eq!(before[2], Clock { seat: Seat::C, left_ms: 6_000, runs: true });
        assert_eq!(before[0], Clock { seat: Seat::A, left_ms: 360_000, runs: false }, "A is not asked");
        assert_eq!(clocks.next_due(), Some((10_000, Seat::B)), "one time for all");
        // The answer is a card, which may be answered as well.
        let anew = TimedSeats { awaited: asked, in_reaction: Some(asked) };
        clocks.line_taken(LineKind::Seat(Seat::B), anew, 5_000, 5_000);
        assert_eq!(clocks.next_due(), Some((15_000, Seat::B)));
        clocks.line_taken(LineKind::Seat(Seat::C), after, 6_000, 6_000);
        clocks.line_taken(LineKind::Seat(Seat::B), of(SeatSet::one(Seat::A)), 9_000, 9_000);
        assert_eq!(clocks.next_due(), Some((9_000 + 6 * MINUTE_MS, Seat::A)));
        assert_eq!(clocks.of_seat[Seat::B.index()].bank_ms, 5 * MINUTE_MS, "a reaction costs no bank");
    }

    #[test]
    fn a_seat_that_is_still_asked_has_time_to_think_about_what_others_do() {
        let mut clocks = Clocks::new(Pace::Live);
        let both = B.with(Seat::C);
        clocks.await_seats(of(both), 0);
        let mut now_ms = 6 * MINUTE_MS - SECOND_MS;
        for n in 1..=12 {
            clocks.line_taken(LineKind::Seat(Seat::C), of(both), now_ms, now_ms);
            let due_ms = clocks.due_ms(Seat::B).unwrap();
            if n <= EXTENSIONS {
                assert_eq!(due_ms, now_ms + 15 * SECOND_MS);
                now_ms += 14 * SECOND_MS;
            } else {
                assert!(due_ms < now_ms + 15 * SECOND_MS, "ten times and no more");
            }
        }
    }

    #[test]
    fn a_pass_of_another_gives_nobody_time() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B.with(Seat::C)), 0);
        let now_ms = 6 * MINUTE_MS - SECOND_MS;
        clocks.line_taken(LineKind::Seat(Seat::C), of(B), now_ms, now_ms);
        assert_eq!(clocks.next_due(), Some((6 * MINUTE_MS, Seat::B)));
    }

    #[test]
    fn each_pace_has_its_times() {
        assert_eq!(TimeLimits::of(Pace::Relaxed), None);
        for (pace, seconds) in
            [(Pace::Live, [60, 300, 10, 15]), (Pace::Days, [12 * 3_600, 72 * 3_600, 4 * 3_600, 3_600])]
        {
            let TimeLimits { answer_ms, bank_ms, reaction_ms, extension_ms } = TimeLimits::of(pace).unwrap();
            let times_ms = [answer_ms, bank_ms, reaction_ms, extension_ms];
            assert_eq!(times_ms, seconds.map(|seconds| 1_000 * seconds), "{pace:?}");
        }
        assert_eq!(EXTENSIONS, 10);
    }

    #[test]
    fn people_who_have_not_answered_are_awaited_and_in_a_reaction_all_are_asked() {
        let waits_for =
            |mode| WaitsFor::Seats { asked: SeatSet::all(4), answered: SeatSet::one(Seat::B), mode };
        let is_person = |seat: &Seat| *seat != Seat::D;
        let awaited = SeatSet::all(3).without(Seat::B);
        assert_eq!(TimedSeats::of(waits_for(AskMode::Sealed), is_person), of(awaited));
        let asked = TimedSeats { awaited, in_reaction: Some(SeatSet::all(3)) };
        assert_eq!(TimedSeats::of(waits_for(AskMode::Reaction), is_person), asked);
        assert_eq!(TimedSeats::of(WaitsFor::Chance, is_person), of(SeatSet::EMPTY));
    }

    #[test]
    fn an_undo_by_a_seat_that_is_asked_again_changes_no_clock() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B), 0);
        // Two minutes for the first of two actions of one turn: one of them from the bank.
        clocks.line_taken(LineKind::Seat(Seat::B), of(B), 2 * MINUTE_MS, 2 * MINUTE_MS);
        let due = Some((7 * MINUTE_MS, Seat::B));
        assert_eq!(clocks.next_due(), due);
        clocks.line_taken(LineKind::Undo(Seat::B), of(B), 3 * MINUTE_MS, 3 * MINUTE_MS);
        assert_eq!(clocks.next_due(), due);
    }

    /// B and C are asked, and it is almost too late for both.
    fn almost_late() -> (Clocks, SeatSet, u64) {
        let mut clocks = Clocks::new(Pace::Live);
        let both = B.with(Seat::C);
        clocks.await_seats(of(both), 0);
        (clocks, both, 6 * MINUTE_MS - SECOND_MS)
    }

    #[test]
    fn early_actions_of_others_use_up_no_extension() {
        let (mut clocks, both, late_ms) = almost_late();
        // At this moment B has exactly enough time left, to the millisecond.
        let early_ms = 6 * MINUTE_MS - 15 * SECOND_MS;
        for _ in 0..20 {
            clocks.line_taken(LineKind::Seat(Seat::C), of(both), early_ms, early_ms);
        }
        assert_eq!(clocks.due_ms(Seat::B), Some(6 * MINUTE_MS));
        clocks.line_taken(LineKind::Seat(Seat::C), of(both), early_ms + 1, early_ms + 1);
        assert_eq!(clocks.due_ms(Seat::B), Some(6 * MINUTE_MS + 1), "the missing time is added");
        clocks.line_taken(LineKind::Seat(Seat::C), of(both), late_ms, late_ms);
        assert_eq!(clocks.due_ms(Seat::B), Some(late_ms + 15 * SECOND_MS));
    }

    #[test]
    fn every_wait_is_extended_anew_but_never_by_the_seat_itself() {
        let (mut clocks, both, mut now_ms) = almost_late();
        for _ in 0..=EXTENSIONS {
            clocks.line_taken(LineKind::Seat(Seat::C), of(both), now_ms, now_ms);
            now_ms += 14 * SECOND_MS;
        }
        let last_ms = now_ms - 14 * SECOND_MS;
        let due_ms = last_ms + MINUTE_MS + SECOND_MS;
        assert_eq!(clocks.due_ms(Seat::C), Some(due_ms), "C is asked again, with what is left of the bank");
        // B answers at last and is asked again, late: what C does extends that wait too.
        clocks.line_taken(LineKind::Seat(Seat::B), of(both), now_ms, now_ms);
        now_ms = clocks.due_ms(Seat::B).unwrap() - SECOND_MS;
        for n in 1..=EXTENSIONS {
            clocks.line_taken(LineKind::Seat(Seat::C), of(both), now_ms, now_ms);
            assert_eq!(clocks.due_ms(Seat::B), Some(now_ms + 15 * SECOND_MS), "{n}");
            now_ms += 14 * SECOND_MS;
        }
    }

    #[test]
    fn a_reaction_is_not_lengthened() {
        let mut clocks = Clocks::new(Pace::Live);
        let both = B.with(Seat::C);
        let asked = TimedSeats { awaited: both, in_reaction: Some(both) };
        clocks.await_seats(asked, 0);
        clocks.line_taken(LineKind::Seat(Seat::C), asked, 9_000, 9_000);
        assert_eq!(clocks.of_seat[Seat::B.index()].awaited_since_ms, Some(0));
        assert_eq!(clocks.of_seat[Seat::B.index()].n_extensions, 0);
    }

    #[test]
    fn a_forgotten_seat_pays_nothing() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B), 0);
        clocks.forget(Seat::B);
        assert_eq!(clocks.next_due(), None);
        clocks.await_seats(of(SeatSet::EMPTY), 10 * MINUTE_MS);
        assert_eq!(clocks.of_seat[Seat::B.index()].bank_ms, 5 * MINUTE_MS);
    }

    #[test]
    fn the_first_whose_time_is_up_is_due() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(SeatSet::one(Seat::C)), 0);
        clocks.await_seats(of(B.with(Seat::C)), 1_000);
        assert_eq!(clocks.next_due(), Some((6 * MINUTE_MS, Seat::C)));
        let left_ms: Vec<(u32, bool)> =
            clocks.shown(3, MINUTE_MS).iter().map(|clock| (clock.left_ms, clock.runs)).collect();
        assert_eq!(left_ms, [(360_000, false), (301_000, true), (300_000, true)]);
        assert_eq!(clocks.shown(3, 7 * MINUTE_MS)[2].left_ms, 0, "the time left is never negative");
    }

    #[test]
    fn every_seat_has_a_clock() {
        for seat in Seat::all(table::limits::SEATS) {
            let mut clocks = Clocks::new(Pace::Live);
            clocks.await_seats(of(SeatSet::one(seat)), 0);
            clocks.was_down_until(10 * MINUTE_MS);
            assert_eq!(clocks.next_due(), Some((11 * MINUTE_MS, seat)));
        }
    }

    #[test]
    fn players_who_let_a_window_go_by_take_no_time_for_it() {
        let mut clocks = Clocks::new(Pace::Live);
        clocks.await_seats(of(B.with(Seat::C)), 0);
        clocks.line_taken(LineKind::Passes(B), of(SeatSet::one(Seat::C)), 3 * MINUTE_MS, 3 * MINUTE_MS);
        assert_eq!(clocks.of_seat[Seat::B.index()].bank_ms, 5 * MINUTE_MS);
        assert_eq!(clocks.next_due(), Some((6 * MINUTE_MS, Seat::C)), "C still thinks");
    }
}

//! A game for tests: one window that asks all its seats, and opens again when they have passed.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use games::{Face, Promises, TakeError, Telling, Title, Waits, Watch};
use serde_json::value::RawValue;
use table::{AskMode, Chance, Digest, Observer, Outcome, Refusal, Seat, SeatSet};

use crate::authors::Author;

#[derive(Clone)]
pub struct Toy {
    pub n_seats: usize,
    pub passed: SeatSet,
    pub n_lines: usize,
    /// So many lines it takes, and refuses the rest.
    pub limit: usize,
    /// How often anything was made to be shown to somebody.
    pub n_shown: Arc<AtomicUsize>,
}

impl Toy {
    pub fn new(n_seats: usize, limit: usize) -> Toy {
        Toy { n_seats, passed: SeatSet::EMPTY, n_lines: 0, limit, n_shown: Arc::default() }
    }

    fn show(&self, json: &str) -> Box<RawValue> {
        self.n_shown.fetch_add(1, Ordering::Relaxed);
        raw(json)
    }
}

pub fn raw(json: &str) -> Box<RawValue> {
    RawValue::from_string(json.to_string()).expect("the toy writes JSON")
}

pub fn pass(seat: Seat) -> String {
    format!(r#"{{"act":["{seat}","pass"]}}"#)
}

struct ToyTelling(Toy);

impl Telling for ToyTelling {
    fn write_notices(&self, _: Observer, out: &mut Vec<u8>) {
        out.extend_from_slice(self.0.show("[]").get().as_bytes());
    }
}

struct ToyWatch;

impl Watch for ToyWatch {
    fn write_changes(&mut self, table: &dyn Face, out: &mut Vec<u8>) {
        out.extend_from_slice(format!(r#"{{"":{}}}"#, table.view(Observer::Table)).as_bytes());
    }
}

impl Face for Toy {
    fn title(&self) -> Title {
        Title::MallOfHorror
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn digest(&self) -> Digest {
        Digest(self.n_lines as u64)
    }

    fn round(&self) -> u32 {
        0
    }

    fn addressed(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn waits_for(&self) -> Waits {
        Waits::Seats { who: SeatSet::all(self.n_seats), ready: self.passed, mode: AskMode::Window }
    }

    fn pending(&self) -> Box<RawValue> {
        self.show(r#"{"seats":{"question":"toy"}}"#)
    }

    fn view(&self, _: Observer) -> Box<RawValue> {
        self.show(&self.n_lines.to_string())
    }

    fn watch(&self, _: Observer) -> Box<dyn Watch> {
        Box::new(ToyWatch)
    }

    fn write_choices(&self, _: Seat, out: &mut Vec<u8>) {
        out.extend_from_slice(format!(r#"{{"allowed":[{}]}}"#, self.show(r#""pass""#)).as_bytes());
    }

    fn may_undo(&self) -> Option<Seat> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn promises(&self, _: Seat) -> Promises {
        Promises::default()
    }

    fn line_of(&self, seat: Seat, _: &RawValue) -> Result<String, String> {
        Ok(pass(seat))
    }

    fn take(&mut self, line: &str) -> Result<Box<dyn Telling>, TakeError> {
        let Author::Seat(seat) = Author::of(line) else {
            return Err(TakeError::Refused(Refusal::NO_CHANCE_ASKED));
        };
        if self.n_lines == self.limit {
            return Err(TakeError::Refused(Refusal::TOO_MANY_INPUTS));
        }
        self.n_lines += 1;
        self.passed = self.passed.with(seat);
        if self.passed == SeatSet::all(self.n_seats) {
            self.passed = SeatSet::EMPTY;
        }
        Ok(Box::new(ToyTelling(self.clone())))
    }

    fn roll(&self, _: &mut dyn Chance) -> Option<String> {
        None
    }

    fn timeout(&self, seat: Seat, _: &mut dyn Chance) -> Option<String> {
        Some(pass(seat))
    }

    fn boxed_clone(&self) -> Box<dyn Face> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

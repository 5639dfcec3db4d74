//! A game for tests: one window that asks all its seats, and opens again when they have passed. Who is asked
//! may do other things than pass:
//!
//! - `"play"` opens the window again for all.
//! - `{"roll":n}` asks chance so many times.
//! - `"next-round"` begins another round, which asks another question.
//! - `"end"` ends the game.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use games::{AnyTable, EventBatch, GameId, Promises, TakeError, Waits, Watch};
use serde_json::Value;
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
    pub game: GameId,
    pub mode: AskMode,
    pub addressed: SeatSet,
    pub round: u32,
    pub n_rolls_due: u64,
    pub is_over: bool,
    /// How often anything was made to be shown to somebody.
    pub n_shown: Arc<AtomicUsize>,
}

impl Toy {
    pub fn new(n_seats: usize, limit: usize) -> Toy {
        Toy {
            n_seats,
            passed: SeatSet::EMPTY,
            n_lines: 0,
            limit,
            game: GameId::MallOfHorror,
            mode: AskMode::Window,
            addressed: SeatSet::EMPTY,
            round: 0,
            n_rolls_due: 0,
            is_over: false,
            n_shown: Arc::default(),
        }
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), TakeError> {
        match action.as_str() {
            Some("pass") => self.passed = self.passed.with(seat),
            Some("play") => self.passed = SeatSet::EMPTY,
            Some("next-round") => self.round += 1,
            Some("end") => self.is_over = true,
            _ => match action["roll"].as_u64() {
                Some(n_rolls) => self.n_rolls_due = n_rolls,
                None => return Err(TakeError::Unreadable(action.to_string())),
            },
        }
        if self.passed == SeatSet::all(self.n_seats) {
            self.passed = SeatSet::EMPTY;
        }
        Ok(())
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
    act(seat, r#""pass""#)
}

fn act(seat: Seat, action: &str) -> String {
    format!(r#"{{"act":["{seat}",{action}]}}"#)
}

/// The line of chance that a draw leads to.
pub fn rolled(chance: &mut dyn Chance) -> String {
    format!(r#"{{"chance":{}}}"#, chance.below(1_000_000))
}

struct ToyTelling(Toy);

impl EventBatch for ToyTelling {
    fn write_notices(&self, _: Observer, out: &mut Vec<u8>) {
        out.extend_from_slice(self.0.show("[]").get().as_bytes());
    }
}

struct ToyWatch;

impl Watch for ToyWatch {
    fn write_changes(&mut self, table: &dyn AnyTable, out: &mut Vec<u8>) {
        out.extend_from_slice(format!(r#"{{"":{}}}"#, table.view(Observer::Table)).as_bytes());
    }
}

impl AnyTable for Toy {
    fn game(&self) -> GameId {
        self.game
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn digest(&self) -> Digest {
        Digest(self.n_lines as u64)
    }

    fn addressed(&self) -> SeatSet {
        self.addressed
    }

    fn waits_for(&self) -> Waits {
        if self.is_over {
            Waits::Over
        } else if self.n_rolls_due > 0 {
            Waits::Chance
        } else {
            Waits::Seats { who: SeatSet::all(self.n_seats), ready: self.passed, mode: self.mode }
        }
    }

    fn pending(&self) -> Box<RawValue> {
        self.show(&format!(r#"{{"seats":{{"question":{}}}}}"#, self.round))
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
        let nobody = Outcome { winners: SeatSet::EMPTY, scores: [0; table::limits::SEATS] };
        self.is_over.then_some(nobody)
    }

    /// As many as the seat's number says.
    fn promises(&self, seat: Seat) -> Promises {
        Promises { kept: seat.index() as u32, broken: 1 }
    }

    fn line_of(&self, seat: Seat, action: &RawValue) -> Result<String, String> {
        Ok(act(seat, action.get()))
    }

    fn take(&mut self, line: &str) -> Result<Box<dyn EventBatch>, TakeError> {
        let json: Value = serde_json::from_str(line).map_err(|_| TakeError::Unreadable(line.to_string()))?;
        if self.n_lines == self.limit {
            return Err(TakeError::Refused(Refusal::TOO_MANY_INPUTS));
        }
        if self.is_over {
            return Err(TakeError::Refused(Refusal::OVER));
        }
        match Author::of(line) {
            Author::Chance if self.n_rolls_due > 0 => self.n_rolls_due -= 1,
            Author::Chance => return Err(TakeError::Refused(Refusal::NO_CHANCE_ASKED)),
            Author::TakesBack(_) => return Err(TakeError::Refused(Refusal::NOTHING_TO_UNDO)),
            Author::Seat(seat) => self.act(seat, &json["act"][1])?,
        }
        self.n_lines += 1;
        Ok(Box::new(ToyTelling(self.clone())))
    }

    /// A number that tells the draws apart.
    fn roll(&self, chance: &mut dyn Chance) -> Option<String> {
        Some(rolled(chance))
    }

    fn timeout(&self, seat: Seat, _: &mut dyn Chance) -> Option<String> {
        Some(pass(seat))
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

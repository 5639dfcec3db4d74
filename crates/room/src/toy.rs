//! A game for tests: one window that asks all its seats, and opens again when they have passed. A seat that
//! is asked may do other things than pass:
//!
//! - `"play"` opens the window again for all.
//! - `{"roll":n}` asks chance this many times.
//! - `"next-round"` begins another round, which asks another question.
//! - `"end"` ends the game.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use games::{AnyLine, AnyTable, Author, EventBatch, GameId, Promises, ViewTracker, WaitsFor};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use table::{AskMode, Chance, Digest, Observer, Outcome, Refusal, Seat, SeatSet};

#[derive(Clone)]
pub struct Toy {
    pub n_seats: usize,
    pub passed: SeatSet,
    pub n_lines: usize,
    /// It takes this many lines, and refuses the rest.
    pub limit: usize,
    pub game: GameId,
    pub mode: AskMode,
    pub addressed: SeatSet,
    pub round: u32,
    pub n_rolls_due: u64,
    pub is_over: bool,
    /// How often something was written in order to be shown to somebody.
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

    fn act(&mut self, seat: Seat, action: &Value) {
        match action.as_str() {
            Some("pass") => self.passed = self.passed.with(seat),
            Some("play") => self.passed = SeatSet::EMPTY,
            Some("next-round") => self.round += 1,
            Some("end") => self.is_over = true,
            _ => self.n_rolls_due = action["roll"].as_u64().expect("actions are checked when they are read"),
        }
        if self.passed == SeatSet::all(self.n_seats) {
            self.passed = SeatSet::EMPTY;
        }
    }

    fn show(&self, json: &str) -> Box<RawValue> {
        self.n_shown.fetch_add(1, Ordering::Relaxed);
        raw(json)
    }
}

pub fn raw(json: &str) -> Box<RawValue> {
    RawValue::from_string(json.to_string()).expect("the toy writes JSON")
}

pub fn pass(seat: Seat) -> AnyLine {
    act(seat, json!("pass"))
}

fn act(seat: Seat, action: Value) -> AnyLine {
    AnyLine::new(Author::Seat(seat), json!({ "act": [seat, action] }))
}

/// The line of chance that a draw leads to.
pub fn rolled(chance: &mut dyn Chance) -> AnyLine {
    AnyLine::new(Author::Chance, json!({ "chance": chance.below(1_000_000) }))
}

/// How many states the film of a line keeps.
pub const STEPS_A_LINE: usize = 100;

/// What a line told, which is nothing, and whether it keeps states for a film.
struct ToyBatch {
    toy: Toy,
    is_filmed: bool,
}

impl EventBatch for ToyBatch {
    fn write_notices(&self, _: Observer, out: &mut Vec<u8>) {
        out.extend_from_slice(self.toy.show("[]").get().as_bytes());
    }

    fn n_film_steps(&self) -> usize {
        if self.is_filmed { STEPS_A_LINE } else { 0 }
    }

    fn drop_film(&mut self) {
        self.is_filmed = false;
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct ToyTracker;

impl ViewTracker for ToyTracker {
    fn write_changes(&mut self, table: &dyn AnyTable, out: &mut Vec<u8>) {
        out.extend_from_slice(format!(r#"{{"":{}}}"#, table.view(Observer::Table)).as_bytes());
    }

    /// The numbers of the lines whose states were kept.
    fn write_film(&self, batches: &mut dyn Iterator<Item = &dyn EventBatch>, out: &mut Vec<u8>) {
        let batches = batches.filter_map(|batch| batch.as_any().downcast_ref::<ToyBatch>());
        let filmed: Vec<usize> =
            batches.filter(|batch| batch.is_filmed).map(|batch| batch.toy.n_lines).collect();
        if !filmed.is_empty() {
            out.extend_from_slice(json!(filmed).to_string().as_bytes());
        }
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

    fn waits_for(&self) -> WaitsFor {
        if self.is_over {
            WaitsFor::Nobody
        } else if self.n_rolls_due > 0 {
            WaitsFor::Chance
        } else {
            WaitsFor::Seats { asked: SeatSet::all(self.n_seats), answered: self.passed, mode: self.mode }
        }
    }

    fn pending(&self) -> Box<RawValue> {
        self.show(&format!(r#"{{"seats":{{"question":{}}}}}"#, self.round))
    }

    fn view(&self, _: Observer) -> Box<RawValue> {
        self.show(&self.n_lines.to_string())
    }

    fn track_view(&self, _: Observer) -> Box<dyn ViewTracker> {
        Box::new(ToyTracker)
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

    fn action_line(&self, seat: Seat, action: &RawValue) -> Result<AnyLine, String> {
        let action: Value = serde_json::from_str(action.get()).map_err(|error| error.to_string())?;
        let is_known = action["roll"].is_u64()
            || action.as_str().is_some_and(|word| ["pass", "play", "next-round", "end"].contains(&word));
        if is_known { Ok(act(seat, action)) } else { Err(action.to_string()) }
    }

    fn undo_line(&self, seat: Seat) -> AnyLine {
        AnyLine::new(Author::Undo(seat), json!({ "undo": seat }))
    }

    /// A number that tells the draws apart.
    fn chance_line(&self, chance: &mut dyn Chance) -> Option<AnyLine> {
        Some(rolled(chance))
    }

    fn timeout_line(&self, seat: Seat, _: &mut dyn Chance) -> Option<AnyLine> {
        Some(pass(seat))
    }

    fn stored_line(&self, json: &str) -> Result<AnyLine, String> {
        Err(format!("no toy is ever restored: {json}"))
    }

    fn take(&mut self, line: &AnyLine) -> Result<Box<dyn EventBatch>, Refusal> {
        if self.n_lines == self.limit {
            return Err(Refusal::TOO_MANY_INPUTS);
        }
        if self.is_over {
            return Err(Refusal::OVER);
        }
        match line.author() {
            Author::Chance if self.n_rolls_due > 0 => self.n_rolls_due -= 1,
            Author::Chance => return Err(Refusal::NO_CHANCE_ASKED),
            Author::Undo(_) => return Err(Refusal::NOTHING_TO_UNDO),
            Author::Seat(seat) => self.act(seat, &line.typed::<Value>()["act"][1]),
        }
        self.n_lines += 1;
        Ok(Box::new(ToyBatch { toy: self.clone(), is_filmed: false }))
    }

    fn take_filmed(&mut self, line: &AnyLine) -> Result<Box<dyn EventBatch>, Refusal> {
        self.take(line)?;
        Ok(Box::new(ToyBatch { toy: self.clone(), is_filmed: true }))
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

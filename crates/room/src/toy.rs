//! A game for tests: one window that asks all its seats, and opens again when they have passed. A seat that
//! is asked may do other things than pass:
//!
//! - `"play"` opens the window again for all.
//! - `{"roll":n}` asks chance this many times.
//! - `"next-round"` begins another round, which asks another question.
//! - `"end"` ends the game.
//!
//! A toy with a [`ToyWindow`] asks seat A alone once its window has closed; any action of A then opens the
//! next one.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use games::{AnyLine, AnyTable, EventBatch, GameId, LineKind, PromiseCounts, ViewTracker, WaitsFor};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use table::{AskMode, Chance, Digest, Observer, Opportunity, Outcome, Refusal, Seat, SeatSet};

#[derive(Clone)]
pub struct ToyTable {
    pub n_seats: usize,
    pub passed: SeatSet,
    pub n_lines: usize,
    /// The toy takes this many lines, and refuses the rest.
    pub limit: usize,
    pub game: GameId,
    pub mode: AskMode,
    pub addressed: SeatSet,
    pub round: u32,
    pub n_rolls_due: u64,
    pub is_over: bool,
    /// How many states the film of a line keeps.
    pub n_film_steps: usize,
    /// How often something was written in order to be shown to somebody.
    pub n_shown: Arc<AtomicUsize>,
    pub window: Option<ToyWindow>,
}

/// A window that closes by itself, in a game in which seat B may hold a card.
#[derive(Clone, Copy, Default)]
pub struct ToyWindow {
    pub is_closed: bool,
    /// The seats that asked for time.
    pub waiting: SeatSet,
    /// A secret of seat B.
    pub b_holds_a_card: bool,
    pub leak: Option<Leak>,
}

/// How a broken toy tells everybody whether B holds a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// The window opens only if B does.
    Pause,
    /// The question depends on it.
    Question,
    /// What A sees ahead depends on it.
    Preview,
    /// Somebody is called to the table only if B does.
    Call,
}

impl ToyWindow {
    fn is_open(&self) -> bool {
        !self.is_closed && (self.leak != Some(Leak::Pause) || self.b_holds_a_card)
    }

    fn tells(&self, leak: Leak) -> bool {
        self.leak == Some(leak) && self.b_holds_a_card
    }
}

impl ToyTable {
    pub fn new(n_seats: usize, limit: usize) -> ToyTable {
        ToyTable {
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
            n_film_steps: 128,
            n_shown: Arc::default(),
            window: None,
        }
    }

    fn open_window(&self) -> Option<&ToyWindow> {
        self.window.as_ref().filter(|window| window.is_open())
    }

    /// Seat A is asked alone.
    fn decides_alone(&self) -> bool {
        self.window.is_some() && self.open_window().is_none()
    }

    fn act(&mut self, seat: Seat, action: &Value) {
        if self.decides_alone()
            && let Some(window) = &mut self.window
        {
            *window = ToyWindow { is_closed: false, waiting: SeatSet::EMPTY, ..*window };
            self.round += 1;
            return;
        }
        match action.as_str() {
            Some("pass") => self.passed = self.passed.with(seat),
            Some("play") => self.passed = SeatSet::EMPTY,
            Some("next-round") => self.round += 1,
            Some("end") => self.is_over = true,
            _ => self.n_rolls_due = action["roll"].as_u64().expect("actions are checked when they are read"),
        }
        self.window = self.window.map(|window| ToyWindow { waiting: window.waiting.without(seat), ..window });
        self.close_if_all_passed();
    }

    fn close_if_all_passed(&mut self) {
        if self.passed == SeatSet::all(self.n_seats) {
            self.passed = SeatSet::EMPTY;
            self.window = self.window.map(|window| ToyWindow { is_closed: true, ..window });
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
    AnyLine::new(LineKind::Seat(seat), json!({ "act": [seat, action] }))
}

/// The line of chance that a draw leads to.
pub fn rolled(chance: &mut dyn Chance) -> AnyLine {
    AnyLine::new(LineKind::Chance, json!({ "chance": chance.below(1_000_000) }))
}

/// The batch of a line. It has no events, but may keep states for a film.
struct ToyBatch {
    toy: ToyTable,
    is_filmed: bool,
}

impl EventBatch for ToyBatch {
    fn write_notices(&self, _: Observer, out: &mut Vec<u8>) {
        out.extend_from_slice(self.toy.show("[]").get().as_bytes());
    }

    fn n_film_steps(&self) -> usize {
        if self.is_filmed { self.toy.n_film_steps } else { 0 }
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

impl AnyTable for ToyTable {
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
        let told = self.window.is_some_and(|window| window.tells(Leak::Call));
        if told { SeatSet::all(self.n_seats) } else { self.addressed }
    }

    fn waits_for(&self) -> WaitsFor {
        if self.is_over {
            WaitsFor::Nobody
        } else if self.n_rolls_due > 0 {
            WaitsFor::Chance
        } else if self.decides_alone() {
            WaitsFor::Seats {
                asked: SeatSet::one(Seat::A),
                answered: SeatSet::EMPTY,
                mode: AskMode::Together,
            }
        } else {
            WaitsFor::Seats { asked: SeatSet::all(self.n_seats), answered: self.passed, mode: self.mode }
        }
    }

    fn pending(&self) -> Box<RawValue> {
        let told = self.window.is_some_and(|window| window.tells(Leak::Question));
        self.show(&format!(r#"{{"seats":{{"question":{}}}}}"#, self.round + 1_000 * u32::from(told)))
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

    fn may_go_on(&self, _seat: Seat) -> Result<(), Refusal> {
        Err(Refusal::NOT_TOGETHER)
    }

    fn outcome(&self) -> Option<Outcome> {
        let nobody = Outcome { winners: SeatSet::EMPTY, scores: [0; table::limits::SEATS] };
        self.is_over.then_some(nobody)
    }

    /// As many promises as the number of the seat.
    fn promises(&self, seat: Seat) -> PromiseCounts {
        PromiseCounts { kept: seat.index() as u32, broken: 1 }
    }

    fn action_line(&self, seat: Seat, action: &RawValue) -> Result<AnyLine, String> {
        let action: Value = serde_json::from_str(action.get()).map_err(|error| error.to_string())?;
        let is_known = action["roll"].is_u64()
            || action.as_str().is_some_and(|word| ["pass", "play", "next-round", "end"].contains(&word));
        if is_known { Ok(act(seat, action)) } else { Err(action.to_string()) }
    }

    fn undo_line(&self, seat: Seat) -> AnyLine {
        AnyLine::new(LineKind::Undo(seat), json!({ "undo": seat }))
    }

    /// A number that tells the draws apart.
    fn chance_line(&self, chance: &mut dyn Chance) -> Option<AnyLine> {
        Some(rolled(chance))
    }

    fn timeout_line(&self, seat: Seat, _: &mut dyn Chance) -> Option<AnyLine> {
        Some(pass(seat))
    }

    fn wait_line(&self, seat: Seat) -> AnyLine {
        AnyLine::new(LineKind::Wait(seat), json!({ "wait": seat }))
    }

    fn closing_line(&self, but: SeatSet) -> Option<AnyLine> {
        let passing = SeatSet::all(self.n_seats).minus(self.passed).minus(but);
        let is_open = self.open_window().is_some() && !passing.is_empty();
        is_open.then(|| AnyLine::new(LineKind::Passes(passing), json!({ "pass": passing })))
    }

    fn only_answer_line(&self, _seat: Seat) -> Option<AnyLine> {
        None
    }

    fn opportunity(&self, _seat: Seat) -> Option<Opportunity> {
        None
    }

    fn people_first(&self) -> bool {
        false
    }

    fn is_window(&self) -> bool {
        self.open_window().is_some()
    }

    fn waiting(&self) -> SeatSet {
        self.window.map_or(SeatSet::EMPTY, |window| window.waiting)
    }

    fn is_quiet(&self, line: &AnyLine) -> bool {
        self.is_pass(line) || matches!(line.kind(), LineKind::Passes(_) | LineKind::Wait(_))
    }

    fn is_pass(&self, line: &AnyLine) -> bool {
        let is_seat = matches!(line.kind(), LineKind::Seat(_));
        is_seat && self.is_window() && line.typed::<Value>()["act"][1] == "pass"
    }

    fn is_order(&self, _line: &AnyLine) -> bool {
        false
    }

    fn is_decision(&self, _line: &AnyLine) -> bool {
        false
    }

    fn is_open_to(&self, _seat: Seat) -> bool {
        self.is_window()
    }

    fn window_question(&self) -> Option<String> {
        self.is_window().then(|| self.round.to_string())
    }

    fn once_closed(&self, seat: Seat) -> Option<Box<dyn AnyTable>> {
        let closed = ToyWindow { is_closed: true, ..*self.open_window()? };
        let told = 1_000 * u32::from(closed.tells(Leak::Preview));
        let ahead = ToyTable { window: Some(closed), round: self.round + told, ..self.clone() };
        (seat == Seat::A).then_some(Box::new(ahead))
    }

    fn is_chore(&self, _seat: Seat) -> bool {
        false
    }

    fn write_choices_ahead(&self, seat: Seat, after: &dyn AnyTable, out: &mut Vec<u8>) {
        after.write_choices(seat, out);
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
        match line.kind() {
            LineKind::Chance if self.n_rolls_due > 0 => self.n_rolls_due -= 1,
            LineKind::Chance => return Err(Refusal::NO_CHANCE_ASKED),
            LineKind::Undo(_) => return Err(Refusal::NOTHING_TO_UNDO),
            LineKind::Passes(_) | LineKind::Wait(_) if !self.is_window() => return Err(Refusal::NO_WINDOW),
            LineKind::Passes(seats) => {
                self.passed = self.passed.union(seats);
                self.close_if_all_passed();
            }
            LineKind::Wait(seat) => {
                let wait = |window: ToyWindow| ToyWindow { waiting: window.waiting.with(seat), ..window };
                self.window = self.window.map(wait);
            }
            LineKind::Seat(seat) => self.act(seat, &line.typed::<Value>()["act"][1]),
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

//! A running table of any game, for those parts of the platform that do not know the game.

use std::any::Any;

use serde::Serialize;
use serde_json::to_writer;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    AskMode, Chance, Digest, Line, LineOf, Observer, Opportunity, Outcome, Pending, PromiseCounts, Refusal,
    Seat, SeatSet, Table,
};

use crate::observing::{Batch, Tracker};
use crate::{AnyLine, EventBatch, GameId, ListedGame, ViewTracker};

/// A [`Table`] whose game is known only when the program runs: views, notices and actions are JSON.
pub trait AnyTable: Send + Sync {
    fn game(&self) -> GameId;
    fn n_seats(&self) -> usize;
    fn digest(&self) -> Digest;
    fn waits_for(&self) -> WaitsFor;
    /// Seats that the table does not wait for, but that may answer a proposal made to them.
    fn addressed(&self) -> SeatSet;
    /// The seats, or chance, that the table waits for, and what is asked.
    fn pending(&self) -> Box<RawValue>;
    fn view(&self, observer: Observer) -> Box<RawValue>;
    /// Begins to keep track of what an observer sees.
    fn track_view(&self, observer: Observer) -> Box<dyn ViewTracker>;
    /// Writes everything that a person in this seat might try now, and why some of it is not allowed:
    /// [`Choices`].
    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>);
    /// The seat that may take back the last input.
    fn may_undo(&self) -> Option<Seat>;
    /// Whether this seat, which has just acted, may act again with the same request.
    fn may_go_on(&self, seat: Seat) -> Result<(), Refusal>;
    fn outcome(&self) -> Option<Outcome>;
    /// How many of this seat's promises were kept and broken in this game.
    fn promises(&self, seat: Seat) -> PromiseCounts;

    /// The line of an action that came as JSON, or what is wrong with the JSON.
    fn action_line(&self, seat: Seat, action: &RawValue) -> Result<AnyLine, String>;
    /// The line by which a seat takes back its last action.
    fn undo_line(&self, seat: Seat) -> AnyLine;
    /// The line by which chance answers, if it is asked.
    fn chance_line(&self, chance: &mut dyn Chance) -> Option<AnyLine>;
    /// The line that is written for a seat whose time is up, if the seat is asked.
    fn timeout_line(&self, seat: Seat, chance: &mut dyn Chance) -> Option<AnyLine>;
    /// The line by which a seat asks for time to think in the open window.
    fn wait_line(&self, seat: Seat) -> AnyLine;
    /// The line that closes the open window: all seats that it waits for pass, except these. `None` if no
    /// window is open, or if it waits for no other seat.
    fn closing_line(&self, but: SeatSet) -> Option<AnyLine>;
    /// The line of the only answer that a seat can give, if its question leaves no choice.
    fn only_answer_line(&self, seat: Seat) -> Option<AnyLine>;
    /// What this seat could do in the open window, or `None` if no window is open to it. Only the server may
    /// know this.
    fn opportunity(&self, seat: Seat) -> Option<Opportunity>;
    /// Whether bots let people go first, because everybody may begin now and nobody has begun anything in
    /// this round.
    fn people_first(&self) -> bool;
    /// Whether a window is open. At a table with people it closes by itself. This is public.
    fn is_window(&self) -> bool;
    /// The seats for which the open window is held, because they asked for time to think. This is public.
    fn waiting(&self) -> SeatSet;
    /// Whether this line lets the open window go by, leaves an order, or asks for time: none of them interrupts.
    fn is_quiet(&self, line: &AnyLine) -> bool;
    /// Whether this line is the pass of its seat in the open window.
    fn is_pass(&self, line: &AnyLine) -> bool;
    /// Whether this line leaves an order.
    fn is_order(&self, line: &AnyLine) -> bool;
    /// Whether this line is the decision that follows the open window.
    fn is_decision(&self, line: &AnyLine) -> bool;
    /// Whether this seat may use the open window, or let it go by.
    fn is_open_to(&self, seat: Seat) -> bool;
    /// The question of the open window, as JSON.
    fn window_question(&self) -> Option<String>;
    /// The table once all have passed in the window that has just opened, if this seat decides alone then. It
    /// is computed as if nobody had left anything in advance, so that it reveals no order.
    fn once_closed(&self, seat: Seat) -> Option<Box<dyn AnyTable>>;
    /// Whether the question to this seat is one step of a chore, which players do as one gesture. This is
    /// public.
    fn is_chore(&self, seat: Seat) -> bool;
    /// Writes what a seat might do in the open window and after it; `after` is the table [once it has
    /// closed](AnyTable::once_closed).
    fn write_choices_ahead(&self, seat: Seat, after: &dyn AnyTable, out: &mut Vec<u8>);
    /// A line read from a journal.
    fn stored_line(&self, json: &str) -> Result<AnyLine, String>;

    /// Takes a line of this game. A refusal leaves the table exactly as it was.
    fn take(&mut self, line: &AnyLine) -> Result<Box<dyn EventBatch>, Refusal>;
    /// The same, and the batch keeps the intermediate states for a film.
    fn take_filmed(&mut self, line: &AnyLine) -> Result<Box<dyn EventBatch>, Refusal>;

    fn boxed_clone(&self) -> Box<dyn AnyTable>;
    /// The table itself, for code that knows its game.
    fn as_any(&self) -> &dyn Any;
}

/// The seats, or chance, that a table waits for. Only the server is told, because in a reaction it is secret
/// which seats have answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitsFor {
    /// The seats that are asked, and those of them that have answered.
    Seats {
        asked: SeatSet,
        answered: SeatSet,
        mode: AskMode,
    },
    Chance,
    /// The game is over.
    Nobody,
}

impl WaitsFor {
    /// The seats that have not answered yet.
    pub fn awaited(self) -> SeatSet {
        match self {
            WaitsFor::Seats { asked, answered, .. } => asked.minus(answered),
            WaitsFor::Chance | WaitsFor::Nobody => SeatSet::EMPTY,
        }
    }

    /// Whether it is a secret which seats have answered.
    pub fn is_reaction(self) -> bool {
        matches!(self, WaitsFor::Seats { mode: AskMode::Reaction, .. })
    }

    /// Whether this seat has answered. `None` if it is not asked.
    pub fn has_answered(self, seat: Seat) -> Option<bool> {
        match self {
            WaitsFor::Seats { asked, answered, .. } if asked.has(seat) => Some(answered.has(seat)),
            _ => None,
        }
    }
}

/// What a seat might do.
#[derive(Clone, Debug, Serialize)]
pub struct Choices<Action> {
    pub allowed: Vec<Action>,
    /// The actions that are not allowed, grouped by the rule that refuses them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<RefusedActions<Action>>,
}

/// The choices of a seat that is not asked.
pub const NO_CHOICES: &str = r#"{"allowed":[]}"#;

/// Actions that one rule refuses.
#[derive(Clone, Debug, Serialize)]
pub struct RefusedActions<Action> {
    #[serde(flatten)]
    pub refusal: Refusal,
    pub actions: Vec<Action>,
}

fn raw<T: Serialize>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("views and questions are plain data")
}

fn write<T: Serialize>(value: &T, out: &mut Vec<u8>) {
    to_writer(out, value).expect("notices and actions are plain data");
}

fn choices_of<G: ListedGame>(g: &G, seat: Seat) -> Choices<G::Action> {
    let mut actions = Vec::new();
    table::thinkable(g, seat, &mut actions);
    let mut choices = Choices { allowed: Vec::new(), refused: Vec::new() };
    for action in actions {
        let Some(refusal) = table::why_not(g, seat, action) else {
            choices.allowed.push(action);
            continue;
        };
        match choices.refused.iter_mut().find(|refused| refused.refusal == refusal) {
            Some(refused) => refused.actions.push(action),
            None => choices.refused.push(RefusedActions { refusal, actions: vec![action] }),
        }
    }
    choices
}

impl<G: ListedGame> AnyTable for Table<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn n_seats(&self) -> usize {
        self.state().n_seats()
    }

    fn digest(&self) -> Digest {
        Table::digest(self)
    }

    fn waits_for(&self) -> WaitsFor {
        match self.state().pending() {
            Pending::Seats { who, mode, .. } => {
                WaitsFor::Seats { asked: who, answered: table::answered(self.state()), mode }
            }
            Pending::Chance(_) => WaitsFor::Chance,
            Pending::Over => WaitsFor::Nobody,
        }
    }

    fn addressed(&self) -> SeatSet {
        self.state().addressed()
    }

    fn pending(&self) -> Box<RawValue> {
        raw(&self.state().pending())
    }

    fn view(&self, observer: Observer) -> Box<RawValue> {
        raw(&self.state().view(observer))
    }

    fn track_view(&self, observer: Observer) -> Box<dyn ViewTracker> {
        Box::new(Tracker::new(self, observer))
    }

    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>) {
        write(&choices_of(self.state(), seat), out);
    }

    fn may_undo(&self) -> Option<Seat> {
        Table::may_undo(self)
    }

    fn may_go_on(&self, seat: Seat) -> Result<(), Refusal> {
        Table::may_go_on(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn promises(&self, seat: Seat) -> PromiseCounts {
        G::promises(self.state(), seat)
    }

    fn action_line(&self, seat: Seat, action: &RawValue) -> Result<AnyLine, String> {
        let action: G::Action = serde_json::from_str(action.get()).map_err(|error| error.to_string())?;
        Ok(AnyLine::of::<G>(Line::Act(seat, action)))
    }

    fn undo_line(&self, seat: Seat) -> AnyLine {
        AnyLine::of::<G>(Line::Undo(seat))
    }

    fn chance_line(&self, chance: &mut dyn Chance) -> Option<AnyLine> {
        Some(AnyLine::of::<G>(Line::Chance(table::roll(self.state(), chance)?)))
    }

    fn timeout_line(&self, seat: Seat, chance: &mut dyn Chance) -> Option<AnyLine> {
        Some(AnyLine::of::<G>(Line::Act(seat, table::timeout(self.state(), seat, chance)?)))
    }

    fn wait_line(&self, seat: Seat) -> AnyLine {
        AnyLine::of::<G>(Line::Wait(seat))
    }

    fn closing_line(&self, but: SeatSet) -> Option<AnyLine> {
        let passing = table::closing_passes(self.state(), but);
        let waits_only_to_be_closed = passing.is_empty() && but.is_empty() && Table::is_window(self);
        let closes = !passing.is_empty() || waits_only_to_be_closed;
        closes.then(|| AnyLine::of::<G>(Line::Pass(passing)))
    }

    fn only_answer_line(&self, seat: Seat) -> Option<AnyLine> {
        let answer = table::only_answer(self.state(), seat, &mut Vec::new())?;
        Some(AnyLine::of::<G>(Line::Act(seat, answer)))
    }

    fn opportunity(&self, seat: Seat) -> Option<Opportunity> {
        table::opportunity(self.state(), seat, &mut Vec::new())
    }

    fn people_first(&self) -> bool {
        self.state().people_first()
    }

    fn is_window(&self) -> bool {
        Table::is_window(self)
    }

    fn waiting(&self) -> SeatSet {
        Table::waiting(self)
    }

    fn is_pass(&self, line: &AnyLine) -> bool {
        match line.typed::<LineOf<G>>() {
            Line::Act(seat, action) => {
                self.state().window(*seat).is_some_and(|window| window.pass == *action)
            }
            Line::Chance(_) | Line::Undo(_) | Line::Pass(_) | Line::Wait(_) => false,
        }
    }

    fn is_order(&self, line: &AnyLine) -> bool {
        matches!(line.typed::<LineOf<G>>(), Line::Act(_, action) if G::is_order(action))
    }

    fn is_quiet(&self, line: &AnyLine) -> bool {
        match line.typed::<LineOf<G>>() {
            Line::Act(..) => self.is_order(line) || self.is_pass(line),
            Line::Wait(_) | Line::Pass(_) => true,
            Line::Chance(_) | Line::Undo(_) => false,
        }
    }

    fn is_decision(&self, line: &AnyLine) -> bool {
        matches!(line.typed::<LineOf<G>>(), Line::Act(seat, action) if self.state().is_decision(*seat, action))
    }

    fn is_open_to(&self, seat: Seat) -> bool {
        self.state().window(seat).is_some()
    }

    fn window_question(&self) -> Option<String> {
        match self.state().pending() {
            Pending::Seats { question, .. } if AnyTable::is_window(self) => {
                Some(serde_json::to_string(&question).expect("questions are plain data"))
            }
            _ => None,
        }
    }

    fn once_closed(&self, seat: Seat) -> Option<Box<dyn AnyTable>> {
        if !G::MAY_LOOK_AHEAD || !AnyTable::is_window(self) {
            return None;
        }
        let (mut table, _) = Table::from_state(table::without_orders(self.state()));
        while AnyTable::is_window(&table) {
            table.take(&Line::Pass(table::closing_passes(table.state(), SeatSet::EMPTY))).ok()?;
        }
        let decides_alone = table::awaited(table.state()) == SeatSet::one(seat);
        decides_alone.then(|| table.boxed_clone())
    }

    fn is_chore(&self, seat: Seat) -> bool {
        self.state().is_chore(seat)
    }

    fn write_choices_ahead(&self, seat: Seat, after: &dyn AnyTable, out: &mut Vec<u8>) {
        let after: &Table<G> = after.as_any().downcast_ref().expect("it is the same table, a moment later");
        let mut choices = choices_of(after.state(), seat);
        let pass = self.state().window(seat).map(|window| window.pass);
        let mut now = Vec::new();
        table::legal(self.state(), seat, &mut now);
        now.retain(|action| Some(*action) != pass && !choices.allowed.contains(action));
        choices.allowed.append(&mut now);
        write(&choices, out);
    }

    fn stored_line(&self, json: &str) -> Result<AnyLine, String> {
        AnyLine::stored::<G>(json)
    }

    fn take(&mut self, line: &AnyLine) -> Result<Box<dyn EventBatch>, Refusal> {
        Ok(Box::new(Batch::<G>::unfilmed(Table::take(self, line.typed())?)))
    }

    fn take_filmed(&mut self, line: &AnyLine) -> Result<Box<dyn EventBatch>, Refusal> {
        Ok(Box::new(Batch::<G>::filmed(Table::take_filmed(self, line.typed())?)))
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

//! A running table of any game, for those parts of the platform that do not know the game.

use std::any::Any;

use serde::Serialize;
use serde_json::to_writer;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    AskMode, Chance, Digest, Line, Observer, Outcome, Pending, Promises, Refusal, Seat, SeatSet, Table,
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
    /// Whom the table waits for, and what is asked.
    fn pending(&self) -> Box<RawValue>;
    fn view(&self, observer: Observer) -> Box<RawValue>;
    /// Begins to keep track of what an observer sees.
    fn track_view(&self, observer: Observer) -> Box<dyn ViewTracker>;
    /// Writes everything that a person in this seat might try now, and why some of it is not allowed:
    /// [`Choices`].
    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>);
    /// The seat that may take back the last input.
    fn may_undo(&self) -> Option<Seat>;
    fn outcome(&self) -> Option<Outcome>;
    /// Promises of a seat that the game has seen kept or broken.
    fn promises(&self, seat: Seat) -> Promises;

    /// The line of an action that came as JSON, or what is wrong with the JSON.
    fn action_line(&self, seat: Seat, action: &RawValue) -> Result<AnyLine, String>;
    /// The line by which a seat takes back its last action.
    fn undo_line(&self, seat: Seat) -> AnyLine;
    /// The line by which chance answers, if it is asked.
    fn chance_line(&self, chance: &mut dyn Chance) -> Option<AnyLine>;
    /// The line that is written for a seat whose time is up, if the seat is asked.
    fn timeout_line(&self, seat: Seat, chance: &mut dyn Chance) -> Option<AnyLine>;
    /// A line that stands in a journal.
    fn stored_line(&self, json: &str) -> Result<AnyLine, String>;

    /// Takes a line of this game. A refusal leaves the table exactly as it was.
    fn take(&mut self, line: &AnyLine) -> Result<Box<dyn EventBatch>, Refusal>;
    /// The same, and the batch keeps the states on the way for a film.
    fn take_filmed(&mut self, line: &AnyLine) -> Result<Box<dyn EventBatch>, Refusal>;

    fn boxed_clone(&self) -> Box<dyn AnyTable>;
    /// The table itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
}

/// Whom a table waits for, told to the server alone: in a reaction, which seats have answered is a secret.
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

    /// Whether this seat has answered; none if it is not asked.
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
    /// The rest, by the rule against it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Refused<Action>>,
}

/// The choices of a seat that is not asked.
pub const NO_CHOICES: &str = r#"{"allowed":[]}"#;

/// Actions that one rule refuses.
#[derive(Clone, Debug, Serialize)]
pub struct Refused<Action> {
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
        let mut actions = Vec::new();
        table::thinkable(self.state(), seat, &mut actions);
        let mut choices = Choices { allowed: Vec::new(), refused: Vec::new() };
        for action in actions {
            let Some(refusal) = table::why_not(self.state(), seat, action) else {
                choices.allowed.push(action);
                continue;
            };
            match choices.refused.iter_mut().find(|refused| refused.refusal == refusal) {
                Some(refused) => refused.actions.push(action),
                None => choices.refused.push(Refused { refusal, actions: vec![action] }),
            }
        }
        write(&choices, out);
    }

    fn may_undo(&self) -> Option<Seat> {
        Table::may_undo(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn promises(&self, seat: Seat) -> Promises {
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

//! A running table of any game, in JSON: what the platform holds where it cannot know the game.

use std::any::Any;
use std::fmt;

use serde::Serialize;
use serde_json::to_writer;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    AskMode, Chance, ChanceHeader, Changes, Digest, Game, GameInfo, Header, Line, LineOf, Observer,
    OtherRules, Outcome, Pending, Promises, Refusal, Seat, SeatSet, SetupErrors, Table, Told,
};

use crate::{GameId, ListedGame};

/// The object-safe table of a [`Table`]: lines, views and notices are JSON.
pub trait AnyTable: Send + Sync {
    fn game(&self) -> GameId;
    fn n_seats(&self) -> usize;
    fn digest(&self) -> Digest;
    fn waits_for(&self) -> Waits;
    /// Seats the table does not wait for, to whom a proposal was made that they may answer.
    fn addressed(&self) -> SeatSet;
    /// Whom the table waits for, and what is asked.
    fn pending(&self) -> Box<RawValue>;
    fn view(&self, observer: Observer) -> Box<RawValue>;
    /// Keeps what an observer has seen, to tell what changes.
    fn watch(&self, observer: Observer) -> Box<dyn Watch>;
    /// Writes everything a person in this seat might try now, and why not where it is not allowed:
    /// [`Choices`].
    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>);
    /// Who may take back the last input.
    fn may_undo(&self) -> Option<Seat>;
    fn outcome(&self) -> Option<Outcome>;
    /// Promises of a seat that the game has seen kept or broken.
    fn promises(&self, seat: Seat) -> Promises;

    /// The line of an action that came as JSON.
    fn line_of(&self, seat: Seat, action: &RawValue) -> Result<String, String>;
    /// Takes a journal line. A refusal leaves the table exactly as it was.
    fn take(&mut self, line: &str) -> Result<Box<dyn EventBatch>, TakeError>;
    /// The line by which chance answers, where it is asked.
    fn roll(&self, chance: &mut dyn Chance) -> Option<String>;
    /// The line that is written for a seat whose time is up, where it is asked.
    fn timeout(&self, seat: Seat, chance: &mut dyn Chance) -> Option<String>;

    fn boxed_clone(&self) -> Box<dyn AnyTable>;
    /// The table itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
}

/// What a line told, until somebody asks what he may hear of it.
pub trait EventBatch: Send + Sync {
    /// The notices of an observer, as a JSON list.
    fn write_notices(&self, observer: Observer, out: &mut Vec<u8>);

    fn notices(&self, observer: Observer) -> Box<RawValue> {
        let mut json = Vec::new();
        self.write_notices(observer, &mut json);
        written(json)
    }
}

/// What a table, a telling or a watch has written.
pub fn written(json: Vec<u8>) -> Box<RawValue> {
    let text = String::from_utf8(json).expect("JSON is text");
    RawValue::from_string(text).expect("what is written as JSON is JSON")
}

/// What an observer has seen of a table.
pub trait Watch: Send + Sync {
    /// Writes what is not as it was when he looked last, by path: `{"seats/2/hand": …}`, or nothing. The
    /// table is that one, later.
    fn write_changes(&mut self, table: &dyn AnyTable, out: &mut Vec<u8>);
}

/// Whom a table waits for, for whoever runs it: in a reaction, who is ready is a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    Seats { who: SeatSet, ready: SeatSet, mode: AskMode },
    Chance,
    Over,
}

/// What a seat might do.
#[derive(Clone, Debug, Serialize)]
pub struct Choices<Action> {
    pub allowed: Vec<Action>,
    /// The rest, by the reason that is against it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Refused<Action>>,
}

/// The choices of a seat that is not asked.
pub const NO_CHOICES: &str = r#"{"allowed":[]}"#;

#[derive(Clone, Debug, Serialize)]
pub struct Refused<Action> {
    #[serde(flatten)]
    pub refusal: Refusal,
    pub actions: Vec<Action>,
}

/// Why a line was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakeError {
    Unreadable(String),
    Refused(Refusal),
}

/// A new table: the first line of its journal, the table, and what its start told.
pub struct Opened {
    pub header: String,
    pub table: Box<dyn AnyTable>,
    pub told: Box<dyn EventBatch>,
}

/// A new table from options as a person writes them.
pub fn open(
    game: GameId,
    seats: usize,
    options: &[(String, String)],
    players: Vec<String>,
    chance: Option<ChanceHeader>,
) -> Result<Opened, SetupErrors> {
    dispatch!(game, G => open_table::<G>(G::setup(seats, options)?, players, chance))
}

/// The table of a journal, from its first line.
pub fn reopen(header: &str) -> Result<Opened, ReopenError> {
    let parsed = table::parse_header(header).map_err(|error| error.to_string())?;
    let game: GameId = parsed.game.parse()?;
    dispatch!(game, G => {
        parsed.check_rules::<G>().map_err(ReopenError::OtherRules)?;
        let Header { setup, players, chance, .. } =
            serde_json::from_str::<Header<<G as Game>::Setup>>(header).map_err(|error| error.to_string())?;
        Ok(open_table::<G>(setup, players, chance).map_err(|errors| errors.to_string())?)
    })
}

/// Why a stored game cannot go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReopenError {
    /// It was begun by other rules. It is kept as it is.
    OtherRules(OtherRules),
    /// What is stored is no journal of this program; the reason.
    Unreadable(String),
}

impl From<String> for ReopenError {
    fn from(reason: String) -> ReopenError {
        ReopenError::Unreadable(reason)
    }
}

impl fmt::Display for ReopenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReopenError::OtherRules(other) => other.fmt(f),
            ReopenError::Unreadable(reason) => f.write_str(reason),
        }
    }
}

fn open_table<G: ListedGame>(
    setup: G::Setup,
    players: Vec<String>,
    chance: Option<ChanceHeader>,
) -> Result<Opened, SetupErrors> {
    let (table, events) = Table::<G>::start(&setup)?;
    let header = Header::new(setup, players, chance, &table);
    Ok(Opened {
        header: serde_json::to_string(&header).expect("a set-up is plain data"),
        table: Box::new(table),
        told: Box::new(ToldOf::<G>(Told::Events(events))),
    })
}

struct ToldOf<G: Game>(Told<G::Event>);

impl<G: ListedGame> EventBatch for ToldOf<G> {
    fn write_notices(&self, observer: Observer, out: &mut Vec<u8>) {
        write(&self.0.notices::<G>(observer), out);
    }
}

struct WatchOf<G: Game> {
    observer: Observer,
    view: G::View,
}

impl<G: ListedGame> Watch for WatchOf<G> {
    fn write_changes(&mut self, table: &dyn AnyTable, out: &mut Vec<u8>) {
        let table: &Table<G> = table.as_any().downcast_ref().expect("a table does not change its game");
        let before = std::mem::replace(&mut self.view, table.state().view(self.observer));
        Changes::write(&before, &self.view, out);
    }
}

fn raw<T: Serialize>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("views and questions are plain data")
}

fn write<T: Serialize>(value: &T, out: &mut Vec<u8>) {
    to_writer(out, value).expect("notices and actions are plain data");
}

fn line_text<G: Game>(line: &LineOf<G>) -> String {
    serde_json::to_string(line).expect("actions and rolls are plain data")
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

    fn waits_for(&self) -> Waits {
        match self.state().pending() {
            Pending::Seats { who, mode, .. } => {
                Waits::Seats { who, ready: table::answered(self.state()), mode }
            }
            Pending::Chance(_) => Waits::Chance,
            Pending::Over => Waits::Over,
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

    fn watch(&self, observer: Observer) -> Box<dyn Watch> {
        Box::new(WatchOf::<G> { observer, view: self.state().view(observer) })
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

    fn line_of(&self, seat: Seat, action: &RawValue) -> Result<String, String> {
        let action: G::Action = serde_json::from_str(action.get()).map_err(|error| error.to_string())?;
        Ok(line_text::<G>(&Line::Act(seat, action)))
    }

    fn take(&mut self, line: &str) -> Result<Box<dyn EventBatch>, TakeError> {
        let line: LineOf<G> =
            serde_json::from_str(line).map_err(|error| TakeError::Unreadable(error.to_string()))?;
        let told = Table::take(self, &line).map_err(TakeError::Refused)?;
        Ok(Box::new(ToldOf::<G>(told)))
    }

    fn roll(&self, chance: &mut dyn Chance) -> Option<String> {
        Some(line_text::<G>(&Line::Chance(table::roll(self.state(), chance)?)))
    }

    fn timeout(&self, seat: Seat, chance: &mut dyn Chance) -> Option<String> {
        Some(line_text::<G>(&Line::Act(seat, table::timeout(self.state(), seat, chance)?)))
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

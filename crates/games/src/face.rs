//! A running table of any title, in JSON: what the platform holds where it cannot know the game.

use std::any::Any;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    AskMode, Chance, ChanceHeader, Digest, Game, Header, Line, LineOf, Observer, Outcome, Pending, Refusal,
    Seat, SeatSet, SetupErrors, Table, Told,
};

use crate::{Title, Titled, dispatch};

/// The object-safe face of a [`Table`]: lines, views and notices are JSON.
pub trait Face: Send + Sync {
    fn title(&self) -> Title;
    fn n_seats(&self) -> usize;
    fn digest(&self) -> Digest;
    /// Counts rounds or turns, for what lasts until the end of one.
    fn round(&self) -> u32;
    fn waits_for(&self) -> Waits;
    /// Whom the table waits for, and what is asked.
    fn pending(&self) -> Box<RawValue>;
    fn view(&self, observer: Observer) -> Box<RawValue>;
    /// Everything a person in this seat might try now, and why not where it is not allowed.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// Who may take back the last input.
    fn may_undo(&self) -> Option<Seat>;
    fn outcome(&self) -> Option<Outcome>;

    /// The line of an action that came as JSON.
    fn line_of(&self, seat: Seat, action: &RawValue) -> Result<String, String>;
    /// Takes a journal line. A refusal leaves the table exactly as it was.
    fn take(&mut self, line: &str) -> Result<Box<dyn Telling>, TakeError>;
    /// The line by which chance answers, where it is asked.
    fn roll(&self, chance: &mut dyn Chance) -> Option<String>;
    /// The line that is written for a seat whose time is up, where it is asked.
    fn timeout(&self, seat: Seat, chance: &mut dyn Chance) -> Option<String>;

    fn boxed_clone(&self) -> Box<dyn Face>;
    /// The table itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
}

/// What a line told, until somebody asks what he may hear of it.
pub trait Telling: Send + Sync {
    /// The notices of an observer, as a JSON list.
    fn notices(&self, observer: Observer) -> Box<RawValue>;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    Seats { who: SeatSet, ready: SeatSet, mode: AskMode },
    Chance,
    Over,
}

/// One thing a seat might do.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    pub action: Box<RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
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
    pub face: Box<dyn Face>,
    pub told: Box<dyn Telling>,
}

/// A new table from options as a person writes them.
pub fn open(
    title: Title,
    seats: usize,
    options: &[(String, String)],
    players: Vec<String>,
    chance: Option<ChanceHeader>,
) -> Result<Opened, SetupErrors> {
    dispatch!(title, G => open_table::<G>(G::setup(seats, options)?, players, chance))
}

/// The table of a journal, from its first line.
pub fn reopen(header: &str) -> Result<Opened, String> {
    let title: Title = table::parse_header(header).map_err(|error| error.to_string())?.game.parse()?;
    dispatch!(title, G => {
        let Header { setup, players, chance, .. } =
            serde_json::from_str::<Header<<G as Game>::Setup>>(header).map_err(|error| error.to_string())?;
        open_table::<G>(setup, players, chance).map_err(|errors| errors.to_string())
    })
}

fn open_table<G: Titled>(
    setup: G::Setup,
    players: Vec<String>,
    chance: Option<ChanceHeader>,
) -> Result<Opened, SetupErrors> {
    let (table, events) = Table::<G>::start(&setup)?;
    let header = Header::new(setup, players, chance, &table);
    Ok(Opened {
        header: serde_json::to_string(&header).expect("a set-up is plain data"),
        face: Box::new(table),
        told: Box::new(ToldOf::<G>(Told::Events(events))),
    })
}

struct ToldOf<G: Game>(Told<G::Event>);

impl<G: Titled> Telling for ToldOf<G> {
    fn notices(&self, observer: Observer) -> Box<RawValue> {
        raw(&self.0.notices::<G>(observer))
    }
}

fn raw<T: Serialize>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("views, notices and actions are plain data")
}

fn line_text<G: Game>(line: &LineOf<G>) -> String {
    serde_json::to_string(line).expect("actions and rolls are plain data")
}

impl<G: Titled> Face for Table<G> {
    fn title(&self) -> Title {
        G::TITLE
    }

    fn n_seats(&self) -> usize {
        self.state().n_seats()
    }

    fn digest(&self) -> Digest {
        Table::digest(self)
    }

    fn round(&self) -> u32 {
        G::round(self.state())
    }

    fn waits_for(&self) -> Waits {
        match self.state().pending() {
            Pending::Seats { who, ready, mode, .. } => Waits::Seats { who, ready, mode },
            Pending::Chance(_) => Waits::Chance,
            Pending::Over => Waits::Over,
        }
    }

    fn pending(&self) -> Box<RawValue> {
        raw(&self.state().pending())
    }

    fn view(&self, observer: Observer) -> Box<RawValue> {
        raw(&self.state().view(observer))
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        table::thinkable(self.state(), seat, &mut actions);
        let refusal = |action: &G::Action| table::why_not(self.state(), seat, *action);
        actions.iter().map(|action| Choice { action: raw(action), refusal: refusal(action) }).collect()
    }

    fn may_undo(&self) -> Option<Seat> {
        Table::may_undo(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn line_of(&self, seat: Seat, action: &RawValue) -> Result<String, String> {
        let action: G::Action = serde_json::from_str(action.get()).map_err(|error| error.to_string())?;
        Ok(line_text::<G>(&Line::Act(seat, action)))
    }

    fn take(&mut self, line: &str) -> Result<Box<dyn Telling>, TakeError> {
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

    fn boxed_clone(&self) -> Box<dyn Face> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

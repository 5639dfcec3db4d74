//! A journal line of any game, as its type and as its text.

use std::any::Any;
use std::fmt;

use serde::Serialize;
use table::{Line, LineOf, Seat, SeatSet};

use crate::ListedGame;

/// A journal line of a game that this code does not know. It is parsed once, when it arrives, and written once; after
/// that, both forms travel together.
pub struct AnyLine {
    kind: LineKind,
    json: String,
    line: Box<dyn Any + Send + Sync>,
}

/// What kind of line it is, and of which seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// An action of this seat.
    Seat(Seat),
    /// This seat takes back its last action.
    Undo(Seat),
    Chance,
    /// These seats pass.
    Passes(SeatSet),
    /// This seat asks for time to think.
    Wait(Seat),
}

impl AnyLine {
    /// A line of the type that its table takes.
    pub fn new<L: Serialize + Send + Sync + 'static>(kind: LineKind, line: L) -> AnyLine {
        let json = serde_json::to_string(&line).expect("actions and rolls are plain data");
        AnyLine { kind, json, line: Box::new(line) }
    }

    pub(crate) fn of<G: ListedGame>(line: LineOf<G>) -> AnyLine {
        AnyLine::new(kind_of::<G>(&line), line)
    }

    /// A line read from a journal.
    pub(crate) fn stored<G: ListedGame>(json: &str) -> Result<AnyLine, String> {
        let line: LineOf<G> = serde_json::from_str(json).map_err(|error| error.to_string())?;
        Ok(AnyLine { kind: kind_of::<G>(&line), json: json.to_string(), line: Box::new(line) })
    }

    pub fn kind(&self) -> LineKind {
        self.kind
    }

    /// The line as text, as in the journal.
    pub fn json(&self) -> &str {
        &self.json
    }

    /// The line itself, for the table that made it, or one of the same game.
    pub fn typed<L: 'static>(&self) -> &L {
        self.line.downcast_ref().expect("a line is given to a table of its own game")
    }
}

fn kind_of<G: ListedGame>(line: &LineOf<G>) -> LineKind {
    match line {
        Line::Act(seat, _) => LineKind::Seat(*seat),
        Line::Undo(seat) => LineKind::Undo(*seat),
        Line::Chance(_) => LineKind::Chance,
        Line::Pass(seats) => LineKind::Passes(seats.iter().copied().collect()),
        Line::Wait(seat) => LineKind::Wait(*seat),
    }
}

impl fmt::Debug for AnyLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.json)
    }
}

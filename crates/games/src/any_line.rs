//! A journal line of any game, as its type and as its text.

use std::any::Any;
use std::fmt;

use serde::Serialize;
use table::{Line, LineOf, Seat};

use crate::ListedGame;

/// A journal line whose game is not known here. It is parsed once, where it comes in, and written once; from
/// there on both forms travel together.
pub struct AnyLine {
    author: Author,
    json: String,
    line: Box<dyn Any + Send + Sync>,
}

/// Whose line it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Author {
    /// An action of this seat.
    Seat(Seat),
    /// This seat takes back its last action.
    Undo(Seat),
    Chance,
}

impl AnyLine {
    /// A line, of whichever type the table takes.
    pub fn new<L: Serialize + Send + Sync + 'static>(author: Author, line: L) -> AnyLine {
        let json = serde_json::to_string(&line).expect("actions and rolls are plain data");
        AnyLine { author, json, line: Box::new(line) }
    }

    pub(crate) fn of<G: ListedGame>(line: LineOf<G>) -> AnyLine {
        AnyLine::new(author_of::<G>(&line), line)
    }

    /// A line that stands in a journal.
    pub(crate) fn stored<G: ListedGame>(json: &str) -> Result<AnyLine, String> {
        let line: LineOf<G> = serde_json::from_str(json).map_err(|error| error.to_string())?;
        Ok(AnyLine { author: author_of::<G>(&line), json: json.to_string(), line: Box::new(line) })
    }

    pub fn author(&self) -> Author {
        self.author
    }

    /// As it stands in the journal.
    pub fn json(&self) -> &str {
        &self.json
    }

    /// The line itself, for the table that made it, or one of the same game.
    pub fn typed<L: 'static>(&self) -> &L {
        self.line.downcast_ref().expect("a line is given to a table of its own game")
    }
}

fn author_of<G: ListedGame>(line: &LineOf<G>) -> Author {
    match line {
        Line::Act(seat, _) => Author::Seat(*seat),
        Line::Undo(seat) => Author::Undo(*seat),
        Line::Chance(_) => Author::Chance,
    }
}

impl fmt::Debug for AnyLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.json)
    }
}

//! Opens tables: new ones, and those of stored journals.

use std::fmt;

use table::{ChanceHeader, Game, GameInfo, Header, OtherRules, SetupErrors, Table};

use crate::observing::Batch;
use crate::{AnyTable, EventBatch, GameId, ListedGame};

/// A new table: the first line of its journal, the table, and the events of its start.
pub struct OpenedTable {
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
) -> Result<OpenedTable, SetupErrors> {
    dispatch!(game, G => open_table::<G>(G::setup(seats, options)?, players, chance))
}

/// The table of a journal, from its first line.
pub fn reopen(header: &str) -> Result<OpenedTable, ReopenError> {
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
    /// The game was begun under other rules. It is kept as it is.
    OtherRules(OtherRules),
    /// The stored text is not a journal of this program. Contains the reason.
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
) -> Result<OpenedTable, SetupErrors> {
    let (table, events) = Table::<G>::start(&setup)?;
    let header = Header::new(setup, players, chance, &table);
    Ok(OpenedTable {
        header: serde_json::to_string(&header).expect("a set-up is plain data"),
        table: Box::new(table),
        told: Box::new(Batch::<G>::unfilmed(table::EventsOrUndo::Events(events))),
    })
}

//! What the platform asks of a game beside its rules.

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::{Game, OptionSpec, DiffByPart, Seat, SetupErrors};

/// What the platform asks of a game beside its rules.
pub trait GameInfo: Game<Event: Send + Sync, View: DiffByPart + Send + Sync> + Send + Sync {
    const SEATS: RangeInclusive<usize>;
    const OPTIONS: &'static [OptionSpec];

    /// All win or lose together, so that nobody is rated against another.
    const IS_COOPERATIVE: bool = false;

    /// The option that takes a file of data, such as a corrected deck.
    const DATA_OPTION: Option<&'static str> = None;

    /// A set-up from options as a person writes them; it is checked when a game starts.
    fn setup(seats: usize, options: &[(String, String)]) -> Result<Self::Setup, SetupErrors>;

    /// Promises of a seat that the game has seen kept or broken.
    fn promises(&self, _seat: Seat) -> Promises {
        Promises::default()
    }

    /// Its rules for players, every statement with its id.
    fn rules(language: Language) -> &'static str;

    /// Every word a player reads, in Fluent.
    fn text(language: Language) -> &'static str;

    /// Tables of what lies in the box, which the web client has from the start, so that a view only names it.
    fn client_tables(_tables: &mut impl ClientTables) {}
}

/// Where the tables go that a client has from the start.
pub trait ClientTables {
    /// A file of TypeScript in the client's folder of the game. `head` declares its types and ends with the bracket that
    /// opens the list; each row follows as JSON.
    fn table<R: Serialize>(&mut self, file: &'static str, head: &str, rows: impl Iterator<Item = R>);
}

/// Promises that a game has seen kept or broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Promises {
    pub kept: u32,
    pub broken: u32,
}

/// A language that every text is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    #[default]
    English,
    French,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }
}

/// The rules that hold at every table, each statement with its id.
pub fn table_rules(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../rulebook/en.md"),
        Language::French => include_str!("../rulebook/fr.md"),
    }
}

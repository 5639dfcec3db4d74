//! The games one can play, and tables of any of them. A new game is added here, with one line of the list
//! below and its lines in this crate's manifest; everything else finds it here.

use std::fmt;
use std::str::FromStr;

use bots::GameBots;
use table::{Game, GameInfo};
use terminal::board::Drawn;

#[macro_use]
mod list;
mod advice;
pub mod face;

pub use advice::{Suggestion, answer_line, choose_line, suggest, thinks_long};
pub use face::{Choices, Face, NO_CHOICES, Refused, ReopenError, TakeError, Telling, Waits, Watch};
pub use list::{Title, game};
pub use table::{Language, Promises, table_rules};

/// A game of the list: who plays it beside people, and how it looks in a terminal.
pub trait Listed: GameInfo<Setup: Sync> {
    const TITLE: Title;
    type Bots: GameBots<Game = Self>;
    type Terminal: Drawn<Game = Self>;
}

impl Title {
    /// Its name in commands, addresses and journals.
    pub fn code(self) -> &'static str {
        dispatch!(self, G => G::NAME)
    }

    /// Whether all win or lose together.
    pub fn is_cooperative(self) -> bool {
        dispatch!(self, G => G::IS_COOPERATIVE)
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Title {
    type Err = String;

    fn from_str(code: &str) -> Result<Title, String> {
        let known = || Title::ALL.map(Title::code).join(", ");
        Title::ALL
            .into_iter()
            .find(|title| title.code() == code)
            .ok_or_else(|| format!("there is no game {code:?}; there is {}", known()))
    }
}

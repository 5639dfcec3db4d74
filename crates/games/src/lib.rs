//! The games that can be played, and tables of any of them. A new game is added here, with one line in
//! `list.rs` and its lines in this crate's manifest; everything else finds it here.

use std::fmt;
use std::str::FromStr;

use bots::GameBots;
use table::{Game, GameInfo};
use terminal::board::TerminalBoard;

#[macro_use]
mod list;
mod advice;
mod any_line;
mod any_table;
mod observing;
mod opening;

pub use advice::{
    ChoreError, ChorePreferencesJson, Suggestion, answer_line, choose_line, propose_chore, propose_orders,
    suggest, thinks_long,
};
pub use any_line::{AnyLine, LineKind};
pub use any_table::{AnyTable, Choices, NO_CHOICES, RefusedActions, WaitsFor};
pub use bots::chore::{ChoreStep, ProposedChore};
pub use list::{GameId, game};
pub use observing::{EventBatch, ViewTracker, written};
pub use opening::{OpenedTable, ReopenError, open, reopen};
pub use table::{Language, PromiseCounts, table_rules};

/// A game of the list, with its bots and its look in a terminal.
pub trait ListedGame: GameInfo<Setup: Sync, Action: Send + Sync, Roll: Send + Sync> {
    const ID: GameId;
    type Bots: GameBots<Game = Self>;
    type Terminal: TerminalBoard<Game = Self>;
}

impl GameId {
    /// Its name in commands, addresses and journals.
    pub fn code(self) -> &'static str {
        dispatch!(self, G => G::NAME)
    }

    /// Whether all players win or lose together.
    pub fn is_cooperative(self) -> bool {
        dispatch!(self, G => G::IS_COOPERATIVE)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for GameId {
    type Err = String;

    fn from_str(code: &str) -> Result<GameId, String> {
        let known = || GameId::ALL.map(GameId::code).join(", ");
        GameId::ALL
            .into_iter()
            .find(|game| game.code() == code)
            .ok_or_else(|| format!("there is no game {code:?}; there is {}", known()))
    }
}

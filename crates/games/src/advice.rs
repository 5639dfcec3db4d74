//! Bots at a table whose game is not known here.

use bots::{Budget, Decision, GameBots, seat_bot};
use serde_json::Value;
use table::{Line, Seat, Table};

use crate::{AnyLine, AnyTable, ListedGame};

/// The line by which a bot of this kind answers for a seat; none if there is no such kind or the seat is not
/// asked.
pub fn choose_line(table: &dyn AnyTable, seat: Seat, kind: &str, seed: u64) -> Option<AnyLine> {
    dispatch!(table.game(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let mut decision = Decision::new(table.state(), seat, <G as ListedGame>::Bots::budget());
        if decision.legal().is_empty() {
            return None;
        }
        let action = seat_bot::<<G as ListedGame>::Bots>(kind, seed).ok()?.choose(&mut decision);
        Some(AnyLine::of::<G>(Line::Act(seat, action)))
    })
}

/// The line by which a bot of this kind answers a proposal to a seat that the table does not wait for;
/// none if it leaves the proposal open.
pub fn answer_line(table: &dyn AnyTable, seat: Seat, kind: &str, seed: u64) -> Option<AnyLine> {
    dispatch!(table.game(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let mut decision = Decision::new(table.state(), seat, <G as ListedGame>::Bots::budget());
        let action = seat_bot::<<G as ListedGame>::Bots>(kind, seed).ok()?.answer_proposal(&mut decision)?;
        Some(AnyLine::of::<G>(Line::Act(seat, action)))
    })
}

/// What a bot would do in somebody's place.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    pub action: Value,
    /// A word that the game's texts explain.
    pub reason: Option<&'static str>,
}

/// What `thumb` would do in this seat; none if it is not asked.
pub fn suggest(table: &dyn AnyTable, seat: Seat, seed: u64) -> Option<Suggestion> {
    dispatch!(table.game(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let mut decision = Decision::new(table.state(), seat, <G as ListedGame>::Bots::budget());
        if decision.legal().is_empty() {
            return None;
        }
        let mut adviser = <G as ListedGame>::Bots::adviser(seed);
        let action = serde_json::to_value(adviser.choose(&mut decision)).ok()?;
        Some(Suggestion { action, reason: adviser.reason() })
    })
}

/// Whether `thumb` thinks so long in this game that other tables should not have to wait for it.
pub fn thinks_long(table: &dyn AnyTable) -> bool {
    dispatch!(table.game(), G => <G as ListedGame>::Bots::budget().work() > Budget::default().work())
}

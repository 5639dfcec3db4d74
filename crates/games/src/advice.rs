//! The answers, suggestions and proposals of bots at a table of any game.

use bots::chore::{self, ChoreStep, ProposalError, ProposedChore};
use bots::{Budget, DecisionContext, GameBots, seat_bot};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Game, Line, Pending, Refusal, Seat, Table};

use crate::{AnyLine, AnyTable, ListedGame};

/// The line by which a bot of this kind answers for a seat. `None` if there is no such kind or the seat is
/// not asked.
pub fn choose_line(table: &dyn AnyTable, seat: Seat, kind: &str, seed: u64) -> Option<AnyLine> {
    dispatch!(table.game(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let mut decision = DecisionContext::new(table.state(), seat, <G as ListedGame>::Bots::budget());
        if decision.legal().is_empty() {
            return None;
        }
        let action = seat_bot::<<G as ListedGame>::Bots>(kind, seed).ok()?.choose(&mut decision);
        Some(AnyLine::of::<G>(Line::Act(seat, action)))
    })
}

/// The line by which a bot of this kind answers a proposal to a seat that the table does not wait for. `None`
/// if it leaves the proposal open.
pub fn answer_line(table: &dyn AnyTable, seat: Seat, kind: &str, seed: u64) -> Option<AnyLine> {
    dispatch!(table.game(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let mut decision = DecisionContext::new(table.state(), seat, <G as ListedGame>::Bots::budget());
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

/// What `thumb` would do in this seat. `None` if the seat is not asked.
pub fn suggest(table: &dyn AnyTable, seat: Seat, seed: u64) -> Option<Suggestion> {
    dispatch!(table.game(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let mut decision = DecisionContext::new(table.state(), seat, <G as ListedGame>::Bots::budget());
        if decision.legal().is_empty() {
            return None;
        }
        let mut adviser = <G as ListedGame>::Bots::adviser(seed);
        let action = serde_json::to_value(adviser.choose(&mut decision)).ok()?;
        Some(Suggestion { action, reason: adviser.reason() })
    })
}

/// Orders that would spare the player in this seat questions, and orders that play cards at later moments.
/// They depend on what the seat sees. Orders that already stand are left out.
pub fn propose_orders(table: &dyn AnyTable, seat: Seat) -> Vec<Value> {
    dispatch!(table.game(), G => {
        let Some(table) = table.as_any().downcast_ref::<Table<G>>() else { return Vec::new() };
        if !matches!(table.state().pending(), Pending::Seats { .. }) {
            return Vec::new();
        }
        let mut decision = DecisionContext::new(table.state(), seat, <G as ListedGame>::Bots::budget());
        let mut orders = <G as ListedGame>::Bots::proposed_orders(&mut decision);
        orders.extend(<G as ListedGame>::Bots::proposed_plays(&mut decision));
        orders.iter().filter_map(|order| serde_json::to_value(order).ok()).collect()
    })
}

/// A player's wishes for the proposal of a chore: [`chore::ChorePreferences`] for any game.
#[derive(Clone, Debug)]
pub struct ChorePreferencesJson {
    pub keep: Vec<Box<RawValue>>,
    pub aims: Vec<String>,
    pub n_tries: u32,
}

/// Why there is no proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoreError {
    Refused(Refusal),
    /// The wish contains something that is not an action of this game, or not an aim that can be chosen now.
    Unreadable,
}

/// How this seat could do the chore that it is asked for.
pub fn propose_chore(
    table: &dyn AnyTable,
    seat: Seat,
    preferences: ChorePreferencesJson,
) -> Result<ProposedChore<Value>, ChoreError> {
    dispatch!(table.game(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>().ok_or(ChoreError::Unreadable)?;
        let ChorePreferencesJson { keep, aims, n_tries } = preferences;
        let keep = keep.iter().map(|action| serde_json::from_str(action.get())).collect();
        let keep = Result::map_err(keep, |_| ChoreError::Unreadable)?;
        let preferences = chore::ChorePreferences { keep, aims, n_tries };
        let proposed = chore::propose::<<G as ListedGame>::Bots>(table.state(), seat, &preferences);
        match proposed {
            Ok(ProposedChore { steps, aims }) => {
                Ok(ProposedChore { steps: steps.into_iter().map(step_as_json).collect(), aims })
            }
            Err(ProposalError::Refused(refusal)) => Err(ChoreError::Refused(refusal)),
            Err(ProposalError::UnknownAim) => Err(ChoreError::Unreadable),
        }
    })
}

fn step_as_json<Action: Serialize>(step: ChoreStep<Action>) -> ChoreStep<Value> {
    let json = |action| serde_json::to_value(action).expect("actions are plain data");
    ChoreStep { action: json(step.action), others: step.others.into_iter().map(json).collect() }
}

/// Whether `thumb` thinks so long in this game that other tables should not have to wait for it.
pub fn thinks_long(table: &dyn AnyTable) -> bool {
    dispatch!(table.game(), G => <G as ListedGame>::Bots::budget().work() > Budget::default().work())
}

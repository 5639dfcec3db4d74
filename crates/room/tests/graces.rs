//! Windows that close by themselves: alone with bots, and among several people.

mod alone;
mod together;

use games::GameId;
use serde_json::Value;
use wire::Pace;

use crate::stepped_game::SteppedGame;

const GRACE_MS: u64 = 1_500;
/// How long a window among several people is open: part of its time passes with the film that leads to it.
const WINDOW_MS: u64 = 2_000;

/// A game of Zombies!!!, which opens several windows in each turn.
fn streets(seats: &str) -> SteppedGame {
    SteppedGame::of(GameId::Zombies, seats, Pace::Relaxed, Some(GRACE_MS))
}

/// The journal without times and requests: the lines themselves and their digests.
fn lines(game: &SteppedGame) -> Vec<String> {
    let line = |row: &String| row.split(" @").next().unwrap_or_default().to_string();
    game.journal.iter().map(line).collect()
}

/// The action of a person who plays no cards in windows: always the same one of those that are allowed.
fn a_plain_action(allowed: &[Value]) -> Option<Value> {
    allowed.iter().find(|action| action.get("play").is_none()).or(allowed.first()).cloned()
}

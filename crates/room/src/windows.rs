//! Windows, as far as a room knows of them: which one is open, and what a pass is.

use games::{Face, Waits};
use serde_json::Value;
use table::{AskMode, Chance};

/// The question of the window that is open. Another window asks another question.
pub fn open_window(face: &dyn Face) -> Option<String> {
    let Waits::Seats { mode: AskMode::Window, .. } = face.waits_for() else { return None };
    let pending: Value = serde_json::from_str(face.pending().get()).ok()?;
    Some(pending["seats"]["question"].to_string())
}

/// Whether a line is a pass in the window that is open: there, a pass is what is done for a missing
/// answer.
pub fn is_pass(face: &dyn Face, line: &str, fallback: &mut dyn Chance) -> bool {
    match face.waits_for() {
        Waits::Seats { who, mode: AskMode::Window, .. } => {
            who.iter().any(|seat| face.timeout(seat, fallback).as_deref() == Some(line))
        }
        Waits::Seats { .. } | Waits::Chance | Waits::Over => false,
    }
}

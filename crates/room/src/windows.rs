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

#[cfg(test)]
mod tests {
    use chance::Seeded;
    use table::Seat;

    use super::*;
    use crate::toy::{Toy, pass};

    fn toy(mode: AskMode) -> Toy {
        Toy { mode, ..Toy::new(2, 10) }
    }

    #[test]
    fn a_window_is_known_by_its_question() {
        let mut toy = toy(AskMode::Window);
        assert_eq!(open_window(&toy).as_deref(), Some("0"));
        toy.round = 1;
        assert_eq!(open_window(&toy).as_deref(), Some("1"));
        assert_eq!(open_window(&self::toy(AskMode::Together)), None);
    }

    #[test]
    fn a_pass_is_one_only_in_a_window_and_only_of_those_who_are_asked() {
        let is_pass = |toy: &Toy, line: &str| is_pass(toy, line, &mut Seeded::new(1));
        let window = toy(AskMode::Window);
        assert!(is_pass(&window, &pass(Seat::A)) && is_pass(&window, &pass(Seat::B)));
        assert!(!is_pass(&window, &pass(Seat::C)), "nobody sits there");
        assert!(!is_pass(&window, r#"{"act":["A","play"]}"#));
        assert!(!is_pass(&toy(AskMode::Together), &pass(Seat::A)));
    }
}

//! The law would notice a game that tells by a pause, by a question, by what a player sees ahead, or by calling
//! somebody to the table.

use super::*;
use crate::toy::{Leak, ToyWindow};

fn toy(b_holds_a_card: bool, leak: Option<Leak>, mode: AskMode) -> Box<dyn AnyTable> {
    let window = ToyWindow { b_holds_a_card, leak, ..ToyWindow::default() };
    Box::new(ToyTable { window: Some(window), mode, ..ToyTable::new(3, 10_000) })
}

/// Examines toys that differ in what B holds, as `seat` sees them. Returns what the law finds.
fn findings(leak: Option<Leak>, seat: Seat) -> (Tried, Vec<String>) {
    let (mut tried, mut found) = (Tried::default(), Vec::new());
    for seed in 0..100 {
        let mut chance = Seeded::new(seed);
        let mode = if seed % 2 == 0 { AskMode::Window } else { AskMode::Reaction };
        let tables = TwinTables { seat, here: toy(true, leak, mode), there: toy(false, leak, mode) };
        match examine(tables, Seating::People, &mut chance) {
            Ok(more) => tried += more,
            Err(what) => found.push(what),
        }
    }
    (tried, found)
}

#[test]
fn an_honest_toy_tells_nothing() {
    for seat in [Seat::A, Seat::C] {
        let (tried, found) = findings(None, seat);
        assert_eq!(found, [] as [String; 0]);
        let Tried { messages, closed, previews, secret_answers, .. } = tried;
        assert!(messages > 100 && closed > 3 && secret_answers > 10, "{tried:?}");
        assert_eq!(previews > 0, seat == Seat::A, "only A decides once the window has closed");
    }
}

#[test]
fn a_pause_that_tells_is_found() {
    for seat in [Seat::A, Seat::C] {
        let (_, found) = findings(Some(Leak::Pause), seat);
        assert!(found.len() > 60, "{found:?}");
    }
}

#[test]
fn a_question_that_tells_is_found() {
    let (_, found) = findings(Some(Leak::Question), Seat::C);
    assert!(found.len() > 60, "{found:?}");
}

#[test]
fn a_preview_that_tells_is_found() {
    let (_, found) = findings(Some(Leak::Preview), Seat::A);
    assert!(found.len() > 60, "{found:?}");
}

#[test]
fn a_call_to_the_table_that_tells_is_found() {
    for seat in [Seat::A, Seat::C] {
        let (_, found) = findings(Some(Leak::Call), seat);
        assert!(found.len() > 60 && found.iter().all(|what| what.contains("deal: true")), "{found:?}");
    }
}

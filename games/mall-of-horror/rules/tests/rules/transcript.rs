//! Plays a script and compares what happens with what is expected.

use expect_test::Expect;
use mall_of_horror::view::FateView;
use mall_of_horror::{Mall, Setup, scene::scene};
use table::{Game, Observer, Seat};
use table_laws::marks::record;
use table_laws::{Script, differences, words};

/// Lays out a scene, plays the script, compares what happens, and checks that the code of these rules ran.
pub fn check(rules: &[&str], layout: &str, script: &str, expected: Expect) {
    play(rules, || lay_out(layout), script, |text| expected.assert_eq(&text));
}

/// Plays the same script on two layouts and compares where the second game differs. The second game must run
/// the code of the rules.
pub fn check_difference(rules: &[&str], [first, second]: [&str; 2], script: &str, expected: Expect) {
    let (known, _) = record(|| lay_out(first).transcript(script, show));
    play(rules, || lay_out(second), script, |text| expected.assert_eq(&differences(&known, &text)));
}

fn lay_out(layout: &str) -> Script<Mall> {
    Script::from_state(scene(layout).expect("the scene is well-formed"))
}

/// The same as [`check`], from the start of a game.
pub fn check_from_start(rules: &[&str], setup: Setup, script: &str, expected: Expect) {
    play(rules, || Script::start(&setup), script, |text| expected.assert_eq(&text));
}

fn play(rules: &[&str], start: impl FnOnce() -> Script<Mall>, script: &str, compare: impl FnOnce(String)) {
    let (text, passed) = record(|| start().transcript(script, show));
    compare(text);
    for rule in rules {
        assert!(passed.contains(rule), "the code of {rule} did not run, only that of {passed:?}");
    }
}

fn show(g: &Mall, what: &str) -> String {
    match what.split_once(' ') {
        None if what == "board" => board(g),
        None if what == "outcome" => format!("= outcome {}", words(&g.outcome())),
        None if what == "round" => format!("= round {}", g.view(Observer::Table).round),
        Some(("hand", seat)) => hand(g, seat.parse().expect("a seat")),
        Some(("passes", seat)) => passes(g, seat.parse().expect("a seat")),
        Some(("vote", seat)) => vote(g, seat.parse().expect("a seat")),
        _ => panic!("unknown thing to show: {what:?}"),
    }
}

fn hand(g: &Mall, seat: Seat) -> String {
    let hand = &g.view(Observer::Seat(seat)).seats[seat.index()].hand;
    format!("= hand {seat}: {}", hand.known.iter().map(words).collect::<Vec<_>>().join(", "))
}

/// What this seat has left in advance, as it sees it itself.
fn passes(g: &Mall, seat: Seat) -> String {
    let passes = g.view(Observer::Seat(seat)).seats[seat.index()]
        .passes
        .clone()
        .expect("every seat sees its own passes");
    match passes.first() {
        Some(left) => format!("= passes {seat}: until {}", words(&left.pass.until)),
        None => format!("= passes {seat}: none"),
    }
}

/// The ballots as this seat sees them.
fn vote(g: &Mall, seat: Seat) -> String {
    let vote = g.view(Observer::Seat(seat)).vote.expect("a vote is under way");
    vote.ballots.iter().map(|ballot| format!("= {}", words(ballot))).collect::<Vec<_>>().join("\n")
}

/// The places where there is anything.
fn board(g: &Mall) -> String {
    let view = g.view(Observer::Table);
    let mut rows = Vec::new();
    for place in &view.places {
        let mut things = Vec::new();
        for seat in &view.seats {
            for character in seat.characters.iter().filter(|character| character.place == Some(place.place)) {
                let hidden = if character.fate == FateView::Hidden { " (hidden)" } else { "" };
                things.push(format!("{} {}{hidden}", seat.seat, words(&character.role)));
            }
        }
        if place.zombies > 0 {
            things.push(format!("{} zombies", place.zombies));
        }
        if !place.is_open {
            things.push("closed".to_string());
        }
        if !things.is_empty() {
            rows.push(format!("= {}: {}", words(&place.place), things.join(", ")));
        }
    }
    rows.join("\n")
}

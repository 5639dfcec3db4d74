//! Plays a script and writes down what happened.

use std::fmt::Write;

use expect_test::Expect;
use mall_of_horror::view::FateView;
use mall_of_horror::{Mall, Setup, scene::scene};
use table::{Game, Line, Observer, Seat, Table, Told};
use table_laws::marks::record;
use table_laws::{line, words};

/// Lays out a scene, plays the script, compares what happened, and asks that the code of these rules
/// was passed on the way.
pub fn check(rules: &[&str], layout: &str, script: &str, expected: Expect) {
    let state = scene(layout).expect("the scene is well-formed");
    play(rules, || Table::from_state(state), script, expected);
}

/// The same from the start of a game.
pub fn check_from_start(rules: &[&str], setup: Setup, script: &str, expected: Expect) {
    play(rules, || Table::start(&setup).expect("the set-up is fine"), script, expected);
}

type Started = (Table<Mall>, Vec<<Mall as Game>::Event>);

fn play(rules: &[&str], start: impl FnOnce() -> Started, script: &str, expected: Expect) {
    let (text, passed) = record(|| transcript(start(), script));
    expected.assert_eq(&text);
    for rule in rules.iter().filter(|rule| !rule.contains("-EX")) {
        assert!(passed.contains(rule), "the code of {rule} was not passed, only that of {passed:?}");
    }
}

fn transcript((mut table, events): Started, script: &str) -> String {
    let mut text = String::new();
    let mut told = Told::Events(events);
    tell(&mut text, &told, Observer::Table);
    for row in script.lines().map(str::trim).filter(|row| !row.is_empty()) {
        table::check(table.state()).expect("the state holds together");
        match row.split_at(1) {
            ("?", seat) => writeln!(text, "? {}: {}", seat.trim(), legal(&table, seat.trim())),
            ("=", what) => writeln!(text, "{}", shown(&table, what.trim())),
            ("@", seat) => {
                writeln!(text, "@{seat}").expect("strings take text");
                tell(&mut text, &told, Observer::Seat(seat.parse().expect("a seat")));
                Ok(())
            }
            ("!", input) => {
                let before = table.clone();
                let refusal = table.take(&parse(input)).expect_err("this input is refused");
                assert_eq!(before.digest(), table.digest(), "a refused input changed the state");
                writeln!(text, "!{input}: {refusal}")
            }
            _ => {
                told = table
                    .take(&parse(row))
                    .unwrap_or_else(|refusal| panic!("{row}: {refusal}\nafter\n{text}"));
                writeln!(text, "> {row}").expect("strings take text");
                tell(&mut text, &told, Observer::Table);
                Ok(())
            }
        }
        .expect("strings take text");
    }
    text
}

fn parse(row: &str) -> Line<mall_of_horror::Action, mall_of_horror::Roll> {
    line::<Mall>(row.trim())
}

fn tell(text: &mut String, told: &Told<mall_of_horror::Event>, observer: Observer) {
    for notice in told.notices::<Mall>(observer) {
        writeln!(text, "    {}", words(&notice)).expect("strings take text");
    }
}

fn legal(table: &Table<Mall>, seat: &str) -> String {
    let mut actions = Vec::new();
    table::legal(table.state(), seat.parse().expect("a seat"), &mut actions);
    actions.iter().map(words).collect::<Vec<_>>().join(", ")
}

fn shown(table: &Table<Mall>, what: &str) -> String {
    match what.split_once(' ') {
        None if what == "board" => board(table),
        None if what == "pending" => format!("= {}", words(&table.state().pending())),
        Some(("hand", seat)) => {
            let seat: Seat = seat.parse().expect("a seat");
            let hand = &table.state().view(Observer::Seat(seat)).seats[seat.index()].hand;
            format!("= hand {seat}: {}", hand.known.iter().map(words).collect::<Vec<_>>().join(", "))
        }
        _ => panic!("I cannot show {what:?}"),
    }
}

/// The places where anything stands.
fn board(table: &Table<Mall>) -> String {
    let view = table.state().view(Observer::Table);
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

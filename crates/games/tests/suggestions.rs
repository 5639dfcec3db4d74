//! What is suggested to a person can be done as it is shown, and its reason has words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use chance::Seeded;
use city_of_horror::City;
use games::{AnyTable, Language, ListedGame, WaitsFor, open, suggest};
use mall_of_horror::Mall;
use marvel_zombies::MarvelZombies;
use serde_json::value::to_raw_value;
use serde_json::{Value, from_slice};
use table::Seat;
use zombies::Zombies;

/// Takes this many decisions by advice alone, and checks that these reasons are among those given.
fn check<G: ListedGame>(decisions: u64, expected: &[&str]) {
    let mut chance = Seeded::new(7);
    let mut table = open(G::ID, 4, &[], vec![String::new(); 4], None).unwrap().table;
    let mut reasons = BTreeSet::new();
    let mut decided = 0;
    while decided < decisions {
        let line = match table.waits_for() {
            WaitsFor::Nobody => break,
            WaitsFor::Chance => table.chance_line(&mut chance).unwrap(),
            waits_for @ WaitsFor::Seats { .. } => {
                let seat = waits_for.awaited().first().unwrap();
                let suggestion = suggest(&*table, seat, decided).unwrap();
                let is_offer = suggestion.action.get("propose").is_some();
                let said = &suggestion.action;
                assert!(is_offer || allowed(&*table, seat).contains(said), "{said} is not listed");
                reasons.extend(suggestion.reason);
                decided += 1;
                table.action_line(seat, &to_raw_value(said).unwrap()).unwrap()
            }
        };
        table.take(&line).unwrap_or_else(|error| panic!("{line:?}: {error}"));
    }
    for reason in &reasons {
        for language in Language::ALL {
            let is_said = G::text(language).contains(&format!("\nreason-{reason} = "));
            assert!(is_said, "{reason} has no words in {language:?}");
        }
    }
    assert!(expected.iter().all(|reason| reasons.contains(reason)), "{reasons:?}");
}

fn allowed(table: &dyn AnyTable, seat: Seat) -> Vec<Value> {
    let mut choices = Vec::new();
    table.write_choices(seat, &mut choices);
    let choices: Value = from_slice(&choices).unwrap();
    choices["allowed"].as_array().unwrap().clone()
}

/// The texts explain only reasons that the bot gives.
fn every_reason_is_given<G: ListedGame>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(G::NAME).join("bot/src");
    let files = fs::read_dir(folder).unwrap();
    let source: String = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    let words = G::text(Language::English).lines().filter_map(|line| line.strip_prefix("reason-"));
    for reason in words.filter_map(|line| line.split(" = ").next()) {
        assert!(source.contains(&format!("\"{reason}\"")), "{reason} is given nowhere");
    }
}

#[test]
fn every_reason_of_the_texts_is_given() {
    every_reason_is_given::<Mall>();
    every_reason_is_given::<City>();
    every_reason_is_given::<Zombies>();
    every_reason_is_given::<MarvelZombies>();
}

#[test]
fn advice_in_mall() {
    check::<Mall>(400, &["best-of-nights", "hurts-a-rival", "save-cards"]);
}

#[test]
fn advice_in_city_decides_nothing_in_advance() {
    check::<City>(800, &["best-of-nights", "nothing-better", "worth-offering"]);
}

#[test]
fn advice_in_zombies() {
    check::<Zombies>(800, &["tile-for-you", "hunt", "zombies-to-rivals"]);
}

/// Only a few decisions, because the bot thinks for a long time about each.
#[test]
fn advice_in_marvel_zombies() {
    check::<MarvelZombies>(5, &["open-building"]);
}

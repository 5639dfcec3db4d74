//! City of Horror in the terminal: whole games, offers, lasting passes.

use crate::support::{assert_no_raw_ids, folder, revenant_with};

const FOUR: &str = "you,bot:thumb,bot:thumb,bot:random";

#[test]
fn whole_games_of_city_in_both_editions() {
    for (language, options, over) in
        [("fr", "edition=first-print,sides=b", "La nuit est finie"), ("en", "draft=on", "The night is over")]
    {
        let input = "1\n".repeat(2_000);
        let arguments = ["play", "--game", "city-of-horror", "--seats", FOUR, "--seed", "2"];
        let arguments = [&arguments[..], &["--lang", language, "--options", options]].concat();
        let out = revenant_with(&arguments, &input, &folder(&format!("city-{language}"))).well();
        assert!(out.contains(over), "{out}");
        assert_no_raw_ids(&out);
        assert!(!out.contains("city-"), "a word of the board is missing");
        let too_wide = out.lines().find(|line| line.chars().count() > 80 && !line.starts_with("> "));
        assert_eq!(too_wide, None);
    }
}

#[test]
fn offers_and_sleep_are_typed() {
    let arguments = ["play", "--game", "city-of-horror", "--seats", "you,bot:thumb,bot:thumb", "--seed", "1"];
    // Four characters are placed, and the fifth by itself (CITY-2.24); then the first window is open.
    let input = format!("{}offer B banana\noffer B antidote\nsleep\n", "1\n".repeat(4));
    let out = revenant_with(&arguments, &input, &folder("city-offers")).well();
    assert!(out.contains("This offer cannot be read"), "{out}");
    assert!(out.contains("CITY-19.34"), "an antidote that nobody holds is offered: {out}");
    let slept = out.split_once("> sleep").map(|(_, after)| after).unwrap_or_default();
    assert!(slept.contains("Choose the movement card"), "{slept}");
}

#[test]
fn where_there_is_nothing_to_offer_it_is_said() {
    let out = revenant_with(&["play", "--seed", "1"], "offer B gun\nsleep\n", &folder("mall-offers")).well();
    assert_eq!(out.matches("There is nothing to offer in this game.").count(), 2, "{out}");
}

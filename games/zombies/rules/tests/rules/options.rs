//! Chapter 2: sets and options.

use expect_test::{Expect, expect};
use table::Game as _;
use zombies::tiles::Set;
use zombies::{Card, OPTIONS, Setup, Zombies};

fn check(seats: usize, options: &str, expected: Expect) {
    let given: Vec<(String, String)> = options
        .split_whitespace()
        .map(|option| option.split_once('=').expect("key=value"))
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    let result = Setup::from_options(seats, &given).and_then(|setup| {
        let rules = setup.rules();
        table::start::<Zombies>(&setup, &mut table::Silent).map(|_| rules)
    });
    let text = match result {
        Ok(rules) => format!("{rules:?}"),
        Err(errors) => errors.to_string(),
    };
    expected.assert_eq(&text);
}

#[test]
fn zom_2_1_the_default_game() {
    check(
        4,
        "",
        expect![
            "Rules { tiles: Sets(65), cards: Sets(73), guts: true, sewers: true, subway: true, dodge: false, supply: Unlimited, helipad: Bottom, entrance: Anywhere, mixed_stack: false, doors: Strict, special_tile_retry: false, peaceful_helipad: false, cabin_victory: false, start: Town, round_limit: Some(200), timings: 12152779 }"
        ],
    );
}

#[test]
fn zom_3_1_two_to_six_players() {
    check(1, "", expect!["seats: 2 to 6 players can play, not 1 (ZOM-3.1)"]);
    check(7, "", expect!["seats: 2 to 6 players can play, not 7 (ZOM-3.1)"]);
}

#[test]
fn zom_2_4_no_subway_without_its_tiles() {
    check(3, "tiles=z1 subway=on", expect!["subway: there is no subway without the tiles of Z6 (ZOM-2.4)"]);
}

#[test]
fn zom_2_6_sets() {
    check(3, "tiles=z6", expect!["tiles: the tiles of Z1 cannot be left out (ZOM-2.6)"]);
    check(3, "tiles=z1-z3.5", expect!["tiles: Z3.5 has cards only (ZOM-2.6)"]);
    check(3, "tiles=z1-z1", expect!["tiles: a set is named twice (ZOM-2.6)"]);
    check(
        3,
        "tiles=z1-z9",
        expect![
            "tiles: unknown variant `z9`, expected one of `z1`, `z2`, `z3`, `z3.5`, `z4`, `z5`, `z6`, `z7`, `z8`, `own` (ZOM-2.6)"
        ],
    );
    check(
        3,
        "cards=z2-z8",
        expect![
            "Rules { tiles: Sets(65), cards: Sets(258), guts: true, sewers: true, subway: true, dodge: true, supply: Unlimited, helipad: Bottom, entrance: Anywhere, mixed_stack: false, doors: Strict, special_tile_retry: false, peaceful_helipad: false, cabin_victory: false, start: Town, round_limit: Some(200), timings: 8555751 }"
        ],
    );
}

#[test]
fn zom_2_19_home_made_cards_are_off_and_can_be_added_where_there_are_any() {
    let refused = |setup: Setup| Zombies::new(&setup).err().map(|errors| errors.to_string());
    let tiles = Setup { tiles: vec![Set::Z1, Set::Own], ..Setup::new(3) };
    assert_eq!(refused(tiles).as_deref(), Some("tiles: there are no home-made tiles (ZOM-2.19)"));
    let own = Setup { cards: vec![Set::Z1, Set::Own], ..Setup::new(3) };
    let spec = OPTIONS.iter().find(|option| option.key == "cards").unwrap();
    match Set::Own.has_cards() {
        true => assert_eq!((refused(own), spec.values.ends_with(", own")), (None, true)),
        false => {
            let told = "cards: there are no home-made cards (ZOM-2.19)".to_string();
            assert_eq!((refused(own), spec.values.ends_with(", own")), (Some(told), false));
        }
    }
    let everything = Setup { tiles: vec![Set::Z1, Set::Z4], cards: Set::BOXES.to_vec(), ..Setup::new(3) };
    for setup in [Setup::new(3), everything] {
        let deck = setup.deck(&setup.rules());
        let n_own =
            Card::ALL.into_iter().zip(deck).filter(|(card, n)| card.facts().set == Set::Own && *n > 0);
        assert_eq!(n_own.count(), 0);
    }
}

#[test]
fn zom_2_7_cards_left_out_and_put_back() {
    check(
        3,
        "leave_out=fear,grenade put_back=fear",
        expect!["put_back: Fear is both left out and put back (ZOM-2.7)"],
    );
    let given = [("leave_out".to_string(), "nonsense".to_string())];
    let told = Setup::from_options(3, &given).unwrap_err().to_string();
    // What follows is a list of all cards, which grows.
    let beginning = "leave_out: unknown variant `nonsense`, expected one of `adrenaline-rush`, ";
    assert!(told.starts_with(beginning) && told.ends_with(" (ZOM-2.7)"), "{told}");
}

#[test]
fn zom_2_8_cards_without_use_are_left_out() {
    let without = Setup { sewers: Some(false), ..Setup::new(3) };
    let with = Setup::new(3);
    let n = |setup: &Setup| setup.deck(&setup.rules()).iter().map(|n| u32::from(*n)).sum::<u32>();
    assert_eq!(n(&with), 132);
    // Flashlight, Flood and Oh... That's New!
    assert_eq!(n(&without), 125);
    let back = Setup { put_back: vec![zombies::Card::Flood], ..without };
    assert_eq!(n(&back), 127);
}

#[test]
fn zom_2_16_one_start() {
    check(
        3,
        "tiles=z1-z7-z8 carnival_start=on jail_start=on",
        expect!["jail_start: the game starts at one place: carnival or jail (ZOM-2.16)"],
    );
    check(3, "carnival_start=on", expect!["carnival_start: the carnival needs the tiles of Z7 (ZOM-2.16)"]);
    check(3, "jail_start=on", expect!["jail_start: the jail needs the tiles of Z8 (ZOM-2.16)"]);
    check(
        3,
        "tiles=z1-z8 jail_start=on",
        expect!["jail_start: nobody leaves the jail without Get Out of Jail Free in the deck (ZOM-2.16)"],
    );
    check(
        3,
        "cabin_victory=on",
        expect!["cabin_victory: there is no Cabin without the tiles of Z4 (ZOM-2.15)"],
    );
    check(
        3,
        "mixed_stack=on",
        expect!["mixed_stack: only tiles of Z2, Z5 and Z8 can be mixed in (ZOM-2.11)"],
    );
}

#[test]
fn zom_2_18_rounds() {
    check(
        3,
        "round_limit=none helipad=short entrance=upper-half doors=open",
        expect![
            "Rules { tiles: Sets(65), cards: Sets(73), guts: true, sewers: true, subway: true, dodge: false, supply: Unlimited, helipad: Short, entrance: UpperHalf, mixed_stack: false, doors: Open, special_tile_retry: false, peaceful_helipad: false, cabin_victory: false, start: Town, round_limit: None, timings: 12152779 }"
        ],
    );
    check(3, "round_limit=0", expect![[r#"round_limit: "0" is not a number of rounds (ZOM-2.18)"#]]);
    check(
        3,
        "supply=limited dodge=on special_tile_retry=on peaceful_helipad=on",
        expect![
            "Rules { tiles: Sets(65), cards: Sets(73), guts: true, sewers: true, subway: true, dodge: true, supply: Limited, helipad: Bottom, entrance: Anywhere, mixed_stack: false, doors: Strict, special_tile_retry: true, peaceful_helipad: true, cabin_victory: false, start: Town, round_limit: Some(200), timings: 12152779 }"
        ],
    );
    check(3, "guts=maybe", expect![[r#"guts: "maybe" is neither on nor off (ZOM-2.3)"#]]);
}

//! Chapter 2: sets and options.

use expect_test::{Expect, expect};
use zombies::{Setup, Zombies};

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
            "tiles: unknown variant `z9`, expected one of `z1`, `z2`, `z3`, `z3.5`, `z4`, `z5`, `z6`, `z7`, `z8` (ZOM-2.6)"
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
fn zom_2_7_cards_left_out_and_put_back() {
    check(
        3,
        "leave_out=fear,grenade put_back=fear",
        expect!["put_back: Fear is both left out and put back (ZOM-2.7)"],
    );
    check(
        3,
        "leave_out=nonsense",
        expect![
            "leave_out: unknown variant `nonsense`, expected one of `adrenaline-rush`, `all-the-marbles`, `alternate-food-source`, `bad-sense-of-direction`, `brain-cramp`, `butter-fingers`, `chainsaw`, `claustrophobia`, `fear`, `fire-axe`, `first-aid-kit`, `grenade`, `shotgun`, `hysterical-paralysis`, `not-dead`, `couldnt-get-worse`, `keys-still-in-it`, `lots-of-ammo`, `molotov`, `much-needed-rest`, `skateboard`, `slight-miscalculation`, `not-so-bad`, `were-screwed`, `where-everybody`, `shoe-untied`, `zombie-master`, `adjusting-nicely`, `breakthrough`, `dynamite`, `gov-enhanced`, `i-feel-alive`, `i-see-helicopter`, `over-here`, `in-the-zone`, `mine-field`, `no-brains-here`, `rocket-launcher`, `weekend-pass`, `smell`, `dont-need-that`, `lookin-at-me`, `abandon-hope`, `aww-cute`, `barricade`, `clean-up`, `clearance`, `crossbow`, `hello`, `i-will-survive`, `jammed`, `lots-of-luck`, `lucky-shot`, `gross`, `one-mans-garbage`, `sprinkler`, `all-gonna-die`, `fries`, `did-you-hear`, `dont-sleep`, `got-one`, `drink`, `know-what`, `hard-being-you`, `running`, `machete`, `cleaver`, `familiar`, `no-guts`, `what-luck`, `power-outage`, `determination`, `not-so-scary`, `there-you-are`, `coming-for-you`, `too-tired`, `childhood`, `behind-door`, `where-he`, `music`, `private`, `why-wont`, `with-friends`, `amulet`, `bad-zombie`, `clair-warlock`, `dog-repellent`, `full-moon`, `fully-loaded`, `lost-woods`, `magic-key`, `monkeys`, `portal`, `newspaper`, `sickle`, `spear`, `talk-hand`, `tranq-gun`, `didnt-happen`, `all-friends`, `page-doggie`, `page-return`, `page-not-right`, `page-trees`, `page-twist`, `bat`, `cram`, `electro`, `go-team`, `bike`, `pillow`, `pool-cue`, `raise-hand`, `scalpel`, `sedatives`, `shots`, `straight-jacket`, `student-loan`, `valedictorian`, `wheres-the-admin`, `scared-yet`, `back-at-ya`, `easy-come`, `finders`, `flashlight`, `flood`, `could-use-that`, `self-esteem`, `good-idea`, `it-was-here`, `missed-step`, `next-stop`, `thats-new`, `gotta-get-out`, `come-out`, `clown-car`, `cant-sleep`, `nose`, `candy`, `hate-clowns`, `business`, `seltzer`, `send-in`, `stuffed`, `not-mask`, `not-exit`, `funny`, `what-the`, `whoa`, `going-to-die`, `get-out-of-jail`, `stir-crazy`, `service-weapon`, `dont-drop-the-soap`, `mystery-meat`, `last-meal`, `shiv`, `nightstick`, `riot-shield`, `lockdown`, `prison-riot`, `good-behavior`, `solitary-confinement`, `escape-tunnel`, `shakedown`, `guard-tower` (ZOM-2.7)"
        ],
    );
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
    check(3, "round_limit=0", expect![[r#"round_limit: "0" is no number of rounds (ZOM-2.18)"#]]);
    check(
        3,
        "supply=limited dodge=on special_tile_retry=on peaceful_helipad=on",
        expect![
            "Rules { tiles: Sets(65), cards: Sets(73), guts: true, sewers: true, subway: true, dodge: true, supply: Limited, helipad: Bottom, entrance: Anywhere, mixed_stack: false, doors: Strict, special_tile_retry: true, peaceful_helipad: true, cabin_victory: false, start: Town, round_limit: Some(200), timings: 12152779 }"
        ],
    );
    check(3, "guts=maybe", expect![[r#"guts: "maybe" is neither on nor off (ZOM-2.3)"#]]);
}

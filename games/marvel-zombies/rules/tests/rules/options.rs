//! Chapter 52: options of a table.

use marvel_zombies::{MarvelZombies, OPTIONS, Setup};
use table::Game;
use table_laws::marks::record;

fn read(seats: usize, options: &[(&str, &str)]) -> Result<Setup, String> {
    let given: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    Setup::from_options(seats, &given).map_err(|errors| errors.to_string())
}

/// Why this set-up is refused.
fn refused(setup: &Setup) -> String {
    MarvelZombies::new(setup).expect_err("the set-up is refused").to_string()
}

fn passes(setup: &Setup, rules: &[&str]) {
    let (_, passed) = record(|| MarvelZombies::new(setup).expect("the set-up is fine"));
    rules.iter().for_each(|rule| assert!(passed.contains(rule), "the code of {rule} was not passed"));
}

#[test]
fn mz_52_8_every_option_is_read() {
    let options = [
        ("mission", "MZ4"),
        ("heroes", "6"),
        ("team", "hulk, wasp"),
        ("seating", "A,B,A,B,A,B"),
        ("gentle_deck", "on"),
        ("captain", "B"),
    ];
    assert_eq!(options.len(), OPTIONS.len());
    let setup = read(2, &options).expect("the options are fine");
    // MZ-52.1, MZ-52.2, MZ-52.3, MZ-52.4, MZ-52.5
    passes(&setup, &["MZ-52.1", "MZ-52.2", "MZ-52.3", "MZ-52.4", "MZ-52.8", "MZ-2.1", "MZ-2.4"]);
    for option in OPTIONS {
        assert!(read(4, &[(option.key, option.default)]).is_ok(), "{} = {}", option.key, option.default);
        assert!(read(4, &[(option.key, "?")]).is_err() || option.key == "mission", "{} = ?", option.key);
    }
}

#[test]
fn mz_52_1_unknown_missions_are_refused() {
    let setup = Setup { mission: "MZ11".to_string(), ..Setup::new(1) };
    assert!(refused(&setup).contains("MZ-52.1"), "{}", refused(&setup));
}

#[test]
fn mz_52_2_and_52_3_how_many() {
    // MZ-52.2, MZ-2.3: fewer than four heroes are allowed.
    for heroes in 1..=6 {
        passes(&Setup { heroes, ..Setup::new(1) }, &["MZ-52.2"]);
    }
    assert!(refused(&Setup { heroes: 7, ..Setup::new(1) }).contains("MZ-52.2"));
    assert!(refused(&Setup { heroes: 0, ..Setup::new(1) }).contains("MZ-52.2"));
    // MZ-52.3: at most as many seats as heroes.
    assert!(refused(&Setup { heroes: 2, ..Setup::new(3) }).contains("MZ-52.3"));
    assert!(refused(&Setup { heroes: 6, ..Setup::new(7) }).contains("MZ-52.3"));
    // MZ-52.7
    passes(&Setup::new(1), &["MZ-52.7"]);
}

#[test]
fn mz_2_5_every_hero_once() {
    let team = |names: &str| read(2, &[("team", names)]).expect("these are names");
    assert!(refused(&team("hulk, hulk")).contains("MZ-2.5"));
    assert!(refused(&team("hulk, thor")).contains("MZ-29.2"));
    assert!(refused(&team("hulk, wasp, deadpool, iron-man, captain-america")).contains("MZ-52.3"));
    let seating = |seats: &str| read(2, &[("seating", seats)]).expect("these are seats");
    assert!(refused(&seating("A,B")).contains("MZ-2.5"));
    assert!(refused(&seating("A,B,C,A")).contains("MZ-2.5"));
    assert!(refused(&seating("A,A,A,A")).contains("MZ-2.4"));
    let captain = read(2, &[("captain", "C")]).expect("it is a seat");
    assert!(refused(&captain).contains("MZ-52.5"));
}

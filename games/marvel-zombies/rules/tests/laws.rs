//! The laws of the table, on random games of every mission, size and option.

use marvel_zombies::mission::BUILT_IN;
use marvel_zombies::{MarvelZombies, Setup};
use table::Seat;
use table_laws::{Law, Laws};

#[test]
fn laws() {
    let report = Laws::<MarvelZombies>::new(setups()).hold_for_env_or("all missions", 48);
    assert_eq!(report.never_tried(), [Law::Canary], "{report}");
}

/// Many games of one mission after the other take half an hour, so none is played unless somebody asks for them:
/// `REVENANT_LAWS_GAMES=1000 cargo test --release -p marvel-zombies --test laws each_mission -- --nocapture`.
#[test]
fn each_mission() {
    for (code, _) in BUILT_IN {
        let sizes = [(1, 4), (3, 4), (2, 5), (4, 6), (1, 2)];
        let tables =
            sizes.map(|(seats, heroes)| Setup { mission: code.to_string(), heroes, ..Setup::new(seats) });
        Laws::<MarvelZombies>::new(tables.to_vec()).hold_for_env_or(code, 0);
    }
}

/// Each mission with another number of seats and heroes.
fn setups() -> Vec<Setup> {
    let sizes = [(1, 4), (2, 4), (3, 5), (4, 6), (6, 6), (1, 1), (2, 3), (3, 4)];
    let mut setups: Vec<Setup> = BUILT_IN
        .iter()
        .zip(sizes.iter().cycle())
        .map(|((code, _), (seats, heroes))| Setup {
            mission: code.to_string(),
            heroes: *heroes,
            ..Setup::new(*seats)
        })
        .collect();
    setups[1].captain = Some(Seat::B);
    setups[2].gentle_deck = true;
    setups
}

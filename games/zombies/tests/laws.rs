//! The laws of the table, on random games of every size and many options. Random players hardly ever win, so
//! most games end after a few rounds.

use table_laws::{Law, Laws};
use zombies::rules::{EntrancePlace, HelipadPlace, Supply};
use zombies::tiles::Set;
use zombies::{Setup, Zombies};

#[test]
fn laws() {
    let report = Laws::<Zombies>::new(setups()).hold_for_as_many_as_said("all set-ups", 24);
    assert_eq!(report.never_tried(), [Law::Canary], "{report}");
}

/// Many games of one box after the other take an hour, so none is played unless somebody asks for them:
/// `REVENANT_LAWS_GAMES=1000 cargo test --release -p zombies --test laws each_box -- --nocapture`.
#[test]
fn each_box_and_all() {
    let alone = [Set::Z2, Set::Z3, Set::Z35, Set::Z4, Set::Z5, Set::Z6, Set::Z7, Set::Z8];
    let tables = |of: &dyn Fn(usize) -> Setup| (2..=6).map(of).collect::<Vec<Setup>>();
    for set in alone {
        hold(&format!("{set:?}"), tables(&|seats| with(seats, set)));
    }
    hold("all boxes", tables(&all_boxes));
}

fn hold(name: &str, setups: Vec<Setup>) {
    Laws::<Zombies>::new(setups).hold_for_as_many_as_said(name, 0);
}

fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = (2..=6).map(|seats| Setup { round_limit: 6, ..Setup::new(seats) }).collect();
    let base = Setup { tiles: vec![Set::Z1], cards: vec![Set::Z1], round_limit: 12, ..Setup::new(3) };
    setups.push(Setup { guts: false, dodge: Some(true), helipad: HelipadPlace::Short, ..base.clone() });
    let answers = vec![Set::Z1, Set::Z35, Set::Z4, Set::Z5];
    setups.push(Setup { supply: Some(Supply::Limited), cards: answers, ..base.clone() });
    setups.push(Setup { seats: 2, special_tile_retry: true, peaceful_helipad: true, ..base });
    setups.extend(expansions());
    setups.push(all_boxes(4));
    setups
}

fn all_boxes(seats: usize) -> Setup {
    let boxes = Set::ALL.into_iter().filter(|set| *set != Set::Z35).collect();
    Setup { tiles: boxes, cards: Set::ALL.to_vec(), round_limit: 8, ..Setup::new(seats) }
}

/// One box and the first, which all need. Z3.5 has no tiles.
fn with(seats: usize, set: Set) -> Setup {
    let tiles = if set == Set::Z35 { vec![Set::Z1] } else { vec![Set::Z1, set] };
    let cards = vec![Set::Z1, set];
    Setup { tiles, cards, entrance: EntrancePlace::UpperHalf, round_limit: 6, ..Setup::new(seats) }
}

/// Each box alone, and the games that begin in one.
fn expansions() -> Vec<Setup> {
    let sets = [Set::Z2, Set::Z3, Set::Z4, Set::Z5, Set::Z7, Set::Z8];
    let mut setups: Vec<Setup> =
        (2..=6).rev().cycle().zip(sets).map(|(seats, set)| with(seats, set)).collect();
    setups.push(Setup { carnival_start: true, ..with(5, Set::Z7) });
    setups.push(Setup { jail_start: true, ..with(4, Set::Z8) });
    setups.push(Setup {
        tiles: vec![Set::Z1, Set::Z2, Set::Z5, Set::Z8],
        mixed_stack: true,
        jail_start: true,
        round_limit: 8,
        ..with(3, Set::Z8)
    });
    setups
}

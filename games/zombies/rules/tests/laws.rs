//! The laws of the table, on random games of every size and many options. Random players hardly ever win, so
//! most games end after a few rounds.

use table_laws::{Law, Laws};
use zombies::rules::{EntrancePlace, HelipadPlace, Supply};
use zombies::tiles::Set;
use zombies::{Setup, Zombies};

#[test]
fn laws() {
    let report = Laws::<Zombies>::new(setups()).hold_for_env_or("all set-ups", 24);
    assert_eq!(report.never_tried(), [Law::Canary], "{report}");
}

/// One game of each list of boxes. Many of each take hours, so somebody must ask for them, of one list by its name
/// or of each: `REVENANT_LAWS_GAMES=1000 cargo test --release -p zombies --test laws each_box -- --nocapture`.
mod each_box {
    use super::*;

    #[test]
    fn default() {
        hold("default", |seats| Setup { round_limit: ROUNDS, ..Setup::new(seats) });
    }

    #[test]
    fn z1() {
        hold_for(Set::Z1);
    }

    #[test]
    fn z2() {
        hold_for(Set::Z2);
    }

    #[test]
    fn z3() {
        hold_for(Set::Z3);
    }

    #[test]
    fn z35() {
        hold_for(Set::Z35);
    }

    #[test]
    fn z4() {
        hold_for(Set::Z4);
    }

    #[test]
    fn z5() {
        hold_for(Set::Z5);
    }

    #[test]
    fn z6() {
        hold_for(Set::Z6);
    }

    #[test]
    fn z7() {
        hold_for(Set::Z7);
    }

    #[test]
    fn z8() {
        hold_for(Set::Z8);
    }

    #[test]
    fn all() {
        hold("all boxes", all_boxes);
    }

    #[test]
    fn carnival_start() {
        hold("carnival_start", |seats| Setup { carnival_start: true, ..with(seats, Set::Z7) });
    }

    #[test]
    fn jail_start() {
        hold("jail_start", |seats| Setup { jail_start: true, ..with(seats, Set::Z8) });
    }

    fn hold_for(set: Set) {
        hold(&format!("{set:?}"), |seats| with(seats, set));
    }

    fn hold(name: &str, table_of: impl Fn(usize) -> Setup) {
        let tables = (2..=6).map(table_of).collect();
        Laws::<Zombies>::new(tables).hold_for_env_or(name, 1);
    }
}

/// Random players hardly ever win, and play for hours if one lets them.
const ROUNDS: u16 = 6;

fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> =
        (2..=6).map(|seats| Setup { round_limit: ROUNDS, ..Setup::new(seats) }).collect();
    let base = Setup { tiles: vec![Set::Z1], cards: vec![Set::Z1], round_limit: 12, ..Setup::new(3) };
    setups.push(Setup { guts: false, dodge: Some(true), helipad: HelipadPlace::Short, ..base.clone() });
    let answers = vec![Set::Z1, Set::Z35, Set::Z4, Set::Z5];
    setups.push(Setup { supply: Some(Supply::Limited), cards: answers, ..base.clone() });
    setups.push(Setup { seats: 2, special_tile_retry: true, peaceful_helipad: true, ..base });
    setups.extend(expansions());
    setups.push(all_boxes(4));
    setups.extend(Set::Own.has_cards().then(|| with(3, Set::Own)));
    setups
}

fn all_boxes(seats: usize) -> Setup {
    let boxes = Set::BOXES.into_iter().filter(|set| set.n_tiles() > 0).collect();
    Setup { tiles: boxes, cards: Set::BOXES.to_vec(), round_limit: 8, ..Setup::new(seats) }
}

/// One box and the first, which all need. Z3.5 and what is home-made have no tiles.
fn with(seats: usize, set: Set) -> Setup {
    let (tiles, cards) = match set {
        Set::Z1 => (vec![Set::Z1], vec![Set::Z1]),
        Set::Z35 | Set::Own => (vec![Set::Z1], vec![Set::Z1, set]),
        _ => (vec![Set::Z1, set], vec![Set::Z1, set]),
    };
    Setup { tiles, cards, entrance: EntrancePlace::UpperHalf, round_limit: ROUNDS, ..Setup::new(seats) }
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

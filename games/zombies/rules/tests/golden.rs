//! Games under version control: what every input told every seat. `cargo xtask golden` writes them
//! anew; the diff is the change of behaviour. Whole games are short and kept as lines, openings with everything.

use table_laws::{Detail, Golden, check_golden};
use zombies::rules::EntrancePlace;
use zombies::tiles::Set;
use zombies::{Setup, Zombies};

/// Inputs of an opening: the set-up and most of the first turn.
const OPENING: usize = 40;

#[test]
fn playthroughs() {
    let short = |seats| Setup { round_limit: 5, ..Setup::new(seats) };
    let boxes: Vec<Set> = Set::ALL.into_iter().filter(|set| *set != Set::Z35).collect();
    let all =
        Setup { tiles: boxes, cards: Set::ALL.to_vec(), entrance: EntrancePlace::UpperHalf, ..short(4) };
    let jail = Setup {
        tiles: vec![Set::Z1, Set::Z8],
        cards: vec![Set::Z1, Set::Z8],
        jail_start: true,
        guts: false,
        ..short(2)
    };
    let carnival = Setup {
        tiles: vec![Set::Z1, Set::Z7],
        cards: vec![Set::Z1, Set::Z7],
        carnival_start: true,
        ..short(6)
    };
    for (name, setup, seed) in
        [("default", short(3), 1), ("all-boxes", all, 2), ("jail", jail, 3), ("carnival", carnival, 4)]
    {
        let path = |kind: &str| format!("{}/tests/golden/{name}-{kind}.txt", env!("CARGO_MANIFEST_DIR"));
        let whole = Golden::<Zombies>::new(setup.clone(), seed).detail(Detail::Lines);
        check_golden(path("whole"), &whole.text());
        check_golden(path("opening"), &Golden::<Zombies>::new(setup, seed).at_most(OPENING).text());
    }
}

//! Games under version control: what every input told every seat, and beside it the digests. `cargo xtask golden`
//! writes them anew; the diff is the change of behaviour. What is asked is shown of the opening only.

use table_laws::Golden;
use zombies::rules::EntrancePlace;
use zombies::tiles::Set;
use zombies::{Setup, Zombies};

/// Inputs of an opening: the set-up and most of the first turn.
const OPENING: usize = 40;
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn playthroughs() {
    let short = |seats| Setup { round_limit: 5, ..Setup::new(seats) };
    let boxes: Vec<Set> = Set::BOXES.into_iter().filter(|set| set.n_tiles() > 0).collect();
    let all =
        Setup { tiles: boxes, cards: Set::BOXES.to_vec(), entrance: EntrancePlace::UpperHalf, ..short(4) };
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
        Golden::<Zombies>::new(setup, seed).in_full_for(OPENING).check(FOLDER, name);
    }
}

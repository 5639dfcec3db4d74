//! Games under version control: what every input told every seat, with the digests in a second file. `cargo
//! xtask golden` rewrites them; the diff is the change of behaviour. Questions are shown for the opening
//! only.

use table_laws::{Golden, check_golden};
use zombies::rules::EntrancePlace;
use zombies::tiles::{Set, Tile};
use zombies::{Card, Setup, Zombies};

/// The number of inputs of an opening: the set-up and most of the first turn.
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

/// What README and the rulebooks say about the boxes, for `cargo xtask tidy` to compare. Home-made cards are
/// not counted, as the numbers would change with every card.
#[test]
fn counts() {
    let cards_of = |set: Set| Card::ALL.into_iter().filter(move |card| card.facts().set == set);
    let n_kinds: usize = Set::BOXES.into_iter().map(|set| cards_of(set).count()).sum();
    let mut lines = vec![
        format!("README.md: {} expansions", Set::BOXES.len() - 1),
        format!("README.md: {} kinds of tiles", Tile::all().count()),
        format!("README.md: {n_kinds} kinds of cards"),
    ];
    for set in Set::BOXES {
        let name = if set == Set::Z35 { "Z3.5".to_string() } else { format!("{set:?}") };
        let mut count = |n: u32, en: &str, fr: &str| {
            lines.extend([format!("en.md, {name}: {n} {en}"), format!("fr.md, {name}: {n} {fr}")]);
        };
        if set.n_tiles() > 0 {
            count(u32::from(set.n_tiles()), "tiles", "tuiles");
        }
        count(cards_of(set).map(|card| u32::from(card.facts().count)).sum(), "cards", "cartes");
    }
    check_golden(format!("{FOLDER}/counts.txt"), &format!("{}\n", lines.join("\n")));
}

//! Whole games under version control: what each input told each seat, with the digests beside it.
//! `cargo xtask golden` rewrites them; the diff shows the change in behaviour.

use mall_of_horror::{Mall, Setup, ZombiePlayers};
use table_laws::Golden;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn playthroughs() {
    let once = Setup { zombie_players: ZombiePlayers::Once, ..Setup::new(5) };
    for (name, setup, seed) in [
        ("three", Setup::new(3), 1),
        ("four", Setup::new(4), 2),
        ("five", once, 3),
        ("six", Setup::new(6), 4),
    ] {
        Golden::<Mall>::new(setup, seed).check(FOLDER, name);
    }
}

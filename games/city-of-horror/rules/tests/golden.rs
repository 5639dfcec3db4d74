//! Games under version control: what each input told each seat, with the digests beside it.
//! `cargo xtask golden` rewrites them; the diff shows the change in behaviour. Questions are shown only in
//! the opening.

use city_of_horror::{City, Edition, Setup, Sides};
use table_laws::Golden;

/// How many inputs count as the opening: the set-up and the first windows.
const OPENING: usize = 60;
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn playthroughs() {
    let first_print = Setup { edition: Edition::FirstPrint, sides: Sides::AllB, ..Setup::new(5) };
    let drafted = Setup { draft: true, promo_lawn_mower: true, ..Setup::new(3) };
    for (name, setup, seed) in [
        ("three", drafted, 1),
        ("four", Setup::new(4), 2),
        ("five", first_print, 3),
        ("six", Setup::new(6), 4),
    ] {
        Golden::<City>::new(setup, seed).in_full_for(OPENING).check(FOLDER, name);
    }
}

//! Games under version control: what every input told every seat, and beside it the digests. `cargo xtask golden`
//! writes them anew; the diff is the change of behaviour. What is asked is shown of the opening only.

use city_of_horror::{City, Edition, Setup, Sides};
use table_laws::Golden;

/// Inputs of an opening: the set-up and the first windows.
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

//! Games under version control: what every input told every seat. `cargo xtask golden` writes them
//! anew; the diff is the change of behaviour. Whole games are kept as lines, openings with everything.

use city_of_horror::{City, Edition, Setup, Sides};
use table_laws::{Detail, Golden, check_golden};

/// Inputs of an opening: the set-up and the first windows.
const OPENING: usize = 60;

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
        let path = |kind: &str| format!("{}/tests/golden/{name}-{kind}.txt", env!("CARGO_MANIFEST_DIR"));
        let whole = Golden::<City>::new(setup.clone(), seed).detail(Detail::Lines);
        check_golden(path("whole"), &whole.text());
        check_golden(path("opening"), &Golden::<City>::new(setup, seed).at_most(OPENING).text());
    }
}

//! Games under version control: what every input told every seat, and beside it the digests. `cargo xtask golden`
//! writes them anew; the diff is the change of behaviour. What is asked is shown of the opening only.

use marvel_zombies::{MarvelZombies, Setup};
use table_laws::Golden;

/// Inputs of an opening: the set-up and most of the first round.
const OPENING: usize = 40;
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn playthroughs() {
    let of = |mission: &str, seats| Setup { mission: mission.to_string(), ..Setup::new(seats) };
    for (name, setup, seed) in
        [("mz0", of("MZ0", 2), 1), ("mz10", of("MZ10", 1), 2), ("mh2", of("MH2", 3), 3)]
    {
        Golden::<MarvelZombies>::new(setup, seed).in_full_for(OPENING).check(FOLDER, name);
    }
}

//! Games under version control: what every input told every seat. `cargo xtask golden` writes them anew; the diff is
//! the change of behaviour. Whole games are kept as lines, openings with everything.

use marvel_zombies::{MarvelZombies, Setup};
use table_laws::{Detail, Golden, check_golden};

/// Inputs of an opening: the set-up and most of the first round.
const OPENING: usize = 40;

#[test]
fn playthroughs() {
    let of = |mission: &str, seats| Setup { mission: mission.to_string(), ..Setup::new(seats) };
    for (name, setup, seed) in
        [("mz0", of("MZ0", 2), 1), ("mz10", of("MZ10", 1), 2), ("mh2", of("MH2", 3), 3)]
    {
        let path = |kind: &str| format!("{}/tests/golden/{name}-{kind}.txt", env!("CARGO_MANIFEST_DIR"));
        let whole = Golden::<MarvelZombies>::new(setup.clone(), seed).detail(Detail::Lines);
        check_golden(path("whole"), &whole.text());
        check_golden(path("opening"), &Golden::<MarvelZombies>::new(setup, seed).at_most(OPENING).text());
    }
}

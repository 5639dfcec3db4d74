//! Whole games under version control: what every input told every seat. `cargo xtask golden` writes
//! them anew; the diff is the change of behaviour.

use mall_of_horror::{Mall, Setup, ZombiePlayers};
use table_laws::{check_golden, golden};

#[test]
fn playthroughs() {
    let once = Setup { zombie_players: ZombiePlayers::Once, ..Setup::new(5) };
    for (name, setup, seed) in [
        ("three", Setup::new(3), 1),
        ("four", Setup::new(4), 2),
        ("five", once, 3),
        ("six", Setup::new(6), 4),
    ] {
        let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        check_golden(path, &golden::<Mall>(setup, seed));
    }
}

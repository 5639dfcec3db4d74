//! More random games under the laws than the short run plays.

use std::path::Path;

use crate::cargo::{cargo, run_visibly};
use crate::failure::Failure;

/// The games that each list of set-ups in a `tests/laws.rs` plays (`Laws::hold_for_env_or`).
const GAMES_A_LIST: &str = "100";

pub fn run(root: &Path) -> Result<(), Failure> {
    let words = ["test", "--workspace", "--locked", "--test", "laws", "--", "--nocapture"];
    println!("$ REVENANT_LAWS_GAMES={GAMES_A_LIST} cargo {}", words.join(" "));
    run_visibly(cargo(root, &words).env("REVENANT_LAWS_GAMES", GAMES_A_LIST), "cargo test")
}

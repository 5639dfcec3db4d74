//! `cargo xtask bench`: measures the release program.

use crate::cargo::{cargo, run_visibly};
use crate::failure::Failure;
use crate::repository::find_root;

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let mut command = cargo(&find_root()?, &["run", "--release", "--package", "cli", "--", "bench"]);
    run_visibly(command.args(arguments), "revenant bench")
}

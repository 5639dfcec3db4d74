//! `cargo xtask mutants`: how strong the tests are. The program is a separate crate, so that running the
//! tests does not require building it.

use crate::cargo::{cargo, run_visibly};
use crate::failure::Failure;
use crate::repository::find_root;

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let mut command = cargo(&find_root()?, &["run", "--quiet", "--package", "mutants", "--"]);
    run_visibly(command.args(arguments), "mutants")
}

//! A game as `cargo xtask new-game` writes it, in a copy of the project: built, checked, tested, and played in the browser.

use std::path::Path;
use std::process::Command;

use super::copy::Copy;
use crate::cargo::{cargo, run_visibly, target_folder};
use crate::failure::Failure;
use crate::web;

/// A name that no game will have.
const NAME: &str = "template-trial";

pub fn run(root: &Path) -> Result<(), Failure> {
    web::install_packages(root)?;
    let copy = Copy::of(root, "new-game")?;
    let target = std::path::absolute(target_folder(root))
        .map_err(|error| Failure::Wrong(format!("the target folder: {error}")))?;
    let shared = |command: &mut Command| -> Result<(), Failure> {
        println!("$ {command:?}");
        // What others wrote is built already.
        run_visibly(command.env("CARGO_TARGET_DIR", &target).env_remove("REVENANT_SKIP_CLIENT"), "a new game")
    };
    let this = std::env::current_exe().map_err(|error| Failure::Wrong(format!("where is xtask: {error}")))?;
    let xtask = |arguments: &[&str]| shared(Command::new(&this).current_dir(&copy.root).args(arguments));
    xtask(&["new-game", NAME])?;
    xtask(&["tidy"])?;
    xtask(&["rules"])?;
    let bot = format!("{NAME}-bot");
    shared(&mut cargo(&copy.root, &["fmt", "--all", "--", "--check"]))?;
    shared(&mut cargo(
        &copy.root,
        &["clippy", "--package", NAME, "--package", &bot, "--all-targets", "--", "-D", "warnings"],
    ))?;
    // Together with the tests that ask every game for its words, so that nothing is built twice for other features.
    let tests =
        ["--test", "texts", "--test", "golden", "--test", "laws", "--test", "rules", "--test", "thumb"];
    let packages = ["test", "--package", NAME, "--package", &bot, "--package", "texts"];
    shared(&mut cargo(&copy.root, &[&packages[..], &tests].concat()))?;
    shared(&mut cargo(&copy.root, &["build", "--package", "cli"]))?;
    web::check_client(&copy.root)?;
    web::play_on_the_plain_board(&copy.root, &target.join("debug/revenant"), NAME)
}

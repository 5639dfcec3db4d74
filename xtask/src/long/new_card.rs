//! A card as `cargo xtask new-card` writes it, in a copy of the project: tidy refuses what is not filled in, its test
//! passes, and no playthrough of the game changes by it.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::copy::Copy;
use crate::cargo::{cargo, run_visibly, target_folder};
use crate::failure::Failure;
use crate::new_card::{self, PLACEHOLDER};
use crate::repository::read_text_files;
use crate::web;

/// A name that no card will have.
const NAME: &str = "template-trial";

pub fn run(root: &Path) -> Result<(), Failure> {
    web::install_packages(root)?;
    let copy = Copy::of(root, "new-card")?;
    let target = target_folder(root);
    let shared = |command: &mut Command| -> Result<(), Failure> {
        println!("$ {command:?}");
        run_visibly(command.env("CARGO_TARGET_DIR", &target).env("REVENANT_SKIP_CLIENT", "1"), "a new card")
    };
    let this = std::env::current_exe().map_err(|error| Failure::Wrong(format!("where is xtask: {error}")))?;
    let xtask = |arguments: &[&str]| shared(Command::new(&this).current_dir(&copy.root).args(arguments));
    for (game, like) in new_card::examples(&read_text_files(&copy.root)?)? {
        xtask(&["new-card", NAME, "--like", &like, "--asks"])?;
        if xtask(&["tidy"]).is_ok() {
            return Err(Failure::Wrong(format!("tidy does not see what is left to fill in, of {game}")));
        }
        fill_in(&copy.root)?;
        xtask(&["tidy"])?;
        let test = NAME.replace('-', "_");
        let mut first = cargo(&copy.root, &["test", "--package", &game, "--test", "rules", &test]);
        shared(first.env("UPDATE_EXPECT", "1"))?;
        shared(&mut cargo(&copy.root, &["test", "--package", &game]))?;
    }
    Ok(())
}

/// As somebody would who has nothing to say.
fn fill_in(root: &Path) -> Result<(), Failure> {
    for file in read_text_files(root)?.iter().filter(|file| !file.path.contains("/new-card/")) {
        if file.text.contains(PLACEHOLDER) {
            let text = file.text.replace(PLACEHOLDER, "Something");
            fs::write(root.join(&file.path), text)
                .map_err(|error| Failure::Wrong(format!("{}: {error}", file.path)))?;
        }
    }
    Ok(())
}

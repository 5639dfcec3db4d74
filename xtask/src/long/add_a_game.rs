//! Carries out "How to add a game" in CONTRIBUTING.md. The game must be in the places that the page lists,
//! pass every check, and be playable in the browser.

use std::path::Path;

use super::page::{Page, PageStep};
use super::walk::{Client, Walk};
use crate::failure::Failure;
use crate::web;

/// The files outside its folder that know a game, according to the page, and how many lines each gains.
const LISTS: [(&str, usize); 2] = [("crates/games/src/list.rs", 1), ("crates/games/Cargo.toml", 2)];

pub fn run(root: &Path) -> Result<(), Failure> {
    web::install_packages(root)?;
    let steps = Page::read(root, "CONTRIBUTING.md")?.section("How to add a game")?.steps();
    let Some(PageStep::Run(new_game)) = steps.first() else {
        return Err(Failure::Wrong("the page does not begin with a command".to_string()));
    };
    let name = new_game.rsplit(' ').next().unwrap_or_default();
    let walk = Walk::begin(root, Client::Built)?;
    let before = LISTS.map(|(path, _)| walk.read(path).map(|text| text.lines().count()));
    walk.take(&steps[0], &[])?;
    for ((path, n_lines), before) in LISTS.into_iter().zip(before) {
        if walk.read(path)?.lines().count() != before? + n_lines {
            return Err(Failure::Wrong(format!("{path} has not gained {n_lines} lines")));
        }
    }
    refuse_other_changes(name, &walk)?;
    for line in [
        "cargo xtask tidy",
        "cargo xtask rules",
        "cargo fmt --all -- --check",
        &format!("cargo clippy --package {name} --package {name}-bot --all-targets -- -D warnings"),
        // The tests in `texts`, which read the words of every game, run in the same call, so that nothing is
        // built twice with other features.
        &format!(
            "cargo test --package {name} --package {name}-bot --package texts \
             --test texts --test golden --test laws --test rules --test thumb"
        ),
        "cargo build --package cli",
    ] {
        walk.run(line)?;
    }
    for step in &steps[1..] {
        walk.take(step, &[])?;
    }
    refuse_other_changes(name, &walk)?;
    web::check_client(&walk.copy.root)?;
    web::play_on_the_plain_board(&walk.copy.root, &walk.program(), name)
}

/// Nothing but the folder of the game, the lists and the lock file has changed.
fn refuse_other_changes(name: &str, walk: &Walk) -> Result<(), Failure> {
    let folder = format!("games/{name}/");
    let is_expected = |path: &String| {
        path.starts_with(&folder) || path == "Cargo.lock" || LISTS.iter().any(|(list, _)| path == list)
    };
    match walk.changed_files()?.into_iter().find(|path| !is_expected(path)) {
        None => Ok(()),
        Some(path) => Err(Failure::Wrong(format!("the game has changed {path}"))),
    }
}

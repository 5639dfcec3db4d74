//! Carries out "How to add a card" in CONTRIBUTING.md. The card must be in the files that the page lists and
//! in no other. Tidy must refuse it until it is filled in, its test must pass, and no playthrough may change.

use std::path::Path;

use super::page::{Page, PageStep};
use super::walk::{Client, Walk};
use crate::failure::Failure;
use crate::new_card::{self, PLACEHOLDER};
use crate::repository::read_text_files;
use crate::web;

/// A name that no card will have.
const NAME: &str = "template-trial";

pub fn run(root: &Path) -> Result<(), Failure> {
    web::install_packages(root)?;
    let page = Page::read(root, "CONTRIBUTING.md")?.section("How to add a card")?;
    let steps = page.steps();
    let [PageStep::Run(new_card), rest @ ..] = &steps[..] else {
        return Err(Failure::Wrong("the page does not begin with a command".to_string()));
    };
    for (game, like) in new_card::examples(&read_text_files(root)?)? {
        let walk = Walk::begin(root, Client::Skipped)?;
        let file = NAME.replace('-', "_");
        let words = [("NAME", NAME), ("CARD", &like), ("<card>", &file)];
        walk.take(&PageStep::Run(format!("{new_card} --asks")), &words)?;
        compare_with_table(&page, &game, &file, &walk)?;
        if walk.run("cargo xtask tidy").is_ok() {
            return Err(Failure::Wrong(format!("tidy does not see what is left to fill in, of {game}")));
        }
        fill_in(&walk)?;
        walk.run("cargo xtask tidy")?;
        for step in rest {
            walk.take(step, &words)?;
        }
        walk.run(&format!("cargo test --package {game}"))?;
        refuse_other_changes(&game, &walk)?;
    }
    Ok(())
}

/// The page lists every file that the command writes.
fn compare_with_table(page: &Page, game: &str, file: &str, walk: &Walk) -> Result<(), Failure> {
    let mut listed: Vec<String> =
        page.code_in_column(1).iter().map(|path| path_of(path, game, file)).collect();
    listed.sort();
    let written = walk.changed_files()?;
    if listed == written {
        return Ok(());
    }
    Err(Failure::Wrong(format!(
        "the page lists\n  {}\nand the command writes\n  {}",
        listed.join("\n  "),
        written.join("\n  ")
    )))
}

/// The path, from the top of the repository, of a file in the page's table. Most paths there are relative to
/// the folder of the game.
fn path_of(listed: &str, game: &str, file: &str) -> String {
    let path = listed.replace("<card>", file);
    if path.starts_with("web/") { path } else { format!("games/{game}/{path}") }
}

/// Replaces every placeholder with some word.
fn fill_in(walk: &Walk) -> Result<(), Failure> {
    for path in walk.changed_files()? {
        let text = walk.read(&path)?;
        if text.contains(PLACEHOLDER) {
            walk.write(&path, &text.replace(PLACEHOLDER, "Something"))?;
        }
    }
    Ok(())
}

/// No digest and no other game has changed.
fn refuse_other_changes(game: &str, walk: &Walk) -> Result<(), Failure> {
    let folders = [format!("games/{game}/"), format!("web/src/games/{game}/")];
    let is_expected =
        |path: &String| folders.iter().any(|folder| path.starts_with(folder)) && !path.ends_with(".digests");
    match walk.changed_files()?.into_iter().find(|path| !is_expected(path)) {
        None => Ok(()),
        Some(path) => Err(Failure::Wrong(format!("the card has changed {path}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_the_table_count_from_the_game() {
        assert_eq!(path_of("rules/src/<card>.rs", "mall", "red_lamp"), "games/mall/rules/src/red_lamp.rs");
        assert_eq!(path_of("web/src/faces.ts", "mall", "red_lamp"), "web/src/faces.ts");
    }
}

//! `cargo xtask new-game NAME`: writes the folder of a small complete game and adds it to the list of games.
//!
//! 1. [`names`]: the spellings of a game's name, and which names are free.
//! 2. [`template`]: the files of the game, from `xtask/templates/new-game`.
//! 3. [`listing`]: its line in `games!` and its dependencies.

mod listing;
pub mod names;
mod template;

use std::fs;
use std::path::Path;

use crate::cargo::{cargo, run_visibly};
use crate::failure::Failure;
use crate::repository::{find_root, read_text_files};

pub use names::Names;

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let (name, letters) = match arguments {
        [name] => (name, None),
        [name, option, letters] | [option, letters, name] if option == "--letters" => {
            (name, Some(letters.as_str()))
        }
        _ => {
            return Err(Failure::Misused("new-game takes a name, and optionally --letters ABC".to_string()));
        }
    };
    let root = find_root()?;
    let files = read_text_files(&root)?;
    let names = Names::choose(name, letters, &files)?;
    write(&root, &names)?;
    finish(&root, &names)
}

/// Writes the folder of the game and adds the game to the lists.
pub fn write(root: &Path, names: &Names) -> Result<(), Failure> {
    let folder = root.join("games").join(&names.kebab);
    for (path, text) in template::files(root, names)? {
        put(&folder.join(path), &text)?;
    }
    for (path, add) in listing::PLACES {
        let path = root.join(path);
        let text = fs::read_to_string(&path).map_err(|error| failure(&path, &error))?;
        let text = add(&text, names)
            .ok_or_else(|| Failure::Wrong(format!("{}: there is no list of games", path.display())))?;
        put(&path, &text)?;
    }
    Ok(())
}

/// Formats the code, since long names break lines differently, and plays the first golden playthroughs.
fn finish(root: &Path, names: &Names) -> Result<(), Failure> {
    let (rules, bot) = (names.kebab.as_str(), format!("{}-bot", names.kebab));
    run_visibly(&mut cargo(root, &["fmt", "--package", rules, "--package", &bot]), "cargo fmt")?;
    let mut golden = cargo(root, &["test", "--quiet", "--package", rules, "--test", "golden"]);
    run_visibly(golden.env("UPDATE_GOLDEN", "1"), "the golden playthroughs")?;
    println!(
        "\ngames/{rules} is a complete game: `cargo run`, and it is on the home page.\n\
         Its rules are {}-… in games/{rules}/rulebook. Replace them with yours. You may also want:\n  \
         games/{rules}/terminal       its table in a terminal, and `terminal …` in crates/games/src/list.rs\n  \
         web/src/games/{rules}        its board, cover and icons in the browser\n  \
         docs/rules/README.md         its line in the index of rulebooks",
        names.letters
    );
    Ok(())
}

fn put(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).and_then(|()| fs::write(path, text)).map_err(|error| failure(path, &error))
}

fn failure(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Wrong(format!("{}: {error}", path.display()))
}

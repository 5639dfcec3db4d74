//! The files of a new game. They are real files in `xtask/templates/new-game`, each with the ending `.tmpl`,
//! and have `__name__`, `__snake__`, `__Camel__`, `__Title__`, `__LETTERS__` and `__letters__` in place of
//! the game's name.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::Names;
use crate::failure::Failure;
use crate::repository::{TextFile, read_text_files};

const FOLDER: &str = "xtask/templates/new-game/";
const ENDING: &str = ".tmpl";
/// The same file for every crate of rules.
const LINTS: (&str, &str) = ("crates/table/clippy.toml", "rules/clippy.toml");

/// All files of a game: the path inside its folder, and the text.
pub fn files(root: &Path, names: &Names) -> Result<Vec<(String, String)>, Failure> {
    let lints = fs::read_to_string(root.join(LINTS.0))
        .map_err(|error| Failure::Wrong(format!("{}: {error}", LINTS.0)))?;
    let mut files: Vec<(String, String)> = rendered(&read_text_files(root)?, names);
    files.push((LINTS.1.to_string(), lints));
    Ok(files)
}

fn rendered(files: &[TextFile], names: &Names) -> Vec<(String, String)> {
    let templates = files.iter().filter_map(|file| {
        let path = file.path.strip_prefix(FOLDER)?.strip_suffix(ENDING)?;
        Some((path.to_string(), render(&file.text, names)))
    });
    templates.collect()
}

fn render(text: &str, names: &Names) -> String {
    [
        ("__name__", names.kebab.as_str()),
        ("__snake__", &names.snake),
        ("__Camel__", &names.camel),
        ("__Title__", &names.title),
        ("__LETTERS__", &names.letters),
        ("__letters__", &names.letters.to_lowercase()),
    ]
    .iter()
    .fold(text.to_string(), |text, (placeholder, name)| text.replace(placeholder, name))
}

/// Every capitalised word in the template: a game cannot have the name of another type.
pub fn types(files: &[TextFile]) -> BTreeSet<&str> {
    let rules = files.iter().filter(|file| file.path.starts_with(FOLDER) && file.path.ends_with(".rs.tmpl"));
    let words =
        rules.flat_map(|file| file.text.split(|letter: char| !letter.is_alphanumeric() && letter != '_'));
    words.filter(|word| word.starts_with(|letter: char| letter.is_ascii_uppercase())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::find_root;
    use crate::rust_source::RustSource;

    fn the_templates() -> Vec<(String, String)> {
        let root = find_root().unwrap();
        let files = read_text_files(&root).unwrap();
        let names = Names::choose("quiet-harbour", None, &files).unwrap();
        rendered(&files, &names)
    }

    #[test]
    fn a_new_game_has_every_part_and_no_placeholder() {
        let files = the_templates();
        let paths: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
        for part in [
            "bot/Cargo.toml",
            "bot/src/lib.rs",
            "rulebook/en.md",
            "rulebook/fr.md",
            "rules/Cargo.toml",
            "rules/src/action.rs",
            "rules/src/event.rs",
            "rules/src/flow.rs",
            "rules/src/flow/bids.rs",
            "rules/src/flow/round.rs",
            "rules/src/info.rs",
            "rules/src/lib.rs",
            "rules/src/resample.rs",
            "rules/src/scene.rs",
            "rules/src/setup.rs",
            "rules/src/state.rs",
            "rules/src/view.rs",
            "rules/tests/golden.rs",
            "rules/tests/laws.rs",
            "rules/tests/rules/main.rs",
            "text/en.ftl",
            "text/fr.ftl",
        ] {
            assert!(paths.contains(&part), "{part} is missing");
        }
        for (path, text) in &files {
            assert!(!text.contains("__"), "{path} has a placeholder left");
        }
    }

    /// The long run builds such a game; this finds typing errors earlier.
    #[test]
    fn its_source_is_rust() {
        for (path, text) in the_templates().iter().filter(|(path, _)| path.ends_with(".rs")) {
            if let Err(unreadable) = RustSource::parse(text) {
                panic!("{path}:{}: {}", unreadable.line, unreadable.reason);
            }
        }
    }
}

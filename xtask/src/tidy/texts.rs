//! Everything a player reads exists in every language: the files of a folder `text/` have the same messages
//! with the same attributes, each exactly once.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use super::violation::Violation;
use crate::repository::TextFile;

const LANGUAGES: [&str; 2] = ["en", "fr"];

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    let folders: BTreeSet<&str> = files
        .iter()
        .filter_map(|file| file.path.strip_suffix(".ftl")?.rsplit_once('/'))
        .map(|(f, _)| f)
        .collect();
    folders.into_iter().flat_map(|folder| check_folder(folder, files)).collect()
}

fn check_folder(folder: &str, files: &[TextFile]) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut texts = Vec::new();
    for language in LANGUAGES {
        let path = format!("{folder}/{language}.ftl");
        match files.iter().find(|file| file.path == path) {
            Some(file) => {
                let (messages, duplicates) = messages_of(&file.text);
                violations.extend(duplicates.into_iter().map(|(line, name)| {
                    Violation::new(&path, line, format!("`{name}` is there twice: remove one"))
                }));
                texts.push((path, messages));
            }
            None => violations.push(Violation::new(&path, 1, "the file is missing: translate the other one")),
        }
    }
    for (path, messages) in &texts {
        for (other_path, other) in texts.iter().filter(|(other_path, _)| other_path != path) {
            for (name, line) in messages.iter().filter(|(name, _)| !other.contains_key(*name)) {
                let what = format!("`{name}` is missing in {other_path}: translate it, or remove it here");
                violations.push(Violation::new(path, *line, what));
            }
        }
    }
    violations
}

/// Messages by name with their line, attributes as `message.attribute`; and the names that occur twice.
fn messages_of(text: &str) -> (BTreeMap<String, usize>, Vec<(usize, String)>) {
    let mut messages = BTreeMap::new();
    let mut duplicates = Vec::new();
    let mut message = String::new();
    for (index, line) in text.lines().enumerate() {
        let name = match name_before_equals(line) {
            Some(name) => {
                message = name.to_string();
                message.clone()
            }
            None => match line.trim_start().strip_prefix('.').and_then(name_before_equals) {
                Some(attribute) if line.starts_with(' ') => format!("{message}.{attribute}"),
                _ => continue,
            },
        };
        match messages.entry(name) {
            Entry::Occupied(first) => duplicates.push((index + 1, first.key().clone())),
            Entry::Vacant(place) => {
                place.insert(index + 1);
            }
        }
    }
    (messages, duplicates)
}

/// `name` of a line `name = …`; a term of Fluent begins with a dash.
fn name_before_equals(line: &str) -> Option<&str> {
    let name = line.split_once('=')?.0.trim_end();
    let letters = name.strip_prefix('-').unwrap_or(name);
    let is_name = letters.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && letters.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    is_name.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    fn faults(en: &str, fr: &str) -> Vec<String> {
        lines(&check(&[text_file("games/mall/text/en.ftl", en), text_file("games/mall/text/fr.ftl", fr)]))
    }

    #[test]
    fn the_same_messages_in_any_order_pass() {
        let en = "# = comment\naxe = Axe\n    .help = It kills { $n ->\n        [one] = 1\n       *[other] many\n    }\n-brand = Mall\n";
        let fr = "-brand = Mall\naxe =\n    Hache\n    .help = Elle tue\n";
        assert_eq!(faults(en, fr), [""; 0]);
    }

    #[test]
    fn a_missing_message_or_attribute_is_found_in_both_directions() {
        assert_eq!(
            faults("axe = Axe\nbat = Bat\n", "axe = Hache\n    .help = Aide\n"),
            [
                "games/mall/text/en.ftl:2: `bat` is missing in games/mall/text/fr.ftl: translate it, or remove it here",
                "games/mall/text/fr.ftl:2: `axe.help` is missing in games/mall/text/en.ftl: translate it, or remove it here",
            ]
        );
    }

    #[test]
    fn a_message_that_is_there_twice_is_found() {
        assert_eq!(
            faults("axe = Axe\naxe = Hatchet\n", "axe = Hache\n"),
            ["games/mall/text/en.ftl:2: `axe` is there twice: remove one"]
        );
    }

    #[test]
    fn a_language_that_is_missing_is_found() {
        let found = lines(&check(&[text_file("crates/terminal/text/en.ftl", "a = b\n")]));
        assert_eq!(found, ["crates/terminal/text/fr.ftl:1: the file is missing: translate the other one"]);
    }
}

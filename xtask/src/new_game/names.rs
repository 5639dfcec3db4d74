//! The spellings of a game's name in different places, and which names are free.

use std::collections::BTreeSet;

use super::template;
use crate::failure::Failure;
use crate::repository::{TextFile, names_of_games};
use crate::rules::letters_of_catalogues;

const LONGEST_NAME: usize = 40;
/// How many letters rule ids begin with.
const LETTERS: std::ops::RangeInclusive<usize> = 2..=6;

/// Words that cannot be the name of a crate, or would be a confusing one.
pub const RESERVED: [&str; 56] = [
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in",
    "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "self", "static", "std", "struct", "super", "test", "tests", "trait", "true", "try", "type", "typeof",
    "union", "unsafe", "unsized", "use", "virtual", "where", "while",
];

/// The name of a game in all its spellings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// `my-game`: its folder, its crate, its name in journals and addresses.
    pub kebab: String,
    /// `my_game`
    pub snake: String,
    /// `MyGame`
    pub camel: String,
    /// `My Game`
    pub title: String,
    /// `MY`: the letters with which its rule ids begin.
    pub letters: String,
}

impl Names {
    /// The spellings of a name, if it is well-formed and free.
    pub fn choose(name: &str, letters: Option<&str>, files: &[TextFile]) -> Result<Names, Failure> {
        let names = Names::of(name, letters)?;
        names.refuse_taken(files)?;
        Ok(names)
    }

    fn of(name: &str, letters: Option<&str>) -> Result<Names, Failure> {
        let words: Vec<&str> = name.split('-').collect();
        let is_word = |word: &&str| {
            !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        let begins_well = name.starts_with(|letter: char| letter.is_ascii_lowercase());
        if !begins_well || !words.iter().all(is_word) || name.len() > LONGEST_NAME {
            return Err(Failure::Misused(format!(
                "{name:?} cannot be the name of a game: use lower-case letters and digits, with single dashes \
                 between words and a letter first, at most {LONGEST_NAME} characters, as in my-game"
            )));
        }
        let capitalised = |word: &&str| word[..1].to_uppercase() + &word[1..];
        let capitals: Vec<String> = words.iter().map(capitalised).collect();
        let letters = letters.map_or_else(|| letters_of(&words), str::to_string);
        if !LETTERS.contains(&letters.len()) || !letters.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return Err(Failure::Misused(format!(
                "rule ids cannot begin with {letters:?}: add --letters with {} to {} capital letters",
                LETTERS.start(),
                LETTERS.end()
            )));
        }
        Ok(Names {
            kebab: name.to_string(),
            snake: words.join("_"),
            camel: capitals.concat(),
            title: capitals.join(" "),
            letters,
        })
    }

    fn refuse_taken(&self, files: &[TextFile]) -> Result<(), Failure> {
        let misused = |reason: String| Err(Failure::Misused(reason));
        if names_of_games(files).contains(&self.kebab.as_str()) {
            return misused(format!("there is already a game {}", self.kebab));
        }
        if let Some(game) = letters_of_catalogues(files).get(self.letters.as_str()) {
            let letters = &self.letters;
            return misused(format!(
                "the rule ids of {game} begin with {letters}: choose others with --letters"
            ));
        }
        let crates = [self.snake.clone(), format!("{}_bot", self.snake)];
        if RESERVED.contains(&self.snake.as_str())
            || packages(files).iter().any(|taken| crates.contains(taken))
        {
            return misused(format!(
                "{} cannot be the name of a crate: it already means something else",
                self.kebab
            ));
        }
        if template::types(files).contains(self.camel.as_str()) {
            return misused(format!("the template has another type {}: choose another name", self.camel));
        }
        Ok(())
    }
}

/// The first word; if it is too short or too long, the initials of all words, or its first four letters.
fn letters_of(words: &[&str]) -> String {
    let only_letters =
        |text: &str| text.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_uppercase();
    let first = only_letters(words[0]);
    if LETTERS.contains(&first.len()) {
        return first;
    }
    let initials = only_letters(&words.iter().filter_map(|word| word.chars().next()).collect::<String>());
    if LETTERS.contains(&initials.len()) { initials } else { first.chars().take(4).collect() }
}

/// All packages of the project, as they are spelt in code.
fn packages(files: &[TextFile]) -> BTreeSet<String> {
    let lock = files.iter().find(|file| file.path == "Cargo.lock").map_or("", |file| file.text.as_str());
    let name = |line: &str| Some(line.strip_prefix("name = \"")?.strip_suffix('"')?.replace('-', "_"));
    lock.lines().filter_map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::text_file;

    fn tree() -> Vec<TextFile> {
        vec![
            text_file("games/night-mall/rules/src/lib.rs", ""),
            text_file("games/night-mall/rulebook/en.md", "| NIGHT-1.1 | a |\n"),
            text_file("Cargo.lock", "[[package]]\nname = \"serde\"\n\n[[package]]\nname = \"expect-test\"\n"),
            text_file(
                "xtask/templates/new-game/rules/src/flow/round.rs.tmpl",
                "pub struct Round;\npub enum Stage {}\n",
            ),
        ]
    }

    fn choose(name: &str, letters: Option<&str>) -> Result<Names, String> {
        Names::choose(name, letters, &tree()).map_err(|failure| failure.to_string())
    }

    #[test]
    fn a_name_has_five_spellings() {
        let names = choose("dice-duel-2", None).unwrap();
        let Names { kebab, snake, camel, title, letters } = &names;
        assert_eq!(
            [kebab, snake, camel, title, letters],
            ["dice-duel-2", "dice_duel_2", "DiceDuel2", "Dice Duel 2", "DICE"]
        );
        assert_eq!(choose("go-fish", None).unwrap().letters, "GO");
        assert_eq!(choose("x-marks", None).unwrap().letters, "XM");
        assert_eq!(choose("backgammon", None).unwrap().letters, "BACK");
        assert_eq!(choose("backgammon", Some("BG")).unwrap().letters, "BG");
    }

    #[test]
    fn a_name_that_is_not_free_is_refused_with_the_reason() {
        for (name, letters, reason) in [
            ("", None, "cannot be the name of a game"),
            ("Dice", None, "cannot be the name of a game"),
            ("dice_duel", None, "cannot be the name of a game"),
            ("dice--duel", None, "cannot be the name of a game"),
            ("dice-", None, "cannot be the name of a game"),
            ("2dice", None, "cannot be the name of a game"),
            ("dés", None, "cannot be the name of a game"),
            ("../dice", None, "cannot be the name of a game"),
            (&"a".repeat(41), None, "at most 40"),
            ("dice", Some("D"), "2 to 6 capital letters"),
            ("dice", Some("dice"), "2 to 6 capital letters"),
            ("x", None, "2 to 6 capital letters"),
            ("night-mall", None, "there is already a game night-mall"),
            ("night-watch", None, "the rule ids of night-mall begin with NIGHT"),
            ("serde", None, "cannot be the name of a crate"),
            ("expect-test", None, "cannot be the name of a crate"),
            ("match", None, "cannot be the name of a crate"),
            ("round", None, "has another type Round"),
        ] {
            let refused = choose(name, letters).unwrap_err();
            assert!(refused.contains(reason), "{name:?}: {refused}");
        }
    }
}

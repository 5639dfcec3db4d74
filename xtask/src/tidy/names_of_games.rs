//! No source names a game outside its folders, `games/<game>/` and `web/src/games/<game>/`, and the list of
//! games.
//!
//! What names a game:
//!
//! - a name of several words, in any spelling: `my-game`, `my_game`, `MyGame`, "My Game", "my game";
//! - a name of one word, which may be a common word, only where it is an address: alone in quotes, behind
//!   `games/`, `GameId::` or `game::`, or before `::`, `-bot`, `_bot`, `-terminal`, `_terminal`. Another game
//!   may use the same word for something else, so in its folder the word counts only behind `games/`. Another
//!   check looks at its dependencies;
//! - the title in its texts, unless that is one common word;
//! - the id of one of its rules.
//!
//! Documents, tests, manifests and lock files may name games, and so may tests inside a source file.

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use super::violation::Violation;
use crate::repository::{TextFile, names_of_games};
use crate::rules::{ids_in, letters_of, letters_of_catalogues};

const LIST: &str = "crates/games/src/list.rs";
const MANIFESTS: [&str; 4] = ["Cargo.toml", "Cargo.lock", "package.json", "package-lock.json"];
/// Folders of documents, of tests, and of settings for tools and forges.
const FREE_FOLDERS: [&str; 6] = ["docs", "web/e2e", "web/tests", ".config", ".ci", ".github"];
const SEPARATORS: [&str; 4] = ["-", "_", " ", ""];

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    let games: Vec<Game<'_>> = names_of_games(files).into_iter().map(|name| Game::new(name, files)).collect();
    let letters = letters_of_catalogues(files);
    let tests = modules_of_tests(files);
    let mut violations = Vec::new();
    for file in
        files.iter().filter(|file| !is_free(&file.path) && !tests.iter().any(|test| is_of(&file.path, test)))
    {
        let others: Vec<&Game<'_>> = games.iter().filter(|game| !game.owns(&file.path)).collect();
        for (line, text) in lines_without_tests(file) {
            let named = others.iter().filter(|game| game.is_named_in(text, file)).map(|game| game.name);
            let by_rule = ids_in(text).into_iter().filter_map(|id| letters.get(letters_of(id)).copied());
            let by_rule = by_rule.filter(|name| others.iter().any(|game| game.name == *name));
            for game in named.chain(by_rule).collect::<BTreeSet<_>>() {
                let what = format!("it names {game}: leave the name out, or move this to that game's folder");
                violations.push(Violation::new(&file.path, line, what));
            }
        }
    }
    violations
}

struct Game<'a> {
    name: &'a str,
    /// In lower case.
    spellings: Vec<String>,
    /// The spellings that count in the folders of other games, where a common word may mean something else.
    among_games: Vec<String>,
    /// The title in its texts, unless it is a common word.
    title: Option<&'a str>,
}

impl<'a> Game<'a> {
    fn new(name: &'a str, files: &'a [TextFile]) -> Game<'a> {
        let words: Vec<&str> = name.split('-').collect();
        let (spellings, among_games) = match words.as_slice() {
            [word] => (addresses(word), vec![format!("games/{word}")]),
            words => {
                let spellings = SEPARATORS.map(|separator| words.join(separator)).to_vec();
                (spellings.clone(), spellings)
            }
        };
        let text = files.iter().find(|file| file.path == format!("games/{name}/text/en.ftl"));
        let title = text.and_then(|file| file.text.lines().find_map(|line| line.strip_prefix("title = ")));
        let is_distinct = |title: &&str| title.chars().any(|letter| !letter.is_alphanumeric());
        Game { name, spellings, among_games, title: title.map(str::trim).filter(is_distinct) }
    }

    fn owns(&self, path: &str) -> bool {
        let folders = [format!("games/{}/", self.name), format!("web/src/games/{}/", self.name)];
        path == LIST || folders.iter().any(|folder| path.starts_with(folder))
    }

    fn is_named_in(&self, line: &str, file: &TextFile) -> bool {
        let small = line.to_lowercase();
        let is_of_a_game = file.is_in("games") || file.is_in("web/src/games");
        let spellings = if is_of_a_game { &self.among_games } else { &self.spellings };
        spellings.iter().any(|spelling| has_word(&small, spelling))
            || self.title.is_some_and(|title| line.contains(title))
    }
}

/// The ways in which a single word can be the address of a game, in lower case.
fn addresses(word: &str) -> Vec<String> {
    let quoted = ["'", "\"", "`"].map(|quote| format!("{quote}{word}{quote}"));
    let before = ["games/", "gameid::", "game::"].map(|before| format!("{before}{word}"));
    let after = ["::", "-bot", "_bot", "-terminal", "_terminal"].map(|after| format!("{word}{after}"));
    [quoted.to_vec(), before.to_vec(), after.to_vec()].concat()
}

/// Whether a word stands alone in a text, and not inside another word.
fn has_word(text: &str, word: &str) -> bool {
    let is_inside = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let is_joined = |letter: Option<char>| is_inside(letter) || matches!(letter, Some('_' | '-'));
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        let begins = !word.starts_with(char::is_alphanumeric) || !is_joined(before);
        let ends = !word.ends_with(char::is_alphanumeric) || !is_inside(after);
        begins && ends
    })
}

fn is_free(path: &str) -> bool {
    let mut parts = path.split('/');
    let name = path.rsplit('/').next().unwrap_or(path);
    path.ends_with(".md")
        || path.ends_with(".test.ts")
        || MANIFESTS.contains(&name)
        || FREE_FOLDERS.iter().any(|folder| is_of(path, folder))
        || parts.any(|part| part == "tests")
}

/// Whether a path is this module: its file, or a file in its folder.
fn is_of(path: &str, stem: &str) -> bool {
    path.strip_prefix(stem).is_some_and(|rest| rest.starts_with('/') || rest == ".rs")
}

/// The lines of a file with their numbers, without the items that are only built for tests.
fn lines_without_tests(file: &TextFile) -> Vec<(usize, &str)> {
    let source = file.is_rust().then(|| file.rust().ok()).flatten();
    let tests: Vec<RangeInclusive<usize>> = source.map_or_else(Vec::new, |source| {
        let lines = |item: &Range<usize>| source.line_of(item.start)..=source.line_of(item.end);
        source.test_items().iter().map(lines).collect()
    });
    let is_test = |line: usize| tests.iter().any(|lines| lines.contains(&line));
    let numbered = file.text.lines().enumerate().map(|(index, text)| (index + 1, text));
    numbered.filter(|(line, _)| !is_test(*line)).collect()
}

/// Files that a `#[cfg(test)] mod name;` brings in, and the folders of their own modules, without an ending.
fn modules_of_tests(files: &[TextFile]) -> Vec<String> {
    let readable =
        files.iter().filter(|file| file.is_rust()).filter_map(|file| Some((file, file.rust().ok()?)));
    readable
        .flat_map(|(file, source)| {
            let folder = folder_of_modules(&file.path);
            source.test_modules().iter().map(move |module| format!("{folder}/{module}"))
        })
        .collect()
}

/// The folder of a file's modules: beside it for the root of a crate, otherwise a folder with its name.
fn folder_of_modules(path: &str) -> &str {
    let stem = path.strip_suffix(".rs").unwrap_or(path);
    match stem.rsplit_once('/') {
        Some((folder, "lib" | "main" | "mod")) => folder,
        _ => stem,
    }
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    /// What is found in a file of a project with the games `dice-duel`, whose rules are DICE-…, and `ghosts`,
    /// whose title is Ghosts!!!.
    fn faults(path: &str, text: &str) -> Vec<String> {
        lines(&check(&[
            text_file("games/dice-duel/rulebook/en.md", "| DICE-1.1 | a |\n"),
            text_file("games/ghosts/text/en.ftl", "title = Ghosts!!!\n"),
            text_file("games/ghosts/rules/src/lib.rs", ""),
            text_file("crates/x/src/main.rs", "#[cfg(test)]\nmod texts;\n"),
            text_file(path, text),
        ]))
    }

    #[test]
    fn a_planted_name_is_found_in_every_spelling() {
        for text in [
            "// as in Dice Duel",
            "use dice_duel::Action;",
            "let game = DiceDuel::new();",
            "dice_duel_bot::Bots",
            "the folder games/dice-duel",
            "rule!(\"DICE-1.1\")",
            "DICE-7.2 says so",
        ] {
            let expected = "crates/x/src/a.rs:2: it names dice-duel: leave the name out, or move this to that game's folder";
            assert_eq!(faults("crates/x/src/a.rs", &format!("\n{text}\n")), [expected], "{text}");
        }
        for text in [
            "\"ghosts\"",
            "'ghosts'",
            "ghosts::Card",
            "ghosts_bot",
            "GameId::Ghosts",
            "games/ghosts/text",
            "Ghosts!!!",
        ] {
            assert_eq!(faults("web/src/lib/a.ts", text).len(), 1, "{text}");
        }
    }

    #[test]
    fn a_common_word_is_none() {
        for text in [
            "three ghosts",
            "n_ghosts",
            "ghosts: number",
            "Ghosts come",
            "dice",
            "a duel",
            "indice-duelling",
            "our_ghosts::all",
            "DICE",
        ] {
            assert_eq!(faults("crates/x/src/a.rs", text), [""; 0], "{text}");
        }
    }

    #[test]
    fn its_own_folders_and_the_list_name_it_and_no_other_game_does() {
        let text = "DiceDuel = dice_duel::DiceDuel;";
        for path in ["games/dice-duel/rules/src/a.rs", "web/src/games/dice-duel/a.ts", LIST] {
            assert_eq!(faults(path, text), [""; 0], "{path}");
        }
        assert_eq!(faults("games/ghosts/rules/src/a.rs", text).len(), 1);
        assert_eq!(faults("web/src/games/ghosts/a.ts", text).len(), 1);
        assert_eq!(faults("games/dice-duel/rules/src/a.rs", "\"ghosts\" => ghosts::all()"), [""; 0]);
        assert_eq!(faults("games/dice-duel/rules/src/a.rs", "see games/ghosts").len(), 1);
    }

    #[test]
    fn documents_manifests_and_tests_may_name_it() {
        for path in [
            "README.md",
            "docs/a.toml",
            "crates/x/Cargo.toml",
            "Cargo.lock",
            "crates/x/tests/a.rs",
            "web/e2e/a.ts",
            "web/tests/a.ts",
            "web/src/a.test.ts",
            "crates/x/src/texts.rs",
            "crates/x/src/texts/more.rs",
        ] {
            assert_eq!(faults(path, "dice_duel"), [""; 0], "{path}");
        }
        let code = "fn a() {}\n#[cfg(test)]\nmod tests {\n    use dice_duel::Action;\n}\n";
        assert_eq!(faults("crates/x/src/a.rs", code), [""; 0]);
        assert_eq!(faults("crates/x/src/a.rs", &format!("{code}use dice_duel::Action;\n")).len(), 1);
        assert_eq!(faults("crates/x/src/texts2.rs", "dice_duel").len(), 1);
    }
}

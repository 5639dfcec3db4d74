//! Numbers in prose agree with the code: "107 kinds of tiles" in the README, "50 cards" in a heading of a
//! rulebook.
//!
//! A golden test of the game counts, and writes one line per number to `tests/golden/counts.txt`. Examples
//! are `README.md: 107 kinds of tiles`, and `en.md, Z1: 50 cards` for headings of the rulebook that begin
//! with `Z1`. This check compares the documents with that file, so it need not know any game.

use super::violation::Violation;
use crate::repository::{TextFile, names_of_games};

const ENGLISH: [&str; 21] = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];
const FRENCH: [&str; 21] = [
    "aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
    "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt",
];

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    names_of_games(files).into_iter().flat_map(|game| check_game(game, files)).collect()
}

fn check_game(game: &str, files: &[TextFile]) -> Vec<Violation> {
    let path = format!("games/{game}/rules/tests/golden/counts.txt");
    let Some(counts) = files.iter().find(|file| file.path == path) else { return Vec::new() };
    let lines = counts.text.lines().enumerate();
    lines
        .flat_map(|(index, line)| match Count::parse(line, game) {
            Some(count) => check_count(&count, game, files, (&path, index + 1)),
            None => vec![Violation::new(&path, index + 1, "a line is `FILE[, HEADING]: NUMBER WORDS`")],
        })
        .collect()
}

/// How many there are of something, and the place in prose that says so.
struct Count<'a> {
    /// From the top of the repository.
    path: String,
    /// The beginning of the headings that say it; `None` if any line can say it.
    heading: Option<&'a str>,
    n: usize,
    words: &'a str,
}

impl Count<'_> {
    fn parse<'a>(line: &'a str, game: &str) -> Option<Count<'a>> {
        let (place, count) = line.split_once(": ")?;
        let (n, words) = count.split_once(' ')?;
        let (file, heading) = match place.split_once(", ") {
            Some((file, heading)) => (file, Some(heading)),
            None => (place, None),
        };
        let path = match file {
            "en.md" | "fr.md" => format!("games/{game}/rulebook/{file}"),
            _ => file.to_string(),
        };
        Some(Count { path, heading, n: n.parse().ok()?, words })
    }

    fn is_about(&self, line: &str, title: &str) -> bool {
        match self.heading {
            Some(heading) => {
                let text = line.trim_start_matches('#').strip_prefix(' ');
                line.starts_with('#')
                    && text
                        .and_then(|text| text.strip_prefix(heading))
                        .is_some_and(|rest| rest.starts_with(' '))
            }
            // The README has a table with a row for each game.
            None if self.path == "README.md" => line.starts_with(&format!("| {title}")),
            None => true,
        }
    }

    /// The numbers in front of these words in a line, each as it is written and as a number.
    fn said_in<'a>(&'a self, line: &'a str) -> impl Iterator<Item = (&'a str, usize)> {
        line.match_indices(self.words).filter_map(|(at, words)| {
            let after = line[at + words.len()..].chars().next();
            let before = line[..at].strip_suffix([' ', '\u{a0}'])?;
            let number = before.rsplit([' ', '\u{a0}', '(', '*']).next()?;
            let is_whole = !after.is_some_and(char::is_alphanumeric);
            number_of(number).filter(|_| is_whole).map(|n| (number, n))
        })
    }
}

fn number_of(word: &str) -> Option<usize> {
    let lower = word.to_lowercase();
    let named = |names: &[&str]| names.iter().position(|name| *name == lower);
    word.parse().ok().or_else(|| named(&ENGLISH)).or_else(|| named(&FRENCH))
}

fn check_count(count: &Count, game: &str, files: &[TextFile], at: (&str, usize)) -> Vec<Violation> {
    let title = title_of(game, files);
    let text = files.iter().find(|file| file.path == count.path).map_or("", |file| &file.text);
    let (mut violations, mut is_said) = (Vec::new(), false);
    for (index, line) in text.lines().enumerate().filter(|(_, line)| count.is_about(line, title)) {
        for (said, n) in count.said_in(line) {
            is_said = true;
            if n != count.n {
                let what = format!("\"{said} {}\": there are {} in the code", count.words, count.n);
                violations.push(Violation::new(&count.path, index + 1, what));
            }
        }
    }
    if !is_said {
        let Count { path, n, words, .. } = count;
        let what = format!("{path} does not say \"{n} {words}\": add it there, or stop counting it");
        violations.push(Violation::new(at.0, at.1, what));
    }
    violations
}

/// The title of a game, from the first heading of its rulebook: `# Its Title (ABC)`.
fn title_of<'a>(game: &str, files: &'a [TextFile]) -> &'a str {
    let path = format!("games/{game}/rulebook/en.md");
    let rulebook = files.iter().find(|file| file.path == path);
    let heading = rulebook.and_then(|file| file.text.lines().next()?.strip_prefix("# ")).unwrap_or("");
    heading.split(['(', '–']).next().unwrap_or("").trim_end()
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    const README: &str =
        "# Games\n| Mall of Horror | 107 kinds of tiles |\n| City of Horror | 3 kinds of tiles |\n";
    const BOOK: &str =
        "# Mall of Horror (MALL)\nEleven missions.\n### Z1 base: 50 cards\n### Z3.5 more: 12 cards\n";
    const LIVRE: &str =
        "# Mall of Horror (MALL)\nOnze missions de plus.\n### Z1 base\u{a0}: 50 cartes (6 à part)\n";

    fn faults(counts: &str) -> Vec<String> {
        lines(&check(&[
            text_file("README.md", README),
            text_file("games/mall/rulebook/en.md", BOOK),
            text_file("games/mall/rulebook/fr.md", LIVRE),
            text_file("games/mall/rules/tests/golden/counts.txt", counts),
            text_file("games/city/rules/src/lib.rs", ""),
        ]))
    }

    #[test]
    fn right_numbers_pass_as_digits_and_as_words() {
        let counts = "README.md: 107 kinds of tiles\nen.md, Z1: 50 cards\nen.md: 11 missions\nen.md, Z3.5: 12 cards\n\
                      fr.md: 11 missions de plus\nfr.md, Z1: 50 cartes\n";
        assert_eq!(faults(counts), [""; 0]);
    }

    #[test]
    fn a_wrong_number_is_found_where_it_is_said() {
        assert_eq!(
            faults("README.md: 108 kinds of tiles\n"),
            ["README.md:2: \"107 kinds of tiles\": there are 108 in the code"]
        );
        assert_eq!(
            faults("en.md, Z1: 51 cards\nen.md: 5 missions\nfr.md: 5 missions\n"),
            [
                "games/mall/rulebook/en.md:3: \"50 cards\": there are 51 in the code",
                "games/mall/rulebook/en.md:2: \"Eleven missions\": there are 5 in the code",
                "games/mall/rulebook/fr.md:2: \"Onze missions\": there are 5 in the code",
            ]
        );
    }

    #[test]
    fn a_count_that_no_document_mentions_is_found() {
        let at = "games/mall/rules/tests/golden/counts.txt:1:";
        let end = "add it there, or stop counting it";
        for (line, said) in [
            ("README.md: 4 kinds of cards", "README.md does not say \"4 kinds of cards\""),
            ("en.md, Z2: 50 cards", "games/mall/rulebook/en.md does not say \"50 cards\""),
            ("en.md, Z3: 12 cards", "games/mall/rulebook/en.md does not say \"12 cards\""),
            ("en.md, Z1: 50 card", "games/mall/rulebook/en.md does not say \"50 card\""),
            ("docs/none.md: 1 page", "docs/none.md does not say \"1 page\""),
        ] {
            assert_eq!(faults(&format!("{line}\n")), [format!("{at} {said}: {end}")]);
        }
    }

    #[test]
    fn a_line_that_counts_nothing_is_found() {
        for line in ["", "README.md", "README.md: many tiles", "README.md: 4"] {
            let told =
                "games/mall/rules/tests/golden/counts.txt:1: a line is `FILE[, HEADING]: NUMBER WORDS`";
            assert_eq!(faults(&format!("{line}\n")), [told]);
        }
    }
}

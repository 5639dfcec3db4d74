//! A catalogue, `games/<game>/rulebook/en.md`: tables with rows `| id | statement |`, and a section `##
//! Without code` with rows `| id | reason |`. A statement ends with its origin in brackets.

use std::collections::BTreeSet;

use super::id::{is_example, is_home_made, is_id, letters_of};

/// The heading in each language.
const WITHOUT_CODE: [&str; 2] = ["Without code", "Sans code"];

/// The origins of a statement. The words are the same in every language, and other words may accompany them:
/// `[seed; order ruling]`.
const ORIGINS: [&str; 5] = ["seed", "public", "recon", "ruling", OWN];
/// The origin of a statement that was made up for this program.
const OWN: &str = "own";

#[derive(Default)]
pub struct Catalogue {
    /// In the order of the file.
    pub ids: Vec<String>,
    /// Ids that need no mark, each with its reason in the file.
    pub without_code: BTreeSet<String>,
    /// Faults of the file itself, each with its line.
    pub faults: Vec<(usize, String)>,
}

impl Catalogue {
    pub fn parse(text: &str) -> Catalogue {
        let mut catalogue = Catalogue::default();
        let mut is_without_code = false;
        let mut reasons = Vec::new();
        for (index, line) in text.lines().enumerate() {
            if let Some(heading) = line.strip_prefix("## ") {
                is_without_code = WITHOUT_CODE.contains(&heading.trim());
            }
            let Some((id, statement)) = row(line) else { continue };
            if statement.is_empty() {
                catalogue.fault(index, format!("{id} says nothing"));
            }
            if is_without_code {
                reasons.push((index, id));
            } else {
                catalogue.check_origin(index, id, statement);
                catalogue.add(index, id);
            }
        }
        for (index, id) in reasons {
            if !catalogue.has(id) {
                catalogue.fault(index, format!("{id} is listed as without code but stated nowhere"));
            }
            catalogue.without_code.insert(id.to_string());
        }
        catalogue
    }

    fn add(&mut self, index: usize, id: &str) {
        if self.has(id) {
            self.fault(index, format!("{id} is stated twice"));
        } else if self.letters().is_some_and(|letters| letters != letters_of(id)) {
            self.fault(index, format!("{id} belongs to another game"));
        } else {
            self.ids.push(id.to_string());
        }
    }

    /// A worked example needs no origin: it follows from other statements.
    fn check_origin(&mut self, index: usize, id: &str, statement: &str) {
        let origins = origins_of(statement);
        if origins.is_empty() && !is_example(id) {
            let words = ORIGINS.map(|word| format!("[{word}]")).join(", ");
            self.fault(index, format!("{id} does not end with its origin: one of {words}"));
        }
        if is_home_made(id) && origins != [OWN] {
            self.fault(index, format!("{id} is home-made: its origin is [{OWN}]"));
        }
    }

    fn fault(&mut self, index: usize, what: String) {
        self.faults.push((index + 1, what));
    }

    pub fn has(&self, id: &str) -> bool {
        self.ids.iter().any(|known| known == id)
    }

    /// The letters that all ids of this game begin with.
    pub fn letters(&self) -> Option<&str> {
        self.ids.first().map(|id| letters_of(id))
    }
}

/// The id and the statement of a table row.
fn row(line: &str) -> Option<(&str, &str)> {
    let (id, rest) = line.strip_prefix('|')?.split_once('|')?;
    let statement = rest.trim_end().strip_suffix('|')?;
    is_id(id.trim()).then_some((id.trim(), statement.trim()))
}

/// The origins that the brackets at the end of a statement name, before its full stop or after it.
fn origins_of(statement: &str) -> Vec<&str> {
    let brackets =
        statement.trim_end_matches('.').strip_suffix(']').and_then(|statement| statement.rsplit_once('['));
    let words = brackets.map_or("", |(_, words)| words).split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| ORIGINS.contains(word)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<(usize, String)> {
        Catalogue::parse(text).faults
    }

    #[test]
    fn a_statement_ends_with_its_origin() {
        let text = "| MALL-1.1 | a [seed] |\n| MALL-1.2 | b [seed FR; order ruling] |\n| MALL-1.3 | b [seed], c [own]. |\n\
                    | MALL-1.4 | d [recon\u{a0}; nom public] |\n| MALL-EX1 | e |\n";
        assert_eq!(faults(text), []);
        for statement in ["a", "a [seed] b", "[seed], but not at the end", "a [guess]", "a [unseeded]"] {
            let told =
                "MALL-1.1 does not end with its origin: one of [seed], [public], [recon], [ruling], [own]";
            assert_eq!(
                faults(&format!("| MALL-1.1 | {statement} |\n")),
                [(1, told.to_string())],
                "{statement}"
            );
        }
    }

    #[test]
    fn a_home_made_rule_says_so() {
        assert_eq!(faults("| ZOM-C-OWN-01 | a [own] |\n"), []);
        let told = "ZOM-C-OWN-01 is home-made: its origin is [own]".to_string();
        assert_eq!(faults("| ZOM-C-OWN-01 | a [public] |\n"), [(1, told)]);
    }

    #[test]
    fn ids_come_from_table_rows_only() {
        let text = "# Mall\nMALL-9.9 in prose\n## 1 Votes\n| id | statement |\n|---|---|\n\
                    | MALL-1.1 | See MALL-1.2. [seed] |\n| MALL-EX1 | Four enter. |\n\
                    ## Without code\n| id | reason |\n| MALL-1.1 | It is talk. |\n## Notes\n";
        let catalogue = Catalogue::parse(text);
        assert_eq!(catalogue.ids, ["MALL-1.1", "MALL-EX1"]);
        assert!(catalogue.without_code.contains("MALL-1.1"));
        assert!(catalogue.faults.is_empty());
    }

    #[test]
    fn a_faulty_catalogue_says_where() {
        let text = "| MALL-1.1 | a [seed] |\n| MALL-1.1 | b [seed] |\n| CITY-1.1 | c [seed] |\n| MALL-EX1 | |\n\
                    ## Without code\n| MALL-7.7 | d |\n";
        let lines: Vec<usize> = Catalogue::parse(text).faults.into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines, [2, 3, 4, 6]);
    }
}

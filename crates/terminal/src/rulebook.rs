//! The rules that players read, found by their ids.

use std::fmt;

/// The rules of one or more catalogues: tables of `| id | statement |` under headings.
pub struct Rulebook {
    chapters: Vec<Chapter>,
}

pub struct Chapter {
    /// `GAME-3`, `GAME-EX`, `GAME-C` for the pieces in the box, or only the letters if a catalogue has no
    /// chapters.
    pub id: String,
    pub title: String,
    pub rules: Vec<Rule>,
}

pub struct Rule {
    pub id: String,
    pub statement: String,
    /// The origin of the statement, in brackets. It may be empty.
    pub origin: String,
}

/// What an id refers to.
pub enum RuleLookup<'a> {
    Rule(&'a Rule),
    Chapter(&'a Chapter),
    /// All chapters of a catalogue.
    Catalogue(Vec<&'a Chapter>),
}

/// An id that is in no catalogue, and the ids that may have been meant.
#[derive(PartialEq, Eq, Debug)]
pub struct UnknownRuleId {
    pub id: String,
    pub nearest: Vec<String>,
}

impl fmt::Display for UnknownRuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no rule {:?}; near it are {}", self.id, self.nearest.join(", "))
    }
}

/// The heading of the section that repeats rules which need no code, in each language.
const WITHOUT_CODE: [&str; 2] = ["Without code", "Sans code"];
/// How many ids are suggested in place of an unknown one.
const NEAREST: usize = 3;

impl Rulebook {
    pub fn new(catalogues: &[&str]) -> Rulebook {
        Rulebook { chapters: catalogues.iter().flat_map(|text| chapters_of(text)).collect() }
    }

    pub fn find(&self, id: &str) -> Result<RuleLookup<'_>, UnknownRuleId> {
        let wanted = id.trim().to_uppercase();
        if let Some(rule) = self.rules().find(|rule| rule.id == wanted) {
            return Ok(RuleLookup::Rule(rule));
        }
        if let Some(chapter) = self.chapters.iter().find(|chapter| chapter.id == wanted) {
            return Ok(RuleLookup::Chapter(chapter));
        }
        let of_catalogue: Vec<&Chapter> =
            self.chapters.iter().filter(|chapter| letters_of(&chapter.id) == wanted).collect();
        if of_catalogue.is_empty() { Err(self.unknown(id)) } else { Ok(RuleLookup::Catalogue(of_catalogue)) }
    }

    /// The letters with which the ids of the first catalogue begin.
    pub fn letters(&self) -> Option<&str> {
        self.chapters.first().map(|chapter| letters_of(&chapter.id))
    }

    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.id == id)
    }

    fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    fn unknown(&self, id: &str) -> UnknownRuleId {
        let wanted = id.trim().to_uppercase();
        let mut ids: Vec<&str> = self.rules().map(|rule| rule.id.as_str()).collect();
        let n_shared = |known: &str| known.bytes().zip(wanted.bytes()).take_while(|(a, b)| a == b).count();
        // The sort is stable, so equally near ids stay in the order of the rulebook.
        ids.sort_by_key(|known| {
            (strsim::damerau_levenshtein(known, &wanted), std::cmp::Reverse(n_shared(known)))
        });
        let nearest = ids.into_iter().take(NEAREST).map(str::to_string).collect();
        UnknownRuleId { id: id.trim().to_string(), nearest }
    }
}

fn letters_of(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// The `C` in `GAME-C-Z1-07`.
fn kind_of_piece(id: &str) -> Option<&str> {
    let parts: Vec<&str> = id.split('-').collect();
    match parts[..] {
        [_, kind, _, _] => Some(kind),
        _ => None,
    }
}

fn chapters_of(catalogue: &str) -> Vec<Chapter> {
    let mut chapters = Vec::new();
    let mut title =
        catalogue.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default().to_string();
    let mut rules = Vec::new();
    for line in catalogue.lines().chain(["## "]) {
        if let Some(heading) = line.strip_prefix("## ") {
            let rules = std::mem::take(&mut rules);
            chapters.extend(chapter(std::mem::replace(&mut title, heading.trim().to_string()), rules));
        } else if let Some(rule) = rule_in(line) {
            rules.push(rule);
        }
    }
    chapters
}

fn chapter(title: String, rules: Vec<Rule>) -> Option<Chapter> {
    let first = rules.first().filter(|_| !WITHOUT_CODE.contains(&title.as_str()))?;
    let letters = letters_of(&first.id);
    let id = match (first.id.split_once('.'), kind_of_piece(&first.id)) {
        (Some((chapter, _)), _) => chapter.to_string(),
        (None, Some(kind)) => format!("{letters}-{kind}"),
        (None, None) if first.id.contains("-EX") => format!("{letters}-EX"),
        (None, None) => letters.to_string(),
    };
    let title = title.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim().to_string();
    Some(Chapter { id, title, rules })
}

/// The rule in a row of a table. `None` for rows of other tables, which have no id in their first column.
fn rule_in(line: &str) -> Option<Rule> {
    let (id, rest) = line.strip_prefix('|')?.split_once('|')?;
    let id = id.trim();
    let (letters, number) = id.split_once('-')?;
    let is_id = !number.is_empty() && letters.bytes().all(|letter| letter.is_ascii_uppercase());
    let text = rest.trim_end().strip_suffix('|')?.trim();
    let (statement, origin) = match text.rsplit_once(" [") {
        Some((statement, origin)) if text.ends_with(']') => (statement, format!("[{origin}")),
        _ => (text, String::new()),
    };
    let statement = statement.replace('`', "");
    (is_id && !letters.is_empty()).then(|| Rule { id: id.to_string(), statement, origin })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CATALOGUE: &str = "# Toy (TOY)\n## 1 First\n| id | statement |\n|---|---|\n\
        | TOY-1.1 | One `word`. [seed, ruling] |\n| TOY-1.2 | Two [of] three. |\n\
        ## Worked examples\n| TOY-EX1 | An example. |\n## Cards\n### One\n| TOY-C-Z1-01 | A card. |\n## Without code\n| TOY-1.1 | It is talk. |\n## Notes\n- TOY\n";

    fn found(id: &str) -> String {
        match Rulebook::new(&[CATALOGUE, "# Table\n| id | statement |\n| TABLE-1 | Over. [ruling] |\n"])
            .find(id)
        {
            Ok(RuleLookup::Rule(rule)) => format!("{} {} {}", rule.id, rule.statement, rule.origin),
            Ok(RuleLookup::Chapter(chapter)) => {
                format!("{}: {}, {}", chapter.id, chapter.title, chapter.rules.len())
            }
            Ok(RuleLookup::Catalogue(chapters)) => format!("{} chapters", chapters.len()),
            Err(unknown) => unknown.to_string(),
        }
    }

    #[test]
    fn rules_chapters_and_catalogues_are_found_in_any_case() {
        assert_eq!(found("toy-1.1"), "TOY-1.1 One word. [seed, ruling]");
        assert_eq!(found("TOY-1.2"), "TOY-1.2 Two [of] three. ");
        assert_eq!(found("TOY-1"), "TOY-1: First, 2");
        assert_eq!(found("toy-ex"), "TOY-EX: Worked examples, 1");
        assert_eq!(found("toy-c"), "TOY-C: Cards, 1");
        assert_eq!(found("toy"), "3 chapters");
        assert_eq!(found("TABLE-1"), "TABLE-1 Over. [ruling]");
        assert_eq!(found("TABLE"), "TABLE: Table, 1");
    }

    #[test]
    fn an_unknown_id_suggests_similar_ones() {
        assert_eq!(found("TOY-1.3"), "there is no rule \"TOY-1.3\"; near it are TOY-1.1, TOY-1.2, TOY-EX1");
        assert!(found("").starts_with("there is no rule"));
    }
}

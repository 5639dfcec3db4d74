//! What a new card of one game needs. A file of that game describes it.
//!
//! Texts and templates contain placeholders. `{Name}`, `{name}` and `{file}` stand for the name of the card
//! in code, in texts and in file names. `{Like}` and `{like}` stand for the name of the other card, and
//! `{rule}` for the next free rule id.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::name::Name;
use super::{How, Wanted};
use crate::failure::Failure;
use crate::repository::TextFile;

/// The text that a person has to replace. Tidy refuses it everywhere except in templates.
pub const PLACEHOLDER: &str = concat!("FILL", "-IN");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// The folder of the game.
    #[serde(skip)]
    pub game: String,
    /// The file that lists the cards, and the beginning of an entry there.
    list: String,
    entry: String,
    /// The beginning of the rule ids of such cards, and the rulebook that has them.
    rule: String,
    rulebook: String,
    /// A card to pass as `--like` without further changes: the generated test can play it.
    pub example: String,
    steps: Vec<Step>,
}

/// One insertion into a file, or one new file. Paths are from the folder of the game, or from the top of the
/// repository if they begin with `/`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    file: String,
    /// The insertion goes below this line …
    section: Option<String>,
    /// … and before the next line with exactly this text, or at the end of the file.
    before: Option<String>,
    /// What is inserted: a text, a template in the folder of the recipe, or a copy of the other card's block.
    /// The block begins with the recipe's `entry` and ends with this.
    text: Option<String>,
    template: Option<String>,
    copy_to: Option<String>,
    /// The beginning of a copied block, if it is not the same as in the list.
    copy_from: Option<String>,
    /// Fields of a copied block that get a new value: `name: value`, up to the next comma.
    #[serde(default)]
    fields: BTreeMap<String, String>,
    /// The same for a card with code of its own.
    #[serde(default)]
    fields_if_asks: BTreeMap<String, String>,
    only: Option<Only>,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Only {
    Asks,
    Row,
}

impl Recipe {
    /// The recipe of a game, if it has one.
    pub fn of(game: &str, files: &[TextFile]) -> Result<Option<Recipe>, Failure> {
        let path = format!("games/{game}/new-card/recipe.json");
        let Some(file) = files.iter().find(|file| file.path == path) else { return Ok(None) };
        let recipe: Recipe =
            serde_json::from_str(&file.text).map_err(|error| Failure::Wrong(format!("{path}: {error}")))?;
        Ok(Some(Recipe { game: game.to_string(), ..recipe }))
    }

    /// Whether the game lists a card of this name.
    pub fn knows(&self, card: &Name, files: &[TextFile]) -> bool {
        let path = self.path_of(&self.list);
        let entry = self.entry.replace("{Name}", &card.camel());
        files.iter().any(|file| file.path == path && file.text.lines().any(|line| line.starts_with(&entry)))
    }

    /// All files that change, as they are with the new card.
    pub fn follow(&self, wanted: &Wanted, files: &[TextFile]) -> Result<Vec<TextFile>, Failure> {
        let rule = self.next_rule(files)?;
        let words = Words { wanted, rule };
        let mut written: Vec<TextFile> = Vec::new();
        for step in self.steps.iter().filter(|step| step.is_for(wanted.how)) {
            let path = self.path_of(&words.fill(&step.file));
            let current = written.iter().chain(files).find(|file| file.path == path);
            let text = self.step(step, &path, current.map(|file| file.text.as_str()), &words, files)?;
            written.retain(|file| file.path != path);
            written.push(TextFile::new(path, text));
        }
        Ok(written)
    }

    fn path_of(&self, file: &str) -> String {
        match file.strip_prefix('/') {
            Some(path) => path.to_string(),
            None => format!("games/{}/{file}", self.game),
        }
    }

    /// One more than the highest number so far.
    fn next_rule(&self, files: &[TextFile]) -> Result<String, Failure> {
        let book = self.text_of(&self.path_of(&self.rulebook), files)?;
        let numbers = book.lines().filter_map(|line| {
            line.strip_prefix("| ")?.strip_prefix(&self.rule)?.split(' ').next()?.parse::<u32>().ok()
        });
        Ok(format!("{}{:02}", self.rule, numbers.max().unwrap_or(0) + 1))
    }

    fn text_of<'a>(&self, path: &str, files: &'a [TextFile]) -> Result<&'a str, Failure> {
        let file = files.iter().find(|file| file.path == path);
        file.map(|file| file.text.as_str()).ok_or_else(|| {
            Failure::Wrong(format!("the recipe of {} names {path}, which is missing", self.game))
        })
    }

    /// The text of one file after one step.
    fn step(
        &self,
        step: &Step,
        path: &str,
        current: Option<&str>,
        words: &Words<'_>,
        files: &[TextFile],
    ) -> Result<String, Failure> {
        let wrong = |what: String| Failure::Wrong(format!("{path}: {what}"));
        let insertion = match (&step.text, &step.template, &step.copy_to) {
            (Some(text), None, None) => words.fill(text),
            (None, Some(template), None) => {
                words.fill(self.text_of(&format!("games/{}/new-card/{template}", self.game), files)?)
            }
            (None, None, Some(end)) => {
                let from = step.copy_from.as_deref().unwrap_or(&self.entry);
                let block = block_of(current.unwrap_or_default(), &words.fill_for_like(from), end)
                    .ok_or_else(|| wrong(format!("{} has no block here", words.wanted.like.kebab())))?;
                self.renamed(step, block, from, words)
            }
            _ => return Err(wrong("a step has one of text, template and copy_to".to_string())),
        };
        match (current, &step.section, &step.before) {
            (None, None, None) => Ok(insertion),
            (Some(_), None, None) => Err(wrong("the file is there already".to_string())),
            (Some(text), Some(section), Some(before)) => insert(text, section, before, &insertion)
                .ok_or_else(|| wrong(format!("no line {before:?} below {section:?}"))),
            (Some(text), Some(section), None) => {
                append(text, section, &insertion).ok_or_else(|| wrong(format!("no line {section:?}")))
            }
            (None, _, _) => Err(wrong("the file is missing".to_string())),
            (Some(_), None, Some(_)) => Err(wrong("an insertion goes below a section".to_string())),
        }
    }

    /// The block of the other card as one of the new card.
    fn renamed(&self, step: &Step, block: &str, from: &str, words: &Words<'_>) -> String {
        let mut copy = words.fill(from) + &block[words.fill_for_like(from).len()..];
        let for_asks = (words.wanted.how == How::Asks).then_some(&step.fields_if_asks);
        for (field, value) in step.fields.iter().chain(for_asks.into_iter().flatten()) {
            copy = with_field(&copy, field, &words.fill(value));
        }
        copy
    }
}

impl Step {
    fn is_for(&self, how: How) -> bool {
        match self.only {
            None => true,
            Some(Only::Asks) => how == How::Asks,
            Some(Only::Row) => how == How::Row,
        }
    }
}

/// The values of the placeholders.
struct Words<'a> {
    wanted: &'a Wanted,
    rule: String,
}

impl Words<'_> {
    fn fill(&self, text: &str) -> String {
        let Wanted { name, like, .. } = self.wanted;
        text.replace("{Name}", &name.camel())
            .replace("{name}", &name.kebab())
            .replace("{file}", &name.snake())
            .replace("{Like}", &like.camel())
            .replace("{like}", &like.kebab())
            .replace("{rule_as_file}", &self.rule.to_ascii_lowercase().replace('-', "_"))
            .replace("{rule}", &self.rule)
    }

    /// The same for the other card.
    fn fill_for_like(&self, text: &str) -> String {
        let like = &self.wanted.like;
        text.replace("{Name}", &like.camel()).replace("{name}", &like.kebab())
    }
}

/// Whole lines, from the one that begins with `from` to the one that ends with `end`.
fn block_of<'a>(text: &'a str, from: &str, end: &str) -> Option<&'a str> {
    let mut at = 0;
    let mut start = None;
    for line in text.split_inclusive('\n') {
        if start.is_none() && line.starts_with(from) {
            start = Some(at);
        }
        at += line.len();
        if let Some(start) = start
            && line.trim_end_matches('\n').ends_with(end)
        {
            return Some(&text[start..at]);
        }
    }
    None
}

/// A block with a new value in `field: value`, up to the next comma outside brackets.
fn with_field(block: &str, field: &str, value: &str) -> String {
    let key = format!("{field}: ");
    let is_word_start = |at: usize| at == 0 || !block.as_bytes()[at - 1].is_ascii_alphanumeric();
    let Some((at, _)) = block.match_indices(&key).find(|(at, _)| is_word_start(*at)) else {
        return block.to_string();
    };
    let start = at + key.len();
    let mut depth = 0;
    let end = block[start..].find(|letter: char| {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        depth < 0 || depth == 0 && letter == ','
    });
    let old = &block[start..end.map_or(block.len(), |end| start + end)];
    let space = &old[old.trim_end().len()..];
    format!("{}{value}{space}{}", &block[..start], &block[start + old.len()..])
}

/// The text with an insertion below the line `section`, before the next line that is `before`.
fn insert(text: &str, section: &str, before: &str, insertion: &str) -> Option<String> {
    let mut at = 0;
    let mut is_below = false;
    for line in text.split_inclusive('\n') {
        if is_below && line.trim_end_matches('\n') == before {
            return Some(format!("{}{insertion}{}", &text[..at], &text[at..]));
        }
        is_below |= line.starts_with(section);
        at += line.len();
    }
    (is_below && before.is_empty()).then(|| format!("{text}{insertion}"))
}

/// The text with an insertion at its end, if it has the line `section`.
fn append(text: &str, section: &str, insertion: &str) -> Option<String> {
    text.lines().any(|line| line.starts_with(section)).then(|| format!("{text}{insertion}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_replaced_up_to_their_comma() {
        let block = "A { rule: \"X-1\", does: Lasts(One, Two), changes: of(&[a, b]) }";
        assert_eq!(
            with_field(block, "does", "b::A"),
            "A { rule: \"X-1\", does: b::A, changes: of(&[a, b]) }"
        );
        assert_eq!(
            with_field(block, "changes", "NONE"),
            "A { rule: \"X-1\", does: Lasts(One, Two), changes: NONE }"
        );
        assert_eq!(with_field(block, "hanges", "NONE"), block);
    }

    #[test]
    fn an_insertion_goes_where_its_section_ends() {
        let text = "one {\n}\ntwo {\n  a\n}\n";
        assert_eq!(insert(text, "two {", "}", "  b\n").unwrap(), "one {\n}\ntwo {\n  a\n  b\n}\n");
        assert_eq!(insert(text, "three {", "}", "  b\n"), None);
        assert_eq!(
            insert("## Own\n", "## Own", "", "row\n").unwrap(),
            "## Own\nrow\n",
            "the file may end there"
        );
    }
}

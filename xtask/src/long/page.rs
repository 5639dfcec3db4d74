//! A how-to page as the steps that its reader carries out, in the order in which it says them.
//!
//! - Commands: code in a sentence, or lines of a block of `sh`, that begin with `cargo` or `revenant`; variables
//!   may come first.
//! - Files: a block that names a path behind the language, such as `rust games/…/sampler.rs`.
//! - Edits: the same with the language `diff`. Its lines begin with `-`, `+` or a space; it has no line numbers.

use std::path::Path;

use crate::failure::Failure;

pub struct Page {
    path: String,
    text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PageStep {
    Run(String),
    Write { path: String, text: String },
    Edit { path: String, edit: Edit },
}

/// Lines to be found exactly once in a file, and those that replace them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    pub old: String,
    pub new: String,
}

/// A block between two lines of three backticks.
struct Block<'a> {
    /// The text after the first backticks: the language, and the path if one is named.
    info: &'a str,
    text: String,
}

/// Prose and blocks in alternation.
enum Part<'a> {
    Prose(String),
    Block(Block<'a>),
}

impl Page {
    pub fn read(root: &Path, path: &str) -> Result<Page, Failure> {
        let text = std::fs::read_to_string(root.join(path));
        let text = text.map_err(|error| Failure::Wrong(format!("{path} cannot be read: {error}")))?;
        Ok(Page { path: path.to_string(), text })
    }

    /// The part of the page from this heading to the next.
    pub fn section(&self, heading: &str) -> Result<Page, Failure> {
        let is_heading = |line: &&str| line.starts_with('#');
        let mut is_inside_a_block = false;
        let mut lines = self.text.lines().skip_while(|line| line.trim_start_matches('#').trim() != heading);
        lines.next().ok_or_else(|| Failure::Wrong(format!("{} has no section {heading:?}", self.path)))?;
        let section = lines.take_while(|line| {
            is_inside_a_block ^= line.trim_start().starts_with("```");
            is_inside_a_block || !is_heading(line)
        });
        let text = section.collect::<Vec<_>>().join("\n");
        Ok(Page { path: format!("{}, {heading:?}", self.path), text })
    }

    pub fn steps(&self) -> Vec<PageStep> {
        let mut steps = Vec::new();
        for part in self.parts() {
            match part {
                Part::Prose(text) => steps.extend(commands_in(&text).map(PageStep::Run)),
                Part::Block(block) => steps.extend(block.steps()),
            }
        }
        steps
    }

    /// The text of the first block in this language.
    pub fn block(&self, language: &str) -> Result<String, Failure> {
        let found = self.parts().into_iter().find_map(|part| match part {
            Part::Block(block) if block.info == language => Some(block.text),
            _ => None,
        });
        found.ok_or_else(|| Failure::Wrong(format!("{} has no block of {language}", self.path)))
    }

    /// The code in a column of the page's tables; the first column is 0.
    pub fn code_in_column(&self, column: usize) -> Vec<String> {
        let rows = self.text.lines().filter_map(|line| line.strip_prefix('|')?.split('|').nth(column));
        rows.flat_map(code_in).map(str::to_string).collect()
    }

    fn parts(&self) -> Vec<Part<'_>> {
        let mut parts = Vec::new();
        let mut prose = String::new();
        let mut block: Option<Block<'_>> = None;
        for line in self.text.lines() {
            match (line.trim_start().strip_prefix("```"), &mut block) {
                (Some(info), None) => {
                    parts.push(Part::Prose(std::mem::take(&mut prose)));
                    block = Some(Block { info: info.trim(), text: String::new() });
                }
                (Some(_), Some(_)) => parts.extend(block.take().map(Part::Block)),
                (None, Some(block)) => block.text += &format!("{line}\n"),
                // A line of prose may break inside code.
                (None, None) => prose += &format!("{} ", line.trim()),
            }
        }
        parts.push(Part::Prose(prose));
        parts
    }
}

impl Block<'_> {
    fn steps(self) -> Vec<PageStep> {
        let (language, path) = self.info.split_once(' ').unwrap_or((self.info, ""));
        match (language, path) {
            ("sh", "") => {
                let lines = self.text.lines().map(|line| line.split(" #").next().unwrap_or(line).trim());
                lines.filter(|line| is_command(line)).map(|line| PageStep::Run(line.to_string())).collect()
            }
            (_, "") => Vec::new(),
            ("diff", path) => vec![PageStep::Edit { path: path.to_string(), edit: Edit::parse(&self.text) }],
            (_, path) => vec![PageStep::Write { path: path.to_string(), text: self.text }],
        }
    }
}

impl Edit {
    fn parse(text: &str) -> Edit {
        let side = |sign: char| -> String {
            let lines = text
                .lines()
                .filter_map(|line| line.strip_prefix([sign, ' ']).or(line.is_empty().then_some("")));
            lines.map(|line| format!("{line}\n")).collect()
        };
        Edit { old: side('-'), new: side('+') }
    }

    /// The text of a file after the edit. `None` if the old lines do not occur exactly once.
    pub fn apply(&self, text: &str) -> Option<String> {
        (text.matches(&self.old).count() == 1).then(|| text.replacen(&self.old, &self.new, 1))
    }
}

fn commands_in(prose: &str) -> impl Iterator<Item = String> {
    code_in(prose).filter(|code| is_command(code)).map(str::to_string)
}

/// The texts between backticks.
fn code_in(prose: &str) -> impl Iterator<Item = &str> {
    prose.split('`').skip(1).step_by(2)
}

fn is_command(code: &str) -> bool {
    let is_variable = |word: &str| {
        word.split_once('=').is_some_and(|(name, _)| {
            !name.is_empty() && name.bytes().all(|b| b.is_ascii_uppercase() || b == b'_')
        })
    };
    let mut words = code.split(' ').skip_while(|word| is_variable(word));
    matches!(words.next(), Some("cargo" | "revenant")) && words.next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::find_root;

    const PAGE: &str = "# All\n\n## How to\n\nRun `cargo xtask new NAME`, and then `X_Y=1 cargo\n   test`; \
        `cargo` and `--asks` are no commands.\n\n\
        | what | where |\n|---|---|\n| a text | the end of `a.ftl`, `b.ftl` |\n\n\
        ```rust src/a.rs\n# no heading\nfn a() {}\n```\n\n```diff src/b.rs\n a\n-b\n+c\n\n d\n```\n\n\
        ```sh\nrevenant list  # all of them\n# nothing\n```\n\n```toml\ncode = 1\n```\n\n\
        ## Next\n\n`cargo xtask other`\n";

    fn page() -> Page {
        Page { path: "page.md".to_string(), text: PAGE.to_string() }
    }

    #[test]
    fn a_section_has_commands_files_and_edits_in_order() {
        let section = page().section("How to").unwrap();
        assert_eq!(
            section.steps(),
            [
                PageStep::Run("cargo xtask new NAME".into()),
                PageStep::Run("X_Y=1 cargo test".into()),
                PageStep::Write { path: "src/a.rs".into(), text: "# no heading\nfn a() {}\n".into() },
                PageStep::Edit {
                    path: "src/b.rs".into(),
                    edit: Edit { old: "a\nb\n\nd\n".into(), new: "a\nc\n\nd\n".into() },
                },
                PageStep::Run("revenant list".into()),
            ]
        );
        assert_eq!(section.block("toml").unwrap(), "code = 1\n");
        assert_eq!(section.code_in_column(1), ["a.ftl", "b.ftl"]);
        assert!(page().section("No such").is_err() && section.block("json").is_err());
    }

    #[test]
    fn an_edit_finds_its_lines_exactly_once() {
        let edit = Edit::parse(" a\n-b\n+c\n");
        assert_eq!(edit.apply("x\na\nb\ny\n").as_deref(), Some("x\na\nc\ny\n"));
        assert_eq!(edit.apply("a\nb\na\nb\n"), None);
        assert_eq!(edit.apply("a\nc\n"), None);
    }

    /// The long run carries the pages out. This test only finds headings and commands that were renamed.
    #[test]
    fn the_pages_have_steps() {
        let root = find_root().unwrap();
        for (path, heading, command) in [
            ("CONTRIBUTING.md", Some("How to add a card"), "cargo xtask new-card NAME --like CARD"),
            ("CONTRIBUTING.md", Some("How to add a game"), "cargo xtask new-game dice-duel"),
            ("docs/missions.md", Some("How to add a mission"), "revenant mission check mine.toml"),
            ("docs/write-a-bot.md", None, "cargo build --package cli"),
        ] {
            let page = Page::read(&root, path).unwrap();
            let page = heading.map_or(Ok(page), |heading| Page::read(&root, path)?.section(heading)).unwrap();
            assert!(page.steps().contains(&PageStep::Run(command.to_string())), "{path}: {command}");
        }
    }
}

//! Carries out `docs/missions.md`: its commands on a mission of the box, and then those that read a file on
//! the page's own example.

use std::path::Path;

use super::page::{Page, PageStep};
use super::walk::{Client, Walk};
use crate::failure::Failure;

/// The file that the page works on.
const FILE: &str = "mine.toml";

pub fn run(root: &Path) -> Result<(), Failure> {
    let page = Page::read(root, "docs/missions.md")?;
    let steps = page.section("How to add a mission")?.steps();
    let walk = Walk::begin(root, Client::Skipped)?;
    for step in &steps {
        walk.take(step, &[])?;
    }
    println!("The same with the example of the page.");
    walk.write(FILE, &page.section("A whole example")?.block("toml")?)?;
    let mut n_commands = 0;
    for step in steps.iter().filter(|step| reads_the_file(step)) {
        walk.take(step, &[])?;
        n_commands += 1;
    }
    let used = ["check", "draw", "simulate"]
        .map(|word| steps.iter().any(|step| reads_the_file(step) && says(step, word)));
    if used != [true; 3] {
        return Err(Failure::Wrong(format!(
            "the page does not check, draw and simulate {FILE} ({n_commands} commands)"
        )));
    }
    let checked = walk.output(&format!("revenant mission check {FILE}"))?;
    if checked.contains("error") || checked.contains("warning") {
        return Err(Failure::Wrong(format!("the example of the page has faults: {checked}")));
    }
    Ok(())
}

fn reads_the_file(step: &PageStep) -> bool {
    matches!(step, PageStep::Run(line) if line.contains(FILE) && !line.contains(&format!("> {FILE}")))
}

fn says(step: &PageStep, word: &str) -> bool {
    matches!(step, PageStep::Run(line) if line.split(' ').any(|part| part == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_that_write_the_file_are_told_from_those_that_read_it() {
        let step = |line: &str| PageStep::Run(line.to_string());
        assert!(reads_the_file(&step("revenant mission check mine.toml")));
        assert!(reads_the_file(&step("revenant mission draw mine.toml --svg > mine.svg")));
        assert!(!reads_the_file(&step("revenant mission show MZ1 > mine.toml")));
        assert!(!reads_the_file(&step("revenant mission list")));
        assert!(
            says(&step("revenant mission check mine.toml"), "check")
                && !says(&step("revenant checks"), "check")
        );
    }
}

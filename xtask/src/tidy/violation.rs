//! A violation of an invariant, with a place that an editor can jump to.

use std::fmt;

use crate::repository::TextFile;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Violation {
    file: String,
    line: usize,
    what: String,
}

impl Violation {
    pub fn new(file: &str, line: usize, what: impl Into<String>) -> Violation {
        Violation { file: file.to_string(), line, what: what.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// The number of the first line of a file for which `is_meant` holds; 1 if there is none.
pub fn line_where(files: &[TextFile], path: &str, is_meant: impl Fn(&str) -> bool) -> usize {
    let file = files.iter().find(|file| file.path == path);
    let index = file.and_then(|file| file.text.lines().position(is_meant));
    index.unwrap_or(0) + 1
}

/// The violations as a person reads them, one line each.
#[cfg(test)]
pub fn lines(violations: &[Violation]) -> Vec<String> {
    violations.iter().map(Violation::to_string).collect()
}

//! What is wrong with the file of a lesson.

use std::fmt;
use std::ops::Range;

/// Something in the file of a lesson that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The line in the file, counted from 1.
    pub line: usize,
    /// The field concerned, such as `then`.
    pub field: &'static str,
    /// What is wrong, and what would be right.
    pub text: String,
}

impl Problem {
    pub(crate) fn new(line: usize, field: &'static str, text: impl Into<String>) -> Problem {
        Problem { line, field, text: text.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { line, field, text } = self;
        write!(f, "line {line}, {field}: {text}")
    }
}

/// The line in a text where this part of it begins, counted from 1.
pub(crate) fn line_of(text: &str, span: &Range<usize>) -> usize {
    let before = &text.as_bytes()[..span.start.min(text.len())];
    before.iter().filter(|byte| **byte == b'\n').count() + 1
}

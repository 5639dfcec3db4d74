//! Mutants: small changes of the code.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

/// The kind of mistake that a mutant imitates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// `==` instead of `!=`, `<` instead of `>=`.
    Comparison,
    /// `<` instead of `<=`, or a range that is one longer or shorter.
    Bound,
    /// `a` instead of `a && b` or `a + b`.
    Operand,
    /// `!condition`.
    Negation,
    /// 4 instead of 3, `false` instead of `true`.
    Constant,
    /// A statement that is missing.
    Statement,
    /// An event that is missing.
    Event,
    /// A missing arm of a match, or a missing alternative of `matches!`.
    Arm,
}

impl Kind {
    pub const ALL: [Kind; 8] = [
        Kind::Comparison,
        Kind::Bound,
        Kind::Operand,
        Kind::Negation,
        Kind::Constant,
        Kind::Statement,
        Kind::Event,
        Kind::Arm,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Kind::Comparison => "comparison",
            Kind::Bound => "bound",
            Kind::Operand => "operand",
            Kind::Negation => "negation",
            Kind::Constant => "constant",
            Kind::Statement => "statement",
            Kind::Event => "event",
            Kind::Arm => "arm",
        }
    }
}

/// How a mutant is written into the code, next to the original.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// This expression replaces the original one.
    Instead(String),
    /// The original statement runs only while the mutant is inactive.
    Without,
    /// An arm without a guard gets one: it matches only while the mutant is inactive.
    Guard,
}

/// A small change of the code.
#[derive(Clone, Debug)]
pub struct Mutant {
    pub kind: Kind,
    /// Relative to the root of the project.
    pub path: String,
    pub line: usize,
    /// The modules and the function that contain it, as in `flow::vote::count`.
    pub function: String,
    /// Its bytes in the file.
    pub range: Range<usize>,
    pub edit: Edit,
    /// The original text and the new one, with single spaces.
    pub change: String,
}

impl Mutant {
    /// Identifies it even after lines have moved.
    pub fn key(&self) -> (&str, &str) {
        (&self.function, &self.change)
    }
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mutant { kind, path, line, function, change, .. } = self;
        write!(f, "{:<10} {path}:{line}  {function}\n           {change}", kind.name())
    }
}

/// Adds a number to changes that occur several times in one function.
pub fn number_duplicates(mutants: &mut [Mutant]) {
    let mut seen: BTreeMap<(String, String), usize> = BTreeMap::new();
    for mutant in mutants {
        let n = seen.entry((mutant.function.clone(), mutant.change.clone())).or_default();
        *n += 1;
        if *n > 1 {
            mutant.change = format!("{} (no. {n})", mutant.change);
        }
    }
}

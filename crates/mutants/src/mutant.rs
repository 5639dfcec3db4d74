//! A small change of the code.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

/// What kind of mistake it imitates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// `==` for `!=`, `<` for `>=`.
    Comparison,
    /// `<` for `<=`, a range one longer or shorter.
    Bound,
    /// `a` for `a && b`, `a` for `a + b`.
    Operand,
    /// `!condition`.
    Negation,
    /// 4 for 3, `false` for `true`.
    Constant,
    /// A statement that is not carried out.
    Statement,
    /// Something that nobody is told.
    Event,
    /// An arm of a match, or an alternative of `matches!`, that is not there.
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

/// How it is written into the code, beside the original.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// This expression instead of the original one.
    Instead(String),
    /// The original statement only while the mutant sleeps.
    Without,
    /// A guard of an arm that has none: the arm is there only while the mutant sleeps.
    Guard,
}

#[derive(Clone, Debug)]
pub struct Mutant {
    pub kind: Kind,
    /// From the top of the project.
    pub path: String,
    pub line: usize,
    /// The modules and the function around it, `flow::vote::count`.
    pub function: String,
    /// Where in the file it is.
    pub range: Range<usize>,
    pub edit: Edit,
    /// The original text and the new one, with single spaces.
    pub change: String,
}

impl Mutant {
    /// By this it is found again after lines have moved.
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

/// The same change twice in one function: the second is told from the first by a number.
pub fn number_twins(mutants: &mut [Mutant]) {
    let mut seen: BTreeMap<(String, String), usize> = BTreeMap::new();
    for mutant in mutants {
        let n = seen.entry((mutant.function.clone(), mutant.change.clone())).or_default();
        *n += 1;
        if *n > 1 {
            mutant.change = format!("{} (no. {n})", mutant.change);
        }
    }
}

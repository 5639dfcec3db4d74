//! The test programs of a crate, by kind.

use std::path::PathBuf;

/// A kind of tests.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Suite {
    /// Tests of single rules and functions.
    Rules,
    /// Golden playthroughs.
    Goldens,
    /// Laws, tried on random games.
    Laws,
}

impl Suite {
    pub const ALL: [Suite; 3] = [Suite::Rules, Suite::Goldens, Suite::Laws];

    pub fn name(self) -> &'static str {
        match self {
            Suite::Rules => "rule and unit tests",
            Suite::Goldens => "goldens",
            Suite::Laws => "laws",
        }
    }

    /// The kind of a test program, from its package and the name of its target.
    pub fn of(package: &str, target: &str) -> Suite {
        match (package, target) {
            (_, "golden") => Suite::Goldens,
            ("table-laws", _) | (_, "laws" | "late") => Suite::Laws,
            _ => Suite::Rules,
        }
    }
}

/// A test program.
#[derive(Clone, Debug)]
pub struct Program {
    pub suite: Suite,
    pub path: PathBuf,
    /// The folder of its crate, in which it runs.
    pub folder: PathBuf,
}

#[derive(Clone, Debug, Default)]
pub struct Suites(pub Vec<Program>);

impl Suites {
    pub fn rules_only(&self) -> Suites {
        Suites(self.0.iter().filter(|program| program.suite == Suite::Rules).cloned().collect())
    }
}

/// The packages whose tests cover this package. The kernel is also tested by the laws, in a crate above it.
pub fn packages_that_test(package: &str) -> Vec<&str> {
    match package {
        "table" => vec!["table", "table-laws"],
        other => vec![other],
    }
}

//! The test programs of a crate, by what they are.

use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Suite {
    /// Tests of single rules and of single functions.
    Rules,
    /// Whole games as text.
    Goldens,
    /// Laws on random games.
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

    /// By the package and the name of the test target.
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
    /// Where it runs: the folder of its crate.
    pub folder: PathBuf,
}

#[derive(Clone, Debug, Default)]
pub struct Suites(pub Vec<Program>);

impl Suites {
    pub fn rules_only(&self) -> Suites {
        Suites(self.0.iter().filter(|program| program.suite == Suite::Rules).cloned().collect())
    }
}

/// The laws of the kernel are tested by games that break them, in a crate above it.
pub fn packages_that_test(package: &str) -> Vec<&str> {
    match package {
        "table" => vec!["table", "table-laws"],
        other => vec![other],
    }
}

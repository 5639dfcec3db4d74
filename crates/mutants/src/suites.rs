//! The test programs of a crate, by kind.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

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

/// What cargo reports about the project.
#[derive(Deserialize)]
struct Project {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

/// The `cargo` that runs this program.
pub fn cargo(top: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(top);
    command
}

/// The arguments by which cargo builds the test programs of these kinds, and no others.
pub fn arguments_of(wanted: &[Suite], package: &str, top: &Path) -> Result<Vec<String>, String> {
    let output = cargo(top)
        .args(["metadata", "--no-deps", "--offline", "--format-version=1"])
        .output()
        .map_err(|error| format!("cargo did not start: {error}"))?;
    let project: Project =
        serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    let testing = packages_that_test(package);
    let mut arguments = Vec::new();
    for Package { name, targets } in project.packages {
        if !testing.contains(&name.as_str()) {
            continue;
        }
        for target in targets.into_iter().filter(|target| wanted.contains(&Suite::of(&name, &target.name))) {
            arguments.extend(["--package".to_string(), name.clone()]);
            match target.kind.first().map(String::as_str) {
                Some("lib") => arguments.push("--lib".to_string()),
                Some("test") => arguments.extend(["--test".to_string(), target.name]),
                _ => {}
            }
        }
    }
    Ok(arguments)
}

/// The packages whose tests cover this package. The kernel is also tested by the laws, in a crate above it.
fn packages_that_test(package: &str) -> Vec<&str> {
    match package {
        "table" => vec!["table", "table-laws"],
        other => vec![other],
    }
}

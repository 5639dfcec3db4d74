//! `cargo xtask test`: everything CI runs, in one order, with one profile and one target folder.
//!
//! `--long` adds the steps that are too slow for every change ([`long`]). Names of steps run just those
//! steps, and `--changed` runs the steps that the current change can affect ([`changed`]).

mod changed;
pub mod scope;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::cargo::{cargo, run_visibly};
use crate::doctests::with_doctests;
use crate::failure::Failure;
use crate::metadata::read_members;
use crate::repository::{find_root, read_text_files};
use crate::{long, python, rules, tidy, web};
use scope::Scope;

pub struct Step {
    pub name: &'static str,
    pub run: fn(&Path) -> Result<(), Failure>,
}

static STEPS: &[Step] = &[
    Step { name: "tidy", run: |_| tidy::run(&[]) },
    Step { name: "fmt", run: check_format },
    Step { name: "clippy", run: |root| lint(root, &Scope::Workspace) },
    Step { name: "tests", run: |root| run_tests(root, &Scope::Workspace) },
    Step { name: "rules", run: |_| rules::run(&[]) },
    Step { name: "client", run: web::check_client },
    Step { name: "browser", run: web::run_browser_tests },
    Step { name: "python", run: python::run },
];

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let wanted = Wanted::parse(arguments)?;
    let root = find_root()?;
    let planned = match wanted {
        Wanted::Steps(steps) => steps.into_iter().map(Planned::whole).collect(),
        Wanted::Changed { since } => changed::plan(&root, since.as_deref(), STEPS)?,
    };
    let mut durations = Vec::new();
    let mut failure = None;
    for (index, step) in planned.iter().enumerate() {
        println!("\n==== {} of {}: {}", index + 1, planned.len(), step.name);
        let start = Instant::now();
        let result = (step.run)(&root);
        durations.push(start.elapsed());
        let word = if result.is_ok() { "passed" } else { "failed" };
        println!("==== {} {word} after {}", step.name, seconds(start.elapsed()));
        if let Err(reason) = result {
            failure = Some(reason);
            break;
        }
    }
    let names: Vec<&str> = planned.iter().map(|step| step.name).collect();
    println!("\n{}", summary(&names, &durations, failure.is_some()));
    match failure {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}

/// The steps that the arguments ask for.
enum Wanted {
    Steps(Vec<&'static Step>),
    Changed { since: Option<String> },
}

impl Wanted {
    fn parse(arguments: &[String]) -> Result<Wanted, Failure> {
        let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
        match words[..] {
            [] => Ok(Wanted::Steps(STEPS.iter().collect())),
            ["--long"] => Ok(Wanted::Steps(STEPS.iter().chain(long::STEPS).collect())),
            ["--changed"] => Ok(Wanted::Changed { since: None }),
            [option] if option.starts_with("--changed=") => {
                Ok(Wanted::Changed { since: option.strip_prefix("--changed=").map(str::to_string) })
            }
            _ => steps_named(&words).map(Wanted::Steps),
        }
    }
}

/// The steps of these names, in the order in which a long run has them.
fn steps_named(names: &[&str]) -> Result<Vec<&'static Step>, Failure> {
    let all: Vec<&Step> = STEPS.iter().chain(long::STEPS).collect();
    if let Some(unknown) = names.iter().find(|name| !all.iter().any(|step| step.name == **name)) {
        let known: Vec<&str> = all.iter().map(|step| step.name).collect();
        return Err(Failure::Misused(format!(
            "there is no step {unknown:?}; the steps are {}. --long and --changed stand alone",
            known.join(", ")
        )));
    }
    Ok(all.into_iter().filter(|step| names.contains(&step.name)).collect())
}

type Run = dyn Fn(&Path) -> Result<(), Failure>;

/// A step, and the packages that it is run on.
struct Planned {
    name: &'static str,
    run: Box<Run>,
}

impl Planned {
    fn whole(step: &'static Step) -> Planned {
        Planned { name: step.name, run: Box::new(step.run) }
    }

    /// The step on these packages, if it can be run on single packages.
    fn within(step: &'static Step, scope: &Scope) -> Planned {
        let scope = scope.clone();
        match step.name {
            "clippy" => Planned { name: step.name, run: Box::new(move |root| lint(root, &scope)) },
            "tests" => Planned { name: step.name, run: Box::new(move |root| run_tests(root, &scope)) },
            _ => Planned::whole(step),
        }
    }
}

fn check_format(root: &Path) -> Result<(), Failure> {
    run_visibly(&mut shown(root, &["fmt", "--all", "--", "--check"]), "cargo fmt")
}

fn lint(root: &Path, scope: &Scope) -> Result<(), Failure> {
    let arguments =
        [&["clippy"], &scope.arguments()[..], &["--all-targets", "--locked", "--", "-D", "warnings"]];
    run_visibly(&mut shown(root, &arguments.concat()), "cargo clippy")
}

/// cargo-nextest is faster, but not every machine has it, and it does not run the examples in doc comments.
fn run_tests(root: &Path, scope: &Scope) -> Result<(), Failure> {
    let run = |words: &[&str], scope: &Scope| {
        let arguments = [words, &scope.arguments(), &["--locked"]].concat();
        run_visibly(comparing_only(&mut shown(root, &arguments)), &format!("cargo {}", words.join(" ")))
    };
    if !has_nextest(root) {
        return run(&["test"], scope);
    }
    run(&["nextest", "run"], scope)?;
    match with_doctests(scope, &read_members(root)?, &read_text_files(root)?) {
        Some(with_doctests) => run(&["test", "--doc"], &with_doctests),
        None => Ok(()),
    }
}

fn has_nextest(root: &Path) -> bool {
    let version = cargo(root, &["nextest", "--version"]).output();
    version.is_ok_and(|output| output.status.success())
}

/// Expected output is compared and never rewritten, whatever variables the shell has.
fn comparing_only(command: &mut Command) -> &mut Command {
    command
        .env("INSTA_UPDATE", "no")
        .env_remove("INSTA_FORCE_PASS")
        .env_remove("UPDATE_GOLDEN")
        .env_remove("UPDATE_EXPECT")
}

fn shown(root: &Path, arguments: &[&str]) -> Command {
    println!("$ cargo {}", arguments.join(" "));
    cargo(root, arguments)
}

fn summary(names: &[&str], durations: &[Duration], has_failed: bool) -> String {
    let mut lines = vec![String::from("==== summary")];
    for (index, name) in names.iter().enumerate() {
        let is_last_that_ran = index + 1 == durations.len();
        lines.push(match durations.get(index) {
            Some(duration) => {
                let word = if is_last_that_ran && has_failed { "FAILED" } else { "passed" };
                format!("{word:<8} {:>9}  {name}", seconds(*duration))
            }
            None => format!("{:<8} {:>9}  {name}", "not run", ""),
        });
    }
    let total: Duration = durations.iter().sum();
    lines.push(format!("{:<8} {:>9}", "in all", seconds(total)));
    lines.join("\n")
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_says_what_passed_failed_and_did_not_run() {
        let durations = [Duration::from_millis(400), Duration::from_millis(1_230)];
        let expected = "\
==== summary
passed       0.4 s  tidy
FAILED       1.2 s  fmt
not run             clippy
in all       1.6 s";
        assert_eq!(summary(&["tidy", "fmt", "clippy"], &durations, true), expected);
    }

    fn steps_of(words: &str) -> Result<Vec<&'static str>, Failure> {
        let words: Vec<String> = words.split_whitespace().map(str::to_string).collect();
        match Wanted::parse(&words)? {
            Wanted::Steps(steps) => Ok(steps.iter().map(|step| step.name).collect()),
            Wanted::Changed { since } => panic!("changed since {since:?}"),
        }
    }

    #[test]
    fn without_arguments_it_is_what_ci_runs_and_a_long_run_adds_steps() {
        let (short, long) = (steps_of("").unwrap(), steps_of("--long").unwrap());
        assert_eq!(short[..7], ["tidy", "fmt", "clippy", "tests", "rules", "client", "browser"]);
        assert_eq!(long[..short.len()], short);
        assert!(long.len() > short.len());
    }

    #[test]
    fn named_steps_run_in_their_own_order() {
        assert_eq!(steps_of("clippy tidy").unwrap(), ["tidy", "clippy"]);
        assert_eq!(steps_of("add-a-game").unwrap(), ["add-a-game"]);
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_known_ones() {
        for words in ["tidy clipy", "--step tidy", "--long --long", "--long tidy", "tidy --changed"] {
            let Err(Failure::Misused(told)) = steps_of(words) else { panic!("{words}") };
            assert!(told.contains("the steps are tidy, fmt, clippy"), "{told}");
        }
    }

    #[test]
    fn a_change_is_counted_from_a_commit_that_can_be_named() {
        let since = |word: &str| match Wanted::parse(&[word.to_string()]) {
            Ok(Wanted::Changed { since }) => since,
            _ => panic!("{word}"),
        };
        assert_eq!(since("--changed"), None);
        assert_eq!(since("--changed=HEAD~2").as_deref(), Some("HEAD~2"));
    }
}

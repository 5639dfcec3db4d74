//! `cargo xtask test`: everything CI runs, in one order, with one profile and one target folder. `--long` adds what is too
//! slow for every change, `--step` runs one step alone.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::cargo::{cargo, run_visibly};
use crate::doctests::has_doctests;
use crate::failure::Failure;
use crate::repository::{find_root, read_text_files};
use crate::{long, python, rules, tidy, web};

pub struct Step {
    pub name: &'static str,
    pub run: fn(&Path) -> Result<(), Failure>,
}

static STEPS: [Step; 8] = [
    Step { name: "tidy", run: |_| tidy::run(&[]) },
    Step { name: "fmt", run: check_format },
    Step { name: "clippy", run: lint },
    Step { name: "tests", run: run_tests },
    Step { name: "rules", run: |_| rules::run(&[]) },
    Step { name: "client", run: web::check_client },
    Step { name: "browser", run: web::run_browser_tests },
    Step { name: "python", run: python::run },
];

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let steps = steps_of(arguments)?;
    let root = find_root()?;
    let mut durations = Vec::new();
    let mut failure = None;
    for (index, step) in steps.iter().enumerate() {
        println!("\n==== {} of {}: {}", index + 1, steps.len(), step.name);
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
    println!("\n{}", summary(&steps, &durations, failure.is_some()));
    match failure {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}

/// Those of every change, those of a long run, or the one that is named.
fn steps_of(arguments: &[String]) -> Result<Vec<&'static Step>, Failure> {
    let all: Vec<&Step> = STEPS.iter().chain(&long::STEPS).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        [] => Ok(STEPS.iter().collect()),
        ["--long"] => Ok(all),
        ["--step", name] if all.iter().any(|step| step.name == name) => {
            Ok(all.into_iter().filter(|step| step.name == name).collect())
        }
        _ => {
            let names: Vec<&str> = all.iter().map(|step| step.name).collect();
            Err(Failure::Misused(format!("test takes --long, or --step and one of {}", names.join(", "))))
        }
    }
}

fn check_format(root: &Path) -> Result<(), Failure> {
    run_visibly(&mut shown(root, &["fmt", "--all", "--", "--check"]), "cargo fmt")
}

fn lint(root: &Path) -> Result<(), Failure> {
    let arguments = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    run_visibly(&mut shown(root, &arguments), "cargo clippy")
}

/// cargo-nextest is faster but not on every machine, and it runs no examples of doc comments.
fn run_tests(root: &Path) -> Result<(), Failure> {
    if !has_nextest(root) {
        let arguments = ["test", "--workspace", "--locked"];
        return run_visibly(comparing_only(&mut shown(root, &arguments)), "cargo test");
    }
    let arguments = ["nextest", "run", "--workspace", "--locked"];
    run_visibly(comparing_only(&mut shown(root, &arguments)), "cargo nextest")?;
    if has_doctests(&read_text_files(root)?) {
        let arguments = ["test", "--doc", "--workspace", "--locked"];
        run_visibly(comparing_only(&mut shown(root, &arguments)), "cargo test --doc")?;
    }
    Ok(())
}

fn has_nextest(root: &Path) -> bool {
    let version = cargo(root, &["nextest", "--version"]).output();
    version.is_ok_and(|output| output.status.success())
}

/// Expected output is compared, never rewritten, whatever the shell was told before.
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

fn summary(steps: &[&Step], durations: &[Duration], has_failed: bool) -> String {
    let mut lines = vec![String::from("==== summary")];
    for (index, step) in steps.iter().enumerate() {
        let is_last_that_ran = index + 1 == durations.len();
        lines.push(match durations.get(index) {
            Some(duration) => {
                let word = if is_last_that_ran && has_failed { "FAILED" } else { "passed" };
                format!("{word:<8} {:>9}  {}", seconds(*duration), step.name)
            }
            None => format!("{:<8} {:>9}  {}", "not run", "", step.name),
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
not run             tests
not run             rules
not run             client
not run             browser
not run             python
in all       1.6 s";
        let steps: Vec<&Step> = STEPS.iter().collect();
        assert_eq!(summary(&steps, &durations, true), expected);
    }

    #[test]
    fn a_long_run_adds_steps_and_one_step_runs_alone() {
        let names = |words: &str| -> Option<Vec<&str>> {
            let words: Vec<String> = words.split_terminator('|').map(str::to_string).collect();
            steps_of(&words).ok().map(|steps| steps.iter().map(|step| step.name).collect())
        };
        let (short, long) = (names("").unwrap(), names("--long").unwrap());
        assert_eq!(long[..short.len()], short);
        assert!(long.len() > short.len());
        assert_eq!(names("--step|a new game"), Some(vec!["a new game"]));
        assert_eq!([names("--step|no such"), names("--step"), names("--long|--long")], [None, None, None]);
    }
}

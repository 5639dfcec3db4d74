//! Wakes one mutant after the other and sees whether a test fails.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::build::Numbered;
use crate::equivalents::Equivalents;
use crate::mutant::Mutant;
use crate::suites::{Program, Suite, Suites};

/// A test program that runs so many times longer than it does without a mutant hangs.
const PATIENCE: u32 = 10;
const LEAST_PATIENCE: Duration = Duration::from_secs(30);
/// A mutant that fills the memory is stopped here.
const MEMORY_KIB: u64 = 4 * 1024 * 1024;
/// More names than this do not go on a command line: all tests run.
const NAMES: usize = 400;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Caught(Suite),
    Survived,
    /// ListedGame as one that nobody could notice.
    Equivalent,
}

pub struct Tried<'a> {
    pub mutant: &'a Mutant,
    pub fate: Fate,
}

pub fn try_all<'a>(
    suites: &Suites,
    mutants: &'a [Numbered],
    equivalents: &Equivalents,
    package: &str,
) -> Result<Vec<Tried<'a>>, String> {
    let mut watched = suites.0.iter().map(Watched::of).collect::<Result<Vec<Watched>, String>>()?;
    // Most mutants are caught by the quick tests, and then nobody waits for the slow ones.
    watched.sort_by_key(|watched| watched.takes);
    let next = AtomicUsize::new(0);
    let fates = Mutex::new(BTreeMap::new());
    let failure = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, |n| n.get()) {
            scope.spawn(|| {
                while let Some((number, mutant)) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let fate = match equivalents.has(package, mutant) {
                        true => Ok(Fate::Equivalent),
                        false => fate_of(*number, &watched),
                    };
                    match fate {
                        Ok(fate) => drop(fates.lock().expect("no thread panics").insert(*number, fate)),
                        Err(reason) => *failure.lock().expect("no thread panics") = Some(reason),
                    }
                }
            });
        }
    });
    if let Some(reason) = failure.into_inner().expect("no thread panics") {
        return Err(reason);
    }
    let fates = fates.into_inner().expect("no thread panics");
    Ok(mutants.iter().map(|(number, mutant)| Tried { mutant, fate: fates[number] }).collect())
}

fn fate_of(number: usize, watched: &[Watched]) -> Result<Fate, String> {
    for suite in Suite::ALL {
        for program in watched.iter().filter(|watched| watched.program.suite == suite) {
            if program.catches(number)? {
                return Ok(Fate::Caught(suite));
            }
        }
    }
    Ok(Fate::Survived)
}

/// A test program, what its tests reach, and how long it takes when no mutant is awake.
struct Watched<'a> {
    program: &'a Program,
    reached: BTreeMap<usize, BTreeSet<String>>,
    takes: Duration,
}

impl<'a> Watched<'a> {
    fn of(program: &'a Program) -> Result<Watched<'a>, String> {
        let trace = trace_path(program);
        let _ = fs::remove_file(&trace);
        let start = Instant::now();
        // Two threads: with one, libtest would run all tests in the main thread, which has no test's name.
        let mut command = command(program, &["--test-threads=2"], None);
        let status = command.env("MUTANTS_REACHED", &trace).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("{} fails without any mutant", program.path.display()));
        }
        let takes = start.elapsed();
        let mut reached: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
        for line in fs::read_to_string(&trace).unwrap_or_default().lines() {
            if let Some((number, test)) = line.split_once(' ')
                && let Ok(number) = number.parse()
            {
                reached.entry(number).or_default().insert(test.to_string());
            }
        }
        Ok(Watched { program, reached, takes })
    }

    /// First the tests that come by the mutant, then, to be sure, all.
    fn catches(&self, number: usize) -> Result<bool, String> {
        let Some(tests) = self.reached.get(&number) else { return Ok(false) };
        let are_named = tests.iter().all(|test| !matches!(test.as_str(), "?" | "main"));
        if are_named && tests.len() <= NAMES {
            let mut arguments = vec!["--test-threads=1", "--exact"];
            arguments.extend(tests.iter().map(String::as_str));
            if self.fails(number, &arguments)? {
                return Ok(true);
            }
            if self.program.suite != Suite::Rules {
                return Ok(false);
            }
        }
        self.fails(number, &["--test-threads=1"])
    }

    fn fails(&self, number: usize, arguments: &[&str]) -> Result<bool, String> {
        let mut child = command(self.program, arguments, Some(number))
            .spawn()
            .map_err(|error| format!("{} did not start: {error}", self.program.path.display()))?;
        let start = Instant::now();
        let patience = (self.takes * PATIENCE).max(LEAST_PATIENCE);
        loop {
            match child.try_wait() {
                Ok(Some(status)) => return Ok(!status.success()),
                Ok(None) if start.elapsed() > patience => {
                    let _ = child.kill();
                    let _ = child.wait();
                    return Ok(true);
                }
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Err(error) => return Err(format!("{}: {error}", self.program.path.display())),
            }
        }
    }
}

fn trace_path(program: &Program) -> PathBuf {
    program.path.with_extension("reached")
}

/// Through a shell that bounds the memory; expected output is compared, never rewritten.
fn command(program: &Program, arguments: &[&str], awake: Option<usize>) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {MEMORY_KIB}; exec \"$0\" \"$@\"")]);
    command.arg(&program.path).args(arguments).current_dir(&program.folder);
    command.env("CARGO_MANIFEST_DIR", &program.folder);
    for variable in ["UPDATE_GOLDEN", "UPDATE_EXPECT", "MUTANT", "MUTANTS_REACHED", "RUST_BACKTRACE"] {
        command.env_remove(variable);
    }
    if let Some(number) = awake {
        command.env("MUTANT", number.to_string());
    }
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

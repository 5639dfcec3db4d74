//! Activates one mutant after another and checks whether a test fails.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::build::Numbered;
use crate::equivalents::Equivalents;
use crate::mutant::Mutant;
use crate::suites::{Program, Suite, Suites};

/// A test program hangs if it uses this many times the time it needs without a mutant.
const TIMEOUT_FACTOR: u32 = 5;
/// Every test program may use at least this much time.
const MIN_TIMEOUT: Duration = Duration::from_secs(10);
/// Only processor time counts, so that no test fails because the machine is busy. A test that waits forever
/// uses none, so it is ended when this many times its limit have passed.
const WAITING_FACTOR: u32 = 50;
/// The memory that a mutant may use.
const MEMORY_KIB: u64 = 4 * 1024 * 1024;
/// If more tests than this reach a mutant, their names are too long for a command line, and all tests run.
const MAX_NAMED_TESTS: usize = 400;

/// The fate of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// A test of this suite failed.
    Caught(Suite),
    /// No test failed.
    Survived,
    /// It is listed as a change that nobody could notice.
    Equivalent,
}

/// A mutant and its fate.
pub struct Tried<'a> {
    pub mutant: &'a Mutant,
    pub fate: Fate,
}

/// Tries all mutants, on as many threads as the machine has cores.
pub fn try_all<'a>(
    suites: &Suites,
    mutants: &'a [Numbered],
    equivalents: &Equivalents,
    package: &str,
) -> Result<Vec<Tried<'a>>, String> {
    let mut profiles = suites.0.iter().map(Profile::of).collect::<Result<Vec<Profile>, String>>()?;
    // Fast tests run first: they catch most mutants, so that the slow ones need not run.
    profiles.sort_by_key(|profile| profile.duration);
    let next = AtomicUsize::new(0);
    let fates = Mutex::new(BTreeMap::new());
    let failure = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, |n| n.get()) {
            scope.spawn(|| {
                while let Some((number, mutant)) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let fate = match equivalents.has(package, mutant) {
                        true => Ok(Fate::Equivalent),
                        false => fate_of(*number, &profiles),
                    };
                    match fate {
                        Ok(fate) => {
                            let mut fates = fates.lock().expect("no thread panics");
                            fates.insert(*number, fate);
                            eprintln!("{} of {}: {fate:?}  {mutant}", fates.len(), mutants.len());
                        }
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

fn fate_of(number: usize, profiles: &[Profile]) -> Result<Fate, String> {
    for suite in Suite::ALL {
        for profile in profiles.iter().filter(|profile| profile.program.suite == suite) {
            if profile.catches(number)? {
                return Ok(Fate::Caught(suite));
            }
        }
    }
    Ok(Fate::Survived)
}

/// A test program with the mutants that its tests reach and its running time without a mutant.
struct Profile<'a> {
    program: &'a Program,
    reached: BTreeMap<usize, BTreeSet<String>>,
    duration: Duration,
}

impl<'a> Profile<'a> {
    fn of(program: &'a Program) -> Result<Profile<'a>, String> {
        let trace = trace_path(program);
        let _ = fs::remove_file(&trace);
        let start = Instant::now();
        // With only one thread, libtest would run all tests in the main thread, which is not named after a test.
        let mut command = command(program, &["--test-threads=2"], "unlimited");
        let status = command.env("MUTANTS_REACHED", &trace).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("{} fails without any mutant", program.path.display()));
        }
        let duration = start.elapsed();
        let mut reached: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
        for line in fs::read_to_string(&trace).unwrap_or_default().lines() {
            if let Some((number, test)) = line.split_once(' ')
                && let Ok(number) = number.parse()
            {
                reached.entry(number).or_default().insert(test.to_string());
            }
        }
        Ok(Profile { program, reached, duration })
    }

    /// Runs the tests that reach the mutant. If none of the rule tests fails, it runs them all to be sure.
    fn catches(&self, number: usize) -> Result<bool, String> {
        let Some(tests) = self.reached.get(&number) else { return Ok(false) };
        let are_named = tests.iter().all(|test| !matches!(test.as_str(), "?" | "main"));
        if are_named && tests.len() <= MAX_NAMED_TESTS {
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
        let timeout = (self.duration * TIMEOUT_FACTOR).max(MIN_TIMEOUT);
        let mut child = command(self.program, arguments, &timeout.as_secs().to_string())
            .env("MUTANT", number.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{} did not start: {error}", self.program.path.display()))?;
        let fails = match first_failure(&mut child).recv_timeout(timeout * WAITING_FACTOR) {
            Ok(FirstFailure) | Err(RecvTimeoutError::Timeout) => true,
            Err(RecvTimeoutError::Disconnected) => !child.wait().is_ok_and(|status| status.success()),
        };
        // One failure is enough, so the other tests need not run.
        let _ = child.kill();
        let _ = child.wait();
        Ok(fails)
    }
}

/// A test has failed.
struct FirstFailure;

/// Waits for the first failure that a test program reports. Without one, the channel closes when the program
/// ends.
fn first_failure(program: &mut Child) -> Receiver<FirstFailure> {
    let (sender, receiver) = channel();
    if let Some(output) = program.stdout.take() {
        thread::spawn(move || {
            let mut lines = BufReader::new(output).lines().map_while(Result::ok);
            if lines.any(|line| line.ends_with(" ... FAILED")) {
                let _ = sender.send(FirstFailure);
            }
        });
    }
    receiver
}

fn trace_path(program: &Program) -> PathBuf {
    program.path.with_extension("reached")
}

/// Runs a test program through a shell that limits its memory and its seconds on the processor. Expected output is
/// compared, never rewritten.
fn command(program: &Program, arguments: &[&str], seconds: &str) -> Command {
    let mut command = Command::new("sh");
    let limits = format!("ulimit -v {MEMORY_KIB}; ulimit -t {seconds}");
    command.args(["-c", &format!("{limits}; exec \"$0\" \"$@\"")]);
    command.arg(&program.path).args(arguments).current_dir(&program.folder);
    command.env("CARGO_MANIFEST_DIR", &program.folder);
    for variable in ["UPDATE_GOLDEN", "UPDATE_EXPECT", "MUTANT", "MUTANTS_REACHED", "RUST_BACKTRACE"] {
        command.env_remove(variable);
    }
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

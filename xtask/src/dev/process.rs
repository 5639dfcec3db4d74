//! Programs that end with this one.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::failure::Failure;

/// How long a program may take to end when it is asked to.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(20);

/// A running program with all processes that it has started. They are ended when this value is dropped.
///
/// Each program has its own process group, so that Ctrl-C in the terminal reaches only xtask, which then ends
/// the others with all their children.
pub struct Program {
    child: Child,
    name: &'static str,
}

impl Program {
    pub fn start(command: &mut Command, name: &'static str) -> Result<Program, Failure> {
        let started = command.process_group(0).spawn();
        let child = started.map_err(|error| Failure::Wrong(format!("{name} did not start: {error}")))?;
        Ok(Program { child, name })
    }

    /// The exit status of the program, once it has ended.
    pub fn ended(&mut self) -> Result<Option<ExitStatus>, Failure> {
        self.child.try_wait().map_err(|error| Failure::Wrong(format!("{}: {error}", self.name)))
    }

    fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Sends a signal to the whole group.
    fn signal(&self, signal: &str) {
        let group = format!("-{}", self.child.id());
        // A group that has just ended cannot be signalled, and need not be.
        let _ =
            Command::new("kill").args([signal, "--", &group]).stderr(std::process::Stdio::null()).status();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if self.is_running() {
            self.signal("-TERM");
        }
        let start = Instant::now();
        while self.is_running() && start.elapsed() < PATIENCE {
            sleep(PAUSE);
        }
        // Processes that the program has left behind are ended too, even if the program ended by itself.
        self.signal("-KILL");
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a process exists and is not a zombie.
    fn is_alive(pid: &str) -> bool {
        let state = Command::new("ps").args(["-o", "stat=", "-p", pid]).output().expect("ps runs");
        let state = String::from_utf8_lossy(&state.stdout);
        !state.trim().is_empty() && !state.trim().starts_with('Z')
    }

    fn start(script: &str) -> Program {
        Program::start(Command::new("sh").args(["-c", script]), "a script").unwrap()
    }

    #[test]
    fn a_program_ends_with_the_children_it_started() {
        let file = std::env::temp_dir().join(format!("revenant-process-{}", std::process::id()));
        let program =
            start(&format!("sleep 600 & echo $! > {0}.part; mv {0}.part {0}; wait", file.display()));
        let start = Instant::now();
        while !file.exists() && start.elapsed() < Duration::from_secs(20) {
            sleep(PAUSE);
        }
        let child = std::fs::read_to_string(&file).expect("the script has written the id of its child");
        assert!(is_alive(child.trim()));
        drop(program);
        assert!(!is_alive(child.trim()));
        std::fs::remove_file(file).unwrap();
    }

    #[test]
    fn a_program_that_ends_is_noticed() {
        let mut program = start("exit 3");
        let status = loop {
            if let Some(status) = program.ended().unwrap() {
                break status;
            }
            sleep(PAUSE);
        };
        assert_eq!(status.code(), Some(3));
        let nothing = Program::start(&mut Command::new("no-such-program"), "nothing");
        assert!(nothing.err().is_some_and(|failure| failure.to_string().contains("nothing did not start")));
    }
}

//! `cargo xtask dev`: the server and the client while you work on them. Vite serves the client and reloads
//! what you change; the server is built and started again whenever its source changes.
//!
//! 1. [`watch`]: which files the server is built from, and whether one has changed.
//! 2. [`process`]: programs that end with this one.

mod process;
mod watch;

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;

use signal_hook::consts::TERM_SIGNALS;
use signal_hook::flag;

use crate::cargo::{cargo, target_folder};
use crate::failure::{Failure, refuse_arguments};
use crate::repository::find_root;
use crate::web;
use process::Program;
use watch::Snapshot;

/// The address at which Vite serves the client (`web/vite.config.ts`).
const CLIENT: &str = "http://127.0.0.1:5173";
/// The address at which the server listens, unless `REVENANT_ADDR` names another.
const SERVER: &str = "127.0.0.1:7777";
/// How often files and programs are checked.
const PAUSE: Duration = Duration::from_millis(300);

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    refuse_arguments(arguments)?;
    let root = find_root()?;
    let is_over = watch_signals()?;
    web::install_packages(&root)?;
    let address = std::env::var("REVENANT_ADDR").unwrap_or_else(|_| SERVER.to_string());
    let mut server = Server { root: &root, address: &address, program: None };
    let mut seen = Snapshot::of(&root)?;
    server.rebuild(&is_over)?;
    let mut client = start_client(&root, &address)?;
    println!("\nOpen {CLIENT}\nBoth are reloaded when you change their source. Ctrl-C ends them.\n");
    while !is_over.load(Ordering::Relaxed) {
        sleep(PAUSE);
        if let Some(status) = client.ended()? {
            return Err(Failure::Wrong(format!("Vite ended ({status}): is {CLIENT} in use?")));
        }
        server.tell_if_ended()?;
        let now = Snapshot::of(&root)?;
        if let Some(path) = seen.first_difference(&now) {
            println!("{path} has changed: building the server.");
            seen = now;
            server.rebuild(&is_over)?;
        }
    }
    println!("\nStopping.");
    Ok(())
}

/// A flag that is set by Ctrl-C and by other signals that ask a program to end.
fn watch_signals() -> Result<Arc<AtomicBool>, Failure> {
    let is_over = Arc::new(AtomicBool::new(false));
    for signal in TERM_SIGNALS {
        flag::register(*signal, Arc::clone(&is_over))
            .map_err(|error| Failure::Wrong(format!("signals cannot be handled: {error}")))?;
    }
    Ok(is_over)
}

fn start_client(root: &Path, address: &str) -> Result<Program, Failure> {
    let mut vite = Command::new("node");
    vite.current_dir(root.join("web")).args([
        "node_modules/vite/bin/vite.js",
        "--strictPort",
        "--clearScreen",
        "false",
    ]);
    vite.env("REVENANT_SERVER", format!("http://{address}"));
    // Vite ends when its input does, even if this program is killed.
    Program::start(vite.stdin(Stdio::piped()), "Vite")
}

struct Server<'a> {
    root: &'a Path,
    address: &'a str,
    program: Option<Program>,
}

impl Server<'_> {
    /// Builds the server and starts it in place of the old one. If it does not compile, the old one keeps
    /// running.
    fn rebuild(&mut self, is_over: &AtomicBool) -> Result<(), Failure> {
        let mut build = cargo(self.root, &["build", "--package", "cli"]);
        // Vite serves the client.
        build.env("REVENANT_SKIP_CLIENT", "1").stdin(Stdio::null());
        let mut build = Program::start(&mut build, "cargo build")?;
        let status = loop {
            if let Some(status) = build.ended()? {
                break status;
            }
            if is_over.load(Ordering::Relaxed) {
                return Ok(());
            }
            sleep(PAUSE);
        };
        if !status.success() {
            println!("The old server goes on. It is built again after the next change.");
            return Ok(());
        }
        // Ends the old server first, so that it releases its port and its database.
        self.program = None;
        let data = target_folder(self.root).join("dev");
        let mut server = Command::new(web::binary(self.root));
        server
            .current_dir(self.root)
            .args(["serve", "--until-stdin-ends", "--no-browser", "--addr", self.address])
            // Like Vite, it ends with this program, even if this program is killed.
            .stdin(Stdio::piped());
        if std::env::var_os("REVENANT_DATA").is_none() {
            server.arg("--data").arg(data);
        }
        self.program = Some(Program::start(&mut server, "the server")?);
        Ok(())
    }

    fn tell_if_ended(&mut self) -> Result<(), Failure> {
        let Some(program) = &mut self.program else { return Ok(()) };
        if let Some(status) = program.ended()? {
            println!("The server ended ({status}). It is started again after the next change.");
            self.program = None;
        }
        Ok(())
    }
}

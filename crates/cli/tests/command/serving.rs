//! Arguments without a command are those of `serve`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::support::{command, folder};

/// A server that is stopped with the test, whether it passes or fails.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Server {
    /// Starts a server with these arguments, and waits until it is open.
    fn start(arguments: &[&str], data: &Path) -> Server {
        let mut server = Server(
            command()
                .args(arguments)
                .args(["--addr", "127.0.0.1:0", "--no-browser", "--data"])
                .arg(data)
                .env_remove("REVENANT_DATABASE")
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .unwrap(),
        );
        let mut first = String::new();
        BufReader::new(server.0.stdout.as_mut().unwrap()).read_line(&mut first).unwrap();
        assert!(first.contains("http://127.0.0.1:"), "{first}");
        server
    }

    fn end_stdin(&mut self) {
        drop(self.0.stdin.take());
    }
}

#[test]
fn without_a_command_the_options_are_those_of_serve() {
    let folder = folder("serving");
    let mut server = Server::start(&[], &folder);
    assert!(folder.join("revenant.sqlite").exists());
    server.end_stdin();
    sleep(Duration::from_millis(300));
    assert_eq!(server.0.try_wait().unwrap(), None, "a server does not need its input");
}

#[test]
fn a_server_can_end_with_the_program_that_started_it() {
    let mut server = Server::start(&["serve", "--until-stdin-ends"], &folder("until-stdin-ends"));
    sleep(Duration::from_millis(300));
    assert_eq!(server.0.try_wait().unwrap(), None, "the input has not ended");
    server.end_stdin();
    assert!(server.0.wait().unwrap().success());
}

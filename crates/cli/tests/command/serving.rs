//! Arguments without a command are those of `serve`.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use crate::support::{command, folder};

/// A server that is stopped with the test, whether it passes or fails.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn without_a_command_the_options_are_those_of_serve() {
    let folder = folder("serving");
    let mut server = Server(
        command()
            .args(["--addr", "127.0.0.1:0", "--no-browser", "--data"])
            .arg(&folder)
            .env_remove("REVENANT_DATABASE")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap(),
    );
    let mut first = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.contains("http://127.0.0.1:"), "{first}");
    assert!(folder.join("revenant.sqlite").exists());
}

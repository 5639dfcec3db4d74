//! The Python client plays every game to its end against the real server.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::cargo::{cargo, run_visibly};
use crate::failure::Failure;
use crate::web;

const CLIENT: &str = "clients/python";
/// Debian's package and the interpreter that finds it.
const PACKAGE: &str = "python3-websocket";
const PYTHON: &str = "/usr/bin/python3";

pub fn run(root: &Path) -> Result<(), Failure> {
    let python = find_or_install_python()?;
    // The program is built in the same way as for the tests. Built alone, it would have other features, so
    // that cargo would build it and its dependencies again.
    println!("$ cargo test --workspace --no-run --locked");
    run_visibly(&mut cargo(root, &["test", "--workspace", "--no-run", "--locked"]), "cargo test")?;
    let server = Server::start(&web::binary(root))?;
    println!("$ python3 -m unittest discover --start-directory {CLIENT}/tests");
    let mut tests = Command::new(python);
    tests
        .current_dir(root)
        .args(["-m", "unittest", "discover", "--verbose", "--start-directory"])
        .arg(format!("{CLIENT}/tests"))
        .env("REVENANT_SERVER", &server.url)
        .env("PYTHONDONTWRITEBYTECODE", "1");
    run_visibly(&mut tests, "the Python client")
}

/// An interpreter that has the WebSocket library: the one that `PYTHON` names, the first one on the path, or Debian's.
fn find_or_install_python() -> Result<PathBuf, Failure> {
    let named = std::env::var_os("PYTHON").map(PathBuf::from);
    let mut candidates = named.into_iter().chain([PathBuf::from("python3"), PathBuf::from(PYTHON)]);
    if let Some(python) = candidates.find(|python| has_websocket(python)) {
        return Ok(python);
    }
    println!("$ apt-get install {PACKAGE}");
    let hint = format!(
        "{PACKAGE} could not be installed: run `pip install websocket-client`, and name that Python in the variable PYTHON"
    );
    let apt_get = |arguments: &[&str]| {
        let status = Command::new("apt-get").args(arguments).status();
        if status.is_ok_and(|status| status.success()) { Ok(()) } else { Err(Failure::Wrong(hint.clone())) }
    };
    apt_get(&["update", "--quiet"])?;
    apt_get(&["install", "--yes", "--quiet", "--no-install-recommends", PACKAGE])?;
    Ok(PathBuf::from(PYTHON))
}

fn has_websocket(python: &Path) -> bool {
    let import = Command::new(python).args(["-c", "import websocket"]).stderr(Stdio::null()).status();
    import.is_ok_and(|status| status.success())
}

/// The real server, on a free port and with a data folder of its own. It ends when this is dropped.
struct Server {
    process: Child,
    /// Kept open, because the server writes to this pipe as long as it runs.
    output: BufReader<ChildStdout>,
    data: PathBuf,
    url: String,
}

impl Server {
    fn start(binary: &Path) -> Result<Server, Failure> {
        let data = std::env::temp_dir().join(format!("revenant-python-{}", std::process::id()));
        let mut command = Command::new(binary);
        command
            .args(["serve", "--addr", "127.0.0.1:0", "--no-browser", "--bots-wait-ms", "0", "--data"])
            .arg(&data)
            .stdout(Stdio::piped());
        let wrong = |error: std::io::Error| Failure::Wrong(format!("{}: {error}", binary.display()));
        let mut process = command.spawn().map_err(wrong)?;
        let output = BufReader::new(process.stdout.take().expect("stdout is piped"));
        let mut server = Server { process, output, data, url: String::new() };
        let mut line = String::new();
        server.output.read_line(&mut line).map_err(wrong)?;
        server.url = url_in(&line)
            .ok_or_else(|| Failure::Wrong(format!("the server does not say where it is: {line:?}")))?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The server may have ended already. If the data folder cannot be removed, it is only a temporary
        // file of the system.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

fn url_in(line: &str) -> Option<String> {
    line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_of_the_server_says_where_it_is() {
        let line = "Revenant is open at http://127.0.0.1:40123\n";
        assert_eq!(url_in(line), Some("http://127.0.0.1:40123".to_string()));
        assert_eq!(url_in(""), None);
        assert_eq!(url_in("revenant: the address is in use\n"), None);
    }
}

//! The server's process: starts it, kills it, and reads what Linux reports about it.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use crate::Error;

/// How long a server may take to print its address.
const START: Duration = Duration::from_secs(30);
/// Linux reports processor time in hundredths of a second, whatever the machine.
const TICKS_PER_SECOND: f64 = 100.0;

/// A server that this program has started. It is killed when this value is dropped.
pub struct OwnServer {
    pub addr: SocketAddr,
    child: Child,
    /// Kept open, because the server prints a line when it stops.
    _output: BufReader<ChildStdout>,
}

impl OwnServer {
    pub const ANY_PORT: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0));

    pub fn start(program: &Path, data: &Path, addr: SocketAddr) -> Result<OwnServer, Error> {
        let mut child = Command::new(program)
            .args(["serve", "--no-browser", "--bots-wait-ms", "0", "--addr"])
            .arg(addr.to_string())
            .arg("--data")
            .arg(data)
            // This variable might name a database with real games.
            .env_remove("REVENANT_DATABASE")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("the server cannot be started: {error}"))?;
        match address_of(&mut child) {
            Ok((addr, output)) => Ok(OwnServer { addr, child, _output: output }),
            Err(error) => {
                end(&mut child);
                Err(error)
            }
        }
    }

    pub fn process(&self) -> Process {
        Process::new(self.child.id())
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

/// Kills it with SIGKILL, which ends it like a crash.
fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// Reads the first line, in a thread of its own, so that a server that prints nothing does not block us.
fn address_of(child: &mut Child) -> Result<(SocketAddr, BufReader<ChildStdout>), Error> {
    let silent = || "the server did not print its address";
    let mut output = BufReader::new(child.stdout.take().ok_or_else(silent)?);
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let mut line = String::new();
        let read = output.read_line(&mut line);
        // This fails only if the line came too late to be of use.
        let _ = sender.send(read.map(|_| (line, output)));
    });
    let (line, output) = receiver.recv_timeout(START).map_err(|_| silent())?.map_err(|_| silent())?;
    let addr = line.split("http://").nth(1).and_then(|addr| addr.trim().parse().ok());
    Ok((addr.ok_or_else(silent)?, output))
}

/// What Linux knows of a process.
#[derive(Clone, Copy)]
pub struct Process {
    pid: u32,
}

impl Process {
    pub fn new(pid: u32) -> Process {
        Process { pid }
    }

    /// Processor time of the process, and of the kernel on its behalf.
    pub fn cpu_seconds(&self) -> Result<f64, Error> {
        let stat = self.read("stat")?;
        cpu_ticks(&stat).map(|ticks| ticks as f64 / TICKS_PER_SECOND).ok_or_else(|| self.unreadable("stat"))
    }

    pub fn rss_mib(&self) -> Result<f64, Error> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib =
            line.and_then(|line| line.split_whitespace().next()).and_then(|kib| kib.parse::<f64>().ok());
        kib.map(|kib| kib / 1024.0).ok_or_else(|| self.unreadable("status"))
    }

    fn read(&self, file: &str) -> Result<String, Error> {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.pid)).map_err(|_| self.unreadable(file))
    }

    fn unreadable(&self, file: &str) -> Error {
        format!("/proc/{}/{file} cannot be read: is the server gone?", self.pid).into()
    }
}

/// The name of the program is in brackets and may contain anything, so fields are counted from its end.
fn cpu_ticks(stat: &str) -> Option<u64> {
    let mut after_name = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || after_name.next()?.parse::<u64>().ok();
    Some(ticks()? + ticks()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_found_behind_any_name() {
        let stat = "4711 (a ) b) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20 0 5";
        assert_eq!(cpu_ticks(stat), Some(300));
        assert_eq!(cpu_ticks("4711 (a) S 1"), None);
    }
}

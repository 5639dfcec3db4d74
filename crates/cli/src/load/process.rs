//! The server as the system sees it: started, killed, measured.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use crate::failure::Failure;

/// How long a server may take until it says its address.
const START: Duration = Duration::from_secs(30);
/// Linux counts processor time for programs in hundredths of a second, whatever the machine.
const TICKS_A_SECOND: f64 = 100.0;

/// A server that this program has started. It is killed when this is dropped, and no other is.
pub struct OwnServer {
    pub addr: SocketAddr,
    child: Child,
    /// It says goodbye there, and must be able to.
    _output: BufReader<ChildStdout>,
}

impl OwnServer {
    pub const ANY_PORT: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0));

    pub fn start(data: &Path, addr: SocketAddr) -> Result<OwnServer, Failure> {
        let program = std::env::current_exe().map_err(Failure::new)?;
        let mut child = Command::new(program)
            .args(["serve", "--no-browser", "--bots-wait-ms", "0", "--addr"])
            .arg(addr.to_string())
            .arg("--data")
            .arg(data)
            // It would lead to games that are no test.
            .env_remove("REVENANT_DATABASE")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Failure::new(format!("the server cannot be started: {error}")))?;
        match address_of(&mut child) {
            Ok((addr, output)) => Ok(OwnServer { addr, child, _output: output }),
            Err(failure) => {
                end(&mut child);
                Err(failure)
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

/// With SIGKILL: nothing of its data is needed that is not on disk.
fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// Reads the first line, in a thread so that a server that is silent does not stop us.
fn address_of(child: &mut Child) -> Result<(SocketAddr, BufReader<ChildStdout>), Failure> {
    let silent = || Failure::new("the server did not say its address");
    let mut output = BufReader::new(child.stdout.take().ok_or_else(silent)?);
    let (said, heard) = mpsc::channel();
    std::thread::spawn(move || {
        let mut line = String::new();
        let read = output.read_line(&mut line);
        // Nobody listens any more where it came too late.
        let _ = said.send(read.map(|_| (line, output)));
    });
    let (line, output) = heard.recv_timeout(START).map_err(|_| silent())?.map_err(|_| silent())?;
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

    /// In the program and in the kernel on its behalf.
    pub fn cpu_seconds(&self) -> Result<f64, Failure> {
        let stat = self.read("stat")?;
        cpu_ticks(&stat).map(|ticks| ticks as f64 / TICKS_A_SECOND).ok_or_else(|| self.unreadable("stat"))
    }

    pub fn rss_mib(&self) -> Result<f64, Failure> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib =
            line.and_then(|line| line.split_whitespace().next()).and_then(|kib| kib.parse::<f64>().ok());
        kib.map(|kib| kib / 1024.0).ok_or_else(|| self.unreadable("status"))
    }

    fn read(&self, file: &str) -> Result<String, Failure> {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.pid)).map_err(|_| self.unreadable(file))
    }

    fn unreadable(&self, file: &str) -> Failure {
        Failure::new(format!("/proc/{}/{file} cannot be read: is the server gone?", self.pid))
    }
}

/// The name of the program stands in brackets and may hold anything, so counting begins after it.
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

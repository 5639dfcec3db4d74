//! Measures how fast this disk makes data durable. Print it with every figure that depends on it.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

const N_SAMPLES: usize = 101;
const BLOCK_BYTES: usize = 4_096;

/// The median time of appending 4 KiB with an fsync in this folder.
pub fn fsync_latency(dir: &Path) -> io::Result<Duration> {
    let path = dir.join(format!("fsync-{:016x}.probe", getrandom::u64().map_err(io::Error::other)?));
    let file = OpenOptions::new().write(true).create_new(true).open(&path)?;
    let measured = measure(file);
    let removed = std::fs::remove_file(&path);
    let median = measured?;
    removed?;
    Ok(median)
}

fn measure(mut file: File) -> io::Result<Duration> {
    let block = [0x5a; BLOCK_BYTES];
    let mut samples = Vec::with_capacity(N_SAMPLES);
    for _ in 0..N_SAMPLES {
        let start = Instant::now();
        file.write_all(&block)?;
        file.sync_all()?;
        samples.push(start.elapsed());
    }
    samples.sort_unstable();
    Ok(samples[N_SAMPLES / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_measures_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        assert!(fsync_latency(folder.path()).unwrap() > Duration::ZERO);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(fsync_latency(&folder.path().join("absent")).is_err());
    }
}

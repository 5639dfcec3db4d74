//! Measures Revenant on the machine at hand: [`bench`] measures the speed of the rules, [`load`] the load
//! that a server can take. The `revenant` command parses the arguments and prints the lines that each `run`
//! returns.

use std::error;

pub mod bench;
pub mod load;

/// Why nothing was measured, in one sentence.
pub type Error = Box<dyn error::Error + Send + Sync>;

/// The longest measurement that can be asked for.
const LONGEST_SECONDS: f64 = 600.0;

fn check_seconds(seconds: f64) -> Result<(), Error> {
    if seconds > 0.0 && seconds <= LONGEST_SECONDS {
        return Ok(());
    }
    Err(format!("--seconds: more than 0 and at most {LONGEST_SECONDS}").into())
}

fn warn_about_debug_build() {
    if cfg!(debug_assertions) {
        eprintln!("revenant: this is not a release build, so these numbers mean little");
    }
}

//! `cargo xtask rules`: every rule id of a catalogue has a mark in the code and a test, and every id in a
//! mark or a test is in a catalogue.

mod catalogue;
mod found;
mod id;
mod report;

use crate::failure::Failure;
use crate::repository::{find_root, read_text_files};
pub use id::{ids_in, letters_of};
pub use report::letters_of_catalogues;
use report::{Report, reports};

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let as_json = match words[..] {
        [] => false,
        ["--json"] => true,
        _ => return Err(Failure::Misused("usage: cargo xtask rules [--json]".to_string())),
    };
    let reports = reports(&read_text_files(&find_root()?)?);
    if as_json {
        println!("{}", serde_json::to_string_pretty(&reports).expect("a report is plain data"));
    } else {
        reports.iter().for_each(|report| println!("{report}"));
    }
    let n_faults: usize = reports.iter().map(Report::n_faults).sum();
    match n_faults {
        0 => Ok(()),
        n => Err(Failure::Wrong(format!("{n} rule ids are missing or unknown"))),
    }
}

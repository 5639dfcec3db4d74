//! `cargo xtask mutants`: breaks the code on purpose, one small place at a time, and sees whether the tests
//! notice.
//!
//! 1. [`find`] reads the sources of a crate and lists every small change it knows: the mutants.
//! 2. [`sample`] draws some of them by a seed and leaves out those that are listed as equivalent.
//! 3. [`plant`] writes them all into a copy of the project. Each sleeps behind a number and wakes when an
//!    environment variable names it, so that a mutant costs a test run and no build.
//! 4. [`build`] builds the tests of the copy once. Mutants that do not compile are found by the compiler's
//!    messages and left out.
//! 5. [`trial`] sees which tests reach which mutant, then wakes one after the other.
//! 6. [`report`] prints the survivors and counts.

mod build;
mod copy;
mod equivalents;
mod find;
mod mutant;
mod plant;
mod report;
mod sample;
mod source;
mod suites;
mod trial;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;

/// Breaks the code on purpose and sees whether the tests notice.
#[derive(Parser)]
#[command(name = "cargo xtask mutants")]
struct Arguments {
    /// The crate to mutate: of a game its flow, cards and effects, of any other crate all of its sources.
    #[arg(long = "crate", value_name = "C")]
    package: String,
    /// How many mutants to try.
    #[arg(long, value_name = "N", default_value_t = 200)]
    n: usize,
    /// What the mutants are drawn by; the same seed draws the same mutants of the same code.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Only mutants in files whose path contains this.
    #[arg(long = "in", value_name = "PATH", default_value = "")]
    within: String,
    /// Only rule and unit tests: survivors are not tried on goldens and laws.
    #[arg(long)]
    rules_only: bool,
    /// Lists the mutants and tries none.
    #[arg(long)]
    list: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("mutants: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let root = root()?;
    let package = source::Package::find(&root, &arguments.package)?;
    let sources = package.sources(&root)?;
    let mut found = Vec::new();
    for source in &sources {
        if source.path.contains(&arguments.within) {
            found.extend(find::mutants(source)?);
        }
    }
    mutant::number_twins(&mut found);
    let equivalents = equivalents::Equivalents::read(&root)?;
    equivalents.refuse_unknown(&package, &found, &arguments.within)?;
    let drawn = sample::order(found, arguments.seed);
    println!("{}: {} mutants, seed {}", package.name, drawn.len(), arguments.seed);
    if arguments.list {
        for mutant in drawn.iter().take(arguments.n) {
            println!("{mutant}");
        }
        return Ok(());
    }
    let folder = root.join("target/mutants");
    let copy = copy::Copy::of(&root, &folder)?;
    build::add_switch(&copy, &package)?;
    let built = build::build(&copy, &package, &sources, drawn, arguments.n, &folder.join("build"))?;
    let suites = if arguments.rules_only { built.suites.rules_only() } else { built.suites };
    let results = trial::try_all(&suites, &built.mutants, &equivalents, &package.name)?;
    report::print(&package.name, arguments.seed, &results);
    Ok(())
}

/// The top of the project, found from the folder the command was called in.
fn root() -> Result<PathBuf, String> {
    let here = std::env::current_dir().map_err(|error| format!("no folder: {error}"))?;
    let top = here.ancestors().find(|folder| folder.join("xtask/Cargo.toml").is_file());
    top.map(Path::to_path_buf).ok_or_else(|| "call it inside the repository of the project".to_string())
}

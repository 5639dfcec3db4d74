//! `cargo xtask mutants`: breaks the code on purpose, one small change at a time, and checks whether the tests
//! notice.
//!
//! 1. [`find`] reads the sources of a crate and lists every small change it can make: the mutants.
//! 2. [`sample`] draws some of them by a seed.
//! 3. [`plant`] writes them all into a copy of the project. Each has a number and takes effect only when an
//!    environment variable names that number, so that a mutant costs a test run but no build.
//! 4. [`build`] builds the tests of the copy once. The compiler's messages show which mutants do not compile; those
//!    are left out.
//! 5. [`trial`] finds out which tests reach which mutant, then activates one mutant after another. It leaves out
//!    those that are listed as [`equivalents`].
//! 6. [`report`] prints the survivors and the totals.

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
use suites::Suite;

/// Breaks the code on purpose and checks whether the tests notice.
#[derive(Parser)]
#[command(name = "cargo xtask mutants")]
struct Arguments {
    /// The crate to mutate: the flow, cards and effects of a game, or all sources of any other crate.
    #[arg(long = "crate", value_name = "C")]
    package: String,
    /// How many mutants to try.
    #[arg(long, value_name = "N", default_value_t = 200)]
    n: usize,
    /// The seed of the draw: the same seed draws the same mutants from the same code.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Only mutants in files whose path contains this.
    #[arg(long = "in", value_name = "PATH", default_value = "")]
    within: String,
    /// Runs only rule and unit tests, not the goldens and laws.
    #[arg(long)]
    rules_only: bool,
    /// Lists the mutants without trying them.
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
    mutant::number_duplicates(&mut found);
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
    let lib = package.lib();
    let mut planted: Vec<&str> = sources.iter().map(|source| source.path.as_str()).collect();
    planted.push(&lib);
    let copy = copy::Copy::of(&root, &folder, &planted)?;
    build::add_switch(&copy, &root, &package)?;
    let wanted = if arguments.rules_only { &[Suite::Rules][..] } else { &Suite::ALL[..] };
    let target = folder.join("build");
    let built = build::build(&copy, &package, &sources, drawn, arguments.n, wanted, &target)?;
    let results = trial::try_all(&built.suites, &built.mutants, &equivalents, &package.name)?;
    report::print(&package.name, arguments.seed, &results);
    Ok(())
}

/// The root of the project, searched upwards from the current folder.
fn root() -> Result<PathBuf, String> {
    let here =
        std::env::current_dir().map_err(|error| format!("the current folder cannot be read: {error}"))?;
    let top = here.ancestors().find(|folder| folder.join("xtask/Cargo.toml").is_file());
    top.map(Path::to_path_buf).ok_or_else(|| "run this inside the repository of the project".to_string())
}

//! Builds the tests of the copy without the mutants that do not compile.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde::Deserialize;

use crate::copy::Copy;
use crate::mutant::Mutant;
use crate::plant::{SWITCH, plant};
use crate::source::{Package, Source, read};
use crate::suites::{Program, Suite, Suites, arguments_of, cargo};

/// The number of builds after which we give up.
const BUILDS: usize = 25;

/// The test programs, and the mutants in them.
pub struct Built {
    pub suites: Suites,
    pub mutants: Vec<Numbered>,
}

/// A mutant with the number that activates it.
pub type Numbered = (usize, Mutant);

/// Plants the first `n` mutants, and some more to replace those that do not compile.
pub fn build(
    copy: &Copy,
    package: &Package,
    sources: &[Source],
    drawn: Vec<Mutant>,
    n: usize,
    wanted: &[Suite],
    target: &Path,
) -> Result<Built, String> {
    let arguments = arguments_of(wanted, &package.name, &copy.top)?;
    let mut waiting = drawn.into_iter().enumerate().map(|(index, mutant)| (index + 1, mutant));
    let mut planted: Vec<Numbered> = waiting.by_ref().take(n + n / 3 + 10).collect();
    for round in 1..=BUILDS {
        let places = write(copy, sources, &planted)?;
        match compile(copy, &arguments, target)? {
            Compiled::Succeeded(suites) => {
                planted.truncate(n);
                return Ok(Built { suites, mutants: planted });
            }
            Compiled::Failed(errors) => {
                let failing = culprits(&errors, &places)?;
                eprintln!("build {round}: {} mutants do not compile", failing.len());
                planted.retain(|(number, _)| !failing.contains(number));
                let n_missing = n.saturating_sub(planted.len());
                planted.extend(waiting.by_ref().take(n_missing));
            }
        }
    }
    Err(format!("some mutants still do not compile after {BUILDS} builds"))
}

/// The place of a mutant's text in the copy.
struct Place {
    path: String,
    number: usize,
    range: Range<usize>,
}

fn write(copy: &Copy, sources: &[Source], planted: &[Numbered]) -> Result<Vec<Place>, String> {
    let mut places = Vec::new();
    for source in sources {
        let inside: Vec<(usize, &Mutant)> = planted
            .iter()
            .filter(|(_, mutant)| mutant.path == source.path)
            .map(|(number, mutant)| (*number, mutant))
            .collect();
        let file = plant(&source.text, &inside);
        copy.write(&source.path, file.text.as_bytes())?;
        let found = file.places.into_iter();
        places.extend(found.map(|(number, range)| Place { path: source.path.clone(), number, range }));
    }
    Ok(places)
}

enum Compiled {
    Succeeded(Suites),
    Failed(Vec<CompilerError>),
}

/// An error of the compiler: its message, and where it is.
struct CompilerError {
    message: String,
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Line {
    reason: String,
    message: Option<Message>,
    target: Option<Target>,
    executable: Option<PathBuf>,
    manifest_path: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    rendered: Option<String>,
    #[serde(default)]
    spans: Vec<Span>,
}

#[derive(Clone, Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

fn compile(copy: &Copy, arguments: &[String], target: &Path) -> Result<Compiled, String> {
    let mut command = cargo(&copy.top);
    command.env("CARGO_TARGET_DIR", target).env("RUSTFLAGS", "--cap-lints=allow");
    command.args(["test", "--no-run", "--message-format=json"]).args(arguments);
    let output =
        command.stderr(Stdio::piped()).output().map_err(|error| format!("cargo did not start: {error}"))?;
    let mut suites = Suites::default();
    let mut errors = Vec::new();
    for text in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(line) = serde_json::from_str::<Line>(text) else { continue };
        match (line.reason.as_str(), line.message, line.executable, line.manifest_path, line.target) {
            ("compiler-message", Some(message), ..) if message.level == "error" => {
                let spans = message.spans.into_iter().filter(|span| span.is_primary).collect();
                errors.push(CompilerError { message: message.rendered.unwrap_or_default(), spans });
            }
            ("compiler-artifact", _, Some(path), Some(manifest), Some(target)) => {
                let folder = manifest.parent().unwrap_or(&copy.top).to_path_buf();
                let name =
                    folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                suites.0.push(Program { suite: Suite::of(&name, &target.name), path, folder });
            }
            _ => {}
        }
    }
    match (output.status.success(), errors.is_empty()) {
        (true, _) => Ok(Compiled::Succeeded(suites)),
        (false, false) => Ok(Compiled::Failed(errors)),
        (false, true) => Err(format!("cargo test failed:\n{}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// The mutants that cause these errors: the smallest mutant around each error, or else all mutants inside it.
fn culprits(errors: &[CompilerError], places: &[Place]) -> Result<BTreeSet<usize>, String> {
    let mut failing = BTreeSet::new();
    for error in errors {
        let before = failing.len();
        for span in &error.spans {
            let at = span.byte_start..span.byte_end;
            let in_file = || places.iter().filter(|place| place.path == span.file_name);
            let around = in_file()
                .filter(|place| place.range.start <= at.start && at.end <= place.range.end)
                .min_by_key(|place| place.range.len());
            match around {
                Some(place) => {
                    failing.insert(place.number);
                }
                None => failing.extend(
                    in_file()
                        .filter(|place| at.start <= place.range.start && place.range.end <= at.end)
                        .map(|place| place.number),
                ),
            }
        }
        let is_summary = error.spans.is_empty();
        if failing.len() == before && !is_summary && failing.is_empty() {
            return Err(format!("no mutant causes this error:\n{}", error.message));
        }
    }
    match failing.is_empty() {
        true => Err("the copy does not compile, and no mutant causes it".to_string()),
        false => Ok(failing),
    }
}

/// Appends the switch that activates mutants to the crate's `lib.rs`.
pub fn add_switch(copy: &Copy, root: &Path, package: &Package) -> Result<(), String> {
    let lib = package.lib();
    let text = read(&root.join(&lib))?;
    copy.write(&lib, format!("{text}{SWITCH}").as_bytes())
}

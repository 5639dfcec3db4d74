//! Equivalent mutants: changes that no test could notice, each with the reason.
//!
//! They are listed in `docs/equivalent-mutants.toml` by function and change, so that they are found even
//! after lines have moved. An entry that matches no mutant is an error, so that somebody reconsiders it.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use crate::mutant::Mutant;
use crate::source::{Package, read};

/// The list, relative to the root of the project.
pub const FILE: &str = "docs/equivalent-mutants.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    mutant: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    #[serde(rename = "crate")]
    package: String,
    function: String,
    change: String,
    /// Why nobody could notice the change.
    why: String,
}

/// The reasons, by crate, function and change.
pub struct Equivalents(BTreeMap<(String, String, String), String>);

impl Equivalents {
    pub fn read(root: &Path) -> Result<Equivalents, String> {
        let file: File =
            toml::from_str(&read(&root.join(FILE))?).map_err(|error| format!("{FILE}: {error}"))?;
        let mut entries = BTreeMap::new();
        for Entry { package, function, change, why } in file.mutant {
            if why.trim().is_empty() {
                return Err(format!("{FILE}: {function}, {change}: say why nobody could notice it"));
            }
            if entries.insert((package, function.clone(), change.clone()), why).is_some() {
                return Err(format!("{FILE}: {function}, {change} is listed twice"));
            }
        }
        Ok(Equivalents(entries))
    }

    pub fn has(&self, package: &str, mutant: &Mutant) -> bool {
        let (function, change) = mutant.key();
        self.0.contains_key(&(package.to_string(), function.to_string(), change.to_string()))
    }

    /// Fails if an entry of this crate matches no mutant. A search in some of the files cannot tell.
    pub fn refuse_unknown(&self, package: &Package, found: &[Mutant], within: &str) -> Result<(), String> {
        if !within.is_empty() {
            return Ok(());
        }
        let lost: Vec<String> = self
            .0
            .keys()
            .filter(|(name, function, change)| {
                *name == package.name && !found.iter().any(|mutant| mutant.key() == (function, change))
            })
            .map(|(_, function, change)| format!("\n  {function}: {change}"))
            .collect();
        match lost.is_empty() {
            true => Ok(()),
            false => Err(format!("{FILE} lists mutants that no longer exist:{}", lost.concat())),
        }
    }
}

//! The report: survivors and totals.

use crate::mutant::Kind;
use crate::suites::Suite;
use crate::trial::{Fate, Tried};

/// Prints the report.
pub fn print(package: &str, seed: u64, results: &[Tried]) {
    print!("{}", page(package, seed, results));
}

fn page(package: &str, seed: u64, results: &[Tried]) -> String {
    let mut page = String::new();
    for tried in results.iter().filter(|tried| tried.fate == Fate::Survived) {
        page.push_str(&format!("survived   {}\n", tried.mutant));
    }
    for tried in results {
        if let Fate::Caught(suite @ (Suite::Goldens | Suite::Laws)) = tried.fate {
            page.push_str(&format!("{:<10} {}\n", suite.name(), tried.mutant));
        }
    }
    page.push_str(&format!("\n{package}, seed {seed}: {} mutants\n", results.len()));
    page.push_str(&format!(
        "{:<12}{:>6}{:>8}{:>9}{:>6}{:>10}{:>12}{:>9}\n",
        "", "all", "rules", "goldens", "laws", "survived", "equivalent", "rules %"
    ));
    for kind in Kind::ALL {
        let of_kind: Vec<&Tried> = results.iter().filter(|tried| tried.mutant.kind == kind).collect();
        if !of_kind.is_empty() {
            page.push_str(&row(kind.name(), &of_kind));
        }
    }
    page.push_str(&row("all", &results.iter().collect::<Vec<_>>()));
    page
}

fn row(name: &str, results: &[&Tried]) -> String {
    let n = |fate: Fate| results.iter().filter(|tried| tried.fate == fate).count();
    let rules = n(Fate::Caught(Suite::Rules));
    let equivalent = n(Fate::Equivalent);
    let judged = results.len() - equivalent;
    let share = if judged == 0 { 100.0 } else { 100.0 * rules as f64 / judged as f64 };
    format!(
        "{name:<12}{:>6}{rules:>8}{:>9}{:>6}{:>10}{equivalent:>12}{share:>8.1}%\n",
        results.len(),
        n(Fate::Caught(Suite::Goldens)),
        n(Fate::Caught(Suite::Laws)),
        n(Fate::Survived),
    )
}

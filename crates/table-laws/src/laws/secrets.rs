//! `worlds differ`: what is hidden from a seat differs in the worlds that are resampled for it.
//!
//! Hidden data is found without knowing the game: it is every leaf of the view of
//! [`Observer::All`](table::Observer::All) that is missing or different in the seat's view. It is named by
//! its path, with `*` for each index, so that the hands of all seats have one name. This requires that the
//! view of `All` really shows everything.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use table::{Game, Observer, Seat};

use crate::json::{differing_leaves, value_of, with_stars};
use crate::{Hidden, Law, Laws, Report, Violation};

/// Data that was hidden less often than this may have been deducible each time.
const HIDDEN_AT_LEAST: u64 = 50;

pub(crate) fn note<G: Game>(g: &G, seat: Seat, twin: &G, report: &mut Report) {
    let everything = value_of(&g.view(Observer::All));
    let seen = value_of(&g.view(Observer::Seat(seat)));
    let elsewhere = value_of(&twin.view(Observer::All));

    let mut hidden: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
    for leaf in differing_leaves(&everything, &seen) {
        if let Some(value) = leaf.one {
            hidden.entry(with_stars(&leaf.path)).or_default().push(value);
        }
    }
    let differing: BTreeSet<String> =
        differing_leaves(&everything, &elsewhere).iter().map(|leaf| with_stars(&leaf.path)).collect();
    for (path, values) in hidden {
        let differs = differing.contains(&path);
        let Hidden { times, differed, values: known } = report.hidden.entry(path).or_default();
        *times += 1;
        *differed += u64::from(differs);
        for value in values {
            if known.len() < 2 && !known.contains(value) {
                known.push(value.clone());
            }
        }
    }
}

/// Data that had only one value in all true worlds is not a secret.
pub(crate) fn examine<G: Game>(laws: &Laws<G>, report: &mut Report) -> Result<(), Box<Violation>> {
    let mut same_everywhere = Vec::new();
    let mut n_secrets = 0;
    for (path, Hidden { times, differed, values }) in &report.hidden {
        if *times < HIDDEN_AT_LEAST || values.len() < 2 || is_deducible(path, &laws.deducible) {
            continue;
        }
        n_secrets += 1;
        if *differed == 0 {
            same_everywhere.push(format!("{path} was hidden {times} times"));
        }
    }
    for _ in 0..n_secrets {
        report.tried(Law::WorldsDiffer);
    }
    if same_everywhere.is_empty() {
        return Ok(());
    }
    let what = format!(
        "resampled worlds never differ from the true one in what is hidden: {}",
        same_everywhere.join("; ")
    );
    let law = Law::WorldsDiffer;
    Err(Box::new(Violation { law, game: G::NAME, seed: laws.seed, place: None, observer: None, what }))
}

fn is_deducible(path: &str, deducible: &[String]) -> bool {
    deducible.iter().any(|known| {
        path.strip_prefix(known.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    })
}

//! `canary`: words that are hidden from an observer do not occur in what is written for it.

use std::collections::HashSet;

use serde_json::Value;
use table::{Game, Observer, Seat, Told};

use super::CanaryFn;
use crate::json::{for_each_string, value_of};
use crate::moment::Moment;
use crate::seen::Seen;
use crate::violation::{Finding, LawResult};
use crate::{Law, Report};

pub(crate) fn examine_position<G: Game>(moment: &mut Moment<'_, G>, canaries: &CanaryFn) -> LawResult {
    let g = moment.g();
    let everything = value_of(&g.view(Observer::All));
    for observer in moment.observers() {
        // What somebody might think of is no knowledge, so thinkable actions may name anything.
        let Seen { view, pending, legal, thinkable: _, outcome } = Seen::<G>::of(g, observer);
        let shown = value_of(&(view, pending, legal, outcome));
        examine_words(&shown, &canaries(&everything, observer), observer, moment.report)?;
    }
    Ok(())
}

/// What is hidden is asked after the input: what the input made public may be told.
pub(crate) fn examine_notices<G: Game>(
    g: &G,
    told: &Told<G::Event>,
    canaries: &CanaryFn,
    report: &mut Report,
) -> LawResult {
    let everything = value_of(&g.view(Observer::All));
    for observer in Seat::all(g.n_seats()).map(Observer::Seat).chain([Observer::Table]) {
        let notices = told.notices::<G>(observer);
        if !notices.is_empty() {
            let hidden = canaries(&everything, observer);
            examine_words(&value_of(&notices), &hidden, observer, report)?;
        }
    }
    Ok(())
}

fn examine_words(shown: &Value, hidden: &[String], observer: Observer, report: &mut Report) -> LawResult {
    if hidden.is_empty() {
        return Ok(());
    }
    report.tried(Law::Canary);
    let hidden: HashSet<&str> = hidden.iter().map(String::as_str).collect();
    let mut sung = None;
    for_each_string(shown, &mut |word| {
        if hidden.contains(word) {
            sung.get_or_insert(word.to_string());
        }
    });
    match sung {
        None => Ok(()),
        Some(word) => {
            Err(Finding::of(Law::Canary, format!("the hidden word {word:?} is in {shown}")).seen_by(observer))
        }
    }
}

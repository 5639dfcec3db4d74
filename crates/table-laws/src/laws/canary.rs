//! `canary`: words that are hidden from an observer do not occur in anything that is written for them.

use std::collections::HashSet;

use serde_json::Value;
use table::{EventsOrUndo, Game, Observer, Seat};

use super::CanaryFn;
use crate::json::{for_each_string, value_of};
use crate::moment::Moment;
use crate::seen::SeenPosition;
use crate::violation::{Finding, LawResult};
use crate::{Law, Report};

pub(crate) fn examine_position<G: Game>(moment: &mut Moment<'_, G>, canaries: &CanaryFn) -> LawResult {
    let g = moment.g();
    let everything = value_of(&g.view(Observer::All));
    for observer in moment.observers() {
        // Thinkable actions do not depend on secrets, so they may contain any word.
        let SeenPosition { view, pending, legal, thinkable: _, outcome } = SeenPosition::<G>::of(g, observer);
        let shown = value_of(&(view, pending, legal, outcome));
        examine_words(&shown, &canaries(&everything, observer), observer, moment.report)?;
    }
    Ok(())
}

/// Uses the words that are hidden after the input: notices may contain what the input made public.
pub(crate) fn examine_notices<G: Game>(
    g: &G,
    told: &EventsOrUndo<G::Event>,
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
    match hidden_word(shown, hidden) {
        None => Ok(()),
        Some(word) => {
            Err(Finding::of(Law::Canary, format!("the hidden word {word:?} occurs in {shown}"))
                .seen_by(observer))
        }
    }
}

/// The first hidden word that occurs in what is shown.
pub(crate) fn hidden_word(shown: &Value, hidden: &[String]) -> Option<String> {
    let hidden: HashSet<&str> = hidden.iter().map(String::as_str).collect();
    let mut found = None;
    for_each_string(shown, &mut |word| {
        if hidden.contains(word) {
            found.get_or_insert_with(|| word.to_string());
        }
    });
    found
}

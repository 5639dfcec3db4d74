//! `closing`: a window that nobody uses closes by one line, which gives the same game as the passes one by
//! one. The pass that the game names must be one that it accepts.

use table::{Game, Line, Observer, Refusal, SeatSet, Table, awaited, closing_passes};

use crate::Law;
use crate::json::text_of;
use crate::moment::Moment;
use crate::violation::{Finding, LawResult};

pub(crate) fn examine<G: Game>(moment: &mut Moment<'_, G>) -> LawResult {
    let g = moment.g();
    if !moment.table.is_window() {
        return Ok(());
    }
    moment.report.tried(Law::Closing);
    let wrong = |what: String| Err(Finding::of(Law::Closing, what));

    let passing = closing_passes(g, SeatSet::EMPTY);
    let mut at_once = moment.table.clone();
    let told = match at_once.take(&Line::Pass(passing.clone())) {
        Ok(told) => told,
        Err(refusal) => {
            return wrong(format!("the window waits for {:?}, but no pass closes it: {refusal}", awaited(g)));
        }
    };
    let mut one_by_one = moment.table.clone();
    let mut told_one_by_one = Vec::new();
    for seat in passing {
        let Some(window) = one_by_one.state().window(seat) else {
            return wrong(format!("the window is not open to {seat} after others have passed"));
        };
        match one_by_one.take(&Line::Act(seat, window.pass)) {
            Ok(told) => told_one_by_one.push(told),
            Err(refusal) => {
                return wrong(format!("{seat} may not pass with {}: {refusal}", text_of(&window.pass)));
            }
        }
    }
    if at_once.is_window()
        && at_once.state().pending() == g.pending()
        && told.notices::<G>(Observer::Table).is_empty()
    {
        return wrong("the window is still open".to_string());
    }
    if at_once.state() != one_by_one.state() {
        return wrong("passes one by one lead to another state".to_string());
    }
    for observer in moment.observers() {
        let each = told_one_by_one.iter().flat_map(|told| told.notices::<G>(observer)).collect::<Vec<_>>();
        if told.notices::<G>(observer) != each {
            return Err(differently_told(observer));
        }
    }
    if let Some(seat) = at_once.may_undo()
        && at_once.take(&Line::Undo(seat)).is_ok()
        && at_once.state().pending() == g.pending()
    {
        return wrong("somebody may take back that the window closed".to_string());
    }
    examine_waiting(moment.table)
}

fn differently_told(observer: Observer) -> Finding {
    Finding::of(Law::Closing, "passes one by one are told differently".to_string()).seen_by(observer)
}

/// Every seat of a window may ask for time once, which changes nothing in the game.
fn examine_waiting<G: Game>(table: &Table<G>) -> LawResult {
    let g = table.state();
    for seat in g.pending().asked().iter().filter(|seat| g.window(*seat).is_some()) {
        let mut table = table.clone();
        let waits = |table: &mut Table<G>| table.take(&Line::Wait(seat)).map(|_| ());
        let is_free = waits(&mut table).is_ok() && table.waiting().has(seat) && table.state() == g;
        if !is_free || waits(&mut table) != Err(Refusal::NO_WINDOW) {
            let what = format!("{seat} may not ask for time in the window exactly once");
            return Err(Finding::of(Law::Closing, what));
        }
    }
    Ok(())
}

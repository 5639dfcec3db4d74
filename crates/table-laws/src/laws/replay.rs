//! `replay`: a journal that is written, read and replayed gives the same game.

use table::{EventsOrUndo, Game, Journal, JournalError, Table};

use crate::violation::{Finding, LawResult};
use crate::{Law, Report};

pub(crate) fn examine<G: Game>(
    journal: &Journal<G>,
    told: &[EventsOrUndo<G::Event>],
    table: &Table<G>,
    report: &mut Report,
) -> LawResult {
    report.tried(Law::Replay);
    let text = journal.write();
    let broken = |error: JournalError| Finding::of(Law::Replay, format!("the journal is wrong: {error}"));
    let read = Journal::<G>::parse(&text).map_err(broken)?;
    if read != *journal || read.write() != text {
        return Err(Finding::of(Law::Replay, "the journal differs after it was written and read"));
    }
    let mut difference = None;
    let replayed = read
        .replay(|number, _, again, _| {
            if *again != told[number] && difference.is_none() {
                difference = Some(format!("line {number} told {:?}, then {again:?}", told[number]));
            }
        })
        .map_err(broken)?;
    if let Some(what) = difference {
        return Err(Finding::of(Law::Replay, what));
    }
    if replayed.state() != table.state() || replayed.digest() != table.digest() {
        return Err(Finding::of(Law::Replay, "the replay ends in another state"));
    }
    Ok(())
}

//! `replay`: the journal, written, read and played again, gives the same.

use table::{Game, Journal, JournalError, Table, Told};

use crate::violation::{Finding, LawResult};
use crate::{Law, Report};

pub(crate) fn examine<G: Game>(
    journal: &Journal<G>,
    told: &[Told<G::Event>],
    table: &Table<G>,
    report: &mut Report,
) -> LawResult {
    report.tried(Law::Replay);
    let text = journal.write();
    let broken = |error: JournalError| Finding::of(Law::Replay, format!("the journal is wrong: {error}"));
    let read = Journal::<G>::parse(&text).map_err(broken)?;
    if read != *journal || read.write() != text {
        return Err(Finding::of(Law::Replay, "a journal is read as another one"));
    }
    let mut told_otherwise = None;
    let replayed = read
        .replay(|number, _, again, _| {
            if *again != told[number] && told_otherwise.is_none() {
                told_otherwise = Some(format!("line {number} told {:?}, then {again:?}", told[number]));
            }
        })
        .map_err(broken)?;
    if let Some(what) = told_otherwise {
        return Err(Finding::of(Law::Replay, what));
    }
    if replayed.state() != table.state() || replayed.digest() != table.digest() {
        return Err(Finding::of(Law::Replay, "the game ends in another state"));
    }
    Ok(())
}

//! `undo`: who may take back what, and that an undo restores everything. Whether an input teaches anybody anything shows
//! in twin worlds: see `silence`.

use table::{Game, Line, Observer, Refusal, Told, digest_of};

use crate::Law;
use crate::json::text_of;
use crate::moment::Moment;
use crate::violation::{Finding, LawResult};

pub(crate) fn examine<G: Game>(moment: &mut Moment<'_, G>) -> LawResult {
    let Some(line) = moment.next else { return Ok(()) };
    let mut table = moment.table.clone();
    // A refused line breaks other laws.
    let Ok(Told::Events(events)) = table.take(line) else { return Ok(()) };
    moment.report.tried(Law::Undo);
    let wrong = |what: String| Err(Finding::of(Law::Undo, format!("after {}: {what}", text_of(line))));

    let expected = match line {
        Line::Act(seat, _) if !events.iter().any(G::reveals) && !moment.g().pending().is_reaction() => {
            Some(*seat)
        }
        Line::Act(..) | Line::Chance(_) | Line::Undo(_) => None,
    };
    let may_undo = table.may_undo();
    if may_undo.is_none() && table.may_change_its_mind().is_err() {
        return Ok(());
    }
    // The table decides whether the end of a game can be taken back.
    let is_end = may_undo.is_none() && table.state().outcome().is_some();
    if may_undo != expected && !is_end {
        return wrong(format!("{may_undo:?} may undo, but it should be {expected:?}"));
    }
    let (after, before) = (table.digest(), moment.g());
    for other in moment.seats().filter(|seat| Some(*seat) != may_undo) {
        if table.take(&Line::Undo(other)) != Err(Refusal::NOTHING_TO_UNDO) || table.digest() != after {
            return wrong(format!("{other} must not undo"));
        }
    }
    let Some(seat) = may_undo else { return Ok(()) };
    if let Err(refusal) = table.take(&Line::Undo(seat)) {
        return wrong(format!("{seat} may undo, but is refused: {refusal}"));
    }
    if table.state() != before || table.digest() != digest_of(before) {
        return wrong("an undo leads to another state".to_string());
    }
    for observer in moment.observers().chain([Observer::All]) {
        if table.state().view(observer) != before.view(observer) {
            return wrong(format!("an undo does not restore the view of {observer:?}"));
        }
    }
    Ok(())
}

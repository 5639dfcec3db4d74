//! `undo`: seats may take back exactly what they should, and an undo restores everything. Whether an input
//! teaches anybody anything shows in twin worlds: see `silence`.

use table::{EventsOrUndo, Game, Input, Line, LineOf, Log, Observer, Refusal, Seat, apply, digest_of};

use crate::Law;
use crate::json::text_of;
use crate::moment::Moment;
use crate::violation::{Finding, LawResult};

pub(crate) fn examine<G: Game>(moment: &mut Moment<'_, G>) -> LawResult {
    let Some(line) = moment.next else { return Ok(()) };
    let mut table = moment.table.clone();
    // A refused line breaks other laws.
    let Ok(EventsOrUndo::Events(events)) = table.take(line) else { return Ok(()) };
    moment.report.tried(Law::Undo);
    let wrong = |what: String| Err(Finding::of(Law::Undo, format!("after {}: {what}", text_of(line))));

    let ahead = answered_ahead(moment.g(), line);
    let expected = match line {
        Line::Act(seat, _) if !events.iter().any(G::reveals) && !moment.g().pending().is_reaction() => {
            Some((*seat, moment.g()))
        }
        Line::Act(..) | Line::Pass(_) => ahead.as_ref().map(|(seat, state)| (*seat, state)),
        Line::Chance(_) | Line::Undo(_) | Line::Wait(_) => None,
    };
    if let Some((seat, state)) = &ahead
        && !state.pending().awaited().has(*seat)
    {
        return wrong(format!("{seat} would take back an answer to a question that nobody asks"));
    }
    let may_undo = table.may_undo();
    if may_undo.is_none() && table.may_change_its_mind().is_err() {
        return Ok(());
    }
    // The table decides whether the end of a game can be taken back.
    let is_end = may_undo.is_none() && table.state().outcome().is_some();
    let expected_seat = expected.map(|(seat, _)| seat);
    if may_undo != expected_seat && !is_end {
        return wrong(format!("{may_undo:?} may undo, but it should be {expected_seat:?}"));
    }
    let (after, before) = (table.digest(), expected.map_or(moment.g(), |(_, state)| state));
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

/// A seat may answer the next question while a window is still open. If this line has carried out such an
/// answer: the seat, and the state to which an undo leads back. `None` if the answer has revealed anything.
fn answered_ahead<G: Game>(g: &G, line: &LineOf<G>) -> Option<(Seat, G)> {
    let mut g = g.clone();
    let mut ahead = AnsweredAheadLog(None);
    match line {
        Line::Act(seat, action) => _ = apply(&mut g, &Input::Act(*seat, *action), &mut ahead).ok()?,
        Line::Pass(seats) => {
            for seat in seats {
                let pass = g.window(*seat)?.pass;
                apply(&mut g, &Input::Act(*seat, pass), &mut ahead).ok()?;
            }
        }
        Line::Chance(_) | Line::Undo(_) | Line::Wait(_) => {}
    }
    ahead.0
}

struct AnsweredAheadLog<G>(Option<(Seat, G)>);

impl<G: Game> Log<G> for AnsweredAheadLog<G> {
    fn event(&mut self, event: G::Event) {
        if G::reveals(&event) {
            self.0 = None;
        }
    }

    fn answered_ahead(&mut self, seat: Seat, g: &G) {
        self.0 = Some((seat, g.clone()));
    }
}

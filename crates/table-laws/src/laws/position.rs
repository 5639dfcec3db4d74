//! Laws about a single position: `check`, `no dead end`, `clone`.

use chance::Seeded;
use table::{
    AskMode, Game, Pending, Seat, SeatSet, Silent, answered, apply, awaited, check, digest_of, legal, roll,
};

use crate::json::text_of;
use crate::moment::Moment;
use crate::seen::AfterInput;
use crate::violation::{Finding, LawResult};
use crate::{Law, Report};

pub(crate) fn examine_check<G: Game>(g: &G, report: &mut Report) -> LawResult {
    report.tried(Law::Check);
    check(g).map_err(|broken| Finding::of(Law::Check, broken.to_string()))
}

pub(crate) fn examine_pending<G: Game>(g: &G, chance: &mut Seeded, report: &mut Report) -> LawResult {
    report.tried(Law::NoDeadEnd);
    let pending = g.pending();
    let dead_end = |what: &str| Err(Finding::of(Law::NoDeadEnd, format!("{what}: {}", text_of(&pending))));
    if (pending == Pending::Over) != g.outcome().is_some() {
        return dead_end("a game must be over if and only if it has an outcome");
    }
    match pending {
        Pending::Over => Ok(()),
        Pending::Chance(_) => examine_roll(g, chance),
        Pending::Seats { who, ready, mode, .. } => {
            if !who.minus(SeatSet::all(g.n_seats())).is_empty() || !ready.minus(who).is_empty() {
                return dead_end("a seat is ready but not asked, or asked but not at the table");
            }
            if mode == AskMode::Reaction && !ready.is_empty() {
                return dead_end("it shows who has answered a card");
            }
            if !g.addressed().minus(ready).is_empty() {
                return dead_end("a proposal waits for seats that are not ready");
            }
            if !answered(g).minus(who).is_empty() || !ready.minus(answered(g)).is_empty() {
                return dead_end("a seat has answered but is not asked, or is ready without an answer");
            }
            if awaited(g).is_empty() {
                return dead_end("the table waits for nobody");
            }
            if mode == AskMode::Turn && awaited(g).only().is_none() {
                return dead_end("the table does not wait for exactly one seat in a turn");
            }
            match who.iter().find(|seat| has_no_legal_action(g, *seat)) {
                Some(seat) => dead_end(&format!("seat {seat} has no legal action")),
                None => Ok(()),
            }
        }
    }
}

fn has_no_legal_action<G: Game>(g: &G, seat: Seat) -> bool {
    let mut actions = Vec::new();
    legal(g, seat, &mut actions);
    actions.is_empty()
}

fn examine_roll<G: Game>(g: &G, chance: &mut Seeded) -> LawResult {
    let Some(roll) = roll(g, chance) else {
        return Err(Finding::of(Law::NoDeadEnd, "chance is asked but has no answer"));
    };
    match apply(&mut g.clone(), &table::Input::Chance(roll.clone()), &mut Silent) {
        Ok(_) => Ok(()),
        Err(refusal) => Err(Finding::of(
            Law::NoDeadEnd,
            format!("the fair roll {} is refused: {refusal}", text_of(&roll)),
        )),
    }
}

/// A clone that takes an input must not change its original: they must not share anything.
pub(crate) fn examine_clone<G: Game>(moment: &mut Moment<'_, G>) -> LawResult {
    moment.report.tried(Law::Clone);
    let g = moment.g();
    let (clone, digest) = (g.clone(), digest_of(g));
    if clone != *g || digest_of(&clone) != digest {
        return Err(Finding::of(Law::Clone, "a clone is not equal to its original"));
    }
    let Some(input) = moment.next_input() else { return Ok(()) };
    let Ok(after) = AfterInput::of(&clone, &input) else { return Ok(()) };
    if clone != *g || digest_of(g) != digest {
        return Err(Finding::of(Law::Clone, format!("{} in a clone changed the original", text_of(&input))));
    }
    if (after.g == *g) != (digest_of(&after.g) == digest) {
        return Err(Finding::of(
            Law::Clone,
            "equality and digest disagree on whether two states are the same",
        ));
    }
    Ok(())
}

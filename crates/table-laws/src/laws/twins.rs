//! `twin worlds` and `spectator`. A twin is a world that a seat cannot tell from the true one.

use table::{Game, Line, Observer, Seat, check, digest_of, resample, timeout};

use super::{secrets, silence};
use crate::Law;
use crate::moment::Moment;
use crate::seen::{Exactness, SeenPosition, unequal};
use crate::violation::{Finding, LawResult};

pub(crate) fn examine<G: Game>(moment: &mut Moment<'_, G>) -> LawResult {
    // The seat that acts next comes first: if it learns from its own action, that breaks `undo` and not `silence`.
    let first = match moment.next {
        Some(Line::Act(seat, _)) => *seat,
        _ => Seat::A,
    };
    for seat in first.clockwise(moment.g().n_seats()) {
        let twin = resample(moment.g(), seat, moment.chance);
        moment.report.n_twins += 1;
        if digest_of(&twin) != digest_of(moment.g()) {
            moment.report.n_twins_that_differ += 1;
        }
        examine_twin(moment, seat, &twin)?;
        examine_spectator(moment, seat, &twin)?;
        if moment.exactness == Exactness::ByteForByte {
            secrets::note(moment.g(), seat, &twin, moment.report);
        }
        silence::examine(moment, seat, &twin)?;
    }
    Ok(())
}

fn examine_twin<G: Game>(moment: &mut Moment<'_, G>, seat: Seat, twin: &G) -> LawResult {
    moment.report.tried(Law::TwinWorlds);
    let observer = Observer::Seat(seat);
    let told_apart = |what: String| Err(Finding::of(Law::TwinWorlds, what).seen_by(observer));
    if let Err(broken) = check(twin) {
        return told_apart(format!("the other world is impossible: {broken}"));
    }
    let (here, there) = (SeenPosition::of(moment.g(), observer), SeenPosition::of(twin, observer));
    if let Some(difference) = unequal(&here, &there, moment.exactness) {
        return told_apart(format!("the seat can tell the true world from another by {difference}"));
    }
    // A time-out may be random, but depends only on what the seat knows: the same numbers give the same action.
    let same_draws = moment.chance.clone();
    if timeout(moment.g(), seat, &mut same_draws.clone()) != timeout(twin, seat, &mut same_draws.clone()) {
        return told_apart("the seat's time-out does something else in another world".to_string());
    }
    Ok(())
}

/// A spectator knows no more than a seat, so they cannot tell the worlds of a seat apart either.
fn examine_spectator<G: Game>(moment: &mut Moment<'_, G>, seat: Seat, twin: &G) -> LawResult {
    moment.report.tried(Law::Spectator);
    let (here, there) =
        (SeenPosition::of(moment.g(), Observer::Table), SeenPosition::of(twin, Observer::Table));
    match unequal(&here, &there, moment.exactness) {
        None => Ok(()),
        Some(difference) => {
            let what = format!("a spectator can tell worlds apart that {seat} cannot, by {difference}");
            Err(Finding::of(Law::Spectator, what).seen_by(Observer::Table))
        }
    }
}

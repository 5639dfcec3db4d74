//! Whom to name, and whom to give up.

use city_of_horror::{Action, Place, Purpose};
use table::Seat;

use super::Choice;
use super::outlook::Crowd;
use super::sight::Sight;

pub(super) fn best_ballot(sight: &Sight, choice: &mut Choice<'_>, purpose: Purpose, place: Place) -> Action {
    match purpose {
        Purpose::Attack => best_victim(sight, choice, place),
        Purpose::Sharing => best_share_leader(sight, choice),
    }
}

fn named(action: Action) -> Option<Seat> {
    match action {
        Action::VoteFor(seat) | Action::CastFor(_, seat) | Action::BreakTie(seat) => Some(seat),
        _ => None,
    }
}

/// Oneself, and otherwise who has least.
fn best_share_leader(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    choice.best(|action| match named(action) {
        Some(seat) if seat == sight.me => 1.0,
        Some(seat) => -sight.stakes.scores[seat.index()],
        None => f64::NEG_INFINITY,
    })
}

/// The rival whose loss is worth most; never oneself, if there is another.
fn best_victim(sight: &Sight, choice: &mut Choice<'_>, place: Place) -> Action {
    let crowd = Crowd::new(&sight.board, place, &sight.stakes);
    choice.best(|action| match named(action) {
        Some(seat) => worth_of_naming(sight, &crowd, seat),
        None => f64::NEG_INFINITY,
    })
}

/// What it is worth to the player that this one is named.
pub(super) fn worth_of_naming(sight: &Sight, crowd: &Crowd, seat: Seat) -> f64 {
    crowd.victims[seat.index()].map_or(0.0, |role| sight.stakes.worth_of_death(role, seat))
}

pub(super) fn least_loss(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    choice.best(|action| match action {
        Action::Sacrifice(role) => -sight.stakes.loss(role),
        _ => f64::NEG_INFINITY,
    })
}

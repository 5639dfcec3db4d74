//! Ballots: the player to name, and the character to give up.

use mall_of_horror::{Action, Place, Purpose};

use super::Choice;
use super::sight::Sight;

pub(super) fn best_ballot(sight: &Sight, choice: &mut Choice<'_>, purpose: Purpose, place: Place) -> Action {
    match purpose {
        Purpose::Sacrifice => best_victim(sight, choice, place),
        Purpose::Truck | Purpose::Chief => best_winner(sight, choice),
    }
}

/// The player itself if possible, otherwise the rival with the fewest points.
fn best_winner(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    choice.best(|action| match action {
        Action::VoteFor(seat) if seat == sight.me => 1.0,
        Action::VoteFor(seat) => -f64::from(sight.stakes.points[seat.index()]),
        _ => f64::NEG_INFINITY,
    })
}

/// The rival whose loss is worth most; never the player itself if there is anybody else.
pub(super) fn best_victim(sight: &Sight, choice: &mut Choice<'_>, place: Place) -> Action {
    let crowd = sight.board.crowds()[place.index()];
    choice.best(|action| match action {
        Action::VoteFor(seat) | Action::BreakTie(seat) if seat == sight.me => -1.0,
        Action::VoteFor(seat) | Action::BreakTie(seat) => {
            crowd.cheapest[seat.index()].map_or(0.0, |role| sight.stakes.gain(seat.index(), role))
        }
        _ => f64::NEG_INFINITY,
    })
}

pub(super) fn least_loss(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    choice.best(|action| match action {
        Action::Sacrifice(role) => -sight.stakes.own_loss(role),
        _ => f64::NEG_INFINITY,
    })
}

//! Ballots: the player to name, and the character to give up.

use city_of_horror::view::View;
use city_of_horror::{Action, Place, Purpose};
use table::{Seat, SeatSet};

use super::Choice;
use super::outlook::Crowd;
use super::sight::Sight;

/// The best name for a ballot that is not sealed yet. A player who has taken the ballots of others casts
/// several.
pub(super) fn best_ballot(
    view: &View,
    sight: &Sight,
    choice: &mut Choice<'_>,
    purpose: Purpose,
    place: Place,
) -> Action {
    // A player sees whom a ballot names if they cast it themselves.
    let ballots = view.vote.iter().flat_map(|vote| &vote.ballots);
    let sealed: SeatSet = ballots.filter(|ballot| ballot.named.is_some()).map(|ballot| ballot.seat).collect();
    let is_open = |action: &Action| match action {
        Action::VoteFor(_) => !sealed.has(sight.me),
        Action::CastFor(owner, _) => !sealed.has(*owner),
        _ => true,
    };
    let crowd = Crowd::new(&sight.board, place, &sight.stakes);
    choice.best(|action| match (named(action), purpose) {
        _ if !is_open(&action) => f64::NEG_INFINITY,
        (Some(seat), Purpose::Attack) => worth_of_naming(sight, &crowd, seat),
        (Some(seat), Purpose::Sharing) => worth_of_share_leader(sight, seat),
        (None, _) => f64::NEG_INFINITY,
    })
}

fn named(action: Action) -> Option<Seat> {
    match action {
        Action::VoteFor(seat) | Action::CastFor(_, seat) | Action::BreakTie(seat) => Some(seat),
        _ => None,
    }
}

/// The player itself if possible, otherwise the player with the lowest score.
fn worth_of_share_leader(sight: &Sight, seat: Seat) -> f64 {
    if seat == sight.me { 1.0 } else { -sight.stakes.scores[seat.index()] }
}

/// What it is worth to the player that this seat is named: most for the leader, least for the player itself.
pub(super) fn worth_of_naming(sight: &Sight, crowd: &Crowd, seat: Seat) -> f64 {
    crowd.victims[seat.index()].map_or(0.0, |role| sight.stakes.worth_of_death(role, seat))
}

pub(super) fn least_loss(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    choice.best(|action| match action {
        Action::Sacrifice(role) => -sight.stakes.loss(role),
        _ => f64::NEG_INFINITY,
    })
}

//! Puts zombies where they hurt the leader most.

use mall_of_horror::{Action, Place, Role};
use table::Seat;

use super::Choice;
use super::sight::Sight;

pub(super) fn worst_place(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    let crowds = sight.board.crowds();
    choice.best(|action| {
        let Action::PutZombie(place) = action else { return f64::NEG_INFINITY };
        let zombies = sight.board.zombies[place.index()];
        let opens_the_door = crowds[place.index()].zombies_short(place, zombies) == 1;
        let urgency = if opens_the_door { 2.0 } else { 1.0 };
        let rivals = sight.board.seats().filter(|seat| *seat != sight.me);
        let stakes = &sight.stakes;
        let gain: f64 =
            rivals.map(|seat| sum_at(sight, seat, place, |role| stakes.gain(seat.index(), role))).sum();
        urgency * gain - sum_at(sight, sight.me, place, |role| stakes.own_loss(role))
    })
}

/// Sums the worth of a seat's characters at a place.
fn sum_at(sight: &Sight, seat: Seat, place: Place, worth: impl Fn(Role) -> f64) -> f64 {
    let stands_here = |role: &Role| sight.board.place_of(seat, *role) == Some(place);
    Role::ALL.into_iter().filter(stands_here).map(worth).sum()
}

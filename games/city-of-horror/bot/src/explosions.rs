//! Where to place an explosion marker.

use city_of_horror::view::View;
use city_of_horror::{Action, Place, Side};

use super::Choice;
use super::board::WayIn;
use super::outlook::outlook;
use super::sight::Sight;

/// A marker without an immediate effect is better where rivals stand than where the player stands.
const HARMLESS_MARKER: f64 = 0.1;

pub(super) fn best_marker(view: &View, sight: &Sight, choice: &mut Choice<'_>) -> Action {
    choice.best(|action| match action {
        Action::PutMarker(place) => worth_of_marker(view, sight, place),
        _ => f64::NEG_INFINITY,
    })
}

fn worth_of_marker(view: &View, sight: &Sight, place: Place) -> f64 {
    let there = view.places.iter().find(|other| other.place == place);
    let is_last =
        there.is_some_and(|there| there.markers_needed.is_some_and(|needed| there.markers + 1 >= needed));
    let deaths: f64 =
        sight.board.at(place).map(|(role, figure)| sight.stakes.worth_of_death(role, figure.owner)).sum();
    match (is_last, place, sight.sides[place.index()]) {
        (false, ..) => HARMLESS_MARKER * deaths,
        (true, Place::WaterTower, _) => deaths,
        (true, _, Side::A) => {
            let mut board = sight.board;
            board.is_shut = true;
            for (role, _) in sight.board.at(place) {
                board.go(role, Place::Crossroads, WayIn::Ordinary);
            }
            outlook(&board, sight) - outlook(&sight.board, sight)
        }
        (true, ..) => HARMLESS_MARKER * deaths,
    }
}

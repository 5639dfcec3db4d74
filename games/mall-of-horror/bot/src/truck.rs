//! What to do with the cards from the truck.

use mall_of_horror::Action;

use super::Choice;
use super::sight::Sight;
use super::tuning;

pub(super) fn card_to_keep(choice: &mut Choice<'_>) -> Action {
    choice.best(|action| match action {
        Action::Keep(card) => tuning::worth_of(card),
        _ => f64::NEG_INFINITY,
    })
}

/// Gives the worse card to the rival with the fewest points.
pub(super) fn card_to_give(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    choice.best(|action| match action {
        Action::Give(card, seat) => {
            -10.0 * tuning::worth_of(card) - f64::from(sight.stakes.points[seat.index()]) / 10.0
        }
        _ => f64::NEG_INFINITY,
    })
}

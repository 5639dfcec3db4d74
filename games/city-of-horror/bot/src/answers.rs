//! Whether to cancel cards that others play.

use city_of_horror::view::{PlayedView, View};
use city_of_horror::{Action, Canceller, Card, Role};

use super::Choice;
use super::cards_and_powers::worth_after_card;
use super::outlook::outlook;
use super::sight::Sight;
use super::tuning;

pub(super) fn best_answer(view: &View, sight: &Sight, choice: &mut Choice<'_>) -> Action {
    let Some(harm) = harm_of_the_last_card(view, sight) else { return Action::Pass };
    choice.best(|action| match action {
        Action::Cancel(Canceller::PepperSpray) => harm - sight.worth_of(Card::PepperSpray),
        Action::Cancel(Canceller::Punk) => harm - sight.stakes.cost_of_tiring(Role::Punk),
        _ => tuning::GAIN_AT_LEAST,
    })
}

/// How much the card that waits for answers harms the player. A Pepper Spray undoes the card below it, which
/// may itself be a Pepper Spray.
fn harm_of_the_last_card(view: &View, sight: &Sight) -> Option<f64> {
    let now = outlook(&sight.board, sight);
    let (first, answers) = view.played.split_first()?;
    let PlayedView { seat, card, aim, .. } = first;
    let good = worth_after_card(sight, *seat, *card, *aim) - now;
    let last = view.played.last()?;
    if last.seat == sight.me {
        return None;
    }
    Some(if answers.len() % 2 == 0 { -good } else { good })
}

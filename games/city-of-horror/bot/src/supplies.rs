//! How to share out items, which effects to use, and whom to vaccinate.

use city_of_horror::view::View;
use city_of_horror::{Action, Effect, Food, Item, Role};

use super::Choice;
use super::outlook::outlook;
use super::sight::Sight;
use super::tuning;

/// Takes the best item. Gives the others to the players whom they help least.
pub(super) fn best_gift(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    choice.best(|action| {
        let Action::Give(item, seat) = action else { return f64::NEG_INFINITY };
        let worth = match item {
            Item::Antidote => sight.stakes.antidote(seat),
            Item::Card(card) => sight.worth_of(card),
        };
        worth * sight.stakes.gain_of(seat)
    })
}

/// What using an effect is worth, compared with doing nothing.
pub(super) fn worth_of_effect(sight: &Sight, effect: Effect) -> f64 {
    let stakes = &sight.stakes;
    let rests = |role: Role| {
        let (rested, exhausted) = role.values();
        f64::from(rested - exhausted) + tuning::use_of(role) * stakes.turns_to_come
    };
    let unseen = tuning::UNSEEN_CARD * stakes.of_cards();
    let leads = |lead: &dyn Fn(&mut super::board::Board)| {
        let mut board = sight.board;
        lead(&mut board);
        outlook(&board, sight) - outlook(&sight.board, sight)
    };
    match effect {
        Effect::RestForCard(cost, role) => rests(role) - sight.worth_of(cost),
        Effect::RestForFood(Food(value), role) => rests(role) - f64::from(value),
        Effect::AntidoteForCard(cost) => stakes.antidote(sight.me) - sight.worth_of(cost),
        Effect::AntidoteByTiring(role) => stakes.antidote(sight.me) - stakes.cost_of_tiring(role),
        Effect::LeaderForCard(cost, colour) => leads(&|board| board.lead(colour)) - sight.worth_of(cost),
        Effect::LeaderSteps(n) => leads(&|board| board.advance_leader(n)),
        Effect::DrawForCard(cost) => unseen - sight.worth_of(cost),
        Effect::TakeForCard(cost, taken) => sight.worth_of(taken) - sight.worth_of(cost),
        Effect::TakeByTiring(role, taken) => sight.worth_of(taken) - stakes.cost_of_tiring(role),
        Effect::FoodForCard(cost) => tuning::FOOD - sight.worth_of(cost),
        Effect::OpenFoodForCard(cost, Food(value)) => f64::from(value) - sight.worth_of(cost),
    }
}

/// Vaccinates the characters with the highest values.
pub(super) fn best_vaccination(view: &View, choice: &mut Choice<'_>) -> Action {
    let of = |role: Role| {
        let own = view.seats.iter().flat_map(|seat| &seat.characters).find(|one| one.role == role);
        own.map_or(0, |one| if one.is_exhausted { one.exhausted_value } else { one.rested_value })
    };
    choice.best(|action| match action {
        Action::Vaccinate(roles) => roles.iter().map(|role| f64::from(of(role))).sum(),
        _ => f64::NEG_INFINITY,
    })
}

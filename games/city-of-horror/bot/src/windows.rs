//! Windows in which everybody may act: what is worth doing, and how to pass.
//!
//! A pass stands until the end of the turn, but is interrupted when an attack is due where the player has a
//! character, when somebody names the player, or when the player receives an offer. So a table does not wait
//! for a bot that nothing affects. None of this depends on secrets.

use city_of_horror::orders::{Alarms, PassUntil, StandingPass};
use city_of_horror::view::View;
use city_of_horror::{Action, Card, Moment, Order, Place, Role};
use table::PassOrder;

use super::bargains;
use super::cards_and_powers::{affects, worth_of_doing};
use super::outlook::outlook;
use super::sight::Sight;
use super::supplies::worth_of_effect;
use super::tuning;
use super::{Choice, Passes};

pub(super) fn best_action(view: &View, sight: &Sight, choice: &mut Choice<'_>, moment: Moment) -> Action {
    if let Some(answer) = bargains::answer(view, sight, choice) {
        return answer;
    }
    if let Some(action) = best_card_or_power(sight, choice, moment) {
        return action;
    }
    if let Some(offer) = bargains::bid(view, sight, choice, moment) {
        return offer;
    }
    pass(sight, choice.passes, moment)
}

fn best_card_or_power(sight: &Sight, choice: &mut Choice<'_>, moment: Moment) -> Option<Action> {
    let now = outlook(&sight.board, sight);
    let worth_of = |action: Action| {
        if !is_considered(sight, action, moment) {
            return f64::NEG_INFINITY;
        }
        worth_of_doing(sight, action, sight.place).map_or(f64::NEG_INFINITY, |worth| worth - now)
    };
    let best = choice.best(worth_of);
    (worth_of(best) > tuning::GAIN_AT_LEAST).then_some(best)
}

/// Whether to consider an action now. Most are best taken at the last moment, when the player knows most.
fn is_considered(sight: &Sight, action: Action, moment: Moment) -> bool {
    match (moment, action) {
        (Moment::BeforeAttack | Moment::BeforeSharing, _) => {
            sight.place.is_some_and(|place| affects(sight, action, place))
        }
        (Moment::BeforeLure, Action::Use(Role::Blonde, _)) => true,
        (Moment::LastWindow, Action::Play(Card::EnergyDrink, _)) => true,
        (Moment::StartOfTurn, Action::Play(Card::Pickpocket, _)) => true,
        (Moment::StartOfTurn, Action::Use(role, _)) => {
            matches!(role, Role::SushiChef | Role::Thief | Role::Businessman | Role::Businesswoman)
        }
        _ => false,
    }
}

/// A standing pass, which offers still interrupt. At an attack it lasts only for this location, because the
/// danger would interrupt it again.
fn pass(sight: &Sight, passes: Passes, moment: Moment) -> Action {
    if passes == Passes::EachTime {
        return Action::Pass;
    }
    let is_in_danger = sight.place.is_some_and(|place| {
        sight.board.zombies_short(place) == 0 && sight.board.visibly_present(place).has(sight.me)
    });
    let (until, attack) = match moment {
        Moment::LastWindow => (PassUntil::Game, false),
        Moment::BeforeAttack if is_in_danger => (PassUntil::Location, false),
        _ => (PassUntil::Turn, true),
    };
    let alarms = Alarms { attack, named: true, offer: true, ..Alarms::default() };
    let pass = Some(StandingPass { until, alarms, cards: false });
    Action::Order(Order::Pass(PassOrder { at: None, pass }))
}

fn has_standing_pass(view: &View, sight: &Sight) -> bool {
    view.seats[sight.me.index()].passes.as_ref().is_some_and(|passes| !passes.is_empty())
}

/// The effect of a location to use. A bot that may bargain about what lies here first withdraws its standing
/// pass.
pub(super) fn best_effect(view: &View, sight: &Sight, choice: &mut Choice<'_>, place: Place) -> Action {
    let is_passing = choice.passes == Passes::Standing && has_standing_pass(view, sight);
    if is_passing && bargains::is_worth_sharing(sight, place) {
        return Action::Order(Order::Pass(PassOrder { at: None, pass: None }));
    }
    choice.best(|action| match action {
        Action::Activate(effect) => worth_of_effect(sight, effect) - tuning::GAIN_AT_LEAST,
        Action::Decline => 0.0,
        _ => f64::NEG_INFINITY,
    })
}

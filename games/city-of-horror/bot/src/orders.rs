//! Orders for play over days: with them, the player is asked only when they can do something that matters.

use city_of_horror::orders::{Alarms, CancelOrder, PassUntil, StandingPass};
use city_of_horror::view::View;
use city_of_horror::{Action, Card, CardSet, Order, Role, RoleSet};
use table::{PassOrder, Seat};

use super::sight::Sight;

/// Passes, unless the player receives an offer, or somebody plays a card on them.
const UNLESS_ADDRESSED: StandingPass = StandingPass {
    until: PassUntil::Game,
    alarms: Alarms {
        attack: false,
        named: false,
        offer: true,
        near: 0,
        cards: CardSet::EMPTY,
        powers: RoleSet::EMPTY,
    },
    cards: true,
};

pub(super) fn withdrawal() -> Action {
    Action::Order(Order::Pass(PassOrder { at: None, pass: None }))
}

pub(super) fn proposed(view: &View, me: Seat) -> Vec<Action> {
    let own = &view.seats[me.index()];
    // While a card waits for answers, the player is not yet done with the window in which it was played.
    if view.turn == 0 || !own.is_living || !view.played.is_empty() {
        return Vec::new();
    }
    let sight = Sight::new(me, view);
    let until = if is_asked_each_turn(&sight) { PassUntil::Turn } else { PassUntil::Game };
    let alarms = Alarms {
        cards: Card::ALL.into_iter().filter(|card| sight.holds(*card)).collect(),
        powers: Role::ALL
            .into_iter()
            .filter(|role| is_worth_asking(*role) && has_rested(&sight, *role))
            .collect(),
        ..UNLESS_ADDRESSED.alarms
    };
    let pass = StandingPass { until, alarms, ..UNLESS_ADDRESSED };
    let stands = own.passes.iter().flatten().any(|standing| standing.pass == pass);
    let answers = if may_cancel(&sight) { CancelOrder::AskIfDecisive } else { CancelOrder::AlwaysPass };
    let left = own.orders.as_ref().and_then(|orders| orders.standing_answers.answer()).unwrap_or_default();
    let pass = (!stands).then_some(Order::Pass(PassOrder { at: None, pass: Some(pass) }));
    let answers = (left != answers).then_some(Order::StandingAnswers(answers));
    pass.into_iter().chain(answers).map(Action::Order).collect()
}

/// A power that moves a single zombie is hardly ever used, so asking about it would be pointless.
fn is_worth_asking(role: Role) -> bool {
    !matches!(role, Role::Geek | Role::Rocker)
}

/// Whether the player has a card or a power that is best used when a turn begins, because it brings something
/// whatever the others do.
fn is_asked_each_turn(sight: &Sight) -> bool {
    let powers = [Role::SushiChef, Role::Thief];
    sight.holds(Card::Pickpocket) || powers.into_iter().any(|role| has_rested(sight, role))
}

fn may_cancel(sight: &Sight) -> bool {
    sight.holds(Card::PepperSpray) || has_rested(sight, Role::Punk)
}

fn has_rested(sight: &Sight, role: Role) -> bool {
    sight.board.figure(role).is_some_and(|figure| figure.owner == sight.me && !figure.is_exhausted)
}

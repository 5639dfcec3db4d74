//! Orders for play over days: passes for every occasion at which the player can play no card.

use mall_of_horror::view::{SeatView, View};
use mall_of_horror::{Action, Card, Occasion, Order};
use table::{PassOrder, PassUntil, Seat, StandingPass, WindowKind};

const ALWAYS: StandingPass = StandingPass { until: PassUntil::Game };

pub(super) fn withdrawal() -> Action {
    Action::Order(Order::Pass(PassOrder { at: None, pass: None }))
}

pub(super) fn proposed(view: &View, me: Seat) -> Vec<Action> {
    let own = &view.seats[me.index()];
    let order = |at, pass| Action::Order(Order::Pass(PassOrder { at, pass }));
    let wanted = |at: Occasion| (!has_card_for(own, at)).then_some(ALWAYS);
    let stands =
        |at: Occasion| own.passes.iter().flatten().find(|standing| standing.at == at).map(|at| at.pass);
    if Occasion::ALL.into_iter().all(|at| wanted(at).is_some() && stands(at).is_none()) {
        return vec![order(None, Some(ALWAYS))];
    }
    let missing = Occasion::ALL.into_iter().filter(|at| wanted(*at) != stands(*at));
    missing.map(|at| order(Some(at), wanted(at))).collect()
}

/// MALL-4.9, MALL-5.9, MALL-6.17: which cards can be played when.
fn has_card_for(own: &SeatView, at: Occasion) -> bool {
    own.hand.known.iter().any(|card| match at {
        Occasion::Truck | Occasion::Election => *card == Card::Threat,
        Occasion::Dice => *card == Card::SecurityCamera,
        Occasion::Move => *card == Card::Sprint,
        Occasion::Attack => !matches!(card, Card::SecurityCamera | Card::Sprint),
    })
}

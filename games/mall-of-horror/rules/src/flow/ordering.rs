//! Choices left in advance: how players leave them, which questions they answer, and when they end.

use table::{
    Chance, Game, Log, PassOrder, PassUntil, Procedure, Refusal, RulesKey, Seat, SeatSet, Secret,
    StandingPass, WindowKind, rule,
};

use super::{Frame, Purpose, Stage};
use crate::orders::{Occasion, Order, Passes};
use crate::{Action, Event, Mall};

/// MALL-8.5: players may leave and withdraw a pass at any time; a player who is being asked passes at once.
pub(crate) fn leave(
    g: &mut Mall,
    seat: Seat,
    order: Order,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    let Order::Pass(passing) = order;
    let open = open_window(g);
    if open.is_none() && passing.pass.is_some_and(|pass| pass.until == PassUntil::Window) {
        return Err(Refusal::new("MALL-8.5", "no-window-open"));
    }
    rule!("MALL-8.5");
    if passing.at.is_some() {
        rule!("MALL-8.6");
    }
    g.passes[seat.index()].write(key).leave(passing);
    log.event(Event::OrderLeft { seat, order: Secret::new(order, SeatSet::one(seat)) });
    match g.stack.top().copied() {
        Some(frame) if passes_at(passing, open) && g.pending().asked().has(seat) => {
            frame.act(g, seat, Action::Pass, key, log)
        }
        _ => Ok(()),
    }
}

/// The occasion of the window that is open.
fn open_window(g: &Mall) -> Option<Occasion> {
    match g.stack.top() {
        Some(Frame::Vote(vote)) if matches!(vote.stage, Stage::Cards(_)) => Some(match vote.purpose {
            Purpose::Truck => Occasion::Truck,
            Purpose::Chief => Occasion::Election,
            Purpose::Sacrifice => Occasion::Attack,
        }),
        Some(Frame::Cameras(_)) => Some(Occasion::Dice),
        _ => None,
    }
}

fn passes_at(passing: PassOrder<Occasion, StandingPass>, open: Option<Occasion>) -> bool {
    passing.pass.is_some() && open.is_some_and(|open| passing.at.is_none_or(|at| at == open))
}

/// Whether this player has left a pass that applies in the open window.
pub(super) fn lets_pass(g: &Mall, seat: Seat, key: &RulesKey) -> bool {
    open_window(g).is_some_and(|open| has_pass(g, seat, open, key))
}

/// Whether this player has left a pass for such occasions.
pub(super) fn has_pass(g: &Mall, seat: Seat, at: Occasion, key: &RulesKey) -> bool {
    g.passes[seat.index()].read(key).at(at).is_some()
}

/// Whether any player has left a pass. Usually nobody has, and windows need not look any further.
pub(super) fn has_any_pass(g: &Mall, key: &RulesKey) -> bool {
    g.passes.iter().any(|passes| *passes.read(key) != Passes::default())
}

/// MALL-8.5: ends the passes that were to last until now.
pub(super) fn end(g: &mut Mall, over: PassUntil, key: &RulesKey) {
    if has_any_pass(g, key) {
        g.passes.iter_mut().for_each(|passes| passes.write(key).end(over));
    }
}

/// A random order that could be left now.
pub(crate) fn any(g: &Mall, chance: &mut dyn Chance) -> Order {
    let until = match open_window(g).is_some() {
        true => chance.pick(&[PassUntil::Window, PassUntil::Round, PassUntil::Game]),
        false => chance.pick(&[PassUntil::Round, PassUntil::Game]),
    };
    let pass = (chance.below(2) == 0).then_some(StandingPass { until });
    let at = (chance.below(3) > 0).then(|| chance.pick(&Occasion::ALL));
    Order::Pass(PassOrder { at, pass })
}

/// Resamples the passes that others may have left, unless one is about to be used. An open window already
/// shows which players have left none.
pub(crate) fn resample(world: &mut Mall, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    if !is_far_from_windows(world) {
        return;
    }
    for other in world.all_seats().without(seat).iter() {
        let mut passes = Passes::default();
        let Order::Pass(order) = any(world, chance);
        passes.leave(order);
        *world.passes[other.index()].write(key) = passes;
    }
}

/// Whether every way from here to the next window first reveals something that cannot be undone.
fn is_far_from_windows(g: &Mall) -> bool {
    match g.stack.top() {
        Some(Frame::Vote(vote)) => matches!(vote.stage, Stage::First | Stage::Second),
        Some(
            Frame::SetUp(_)
            | Frame::Deal(_)
            | Frame::Placement(_)
            | Frame::Round(_)
            | Frame::ZombiePlacement(_)
            | Frame::Destinations(_),
        )
        | None => true,
        Some(
            Frame::FirstZombies(_)
            | Frame::Search(_)
            | Frame::Cameras(_)
            | Frame::Movement(_)
            | Frame::Attack(_)
            | Frame::Sacrifice(_),
        ) => false,
    }
}

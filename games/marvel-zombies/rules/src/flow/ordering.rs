//! Choices left in advance: how they are entered, what they answer, and when they end.

use table::{
    AsksSeats, Chance, Log, PassOrder, PassUntil, Pending, PlainOrder, PlainPasses, Refusal, RulesKey, Seat,
    SeatSet, Secret, StandingPass, rule,
};

use super::Window;
use crate::MarvelZombies;
use crate::action::Action;
use crate::event::Event;

/// MZ-50.22: a pass may be left and withdrawn at any time. It also passes for a player who is being asked
/// now.
pub(super) fn leave(
    g: &mut MarvelZombies,
    seat: Seat,
    order: PlainOrder,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let PlainOrder::Pass(passing) = order;
    let window = g.stack.top_as::<Window>().copied();
    if window.is_none() && passing.pass.is_some_and(|pass| pass.until == PassUntil::Window) {
        return Err(Refusal::new("MZ-50.22", "no-window-open"));
    }
    rule!("MZ-50.22");
    g.passes[seat.index()].write(key).leave(passing);
    log.event(Event::OrderLeft { seat, order: Secret::new(order, SeatSet::one(seat)) });
    match window {
        Some(window) if passing.pass.is_some() && g.seats_of(window.heroes).has(seat) => {
            window.act(g, seat, Action::Pass, key, log)
        }
        _ => Ok(()),
    }
}

/// Whether this player has left a pass that counts now.
pub(super) fn lets_pass(g: &MarvelZombies, seat: Seat, key: &RulesKey) -> bool {
    g.passes[seat.index()].read(key).at(()).is_some()
}

/// MZ-50.22: something is over, and so are the passes that lasted until then.
pub(super) fn end(g: &mut MarvelZombies, over: PassUntil, key: &RulesKey) {
    g.passes.iter_mut().for_each(|passes| passes.write(key).end(over));
}

/// A random order that may be left now.
pub(crate) fn any(g: &MarvelZombies, chance: &mut dyn Chance) -> PlainOrder {
    let until = match g.stack.top_as::<Window>() {
        Some(_) => chance.pick(&[PassUntil::Window, PassUntil::Round, PassUntil::Game]),
        None => chance.pick(&[PassUntil::Round, PassUntil::Game]),
    };
    let pass = (chance.below(2) == 0).then_some(StandingPass { until });
    PlainOrder::Pass(PassOrder { at: None, pass })
}

/// Deals the passes of others again only if chance is next. Otherwise a player's next action might lead
/// straight into a window, which shows who has left a pass, and the player may only be trying that action.
pub(crate) fn resample(world: &mut MarvelZombies, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    if !matches!(table::Game::pending(world), Pending::Chance(_)) {
        return;
    }
    for other in SeatSet::all(usize::from(world.n_seats)).without(seat).iter() {
        let mut passes = PlainPasses::default();
        let PlainOrder::Pass(order) = any(world, chance);
        passes.leave(order);
        *world.passes[other.index()].write(key) = passes;
    }
}

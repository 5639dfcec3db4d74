//! Getting out of the Fun House, the carnival and the jail.

use zombies::Action;
use zombies::map::{Square, Zone};
use zombies::tiles::{CENTRE, Tile};

use super::Choice;
use super::sight::Sight;
use super::travel::first_legal;

/// The worth of having the item in play that opens the gate.
const WORTH_OF_KEY: f64 = 3.0;
/// The worth of standing at the gate when the card that opens it is passed on to me.
const WORTH_OF_WAITING: f64 = 1.0;

/// There is nothing to gain in the Fun House, so walk to the nearest way off the ring. Its tiles turn when
/// somebody steps off them, so if there is no way, another step may make one.
pub fn best_step_in_fun_house(sight: &Sight<'_>, choice: &mut Choice<'_>) -> Option<Action> {
    let own = sight.own();
    if sight.map.zone(own.at.spot()) != Zone::FunHouse {
        return None;
    }
    choice.reason = Some("better-place");
    let ways = sight.ways();
    let mut exits = ways.found().iter().filter(|found| sight.map.leads_off_ring(found.square));
    if let Some(exit) = exits.next() {
        // If the exit is here, there are no steps left to take.
        return Some(first_legal(ways, choice, exit.square).unwrap_or(Action::Stop))
            .filter(|action| choice.allows(*action));
    }
    if choice.allows(Action::TurnTile) {
        return Some(Action::TurnTile);
    }
    Some(choice.best(|action| match action {
        Action::Step { to } | Action::Walk { to } if to.spot() != own.at.spot() => 2.0,
        Action::Step { .. } => 1.0,
        Action::Stop => 0.0,
        _ => f64::NEG_INFINITY,
    }))
}

/// What a square is worth to a player who is shut in: the place of the key, or the place to use it.
pub fn of_square(sight: &Sight<'_>, at: Square) -> f64 {
    let tile = sight.map.tile(at.spot());
    if tile.is_big_top() && sight.map.is_inside(at) && is_shut_in(sight, Tile::TicketBooth) {
        return WORTH_OF_KEY;
    }
    let is_gate = tile == Tile::PrisonGate && at.at() == CENTRE;
    if is_gate && at != sight.own().at && is_shut_in(sight, Tile::PrisonGate) {
        return WORTH_OF_WAITING;
    }
    0.0
}

/// Whether I am behind this gate and it is shut to me.
fn is_shut_in(sight: &Sight<'_>, gate: Tile) -> bool {
    let is_behind = |spot| sight.map.zone(sight.own().at.spot()) == sight.map.zone(spot);
    let is_shut = |at: Square| sight.map.steps(at).into_iter().any(|to| !sight.is_gate_open(at, to));
    sight.map.all_of(gate).filter(|spot| is_behind(*spot)).any(|spot| sight.map.walkable(spot).any(is_shut))
}

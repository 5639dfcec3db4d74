//! The Fun House: entering and leaving it, and its turning tiles (ZOM-24.9 to ZOM-24.12, ZOM-24.17).

use table::{Log, RulesKey, Seat, SeatSet, rule};

use super::{FunHouseTransfer, Moment, Movement, TransferWay, tile, window};
use crate::Zombies;
use crate::cards::{Modifier, Timing};
use crate::event::Event;
use crate::map::{Spot, Square, Zone};
use crate::state::MovementRoll;
use crate::tiles::{Set, Tile};

/// ZOM-24.9: the ring is laid together with the Ticket Booth, unless it is there from the start.
pub(super) fn lay(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    if g.map.fun_house().next().is_none() {
        for spot in g.map.lay_fun_house() {
            tile::tell_laid(g, spot, seat, log);
        }
    }
}

/// ZOM-24.12: whether the movement roll leads into the Fun House instead.
pub(super) fn leads_inside(g: &Zombies, seat: Seat) -> bool {
    let player = g.player(seat);
    let spot = player.at.spot();
    let leads_inside = matches!(g.turn.movement, MovementRoll::Rolled { natural: 1, .. })
        && !player.is_below
        && g.map.tile(spot).set() == Set::Z7
        && g.map.zone(spot) != Zone::FunHouse
        && g.map.fun_house().next().is_some();
    if leads_inside {
        rule!("ZOM-24.12");
    }
    leads_inside
}

/// ZOM-24.11: whether the next step may lead off the ring.
pub(super) fn may_leave(g: &Zombies, movement: &Movement) -> bool {
    let mover = movement.mover;
    movement.companion.is_none()
        && g.map.leads_off_ring(g.player(mover).at)
        && movement.left(g) > 0
        && g.map.find(Tile::CarnivalCrossroads).is_some()
        && g.changed_for(Modifier::StaysOnTile, mover).is_none()
}

/// Whether this player stands on the threshold.
pub(crate) fn is_leaving(g: &Zombies, who: Seat) -> bool {
    let transfer = FunHouseTransfer { who, way: TransferWay::Out { from: g.player(who).at } };
    g.stack.all::<FunHouseTransfer>().any(|under_way| *under_way == transfer)
}

/// ZOM-10.18: while the player stands on the threshold, the others may still do something about it.
pub(super) fn leave(g: &mut Zombies, mut movement: Movement, key: &RulesKey, log: &mut impl Log<Zombies>) {
    let mover = movement.mover;
    movement.count_step(g);
    movement.has_arrived = true;
    g.stack.go_on_as(movement);
    log.event(Event::LeavesFunHouse { seat: mover });
    let from = g.player(mover).at;
    g.stack.begin(FunHouseTransfer { who: mover, way: TransferWay::Out { from } });
    if g.rules.names(Timing::OpponentLeavesFunHouse) {
        let others = SeatSet::all(usize::from(g.n_seats)).without(mover);
        window::open(g, Moment::LeavesFunHouse, mover, others, key, log);
    }
}

/// ZOM-24.10: a step was made, and a tile of the ring turns behind it.
pub(super) fn stepped(g: &mut Zombies, from: Square, to: Square, log: &mut impl Log<Zombies>) {
    if from.spot() != to.spot() && g.map.zone(from.spot()) == Zone::FunHouse {
        turn(g, from.spot(), log);
    }
}

/// ZOM-24.17: whether the player may turn their own tile instead of moving.
pub(super) fn may_turn(g: &Zombies, movement: &Movement) -> bool {
    let spot = g.player(movement.mover).at.spot();
    movement.is_free() && g.turn.walked == 0 && g.map.zone(spot) == Zone::FunHouse && !g.map.has_way_off(spot)
}

pub(super) fn turn(g: &mut Zombies, spot: Spot, log: &mut impl Log<Zombies>) {
    g.map.turn_fun_house(spot);
    log.event(Event::TileTurned { spot, turn: g.map.turn(spot) });
}

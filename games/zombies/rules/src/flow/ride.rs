//! The subway (ZOM-17).

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Frame, Moment, Movement, deeds, movement, window};
use crate::cards::Timing;
use crate::event::Event;
use crate::map::Square;
use crate::state::Ride;
use crate::tiles::Tile;
use crate::{Action, Aim, Zombies};

/// ZOM-17.1 to ZOM-17.3: a station has just been entered, and there is another one.
pub(super) fn may_ride(g: &Zombies, movement: &Movement) -> bool {
    let Movement { mover, is_at_station, .. } = *movement;
    let at = g.player(mover).at;
    g.rules.subway
        && is_at_station
        && movement.is_free()
        && g.map.tile(at.spot()) == Tile::SubwayStation
        && g.map.all_of(Tile::SubwayStation).nth(1).is_some()
        && movement::may_stop(g, movement)
}

pub(super) fn declare(
    g: &mut Zombies,
    movement: &Movement,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    if !may_ride(g, movement) {
        return Err(Refusal::new("ZOM-17.2", "no-ride-here"));
    }
    rule!("ZOM-17.1");
    rule!("ZOM-17.3");
    g.players[movement.mover.index()].ride = Ride::Rides;
    log.event(Event::RideDeclared { seat: movement.mover });
    g.done();
    Ok(())
}

pub(super) fn step(_g: &mut Zombies, _seat: Seat, _log: &mut impl Log<Zombies>) -> Step {
    Step::Waits
}

/// ZOM-17.5: any inside square of any station.
pub(crate) fn platforms(g: &Zombies) -> impl Iterator<Item = Square> + '_ {
    g.map.all_of(Tile::SubwayStation).flat_map(|spot| g.map.walkable(spot)).filter(|at| g.map.is_inside(*at))
}

pub(super) fn legal(g: &Zombies, out: &mut Vec<Action>) {
    out.extend(platforms(g).map(|at| Action::Pick { aim: Aim::Square(at) }));
}

pub(super) fn act(
    g: &mut Zombies,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Action::Pick { aim: Aim::Square(to) } = action else { return Err(Refusal::OTHER_QUESTION) };
    if !platforms(g).any(|at| at == to) {
        return Err(Refusal::new("ZOM-17.5", "no-platform"));
    }
    rule!("ZOM-17.6");
    rule!("ZOM-17.7");
    g.done();
    deeds::put_pawn(g, seat, to, log);
    if g.rules.names(Timing::OpponentLeavesSubway) {
        let others = SeatSet::all(usize::from(g.n_seats)).without(seat);
        window::open(g, Moment::LeavesSubway, seat, others, key, log);
    }
    debug_assert!(matches!(g.stack.top(), Some(Frame::Turn(_) | Frame::Window(_))));
    Ok(())
}

//! The subway (ZOM-17).

use table::{Log, Refusal, rule};

use super::{Movement, movement};
use crate::Zombies;
use crate::event::Event;
use crate::map::Square;
use crate::state::Ride;
use crate::tiles::Tile;

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
    g.stack.done();
    Ok(())
}

/// ZOM-17.5: any inside square of any station.
pub(crate) fn platforms(g: &Zombies) -> impl Iterator<Item = Square> + '_ {
    g.map.all_of(Tile::SubwayStation).flat_map(|spot| g.map.walkable(spot)).filter(|at| g.map.is_inside(*at))
}

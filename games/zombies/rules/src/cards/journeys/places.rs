//! The squares that a card may send a pawn to.

use std::ops::ControlFlow;

use table::{Seat, rule};

use super::is_elsewhere;
use crate::Zombies;
use crate::cards::{Destination, hordes};
use crate::flow::{ride, start};
use crate::map::{Building, Map, Spot, Square, Zone};
use crate::tiles::Kind;

pub(super) fn has_place(g: &Zombies, to: Destination, by: Seat, who: Seat) -> bool {
    places(g, to, by, who, &mut |_| ControlFlow::Break(())).is_break()
}

/// Visits every square to which a card played by `by` may send `who`, until `visit` breaks.
pub(super) fn places(
    g: &Zombies,
    to: Destination,
    by: Seat,
    who: Seat,
    visit: &mut dyn FnMut(Square) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let map = &g.map;
    let here = g.player(who).at.spot();
    let offer = |at: Square| match is_elsewhere(g, who, at) && (by == who || start::may_be_sent(g, who, at)) {
        true => visit(at),
        false => ControlFlow::Continue(()),
    };
    match to {
        Destination::TileBeside => {
            map.neighbours(here).flat_map(|spot| map.walkable(spot)).try_for_each(offer)
        }
        Destination::WoodsBeside => {
            let is_woods =
                |spot: &Spot| map.zone(*spot) == Zone::Woods && map.tile(*spot).kind() != Kind::Entrance;
            map.neighbours(here).filter(is_woods).flat_map(|spot| map.walkable(spot)).try_for_each(offer)
        }
        Destination::StreetBesideBuilding => {
            let streets = map.spots().flat_map(|spot| map.outside(spot));
            streets.filter(|at| is_beside_a_building(map, *at)).try_for_each(offer)
        }
        Destination::FullestBuilding => {
            fullest(g).flat_map(|building| map.squares_of(building)).try_for_each(offer)
        }
        Destination::SubwayPlatform => ride::platforms(g).try_for_each(offer),
        Destination::FunHouse => map.fun_house().flat_map(|spot| map.walkable(spot)).try_for_each(offer),
        Destination::OtherTileOfFunHouse => {
            let others = map.fun_house().filter(|spot| *spot != here);
            others.flat_map(|spot| map.walkable(spot)).try_for_each(offer)
        }
    }
}

/// ZOM-C-Z3-12: a street or hallway square that shares an edge with an inside square.
fn is_beside_a_building(map: &Map, at: Square) -> bool {
    map.is_street(at) && map.abutting(at).into_iter().any(|beside| map.is_inside(beside))
}

/// ZOM-C-Z6-12: the buildings with the most zombies, if there are any.
fn fullest(g: &Zombies) -> impl Iterator<Item = Building> + '_ {
    rule!("ZOM-9.26");
    let named = || g.map.buildings().filter(|building| hordes::is_named(g, *building));
    let most = named().map(|building| hordes::n_in(g, building)).filter(|n| *n > 0).max();
    named().filter(move |building| Some(hordes::n_in(g, *building)) == most)
}

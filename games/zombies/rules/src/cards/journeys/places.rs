//! Where a card may put a pawn.

use std::ops::ControlFlow;

use table::{Seat, rule};

use super::is_elsewhere;
use crate::Zombies;
use crate::cards::{Card, hordes};
use crate::flow::{ride, start};
use crate::map::{Building, Map, Spot, Square, Zone};
use crate::tiles::{Kind, Tile};

/// Every square to which this card, played by `by`, may take `who`, until `visit` breaks.
pub(super) fn places(
    g: &Zombies,
    card: Card,
    by: Seat,
    who: Seat,
    visit: &mut dyn FnMut(Square) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let map = &g.map;
    let here = g.player(who).at;
    let offer = |at: Square| match is_elsewhere(g, who, at) && (by == who || start::may_be_sent(g, who, at)) {
        true => visit(at),
        false => ControlFlow::Continue(()),
    };
    match card {
        Card::KnowWhat | Card::Amulet | Card::EscapeTunnel => {
            map.neighbours(here.spot()).flat_map(|spot| map.walkable(spot)).try_for_each(offer)
        }
        Card::TalkHand => {
            let tile = g.player(by).at.spot();
            map.neighbours(tile).flat_map(|spot| map.walkable(spot)).try_for_each(offer)
        }
        Card::ClairWarlock => {
            let is_woods =
                |spot: &Spot| map.zone(*spot) == Zone::Woods && map.tile(*spot).kind() != Kind::Entrance;
            map.neighbours(here.spot())
                .filter(is_woods)
                .flat_map(|spot| map.walkable(spot))
                .try_for_each(offer)
        }
        Card::Gross => {
            let streets = map.spots().flat_map(|spot| map.outside(spot));
            streets.filter(|at| is_beside_a_building(map, *at)).try_for_each(offer)
        }
        Card::NextStop => fullest(g).flat_map(|building| map.squares_of(building)).try_for_each(offer),
        Card::MissedStep => ride::platforms(g).try_for_each(offer),
        Card::Funny => map.fun_house().flat_map(|spot| map.walkable(spot)).try_for_each(offer),
        Card::NotExit => {
            let others = map.fun_house().filter(|spot| *spot != here.spot());
            others.flat_map(|spot| map.walkable(spot)).try_for_each(offer)
        }
        // Who stands there already is told the future too.
        Card::GoingToDie => {
            let inside = map.all_of(Tile::FortuneTeller).flat_map(|spot| map.walkable(spot));
            inside.filter(|at| map.is_inside(*at) && start::may_be_sent(g, who, *at)).try_for_each(visit)
        }
        _ => ControlFlow::Continue(()),
    }
}

/// ZOM-C-Z3-12: a street or hallway square that shares an edge with an inside square.
fn is_beside_a_building(map: &Map, at: Square) -> bool {
    map.is_street(at) && map.abutting(at).into_iter().any(|beside| map.is_inside(beside))
}

/// ZOM-C-Z6-12: the buildings with most zombies, if there are any.
fn fullest(g: &Zombies) -> impl Iterator<Item = Building> + '_ {
    rule!("ZOM-9.26");
    let named = || g.map.buildings().filter(|building| hordes::is_named(g, *building));
    let most = named().map(|building| hordes::n_in(g, building)).filter(|n| *n > 0).max();
    named().filter(move |building| Some(hordes::n_in(g, *building)) == most)
}

//! The Rocket Launcher: a tile leaves the game.

use table::{Log, RulesKey, Seat, rule};

use super::collect_all;
use crate::cards::deed::Deed;
use crate::event::Event;
use crate::flow::ending::Helicopter;
use crate::flow::{Frame, Played, deeds};
use crate::map::{Spot, Zone};
use crate::rules::Start;
use crate::state::Lasting;
use crate::tiles::Tile;
use crate::{Aim, Zombies};

pub(crate) struct RocketLauncher;

impl Deed for RocketLauncher {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        g.map.spots().filter(|spot| may_destroy(g, *spot)).for_each(|spot| out(Aim::Tile(spot)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        if let Aim::Tile(spot) = played.aim {
            destroy(g, played.by, spot, log);
        }
    }
}

/// Whether this is a tile on the edge of the map. The Fun House lies apart from it.
fn may_destroy(g: &Zombies, spot: Spot) -> bool {
    let tile = g.map.tile(spot);
    g.map.is_at_edge(spot)
        && tile != Tile::TownSquare
        && !tile.is_helipad()
        && g.map.zone(spot) != Zone::FunHouse
        && !is_being_filled(g, spot)
        && may_be_left(g, spot)
}

/// Players who die go to the ward of a jail, so that tile must stay. Players on the tile need a Town Square
/// to go to.
fn may_be_left(g: &Zombies, spot: Spot) -> bool {
    let is_home = g.rules.start == Start::Jail && g.map.tile(spot) == Tile::MentalWard;
    let stands_there = |seat: Seat| g.player(seat).at.spot() == spot;
    !is_home && (g.map.find(Tile::TownSquare).is_some() || !g.seats().any(stands_there))
}

/// Whether zombies and tokens are still being put on this new tile.
fn is_being_filled(g: &Zombies, spot: Spot) -> bool {
    g.stack.iter().any(|frame| match frame {
        Frame::Tile(tiling) => tiling.laid.contains(&spot),
        Frame::Put(put) => put.spot == spot,
        _ => false,
    })
}

fn destroy(g: &mut Zombies, by: Seat, spot: Spot, log: &mut impl Log<Zombies>) {
    rule!("ZOM-C-Z2-11");
    let hoped_for = Helicopter::of(g);
    g.map.occupied(spot).for_each(|at| collect_all(g, by, at, log));
    for seat in g.seats() {
        if g.player(seat).at.spot() == spot {
            deeds::put_on_town_square(g, seat, log);
        }
    }
    while let Some(index) = g.lasting.iter().position(|lasting| is_on(lasting, spot)) {
        deeds::end_lasting(g, index, log);
    }
    g.map.destroy(spot);
    log.event(Event::TileDestroyed { seat: by, spot });
    // Without the last tile of floor 2, its helipad can no longer come.
    hoped_for.tell_if_lost(g, log);
}

/// Whether an effect is on this tile, or on a building or a square of it.
fn is_on(lasting: &Lasting, spot: Spot) -> bool {
    match lasting.aim {
        Aim::Tile(tile) => tile == spot,
        Aim::Building(building) => building.spot() == spot,
        Aim::Square(square) => square.spot() == spot,
        _ => false,
    }
}

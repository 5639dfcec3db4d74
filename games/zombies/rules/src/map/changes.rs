//! What cards do to tiles on the table.

use table::rule;
use tinyvec::ArrayVec;

use crate::tiles::{ALL_SQUARES, Side, Tile, Turn, along};

use super::laid::{State, Things};
use super::{Cell, Map, Placement, Spot, Square, Zone};

/// ZOM-24.19, ZOM-25.11: where the Town Square lies if no gate leads to it. Even a map with all tiles in one
/// line does not reach it.
const APART: Cell = Cell { x: 300, y: 0 };

impl Map {
    /// Lays the first tile of a map, in the middle of the grid.
    pub fn lay_first(&mut self, tile: Tile, zone: Zone) -> Spot {
        rule!("ZOM-3.3");
        self.lay_down(tile, zone, Placement::default())
    }

    pub fn lay_town_square_apart(&mut self) -> Spot {
        rule!("ZOM-24.19");
        rule!("ZOM-25.11");
        self.lay_down(Tile::TownSquare, Zone::City, Placement { cell: APART, turn: Turn::NONE })
    }

    /// Whether the tile has at least one free side.
    pub fn is_at_edge(&self, spot: Spot) -> bool {
        Side::ALL.into_iter().any(|side| self.neighbour(spot, side).is_none())
    }

    /// Removes a tile from the game with everything on it. No other tile's number changes.
    pub fn destroy(&mut self, spot: Spot) {
        self.unsettle(spot);
        let laid = self.at_mut(spot);
        laid.things = Things::default();
        laid.state = State::Gone;
        self.renew_moves(spot, ALL_SQUARES);
    }

    /// From now on no zombie enters or leaves this tile.
    pub fn bar_to_zombies(&mut self, spot: Spot) {
        self.at_mut(spot).state = State::BarredToZombies;
        self.renew_moves(spot, ALL_SQUARES);
    }

    /// The ways in which a player can break through from a square: the side of the table, and the square
    /// behind it. Helipads have no walls.
    pub fn breakthroughs(&self, from: Square) -> ArrayVec<[(Side, Square); 2]> {
        let laid = self.at(from.spot());
        let mut found = ArrayVec::default();
        for printed in Side::ALL {
            let side = printed.turned(laid.turn);
            let Some(place) = along(from.at(), printed) else { continue };
            let Some(to) = self.facing(laid, side, place) else { continue };
            let is_joined = laid.joins(side) & 1 << place != 0;
            let has_helipad = laid.tile.is_helipad() || self.tile(to.spot()).is_helipad();
            if self.is_walkable(to) && !is_joined && !has_helipad {
                found.push((side, to));
            }
        }
        found
    }

    /// The squares of a tile where a wall was broken, with the side of the table that the way leads to.
    pub fn broken_walls(&self, spot: Spot) -> impl Iterator<Item = (Square, Side)> + '_ {
        let laid = self.at(spot);
        Side::ALL.into_iter().flat_map(move |side| {
            let other = laid.around.on(side);
            // These tiles are joined in ways of their own.
            let is_special = |spot: Spot| self.tile(spot).is_helipad() || self.zone(spot) == Zone::FunHouse;
            let is_plain = !is_special(spot) && !other.is_some_and(is_special);
            let broken = if is_plain { laid.joins(side) & !laid.edge(side).ways_out } else { 0 };
            let squares = side.printed(laid.turn).squares();
            let places = (0..3u8).filter(move |place| broken & 1 << place != 0);
            places.map(move |place| (spot.square(squares[usize::from(place)]), side))
        })
    }

    /// Permanently joins a square with the one beyond a side of the table.
    pub fn break_through(&mut self, from: Square, side: Side) {
        let laid = self.at(from.spot());
        if let Some(place) = along(from.at(), side.printed(laid.turn)) {
            let pairs = laid.joins(side) | 1 << place;
            self.join(from.spot(), side, pairs);
        }
    }
}

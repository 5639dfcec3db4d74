//! ZOM-24.9 to 24.11: the Fun House, a ring of four tiles that turn.

use table::rule;

use crate::tiles::{Side, Tile, Turn};

use super::{Cell, Map, Placement, Spot, Square, Zone};

/// Far from any map: even a map with all tiles in one line does not reach it.
const APART: i16 = 1000;

/// The four tiles as a closed ring: which tile, where, and how it is turned.
const RING: [(Tile, Cell, Turn); 4] = [
    (Tile::FunHouse1, Cell { x: APART + 1, y: APART }, Turn::NONE),
    (Tile::FunHouse2, Cell { x: APART, y: APART }, Turn::bringing(Side::S, Side::E)),
    (Tile::FunHouse3, Cell { x: APART, y: APART + 1 }, Turn::NONE),
    (Tile::FunHouse4, Cell { x: APART + 1, y: APART + 1 }, Turn::bringing(Side::E, Side::N)),
];

impl Map {
    pub fn lay_fun_house(&mut self) -> [Spot; 4] {
        rule!("ZOM-24.9");
        let spots =
            RING.map(|(tile, cell, turn)| self.lay_down(tile, Zone::FunHouse, Placement { cell, turn }));
        // No tile is ever laid next to the ring.
        self.gaps.retain(|gap| gap.cell.x < APART / 2);
        spots.into_iter().for_each(|spot| self.join_ring(spot));
        spots
    }

    /// ZOM-24.10: turns a tile with everything on it.
    pub fn turn_fun_house(&mut self, spot: Spot) {
        rule!("ZOM-24.10");
        rule!("ZOM-5.19");
        let laid = self.at_mut(spot);
        laid.turn = laid.turn.next();
        self.join_ring(spot);
    }

    fn join_ring(&mut self, spot: Spot) {
        for side in Side::ALL {
            if let Some(other) = self.neighbour(spot, side) {
                let pairs = self.printed_ways_out(spot, side) & self.printed_ways_out(other, side.opposite());
                self.join(spot, side, pairs);
            }
        }
    }

    /// Tiles of the Fun House lead out by middle squares only, so counting from either side gives the same
    /// result.
    fn printed_ways_out(&self, spot: Spot, side: Side) -> u8 {
        let laid = self.at(spot);
        laid.facts().ways_out[side.printed(laid.turn).index()]
    }

    /// ZOM-24.11: whether a player can walk off the outer side of the ring from here.
    pub fn leads_off_ring(&self, square: Square) -> bool {
        rule!("ZOM-24.11");
        let spot = square.spot();
        self.zone(spot) == Zone::FunHouse
            && Side::ALL.into_iter().any(|side| {
                self.neighbour(spot, side).is_none()
                    && self.printed_ways_out(spot, side) != 0
                    && side.printed(self.turn(spot)).middle() == square.at()
            })
    }

    /// ZOM-24.17: whether any step leads off this tile.
    pub fn has_way_off(&self, spot: Spot) -> bool {
        rule!("ZOM-24.17");
        self.at(spot).joins != 0 || self.walkable(spot).any(|square| self.leads_off_ring(square))
    }

    pub fn fun_house(&self) -> impl Iterator<Item = Spot> + '_ {
        self.spots().filter(|spot| self.zone(*spot) == Zone::FunHouse)
    }
}

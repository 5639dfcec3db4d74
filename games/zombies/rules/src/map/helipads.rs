//! Helipads that are attached in ways of their own, and the helipad that a card moves.

use table::rule;

use crate::tiles::{Side, Tile, Turn};

use super::laid::{Edge, Laid};
use super::{Map, Placement, Spot, Zone};

impl Map {
    /// ZOM-21.4, ZOM-21.5: on floor 2, either joined or only against stores.
    pub(super) fn placements_of_mall_helipad(&self, out: &mut Vec<Placement>) {
        rule!("ZOM-21.4");
        self.placements_in(Tile::MallHelipad, Zone::Floor2, out);
        let is_store = |spot: Spot| self.zone(spot) == Zone::Floor2 && self.tile(spot).is_store();
        for gap in self.gaps() {
            if gap.around.spots().all(is_store) && self.shown_to(gap.around).edges().all(Edge::is_blank) {
                rule!("ZOM-21.5");
                out.push(Placement { cell: gap.cell, turn: Turn::NONE });
            }
        }
    }

    /// ZOM-23.3: with its printed south side against the roof side of a campus building.
    pub(super) fn placements_on_roofs(&self, out: &mut Vec<Placement>) {
        rule!("ZOM-23.3");
        rule!("ZOM-23.6");
        for gap in self.gaps() {
            rule!("ZOM-23.5");
            if !self.shown_to(gap.around).edges().all(Edge::is_blank) {
                continue;
            }
            for side in Side::ALL {
                if gap.around.on(side).is_some_and(|spot| self.is_roof(spot, side.opposite())) {
                    out.push(Placement { cell: gap.cell, turn: Turn::bringing(Side::S, side) });
                }
            }
        }
    }

    fn is_roof(&self, spot: Spot, side: Side) -> bool {
        let laid = self.at(spot);
        laid.zone == Zone::Campus && laid.facts().roof.is_some_and(|roof| roof.turned(laid.turn) == side)
    }

    /// ZOM-23.4: players enter it from the building below it, along that side.
    pub(super) fn lay_on_roof(&mut self, placement: Placement) -> Spot {
        rule!("ZOM-23.4");
        let spot = self.lay_down(Tile::CampusHelipad, Zone::Campus, placement);
        self.join_roof(spot);
        spot
    }

    fn join_roof(&mut self, spot: Spot) {
        self.join(spot, Side::S.turned(self.turn(spot)), 0b111);
    }

    /// Whether a helipad on the table could be moved to another place.
    pub fn may_move_helipad(&self, spot: Spot) -> bool {
        let Laid { tile, zone, cell: here, .. } = *self.at(spot);
        let mut places = Vec::new();
        if self.is_dead_end(spot) {
            // A place that the helipad does not touch can be found without lifting it.
            self.placements(tile, zone.stack(), &mut places);
            if places.iter().any(|place| !Side::ALL.into_iter().any(|side| here.beyond(side) == place.cell)) {
                return true;
            }
            places.clear();
        }
        self.placements_of_moved_helipad(spot, &mut places);
        !places.is_empty()
    }

    /// Whether no way leads through a tile, since it is joined by at most one pair of squares.
    fn is_dead_end(&self, spot: Spot) -> bool {
        self.at(spot).joins.count_ones() <= 1
    }

    /// Other places for a helipad on the table that leave every other tile connected to the Town Square.
    pub fn placements_of_moved_helipad(&self, spot: Spot, out: &mut Vec<Placement>) {
        let laid = *self.at(spot);
        let old = Placement { cell: laid.cell, turn: laid.turn };
        let mut without = self.clone();
        without.unsettle(spot);
        let mut places = Vec::new();
        without.placements(laid.tile, laid.zone.stack(), &mut places);
        places.retain(|place| *place != old);
        let is_dead_end = self.is_dead_end(spot);
        let reached = if is_dead_end { Vec::new() } else { self.reached_from_town_square() };
        let is_safe = |map: &Map| {
            let now = map.reached_from_town_square();
            reached.iter().zip(now).enumerate().all(|(at, (was, is))| at == spot.index() || !was || is)
        };
        // If nothing depends on the helipad, there is no need to try each place.
        if !is_dead_end && !is_safe(&without) {
            places.retain(|place| {
                let mut moved = without.clone();
                moved.put_helipad(spot, *place);
                is_safe(&moved)
            });
        }
        out.append(&mut places);
    }

    /// Moves a helipad with everything on it.
    pub fn move_helipad(&mut self, spot: Spot, placement: Placement) {
        rule!("ZOM-5.19");
        self.unsettle(spot);
        self.put_helipad(spot, placement);
    }

    fn put_helipad(&mut self, spot: Spot, Placement { cell, turn }: Placement) {
        self.at_mut(spot).cell = cell;
        self.at_mut(spot).turn = turn;
        self.settle(spot);
        if self.tile(spot) == Tile::CampusHelipad {
            self.join_roof(spot);
        }
    }

    /// For each tile, whether somebody on the Town Square can walk to it. All tiles, while there is no Town
    /// Square.
    fn reached_from_town_square(&self) -> Vec<bool> {
        let Some(square) = self.find(Tile::TownSquare) else { return vec![true; self.tiles.len()] };
        let mut reached = vec![0; self.tiles.len()];
        reached[square.index()] = square.centre().bit();
        let mut ahead = vec![square.centre()];
        while let Some(from) = ahead.pop() {
            for to in self.steps(from) {
                let on_tile = &mut reached[to.spot().index()];
                if *on_tile & to.bit() == 0 {
                    *on_tile |= to.bit();
                    ahead.push(to);
                }
            }
        }
        reached.into_iter().map(|squares| squares != 0).collect()
    }
}

//! ZOM-11.1: buildings, their squares and their doors.

use serde::{Deserialize, Serialize};
use table::rule;

use crate::tiles::{Side, beside};

use super::{Map, Spot, Square, Squares};

/// A building, identified by its first square. The two halves of the Big Top are one building, identified by
/// the half that was laid first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Building(Square);

/// A place where a building is entered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Door {
    pub inside: Square,
    pub outside: Square,
}

impl Building {
    pub fn spot(self) -> Spot {
        self.0.spot()
    }
}

impl Map {
    /// The building around an inside square.
    pub fn building_of(&self, square: Square) -> Option<Building> {
        rule!("ZOM-11.1");
        let spot = match self.other_half(square.spot()) {
            Some(other) if self.is_inside(square) => {
                rule!("ZOM-24.5");
                square.spot().min(other)
            }
            _ => square.spot(),
        };
        let mask = if spot == square.spot() {
            self.room_around(square)?
        } else {
            self.at(spot).facts().buildings[0]
        };
        Some(Building(spot.square(mask.trailing_zeros() as u8)))
    }

    /// The inside squares of this tile that belong to the same building as this square.
    fn room_around(&self, square: Square) -> Option<u16> {
        let facts = self.facts(square);
        let buildings = &facts.buildings[..usize::from(facts.n_buildings)];
        buildings.iter().copied().find(|mask| mask & square.bit() != 0)
    }

    /// All buildings on the table.
    pub fn buildings(&self) -> impl Iterator<Item = Building> + '_ {
        self.spots().flat_map(|spot| self.buildings_on(spot))
    }

    /// The buildings identified by a square of this tile.
    pub fn buildings_on(&self, spot: Spot) -> impl Iterator<Item = Building> {
        let facts = self.at(spot).facts();
        let is_second = self.other_half(spot).is_some_and(|other| other < spot);
        let n_buildings = if is_second { 0 } else { facts.n_buildings };
        let first = move |mask: &u16| Building(spot.square(mask.trailing_zeros() as u8));
        facts.buildings[..usize::from(n_buildings)].iter().map(first)
    }

    /// Whether this is a building on the table.
    pub fn has_building(&self, building: Building) -> bool {
        self.has(building.spot()) && self.building_of(building.0) == Some(building)
    }

    pub fn squares_of(&self, building: Building) -> impl Iterator<Item = Square> {
        let [first, second] = self.parts_of(building);
        first.chain(second)
    }

    /// The squares of a building, tile by tile. Only the Big Top has a second part.
    pub fn parts_of(&self, building: Building) -> [Squares; 2] {
        let spot = building.spot();
        let first = Squares { spot, mask: self.room_around(building.0).unwrap_or(0) };
        let second = self
            .other_half(spot)
            .map_or(Squares::default(), |other| Squares { spot: other, mask: self.at(other).facts().inside });
        [first, second]
    }

    /// The doors as drawn, whatever door option the table uses.
    pub fn doors_of(&self, building: Building) -> impl Iterator<Item = Door> + '_ {
        self.squares_of(building).flat_map(|inside| {
            let doors = self.facts(inside).drawing.doors[usize::from(inside.at())];
            let with_door = Side::ALL.into_iter().filter(move |side| doors & 1 << side.index() != 0);
            with_door.filter_map(move |side| {
                let outside = inside.spot().square(beside(inside.at(), side)?);
                Some(Door { inside, outside })
            })
        })
    }

    /// ZOM-9.9: whether somebody here is inside the named place of this tile. The altar squares of the Altar
    /// count, too.
    pub fn is_inside_for_cards(&self, square: Square) -> bool {
        self.is_inside(square) || self.ground(square) == crate::tiles::Ground::Altar
    }

    /// Shuts the doors of a building, or opens them again.
    pub fn lock(&mut self, building: Building) {
        self.parts_of(building).into_iter().for_each(|part| self.set_locked(part, true));
    }

    pub fn unlock(&mut self, building: Building) {
        self.parts_of(building).into_iter().for_each(|part| self.set_locked(part, false));
    }

    fn set_locked(&mut self, Squares { spot, mask }: Squares, is_locked: bool) {
        if mask != 0 {
            let locked = &mut self.at_mut(spot).locked;
            *locked = if is_locked { *locked | mask } else { *locked & !mask };
            self.renew_steps(spot);
        }
    }
}

//! What follows from a tile's drawing: its exits, its buildings, and its symmetry.

use super::drawing::Drawing;
use super::facts::Facts;
use super::side::{ALL_SQUARES, N_SQUARES, Side, Turn, beside, turned_square};

/// The middle one of the three squares of a side.
pub const MIDDLE: u8 = 0b010;

impl Facts {
    /// ZOM-1.4: a side is an exit if its middle square is street; with open edges, if any of its squares is
    /// ground.
    pub(super) const fn find_ways_out(&mut self) {
        let mut index = 0;
        while index < 4 {
            let squares = Side::ALL[index].squares();
            let mut place = 0;
            while place < 3 {
                let ground = self.drawing.squares[squares[place] as usize];
                let leads_out = if self.has_open_edges {
                    ground.is_walkable() && !ground.is_inside()
                } else {
                    place == 1 && ground.is_street()
                };
                self.ways_out[index] |= (leads_out as u8) << place;
                place += 1;
            }
            index += 1;
        }
    }

    /// ZOM-11.1: inside squares that are open to each other form one building.
    pub(super) const fn find_buildings(&mut self) {
        let mut rest = self.inside;
        while rest != 0 {
            let building = self.spread(rest & rest.wrapping_neg(), self.inside);
            self.buildings[self.n_buildings as usize] = building;
            self.n_buildings += 1;
            rest &= !building;
        }
    }

    pub(super) const fn reached_from_outside(&self) -> u16 {
        let mut from = 0;
        let mut index = 0;
        while index < 4 {
            let mut place = 0;
            while place < 3 {
                if self.ways_out[index] & 1 << place != 0 {
                    from |= 1 << Side::ALL[index].squares()[place];
                }
                place += 1;
            }
            index += 1;
        }
        self.spread(from, ALL_SQUARES)
    }

    /// All squares of the tile within `within` that can be reached on foot from these.
    const fn spread(&self, from: u16, within: u16) -> u16 {
        let mut found = from;
        loop {
            let mut more = found;
            let mut at = 0;
            while at < N_SQUARES {
                if found & 1 << at != 0 {
                    more |= self.beside(at) & within;
                }
                at += 1;
            }
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// The squares next to this one that can be walked to, with doors as drawn.
    const fn beside(&self, at: u8) -> u16 {
        let mut squares = 0;
        let mut index = 0;
        while index < 4 {
            if self.open_sides[at as usize] & 1 << index != 0
                && let Some(other) = beside(at, Side::ALL[index])
            {
                squares |= 1 << other;
            }
            index += 1;
        }
        squares
    }
}

/// For each side, the squares that are open on it.
pub(super) const fn towards(open_sides: &[u8; 9]) -> [u16; 4] {
    let mut squares = [0; 4];
    let mut at = 0;
    while at < N_SQUARES as usize {
        let mut side = 0;
        while side < 4 {
            squares[side] |= ((open_sides[at] >> side & 1) as u16) << at;
            side += 1;
        }
        at += 1;
    }
    squares
}

pub(super) const fn n_turns(drawing: &Drawing) -> u8 {
    if looks_the_same(drawing, Turn::ALL[1]) {
        1
    } else if looks_the_same(drawing, Turn::HALF) {
        2
    } else {
        4
    }
}

const fn looks_the_same(drawing: &Drawing, turn: Turn) -> bool {
    let mut at = 0;
    while at < N_SQUARES {
        let to = turned_square(at, turn) as usize;
        let here = at as usize;
        let is_same = drawing.squares[here] as u8 == drawing.squares[to] as u8
            && turned_sides(drawing.doors[here], turn) == drawing.doors[to]
            && turned_sides(drawing.walls[here], turn) == drawing.walls[to]
            && drawing.ducts >> here & 1 == drawing.ducts >> to & 1;
        if !is_same {
            return false;
        }
        at += 1;
    }
    true
}

const fn turned_sides(sides: u8, turn: Turn) -> u8 {
    let quarters = turn.quarters();
    (sides << quarters | sides >> (4 - quarters)) & 0xF
}

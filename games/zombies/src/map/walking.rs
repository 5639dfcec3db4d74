//! One step on foot.

use table::rule;
use tinyvec::ArrayVec;

use crate::tiles::{Side, Tile, along, beside};

use super::laid::Laid;
use super::{Doors, Map, Square, Zone};

/// The squares one step away.
pub type Steps = ArrayVec<[Square; 4]>;

/// What a step passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// Nothing but the floor.
    Floor,
    DoorIn,
    DoorOut,
    /// From tile to tile.
    Exit,
}

const NONE: u8 = u8::MAX;
/// For each square and printed side the square beside it, and its place along that side.
pub(super) const BESIDE: [[u8; 4]; 9] = table_of_squares(true);
const ALONG: [[u8; 4]; 9] = table_of_squares(false);

const fn table_of_squares(is_beside: bool) -> [[u8; 4]; 9] {
    let mut squares = [[NONE; 4]; 9];
    let mut at = 0;
    while at < 9 {
        let mut side = 0;
        while side < 4 {
            let found = if is_beside { beside(at, Side::ALL[side]) } else { along(at, Side::ALL[side]) };
            if let Some(found) = found {
                squares[at as usize][side] = found;
            }
            side += 1;
        }
        at += 1;
    }
    squares
}

impl Map {
    /// ZOM-11.3, ZOM-12.4 to 12.7: where somebody on foot can go from here. Walls, doors and exits are
    /// respected; zombies and people are not looked at.
    pub fn steps(&self, from: Square) -> Steps {
        rule!("ZOM-11.3");
        rule!("ZOM-12.4");
        rule!("ZOM-12.6");
        let laid = self.at(from.spot());
        let open = self.open_sides(laid, from);
        let mut steps = Steps::default();
        for printed in Side::ALL {
            if open & 1 << printed.index() != 0 {
                steps.push(from.spot().square(BESIDE[usize::from(from.at())][printed.index()]));
            } else if let Some(to) = self.across(laid, from, printed) {
                steps.push(to);
            }
        }
        steps
    }

    /// The printed sides of a square on which the same tile goes on.
    fn open_sides(&self, laid: &Laid, from: Square) -> u8 {
        let facts = laid.facts();
        let at = usize::from(from.at());
        let mut open = match self.doors {
            Doors::Strict => {
                rule!("ZOM-12.5");
                facts.open_sides[at]
            }
            Doors::Open => {
                rule!("ZOM-2.12");
                facts.open_sides_all_around[at]
            }
        };
        if laid.locked != 0 {
            for side in Side::ALL {
                let to = BESIDE[at][side.index()];
                if open & 1 << side.index() != 0 && is_locked_between(laid, from.at(), to) {
                    open &= !(1 << side.index());
                }
            }
        }
        open
    }

    /// ZOM-12.7: the square across a printed side of the tile, where the two are joined.
    fn across(&self, laid: &Laid, from: Square, printed: Side) -> Option<Square> {
        let place = ALONG[usize::from(from.at())][printed.index()];
        if laid.joins == 0 || place == NONE {
            return None;
        }
        let side = printed.turned(laid.turn);
        if laid.joins(side) & 1 << place == 0 {
            return None;
        }
        rule!("ZOM-12.7");
        self.facing(laid, side, place)
    }

    /// The square of the neighbour that lies against a place along a side of the table.
    pub(super) fn facing(&self, laid: &Laid, side: Side, place: u8) -> Option<Square> {
        let neighbour = laid.around.on(side)?;
        let printed = side.opposite().printed(self.turn(neighbour));
        Some(neighbour.square(printed.squares()[2 - usize::from(place)]))
    }

    /// What a step from one square to another passes.
    pub fn passage(&self, from: Square, to: Square) -> Passage {
        if from.spot() != to.spot() {
            return Passage::Exit;
        }
        match (self.is_inside(from), self.is_inside(to)) {
            (false, true) => Passage::DoorIn,
            (true, false) => Passage::DoorOut,
            _ => Passage::Floor,
        }
    }

    /// ZOM-24.7, ZOM-25.9: whether a step leads from a gate of a set into the city.
    pub fn leaves_by(&self, gate: Tile, from: Square, to: Square) -> bool {
        let is_through = self.tile(from.spot()) == gate && from.spot() != to.spot();
        is_through && self.zone(to.spot()) == Zone::City
    }
}

/// Whether doors between two squares of a tile are shut.
fn is_locked_between(laid: &Laid, from: u8, to: u8) -> bool {
    let inside = laid.facts().inside;
    let pair = 1 << from | 1 << to;
    (inside & pair).count_ones() == 1 && laid.locked & pair != 0
}

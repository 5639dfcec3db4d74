//! One step on foot.

use table::rule;
use tinyvec::ArrayVec;

use crate::tiles::{N_SQUARES, Side, Tile, Turn, beside};

use super::laid::Laid;
use super::{Doors, Map, Spot, Square, Zone};

/// The squares one step away.
pub type Steps = ArrayVec<[Square; 4]>;

/// What a step passes through.
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
/// For each square and printed side, the square next to it.
pub(super) static BESIDE: [[u8; 4]; 9] = squares_beside();

const fn squares_beside() -> [[u8; 4]; 9] {
    let mut squares = [[NONE; 4]; 9];
    let mut at = 0;
    while at < 9 {
        let mut side = 0;
        while side < 4 {
            if let Some(other) = beside(at, Side::ALL[side]) {
                squares[at as usize][side] = other;
            }
            side += 1;
        }
        at += 1;
    }
    squares
}

/// For each turn of a tile and each side of the table, the squares along that side, clockwise, on any tile.
static ALONG: [[[Square; 3]; 4]; 4] = squares_along();

const fn squares_along() -> [[[Square; 3]; 4]; 4] {
    let mut along = [[[Spot(0).square(0); 3]; 4]; 4];
    let mut at = 0;
    while at < 4 * 4 * 3 {
        let (turn, side, place) = (at / 12, at / 3 % 4, at % 3);
        let squares = Side::ALL[side].printed(Turn::ALL[turn]).squares();
        along[turn][side][place] = Spot(0).square(squares[place]);
        at += 1;
    }
    along
}

/// The square of a tile at a place along a side of the table.
#[inline]
pub(super) fn along(spot: Spot, turn: Turn, side: Side, place: u8) -> Square {
    ALONG[usize::from(turn.quarters()) & 3][side.index()][usize::from(place)].on(spot)
}

impl Map {
    /// ZOM-11.3, ZOM-12.4 to 12.7: the squares that somebody on foot can step to. Walls, doors and exits are
    /// respected; zombies and people are ignored.
    pub fn steps(&self, from: Square) -> Steps {
        rule!("ZOM-11.3");
        rule!("ZOM-12.4");
        rule!("ZOM-12.6");
        match self.doors {
            Doors::Strict => rule!("ZOM-12.5"),
            Doors::Open => rule!("ZOM-2.12"),
        }
        let steps = self.steps.0[from.spot().index()][usize::from(from.at())];
        if steps.iter().any(|to| to.spot() != from.spot()) {
            rule!("ZOM-12.7");
        }
        steps
    }

    pub(super) fn find_steps(&self, spot: Spot) -> [Steps; N_SQUARES as usize] {
        let laid = self.at(spot);
        std::array::from_fn(|at| {
            let from = spot.square(at as u8);
            let open = self.open_sides(laid, from);
            let ways_off = laid.ways_off(from.bit());
            let mut steps = Steps::default();
            for printed in Side::ALL {
                let side = printed.turned(laid.turn);
                let place = ways_off >> (3 * side.index()) & 0b111;
                if open & 1 << printed.index() != 0 {
                    steps.push(spot.square(BESIDE[at][printed.index()]));
                } else if place != 0 {
                    steps.extend(self.facing(laid, side, place.trailing_zeros() as u8));
                }
            }
            steps
        })
    }

    /// The printed sides of a square on which a step within the tile is possible.
    fn open_sides(&self, laid: &Laid, from: Square) -> u8 {
        let facts = laid.facts();
        let at = usize::from(from.at());
        let mut open = match self.doors {
            Doors::Strict => facts.open_sides[at],
            Doors::Open => facts.open_sides_all_around[at],
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

    /// The neighbour's square that lies against a place along a side of the table.
    #[inline]
    pub(super) fn facing(&self, laid: &Laid, side: Side, place: u8) -> Option<Square> {
        let neighbour = laid.around.on(side)?;
        Some(along(neighbour, self.turn(neighbour), side.opposite(), 2 - place))
    }

    /// What a step between two squares passes through.
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

    /// ZOM-24.7, ZOM-25.9: whether a step leads through a set's gate into the city.
    pub fn leaves_by(&self, gate: Tile, from: Square, to: Square) -> bool {
        let is_through = from.spot() != to.spot() && self.tile(from.spot()) == gate;
        is_through && self.zone(to.spot()) == Zone::City
    }
}

/// Whether the doors between two squares of a tile are locked.
fn is_locked_between(laid: &Laid, from: u8, to: u8) -> bool {
    let inside = laid.facts().inside;
    let pair = 1 << from | 1 << to;
    (inside & pair).count_ones() == 1 && laid.locked & pair != 0
}

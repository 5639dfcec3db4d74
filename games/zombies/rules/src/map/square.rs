//! Names for places: a laid tile, a square of it, a cell of the grid.

use serde::{Deserialize, Serialize};

use crate::tiles::{CENTRE, N_SQUARES, Side, Turn};

/// A laid tile, numbered in the order in which tiles were laid. It keeps its number when it is moved or
/// turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spot(pub u8);

impl Spot {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn centre(self) -> Square {
        Square { spot: self, at: CENTRE }
    }

    pub const fn square(self, at: u8) -> Square {
        assert!(at < N_SQUARES);
        Square { spot: self, at }
    }
}

/// A square of a laid tile, 0 to 8 row by row on the tile as printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Written")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Square {
    spot: Spot,
    at: u8,
}

#[derive(Deserialize)]
struct Written {
    spot: Spot,
    at: u8,
}

impl TryFrom<Written> for Square {
    type Error = &'static str;

    fn try_from(Written { spot, at }: Written) -> Result<Square, &'static str> {
        if at < N_SQUARES { Ok(Square { spot, at }) } else { Err("a tile has nine squares") }
    }
}

impl Square {
    pub const fn spot(self) -> Spot {
        self.spot
    }

    pub const fn at(self) -> u8 {
        self.at
    }

    /// The same square of another tile.
    pub(super) const fn on(self, spot: Spot) -> Square {
        Square { spot, at: self.at }
    }

    pub(super) const fn bit(self) -> u16 {
        1 << self.at
    }

    /// An index for tables over all squares.
    pub const fn index(self) -> usize {
        self.spot.index() * N_SQUARES as usize + self.at as usize
    }
}

/// Some squares of one tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Squares {
    pub spot: Spot,
    pub mask: u16,
}

impl Squares {
    pub const fn len(self) -> u8 {
        self.mask.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.mask == 0
    }

    pub const fn has(self, square: Square) -> bool {
        self.spot.0 == square.spot.0 && self.mask & square.bit() != 0
    }
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.mask == 0 {
            return None;
        }
        let at = self.mask.trailing_zeros() as u8;
        self.mask &= self.mask - 1;
        Some(Square { spot: self.spot, at })
    }
}

/// A cell of the unbounded grid; `y` grows to the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cell {
    pub x: i16,
    pub y: i16,
}

impl Cell {
    #[must_use]
    pub const fn beyond(self, side: Side) -> Cell {
        match side {
            Side::N => Cell { x: self.x, y: self.y.wrapping_sub(1) },
            Side::E => Cell { x: self.x.wrapping_add(1), y: self.y },
            Side::S => Cell { x: self.x, y: self.y.wrapping_add(1) },
            Side::W => Cell { x: self.x.wrapping_sub(1), y: self.y },
        }
    }
}

/// The cell on which a tile is laid, and how it is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placement {
    pub cell: Cell,
    pub turn: Turn,
}

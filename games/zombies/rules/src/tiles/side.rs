//! Sides, turns and the nine squares of a tile.
//!
//! Squares are numbered row by row from the north-west, 0 to 8, on the tile as printed. A laid tile is turned
//! clockwise; its squares keep their printed numbers, so that whatever stands on it turns with it.

use serde::{Deserialize, Serialize};

/// A side of a tile, printed or on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Side {
    #[default]
    N,
    E,
    S,
    W,
}

/// The middle square of a tile.
pub const CENTRE: u8 = 4;
pub const N_SQUARES: u8 = 9;
/// All squares of a tile, one bit each.
pub const ALL_SQUARES: u16 = 0x1FF;

/// The squares along each side, clockwise.
static ALONG_SIDES: [[u8; 3]; 4] = [[0, 1, 2], [2, 5, 8], [8, 7, 6], [6, 3, 0]];

/// Places along the sides of a tile: three per side, clockwise from the north, one bit each.
pub const N_PLACES: u32 = 12;
static PLACES_OF: [u16; ALL_SQUARES as usize + 1] = places_of_all();

const fn places_of_all() -> [u16; ALL_SQUARES as usize + 1] {
    let mut places = [0; ALL_SQUARES as usize + 1];
    let mut squares = 0;
    while squares < places.len() {
        let mut place = 0;
        while place < N_PLACES as usize {
            if squares & 1 << ALONG_SIDES[place / 3][place % 3] != 0 {
                places[squares] |= 1 << place;
            }
            place += 1;
        }
        squares += 1;
    }
    places
}

/// The places along the sides that these squares occupy.
pub fn places_of(squares: u16) -> u16 {
    PLACES_OF[usize::from(squares & ALL_SQUARES)]
}

impl Side {
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn opposite(self) -> Side {
        self.turned(Turn::HALF)
    }

    /// The side of the table where this printed side lies once the tile is turned.
    pub const fn turned(self, turn: Turn) -> Side {
        Side::ALL[(self as usize + turn.0 as usize) & 3]
    }

    /// The printed side that lies on this side of the table once the tile is turned.
    pub const fn printed(self, turn: Turn) -> Side {
        Side::ALL[(self as usize + 4 - turn.0 as usize) & 3]
    }

    /// The squares along this side, clockwise. Where two sides meet, their squares come in opposite order.
    pub const fn squares(self) -> [u8; 3] {
        ALONG_SIDES[self as usize]
    }

    pub const fn middle(self) -> u8 {
        self.squares()[1]
    }
}

/// Quarter turns clockwise, 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Turn(u8);

impl Turn {
    pub const NONE: Turn = Turn(0);
    pub const HALF: Turn = Turn(2);
    pub const ALL: [Turn; 4] = [Turn(0), Turn(1), Turn(2), Turn(3)];

    pub const fn quarters(self) -> u8 {
        self.0
    }

    #[must_use]
    pub const fn plus(self, other: Turn) -> Turn {
        Turn((self.0 + other.0) & 3)
    }

    /// One more quarter turn.
    #[must_use]
    pub const fn next(self) -> Turn {
        self.plus(Turn(1))
    }

    /// The turn that brings a printed side to a side of the table.
    pub const fn bringing(printed: Side, to: Side) -> Turn {
        Turn((to as u8 + 4 - printed as u8) & 3)
    }
}

impl TryFrom<u8> for Turn {
    type Error = &'static str;

    fn try_from(quarters: u8) -> Result<Turn, &'static str> {
        if quarters < 4 { Ok(Turn(quarters)) } else { Err("a tile has four turns") }
    }
}

impl From<Turn> for u8 {
    fn from(turn: Turn) -> u8 {
        turn.0
    }
}

/// The square next to this one on the same tile, towards a printed side.
pub const fn beside(at: u8, side: Side) -> Option<u8> {
    let (row, column) = (at / 3, at % 3);
    match side {
        Side::N if row > 0 => Some(at - 3),
        Side::E if column < 2 => Some(at + 1),
        Side::S if row < 2 => Some(at + 3),
        Side::W if column > 0 => Some(at - 1),
        _ => None,
    }
}

/// The place of a square along a printed side, clockwise, if it lies on that side.
pub const fn along(at: u8, side: Side) -> Option<u8> {
    let squares = side.squares();
    let mut index = 0;
    while index < 3 {
        if squares[index] == at {
            return Some(index as u8);
        }
        index += 1;
    }
    None
}

/// The number of the place where a printed square lies once its tile is turned.
pub const fn turned_square(at: u8, turn: Turn) -> u8 {
    let mut at = at;
    let mut quarters = 0;
    while quarters < turn.0 {
        at = (at % 3) * 3 + 2 - at / 3;
        quarters += 1;
    }
    at
}

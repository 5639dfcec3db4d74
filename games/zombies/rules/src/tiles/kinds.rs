//! Boxes, kinds of tiles, and kinds of zombies.

use serde::{Deserialize, Serialize};
use table::rule;

use super::Tile;
use crate::Card;

/// A box, or the cards that come in none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Set {
    #[default]
    Z1,
    Z2,
    Z3,
    #[serde(rename = "z3.5")]
    Z35,
    Z4,
    Z5,
    Z6,
    Z7,
    Z8,
    /// Home-made cards (ZOM-2.19).
    Own,
}

impl Set {
    pub const BOXES: [Set; 9] =
        [Set::Z1, Set::Z2, Set::Z3, Set::Z35, Set::Z4, Set::Z5, Set::Z6, Set::Z7, Set::Z8];

    pub const ALL: [Set; 10] =
        [Set::Z1, Set::Z2, Set::Z3, Set::Z35, Set::Z4, Set::Z5, Set::Z6, Set::Z7, Set::Z8, Set::Own];

    /// How many tiles are in the box (Appendix A).
    pub const fn n_tiles(self) -> u8 {
        match self {
            Set::Z1 | Set::Z4 => 30,
            Set::Z2 | Set::Z7 => 15,
            Set::Z3 | Set::Z5 | Set::Z6 | Set::Z8 => 16,
            Set::Z35 | Set::Own => 0,
        }
    }

    /// ZOM-19.2: the tile that leads from the city into a set's own zone.
    pub fn entrance(self) -> Option<Tile> {
        rule!("ZOM-19.2");
        Tile::all().find(|tile| tile.set() == self && tile.kind() == Kind::Entrance)
    }

    /// Whether it has any event card.
    pub const fn has_cards(self) -> bool {
        let mut n = 0;
        while n < Card::ALL.len() {
            if Card::ALL[n].facts().set as u8 == self as u8 {
                return true;
            }
            n += 1;
        }
        false
    }

    /// ZOM-1.2: the kinds in its box.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        rule!("ZOM-1.2");
        Tile::all().filter(move |tile| tile.set() == self)
    }
}

/// The role of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    Start,
    Helipad,
    Common,
    Named,
    Entrance,
    /// The Escalator and the Fun House.
    Special,
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Figure {
    #[default]
    Zombie,
    Enhanced,
    Dog,
    Clown,
}

impl Figure {
    pub const ALL: [Figure; 4] = [Figure::Zombie, Figure::Enhanced, Figure::Dog, Figure::Clown];

    pub const fn index(self) -> usize {
        self as usize
    }
}

//! The zones of the map, and the stacks that their tiles are drawn from.

use serde::{Deserialize, Serialize};
use table::rule;

use crate::tiles::{Kind, Set, Side, Tile};

/// A stack of tiles. The entrances to the other sets are in the stack of the city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Stack {
    #[default]
    City,
    Base,
    Mall,
    Woods,
    Campus,
    Circus,
    Prison,
}

pub const N_STACKS: usize = 7;

impl Stack {
    pub const ALL: [Stack; N_STACKS] =
        [Stack::City, Stack::Base, Stack::Mall, Stack::Woods, Stack::Campus, Stack::Circus, Stack::Prison];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// ZOM-2.2, ZOM-19.1: the stack that the tiles of a set belong to.
    pub fn of(set: Set) -> Stack {
        rule!("ZOM-2.2");
        rule!("ZOM-19.1");
        match set {
            Set::Z1 | Set::Z35 | Set::Z6 | Set::Own => Stack::City,
            Set::Z2 => Stack::Base,
            Set::Z3 => Stack::Mall,
            Set::Z4 => Stack::Woods,
            Set::Z5 => Stack::Campus,
            Set::Z7 => Stack::Circus,
            Set::Z8 => Stack::Prison,
        }
    }

    /// The zones that its tiles are laid in.
    pub(super) const fn zones(self) -> &'static [Zone] {
        match self {
            Stack::City => &[Zone::City],
            Stack::Base => &[Zone::Base],
            // ZOM-21.3
            Stack::Mall => &[Zone::Floor1, Zone::Floor2],
            Stack::Woods => &[Zone::Woods],
            Stack::Campus => &[Zone::Campus],
            Stack::Circus => &[Zone::Circus],
            Stack::Prison => &[Zone::Prison],
        }
    }
}

/// ZOM-19.12: tiles join only tiles of their own zone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Zone {
    #[default]
    City,
    Base,
    Floor1,
    Floor2,
    Woods,
    Campus,
    Circus,
    /// ZOM-24.9: it lies apart from the map.
    FunHouse,
    Prison,
}

impl Zone {
    pub const fn stack(self) -> Stack {
        match self {
            Zone::City => Stack::City,
            Zone::Base => Stack::Base,
            Zone::Floor1 | Zone::Floor2 => Stack::Mall,
            Zone::Woods => Stack::Woods,
            Zone::Campus => Stack::Campus,
            Zone::Circus | Zone::FunHouse => Stack::Circus,
            Zone::Prison => Stack::Prison,
        }
    }

    pub const fn is_mall(self) -> bool {
        matches!(self, Zone::Floor1 | Zone::Floor2)
    }
}

/// The zone that a tile of this zone joins on a printed side.
pub(super) fn zone_of_side(tile: Tile, zone: Zone, printed: Side) -> Zone {
    match (tile.kind(), printed) {
        // ZOM-19.8
        (Kind::Entrance, Side::S) => Zone::City,
        // ZOM-21.2
        (Kind::Special, Side::S) if tile == Tile::Escalator => Zone::Floor1,
        _ => zone,
    }
}

/// The zone in which the far end of an entrance lies.
pub(super) fn zone_beyond(entrance: Tile) -> Zone {
    Stack::of(entrance.set()).zones()[0]
}

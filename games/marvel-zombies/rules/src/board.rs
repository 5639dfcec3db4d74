//! The board of a mission: zones, doors and what lies between them; distances and lines of sight.
//!
//! A board is plain data of a fixed size, so that a state can hold it and still be copied quickly. Everything
//! that depends on open doors is computed once per set of open doors, in [`Ways`].

mod lay;
mod names;
pub mod tiles;
mod ways;

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

pub use lay::CannotLay;
pub use names::{Face, Letter, N_TILES, NoName, Part, TileName, ZoneName};
pub use ways::Ways;

/// The most zones that a board can have: a set of zones is one word.
pub const ZONES: usize = 64;
pub const DOORS: usize = 64;
pub const BUILDINGS: usize = 32;

/// A zone, by its position in zone order (MZ-50.16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Zone(pub u8);

/// A door, by its position in the board's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Door(pub u8);

/// A building, by its position in the board's list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Building(pub u8);

/// Zones, as bits. Written out as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Zone>", into = "Vec<Zone>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Zone>"))]
pub struct ZoneSet(pub u64);

impl From<Vec<Zone>> for ZoneSet {
    fn from(zones: Vec<Zone>) -> ZoneSet {
        // A file or a message may contain any number. An impossible zone is dropped; the result is then not
        // among the choices.
        zones.into_iter().filter(|zone| zone.index() < ZONES).collect()
    }
}

impl From<ZoneSet> for Vec<Zone> {
    fn from(zones: ZoneSet) -> Vec<Zone> {
        zones.iter().collect()
    }
}

/// Doors, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DoorSet(pub u64);

macro_rules! bits {
    ($set:ident of $item:ident) => {
        impl $set {
            pub const EMPTY: $set = $set(0);

            pub const fn one(item: $item) -> $set {
                $set(1 << item.0)
            }

            pub const fn has(self, item: $item) -> bool {
                self.0 & 1 << item.0 != 0
            }

            #[must_use]
            pub const fn with(self, item: $item) -> $set {
                $set(self.0 | 1 << item.0)
            }

            #[must_use]
            pub const fn without(self, item: $item) -> $set {
                $set(self.0 & !(1 << item.0))
            }

            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }

            /// The item, if it is the only one.
            pub const fn only(self) -> Option<$item> {
                if self.len() == 1 { self.first() } else { None }
            }

            /// The items, in order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self;
                std::iter::from_fn(move || {
                    let first = left.first()?;
                    left = left.without(first);
                    Some(first)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }
    };
}

bits!(ZoneSet of Zone);
bits!(DoorSet of Door);

impl Zone {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Door {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The direction from one cell to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    #[default]
    N,
    E,
    S,
    W,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    pub const fn opposite(self) -> Side {
        match self {
            Side::N => Side::S,
            Side::E => Side::W,
            Side::S => Side::N,
            Side::W => Side::E,
        }
    }
}

/// A tile face and its place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TilePlace {
    pub name: TileName,
    pub row: u8,
    pub column: u8,
}

/// The facts of a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ZoneFacts {
    pub name: ZoneName,
    /// The building of a room; `None` for a street.
    pub building: Option<Building>,
    /// The points that it covers on the lattice of the board, `(x, y)`: one or two for a room, one for a
    /// street zone.
    pub cells: ArrayVec<[(u8, u8); 2]>,
    /// The tiles that it lies on, by their positions in [`Board::tiles`].
    pub tiles: ArrayVec<[u8; 4]>,
    /// Whether it is a room with a spawn symbol (MZ-20.1).
    pub has_spawn_symbol: bool,
    /// Whether it is a room with a Citizen symbol (MZ-2.7).
    pub has_citizen_symbol: bool,
}

/// A connection between two neighbouring zones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Edge {
    pub a: Zone,
    pub b: Zone,
    /// The direction from `a` to `b`.
    pub side: Side,
    /// The door that must be open to pass; `None` if the zones are simply connected.
    pub door: Option<Door>,
    /// Whether both are street zones, so that the line of sight continues.
    pub is_street: bool,
}

pub const EDGES: usize = 128;
pub const TILES: usize = N_TILES as usize;

/// Created by [`Board::lay`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    pub tiles: ArrayVec<[TilePlace; TILES]>,
    /// In zone order (MZ-50.16).
    pub zones: ArrayVec<[ZoneFacts; ZONES]>,
    pub edges: ArrayVec<[Edge; EDGES]>,
    /// The edge of each door.
    pub doors: ArrayVec<[u8; DOORS]>,
    pub buildings: ArrayVec<[ZoneSet; BUILDINGS]>,
}

impl Board {
    pub fn zones(&self) -> impl Iterator<Item = Zone> + use<> {
        (0..self.zones.len() as u8).map(Zone)
    }

    pub fn doors(&self) -> impl Iterator<Item = Door> + use<> {
        (0..self.doors.len() as u8).map(Door)
    }

    pub fn is_room(&self, zone: Zone) -> bool {
        matches!(self.zones[zone.index()].name, ZoneName::Room { .. })
    }

    pub fn name(&self, zone: Zone) -> ZoneName {
        self.zones[zone.index()].name
    }

    pub fn zone(&self, name: ZoneName) -> Option<Zone> {
        self.zones().find(|zone| self.name(*zone) == name)
    }

    pub fn building(&self, zone: Zone) -> Option<Building> {
        self.zones[zone.index()].building
    }

    /// The rooms of a building.
    pub fn rooms(&self, building: Building) -> ZoneSet {
        self.buildings[building.0 as usize]
    }

    pub fn edge(&self, door: Door) -> Edge {
        self.edges[usize::from(self.doors[door.index()])]
    }

    /// The door between two zones.
    pub fn door(&self, one: Zone, other: Zone) -> Option<Door> {
        let is_between = |edge: &&Edge| (edge.a, edge.b) == (one, other) || (edge.b, edge.a) == (one, other);
        self.edges.iter().find(is_between)?.door
    }

    /// The doors of a zone.
    pub fn doors_of(&self, zone: Zone) -> DoorSet {
        self.doors().filter(|door| self.edge(*door).a == zone || self.edge(*door).b == zone).collect()
    }

    /// Whether a zone lies on this tile, wholly or in part.
    pub fn is_on(&self, zone: Zone, tile: TileName) -> bool {
        self.zones[zone.index()].tiles.iter().any(|place| self.tiles[usize::from(*place)].name == tile)
    }
}

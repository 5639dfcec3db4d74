//! The city: six locations with two sides each, six slots, and the wheel of colours.

use serde::{Deserialize, Serialize};
use table::rule;

use crate::sets::bit_set;

/// A location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Place {
    #[default]
    WaterTower,
    Church,
    Hospital,
    Bank,
    Armory,
    Crossroads,
}

pub const N_PLACES: usize = 6;
/// Zombies in the box (CITY-1.4).
pub const N_ZOMBIES: u8 = 40;
/// The most zombies a location can hold (CITY-7.6).
pub const ZOMBIES_AT_MOST: u8 = 8;
/// Antidotes in the box (CITY-1.10).
pub const N_ANTIDOTES: u8 = 20;
/// Open food tokens on side B of the Crossroads (CITY-2.5).
pub const N_OPEN_FOOD: usize = 3;

impl Place {
    pub const ALL: [Place; N_PLACES] =
        [Place::WaterTower, Place::Church, Place::Hospital, Place::Bank, Place::Armory, Place::Crossroads];
    /// The locations at the corners of the board.
    pub const BUILDINGS: [Place; 4] = [Place::Church, Place::Hospital, Place::Bank, Place::Armory];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// CITY-7.9: whether supplies can be dropped here.
    pub fn receives_airdrops(self) -> bool {
        rule!("CITY-7.9");
        !matches!(self, Place::WaterTower | Place::Crossroads)
    }
}

bit_set!(
    /// A set of locations.
    PlaceSet, u8, Place
);

/// A part of the board, as named by invasion cards and by the order of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Slot {
    #[default]
    T,
    C1,
    C2,
    C3,
    C4,
    X,
}

impl Slot {
    /// CITY-3.6: the slots in the order in which they are resolved.
    pub const ALL: [Slot; N_PLACES] = [Slot::T, Slot::C1, Slot::C2, Slot::C3, Slot::C4, Slot::X];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next slot in the order of resolution.
    pub fn next(self) -> Option<Slot> {
        rule!("CITY-3.6");
        Slot::ALL.get(self.index() + 1).copied()
    }
}

/// The side of a location that is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    #[default]
    A,
    B,
    /// The remains of the Water Tower.
    #[serde(rename = "ruin")]
    Ruin,
}

/// When zombies attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AttackCondition {
    ZombiesAtLeast(u8),
    ZombiesExceedCharacters,
}

/// What explosion markers do to a location, and how many it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ExplosionEffect {
    Collapses(u8),
    Burns(u8),
    IsBlocked(u8),
}

impl Place {
    /// How many ordinary spaces a location has; `None` for the Crossroads, which have room for everybody.
    pub fn spaces(self, side: Side) -> Option<u8> {
        rule!("CITY-1.1");
        rule!("CITY-16.11");
        match (self, side) {
            (Place::Crossroads, _) => None,
            (Place::WaterTower, Side::Ruin) => Some(3),
            (Place::WaterTower, _) => Some(2),
            (Place::Church | Place::Armory, Side::A) | (Place::Hospital, Side::B) => Some(4),
            _ => Some(3),
        }
    }

    pub fn attack_condition(self, side: Side) -> AttackCondition {
        match (self, side) {
            (Place::WaterTower, Side::A | Side::B) => {
                rule!("CITY-16.9");
                rule!("CITY-16.10");
                AttackCondition::ZombiesAtLeast(4)
            }
            (Place::Church | Place::Bank | Place::Armory, Side::A) => AttackCondition::ZombiesAtLeast(3),
            (Place::Hospital, Side::B) => AttackCondition::ZombiesAtLeast(2),
            (Place::Crossroads, _) => {
                rule!("CITY-16.12");
                rule!("CITY-16.13");
                AttackCondition::ZombiesAtLeast(1)
            }
            _ => AttackCondition::ZombiesExceedCharacters,
        }
    }

    /// What explosion markers do here; `None` if the location, like the ruin, takes no markers.
    pub fn explosion(self, side: Side) -> Option<ExplosionEffect> {
        match (self, side) {
            (Place::WaterTower, Side::A | Side::B) => {
                rule!("CITY-17.4");
                Some(ExplosionEffect::Collapses(3))
            }
            (Place::Armory, Side::A) => {
                rule!("CITY-17.7");
                Some(ExplosionEffect::Burns(3))
            }
            (Place::Armory, Side::B) => {
                rule!("CITY-17.9");
                Some(ExplosionEffect::IsBlocked(2))
            }
            _ => None,
        }
    }
}

/// CITY-1.12: a colour of the wheel. Orange is the sixth in the first print, white in the revised one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Colour {
    #[default]
    Green,
    Purple,
    Orange,
    White,
    Blue,
    Red,
    Yellow,
}

pub const N_COLOURS: usize = 6;

impl Colour {
    pub const ALL: [Colour; N_COLOURS + 1] = [
        Colour::Green,
        Colour::Purple,
        Colour::Orange,
        Colour::White,
        Colour::Blue,
        Colour::Red,
        Colour::Yellow,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Purple => "purple",
            Colour::Orange => "orange",
            Colour::White => "white",
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Yellow => "yellow",
        }
    }
}

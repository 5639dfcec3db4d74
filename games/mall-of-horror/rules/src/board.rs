//! The six locations of the mall.

use serde::{Deserialize, Serialize};
use table::rule;

/// A location, in the order of the numbers on the die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    #[default]
    Restrooms,
    Cachou,
    Megatoys,
    Parking,
    SecurityHq,
    Supermarket,
}

pub const N_PLACES: usize = 6;

/// Zombies in the box (MALL-1.5).
pub const N_ZOMBIES: u8 = 30;

/// An empty location with this many zombies is overrun (MALL-5.5).
pub const ZOMBIES_THAT_CLOSE: u8 = 8;

/// This many zombies always get into the Supermarket (MALL-6.6).
pub const ZOMBIES_THAT_ENTER_THE_SUPERMARKET: u8 = 4;

impl Place {
    pub const ALL: [Place; N_PLACES] = [
        Place::Restrooms,
        Place::Cachou,
        Place::Megatoys,
        Place::Parking,
        Place::SecurityHq,
        Place::Supermarket,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number of the location on the board and on the die, 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub fn by_number(number: u8) -> Option<Place> {
        rule!("MALL-1.1");
        Place::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// How many characters fit; `None` for the Parking, which has room for everybody.
    pub fn spaces(self) -> Option<u8> {
        rule!("MALL-1.1");
        match self {
            Place::Restrooms => Some(3),
            Place::Cachou => Some(4),
            Place::Megatoys => Some(4),
            Place::Parking => None,
            Place::SecurityHq => Some(3),
            Place::Supermarket => Some(6),
        }
    }
}

/// A set of locations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlaceSet(u8);

impl PlaceSet {
    pub const ALL: PlaceSet = PlaceSet((1 << N_PLACES) - 1);

    pub const fn has(self, place: Place) -> bool {
        self.0 & (1 << place as u8) != 0
    }

    #[must_use]
    pub const fn without(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 & !(1 << place as u8))
    }

    #[must_use]
    pub const fn with(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 | 1 << place as u8)
    }

    pub fn iter(self) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(move |place| self.has(*place))
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        places.into_iter().fold(PlaceSet::default(), PlaceSet::with)
    }
}

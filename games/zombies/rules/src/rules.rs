//! The rules of one table: its options, fixed before the set-up and shown to all (ZOM-2.17).

use serde::{Deserialize, Serialize, Serializer};

use crate::cards::{Card, Requirement, Timing};
use crate::map::Doors;
use crate::tiles::Set;

/// A set of boxes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sets(u16);

impl Sets {
    pub const fn has(self, set: Set) -> bool {
        self.0 & 1 << set as u16 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Set> {
        Set::ALL.into_iter().filter(move |set| self.has(*set))
    }
}

impl FromIterator<Set> for Sets {
    fn from_iter<I: IntoIterator<Item = Set>>(sets: I) -> Sets {
        Sets(sets.into_iter().fold(0, |bits, set| bits | 1 << set as u16))
    }
}

impl Serialize for Sets {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Supply {
    #[default]
    Limited,
    Unlimited,
}

/// The place of the city's helipad in its stack (ZOM-2.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum HelipadPlace {
    #[default]
    Bottom,
    Short,
}

/// The places of the entrances to other zones in the city stack (ZOM-2.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EntrancePlace {
    #[default]
    Anywhere,
    UpperHalf,
}

/// The place where the game begins (ZOM-2.16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Start {
    #[default]
    Town,
    Carnival,
    Jail,
}

/// The standing passes that everybody begins with (ZOM-10.24).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FirstPasses {
    /// For live play: none.
    #[default]
    None,
    /// For play by correspondence: passes in all turns of other players.
    OthersTurns,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    #[cfg_attr(feature = "ts", ts(as = "Vec<Set>"))]
    pub tiles: Sets,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Set>"))]
    pub cards: Sets,
    pub guts: bool,
    pub sewers: bool,
    pub subway: bool,
    pub dodge: bool,
    pub supply: Supply,
    pub helipad: HelipadPlace,
    pub entrance: EntrancePlace,
    pub mixed_stack: bool,
    pub doors: Doors,
    pub special_tile_retry: bool,
    pub peaceful_helipad: bool,
    pub cabin_victory: bool,
    pub start: Start,
    pub round_limit: Option<u16>,
    /// The timings that some card in this game's deck has, as bits (ZOM-10.5).
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) timings: u32,
}

impl Rules {
    pub(crate) fn names(&self, timing: Timing) -> bool {
        self.timings & timing.bit() != 0
    }

    /// ZOM-2.8.
    pub(crate) fn meets(&self, requirement: Requirement) -> bool {
        match requirement {
            Requirement::Guts => self.guts,
            Requirement::Sewers => self.sewers,
            Requirement::Subway => self.subway,
            Requirement::Z3 => self.tiles.has(Set::Z3),
            Requirement::Z4 => self.tiles.has(Set::Z4),
            Requirement::Z7 => self.tiles.has(Set::Z7),
            Requirement::JailStart => self.start == Start::Jail,
        }
    }

    /// ZOM-2.8: whether the places and rules that a card needs are part of the game.
    pub(crate) fn has_use_for(&self, card: Card) -> bool {
        let facts = card.facts();
        let has_place = facts.place.is_empty() || facts.place.iter().any(|tile| self.tiles.has(tile.set()));
        has_place && facts.requires.is_none_or(|requirement| self.meets(requirement))
    }
}

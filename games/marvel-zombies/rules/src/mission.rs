//! A mission: where it is played, what must be done, and what is special about it. It is read from a file
//! that anybody can write (`missions/*.toml`, explained in `docs/missions.md`).
//!
//! [`words`]: the vocabulary of goals, conditions, events and special rules, in files as in code. `file`: the
//! file as it is written. `read`: from the file to this plain data. `check`: finds further problems in it.
//! [`draw`]: a picture of it. [`built_in`]: the missions of the box.

mod built_in;
mod check;
pub mod draw;
mod file;
mod read;
mod words;

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::board::{Board, DOORS, Zone};
use crate::cast::{Character, CitizenCard, Color, Kind, Mode};

pub use built_in::BUILT_IN;
pub use read::{Problem, Severity, look_at};
pub use words::{Condition, Consequence, Division, Goal, Order, Party, Reaction, Special, Tokens, Trigger};

pub const OBJECTIVES: usize = 12;
pub const SPAWNS: usize = 12;
pub const CITIZENS: usize = 16;
pub const FIGURES: usize = 16;
pub const STEPS: usize = 8;
pub const RULES: usize = 16;
pub const REACTIONS: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mission {
    pub code: Words<16>,
    pub title: Title,
    pub mode: Mode,
    pub difficulty: Difficulty,
    pub minutes: u8,
    pub board: Board,
    /// One zone, or two among which the heroes are divided.
    pub start: ArrayVec<[Zone; 2]>,
    pub division: Division,
    pub exit: Option<Zone>,
    pub sign: Option<Zone>,
    /// In spawn order (MZ-17.2).
    pub spawns: ArrayVec<[SpawnPlace; SPAWNS]>,
    pub objectives: ArrayVec<[ObjectivePlace; OBJECTIVES]>,
    /// The coloured Objectives lie face down among the red ones (MZ-28.5).
    pub are_objectives_shuffled: bool,
    /// What the mission says about each door of the board.
    pub doors: ArrayVec<[DoorState; DOORS]>,
    /// The places of Citizen cards, in zone order (MZ-2.7).
    pub citizens: ArrayVec<[CitizenPlace; CITIZENS]>,
    pub figures: ArrayVec<[FigurePlace; FIGURES]>,
    /// What must be done. If there is an Exit, leaving is the last step.
    pub steps: ArrayVec<[Goal; STEPS]>,
    pub order: Order,
    pub rules: ArrayVec<[Special; RULES]>,
    /// Events and what they trigger, apart from Spawn tokens and doors, which name their own event.
    pub reactions: ArrayVec<[Reaction; REACTIONS]>,
}

impl Mission {
    pub fn has(&self, rule: Special) -> bool {
        self.rules.contains(&rule)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Title {
    pub en: Words<64>,
    pub fr: Words<64>,
}

/// A short text inside plain data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Words<const N: usize> {
    bytes: [u8; N],
    len: u8,
}

impl<const N: usize> Words<N> {
    /// `None` if the text is too long.
    pub fn of(text: &str) -> Option<Words<N>> {
        let mut words = Words { bytes: [0; N], len: u8::try_from(text.len()).ok()? };
        words.bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(words)
    }

    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.len)]).expect("it was made from a text")
    }
}

impl<const N: usize> Default for Words<N> {
    fn default() -> Words<N> {
        Words { bytes: [0; N], len: 0 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Difficulty {
    #[default]
    Easy,
    Medium,
    Hard,
    VeryHard,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpawnPlace {
    pub zone: Zone,
    pub token: SpawnToken,
    /// With any other number of heroes, it is not on the board (MZ-28.6).
    pub party: Party,
    /// Inactive until this happens.
    pub activated_by: Option<Trigger>,
    /// Leaves the board when this happens (MZ-43.12).
    pub removed_by: Option<Trigger>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpawnToken {
    /// The one that draws first (MZ-17.1).
    #[default]
    Initial,
    Red,
    Blue,
    Green,
}

impl SpawnToken {
    /// The initial token is red as well.
    pub const fn color(self) -> Color {
        match self {
            SpawnToken::Initial | SpawnToken::Red => Color::Red,
            SpawnToken::Blue => Color::Blue,
            SpawnToken::Green => Color::Green,
        }
    }

    pub const fn of(color: Color) -> SpawnToken {
        match color {
            Color::Red => SpawnToken::Red,
            Color::Blue => SpawnToken::Blue,
            Color::Green => SpawnToken::Green,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ObjectivePlace {
    pub zone: Zone,
    /// If [`Mission::are_objectives_shuffled`], it only says that this colour is among them.
    pub color: Color,
}

/// What a mission says about one door, by its position in the board's list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DoorState {
    pub color: Option<Color>,
    pub lock: Lock,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lock {
    #[default]
    Closed,
    Open,
    /// Until this holds (MZ-5.4).
    LockedUntil(Condition),
    /// Never opened (MZ-5.5).
    Sealed,
}

/// A place where a Citizen card lies at the start, and what may lie there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CitizenPlace {
    pub zone: Zone,
    pub kind: CitizenPlaceKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CitizenPlaceKind {
    /// On a Citizen symbol, face down.
    #[default]
    Symbol,
    /// Face down under the Objective at this position in the list (MZ-39.4). A card that shows nobody never
    /// lies there.
    UnderObjective(u8),
    /// Face down, a Trapped Citizen: an Objective Citizen when revealed (MZ-44.4).
    Trapped,
    /// An Objective Citizen who stands there from the start and cannot move (MZ-42.4, MZ-42.7).
    Standing,
    /// This card, face up. It may be taken for 1 Action once the Objective of this colour is taken
    /// (MZ-40.13).
    FaceUp { card: CitizenCard, after: Color },
}

impl CitizenPlaceKind {
    /// Whether a card that lies there must show somebody, because the Citizen who appears is an Objective
    /// Citizen.
    pub const fn is_for_people(self) -> bool {
        match self {
            CitizenPlaceKind::UnderObjective(_) | CitizenPlaceKind::Trapped | CitizenPlaceKind::Standing => {
                true
            }
            CitizenPlaceKind::Symbol | CitizenPlaceKind::FaceUp { .. } => false,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FigurePlace {
    Common {
        zone: Zone,
        kind: Kind,
        n: u8,
    },
    Leader {
        zone: Zone,
        who: Character,
    },
    /// A random leader (MZ-40.7).
    AnyLeader {
        zone: Zone,
    },
}

impl Default for FigurePlace {
    fn default() -> FigurePlace {
        FigurePlace::AnyLeader { zone: Zone(0) }
    }
}

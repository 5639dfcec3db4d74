//! Spawn cards and traits.

use serde::{Deserialize, Serialize};
use table::Kind as Card;

use crate::cast::{Kind, Level, Mode};

mod spawn_decks;

pub const N_SPAWN_CARDS: usize = 42;

/// A Spawn card, by its position in the deck's list: number 1 has position 0. The numbers and kinds are the
/// same in both modes, the lines differ (MZ-49.22, MZ-49.23).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpawnCard(pub u8);

impl Card for SpawnCard {
    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> SpawnCard {
        SpawnCard(index as u8)
    }
}

/// What a Spawn card does (MZ-18). In Hero Mode the kinds have other names, and three cards have another
/// effect (MZ-49.17 to MZ-49.20).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spawning {
    Normal(Kind, Line),
    Rush(Kind, Line),
    /// It has no effect at Blue (MZ-18.3).
    ExtraActivation(Kind),
    Leader,
    /// Escorted Citizen, or in Hero Mode Citizen in Danger: a Citizen with Guards.
    Citizen(Line),
    /// Specialist Drop, or Runners Break Through.
    Drop(Line),
    /// Operators Open Fire, or Walkers Feed.
    OpenFire,
}

/// Figures by Danger level.
pub type Line = [u8; 4];

impl SpawnCard {
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub const fn spawning(self, mode: Mode) -> Spawning {
        match mode {
            Mode::Zombie => spawn_decks::ZOMBIE_MODE[self.0 as usize],
            Mode::Hero => spawn_decks::HERO_MODE[self.0 as usize],
        }
    }
}

impl Spawning {
    /// The figures that the card's line lists for this level.
    pub const fn count(line: &Line, level: Level) -> u8 {
        line[level as usize]
    }
}

/// MZ-52.4: the cards that a gentle deck leaves out.
pub const HARSH: [SpawnCard; 4] = [SpawnCard(17), SpawnCard(18), SpawnCard(20), SpawnCard(21)];

/// Traits: fifteen for Zombie Heroes (MZ-26) and fifteen Heroic ones (MZ-48).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Trait {
    #[default]
    Gorging,
    Feast,
    InForTheKill,
    RottenHide,
    ScentOfBlood,
    HungryFury,
    SteelJaw,
    Relentless,
    GrislyHowl,
    PackInstinct,
    SuddenSurge,
    SlowDigestion,
    BrutalCharge,
    LiveBait,
    MendedFlesh,
    SecondWind,
    Momentum,
    DecisiveStrike,
    Focus,
    Rampart,
    FirstAid,
    ExpressRescue,
    Shockwave,
    TeamCall,
    BreakThrough,
    Inspiration,
    BeyondLimits,
    CounterAttack,
    Provocation,
    FinalEffort,
}

pub const N_TRAITS: usize = 30;
/// The kinds of one mode, and the copies of each (MZ-1.11, MZ-48.16).
pub const TRAITS_OF_A_MODE: usize = 15;
pub const TRAIT_COPIES: u8 = 3;

impl Trait {
    pub const ALL: [Trait; N_TRAITS] = [
        Trait::Gorging,
        Trait::Feast,
        Trait::InForTheKill,
        Trait::RottenHide,
        Trait::ScentOfBlood,
        Trait::HungryFury,
        Trait::SteelJaw,
        Trait::Relentless,
        Trait::GrislyHowl,
        Trait::PackInstinct,
        Trait::SuddenSurge,
        Trait::SlowDigestion,
        Trait::BrutalCharge,
        Trait::LiveBait,
        Trait::MendedFlesh,
        Trait::SecondWind,
        Trait::Momentum,
        Trait::DecisiveStrike,
        Trait::Focus,
        Trait::Rampart,
        Trait::FirstAid,
        Trait::ExpressRescue,
        Trait::Shockwave,
        Trait::TeamCall,
        Trait::BreakThrough,
        Trait::Inspiration,
        Trait::BeyondLimits,
        Trait::CounterAttack,
        Trait::Provocation,
        Trait::FinalEffort,
    ];
}

impl Card for Trait {
    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Trait {
        Trait::ALL[index]
    }
}

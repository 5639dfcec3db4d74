//! The cast: characters, kinds of enemies, citizens, danger levels.

use serde::{Deserialize, Serialize};
use table::Kind as Card;

/// The side that the players are on (MZ-29.2). The mission determines it (MZ-52.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Mode {
    #[default]
    Zombie,
    Hero,
}

/// The twelve characters of the box. In Zombie Mode the first six are the heroes and the others the
/// Super-Heroes against them; in Hero Mode it is the other way round (MZ-29.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Character {
    #[default]
    CaptainAmerica,
    CaptainMarvel,
    Deadpool,
    IronMan,
    Hulk,
    Wasp,
    Thor,
    SpiderMan,
    BlackPanther,
    DoctorStrange,
    MsMarvel,
    ScarletWitch,
}

/// The number of characters on either side.
pub const PER_SIDE: usize = 6;
pub const N_CHARACTERS: usize = 2 * PER_SIDE;

impl Character {
    pub const ALL: [Character; N_CHARACTERS] = [
        Character::CaptainAmerica,
        Character::CaptainMarvel,
        Character::Deadpool,
        Character::IronMan,
        Character::Hulk,
        Character::Wasp,
        Character::Thor,
        Character::SpiderMan,
        Character::BlackPanther,
        Character::DoctorStrange,
        Character::MsMarvel,
        Character::ScarletWitch,
    ];

    /// The six characters whom the players play in this mode.
    pub fn heroes(mode: Mode) -> &'static [Character] {
        match mode {
            Mode::Zombie => &Character::ALL[..PER_SIDE],
            Mode::Hero => &Character::ALL[PER_SIDE..],
        }
    }

    /// The six characters against them: Super-Heroes, or Zombie Heroes.
    pub fn leaders(mode: Mode) -> &'static [Character] {
        match mode {
            Mode::Zombie => &Character::ALL[PER_SIDE..],
            Mode::Hero => &Character::ALL[..PER_SIDE],
        }
    }

    /// The Endurance printed on its card as a leader (MZ-25, MZ-47).
    pub const fn endurance(self) -> u8 {
        match self {
            Character::CaptainAmerica
            | Character::Deadpool
            | Character::Wasp
            | Character::DoctorStrange
            | Character::MsMarvel
            | Character::ScarletWitch => 3,
            Character::IronMan | Character::SpiderMan | Character::BlackPanther => 4,
            Character::CaptainMarvel | Character::Thor => 5,
            Character::Hulk => 6,
        }
    }

    /// Its position among the six of its side.
    pub const fn place(self) -> usize {
        self as usize % PER_SIDE
    }
}

impl Card for Character {
    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Character {
        Character::ALL[index]
    }
}

/// Kinds of enemies, in the order in which Hits are assigned to them (MZ-11.1). In Hero Mode they are Zombie
/// Heroes, Brutes, Walkers and Runners (MZ-29.10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Kind {
    /// A Super-Hero, or in Hero Mode a Zombie Hero.
    Leader,
    Guard,
    #[default]
    Operator,
    Specialist,
}

/// Kinds without names: all but the leaders.
pub const COMMON: [Kind; 3] = [Kind::Guard, Kind::Operator, Kind::Specialist];

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Leader, Kind::Guard, Kind::Operator, Kind::Specialist];

    /// Its position in [`COMMON`]. A leader has none.
    pub const fn place(self) -> usize {
        self as usize - 1
    }

    /// The Actions of one activation (MZ-7.1 to MZ-7.4).
    pub const fn actions(self) -> u8 {
        match self {
            Kind::Leader | Kind::Specialist => 2,
            Kind::Guard | Kind::Operator => 1,
        }
    }

    /// Endurance of a common kind.
    pub const fn endurance(self) -> u8 {
        match self {
            Kind::Guard => 2,
            _ => 1,
        }
    }

    /// Figures in the box (MZ-1.4, MZ-29.26).
    pub const fn figures(self) -> u8 {
        match self {
            Kind::Leader => 6,
            Kind::Guard | Kind::Specialist => 14,
            Kind::Operator => 35,
        }
    }
}

/// The cards of the Citizen deck (MZ-1.10, MZ-29.29). The first twelve are people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CitizenCard {
    AgentCoulson,
    PepperPotts,
    MaryJane,
    JonahJameson,
    ThunderboltRoss,
    Wong,
    AuntMay,
    BlindAl,
    MariaHill,
    JaneFoster,
    EdwinJarvis,
    Okoye,
    /// "Saved!" or, in Hero Mode, "Devoured!": nobody is there.
    #[default]
    Nobody,
    #[serde(rename = "secret-mission-1")]
    SecretMission1,
    #[serde(rename = "secret-mission-2")]
    SecretMission2,
}

pub const N_CITIZENS: usize = 12;
pub const N_CITIZEN_CARDS: usize = 15;

impl CitizenCard {
    pub const ALL: [CitizenCard; N_CITIZEN_CARDS] = [
        CitizenCard::AgentCoulson,
        CitizenCard::PepperPotts,
        CitizenCard::MaryJane,
        CitizenCard::JonahJameson,
        CitizenCard::ThunderboltRoss,
        CitizenCard::Wong,
        CitizenCard::AuntMay,
        CitizenCard::BlindAl,
        CitizenCard::MariaHill,
        CitizenCard::JaneFoster,
        CitizenCard::EdwinJarvis,
        CitizenCard::Okoye,
        CitizenCard::Nobody,
        CitizenCard::SecretMission1,
        CitizenCard::SecretMission2,
    ];

    pub const fn is_person(self) -> bool {
        (self as usize) < N_CITIZENS
    }

    /// MZ-27.16
    pub const fn is_fighter(self) -> bool {
        use CitizenCard::{AgentCoulson, MariaHill, Okoye, ThunderboltRoss, Wong};
        matches!(self, AgentCoulson | ThunderboltRoss | Wong | MariaHill | Okoye)
    }
}

impl Card for CitizenCard {
    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> CitizenCard {
        CitizenCard::ALL[index]
    }
}

/// Danger levels (MZ-6.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Level {
    #[default]
    Blue,
    Yellow,
    Orange,
    Red,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Blue, Level::Yellow, Level::Orange, Level::Red];

    pub const fn of(xp: u16) -> Level {
        match xp {
            0..=6 => Level::Blue,
            7..=18 => Level::Yellow,
            19..=42 => Level::Orange,
            _ => Level::Red,
        }
    }
}

/// The colours of Objectives, Spawn tokens and doors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Color {
    #[default]
    Red,
    Blue,
    Green,
}

impl Color {
    pub const ALL: [Color; 3] = [Color::Red, Color::Blue, Color::Green];
}

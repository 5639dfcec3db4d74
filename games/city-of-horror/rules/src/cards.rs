//! The 40 action cards of 18 kinds, a promotional one, and food.

use serde::{Deserialize, Serialize};
use table::{Kind, rule};

use crate::sets::bit_set;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Card {
    #[default]
    Alarm,
    EnergyDrink,
    CannedFood,
    PepperSpray,
    Hideout,
    BackDoor,
    Gun,
    NightVisionGoggles,
    Chainsaw,
    Flashlight,
    Kitten,
    Pickpocket,
    WeaponReplica,
    Shotgun,
    RunningShoes,
    MolotovCocktail,
    RescueFlare,
    MakeshiftBomb,
    LawnMower,
}

pub const N_KINDS: usize = 19;
/// All action cards, including the promotional one.
pub const N_CARDS: usize = 41;

impl Card {
    pub const ALL: [Card; N_KINDS] = [
        Card::Alarm,
        Card::EnergyDrink,
        Card::CannedFood,
        Card::PepperSpray,
        Card::Hideout,
        Card::BackDoor,
        Card::Gun,
        Card::NightVisionGoggles,
        Card::Chainsaw,
        Card::Flashlight,
        Card::Kitten,
        Card::Pickpocket,
        Card::WeaponReplica,
        Card::Shotgun,
        Card::RunningShoes,
        Card::MolotovCocktail,
        Card::RescueFlare,
        Card::MakeshiftBomb,
        Card::LawnMower,
    ];

    /// CITY-1.6: how many copies are in the box, without promotional cards.
    pub fn copies(self) -> u8 {
        rule!("CITY-1.6");
        match self {
            Card::Chainsaw | Card::Pickpocket => 1,
            Card::PepperSpray | Card::Gun | Card::MolotovCocktail | Card::RescueFlare => 3,
            Card::Shotgun => 4,
            Card::LawnMower => 0,
            _ => 2,
        }
    }

    /// How many zombies the card kills at one location, if that is all it does to them.
    pub fn kills(self) -> Option<u8> {
        rule!("CITY-13.18");
        rule!("CITY-13.25");
        rule!("CITY-13.27");
        rule!("CITY-13.29");
        match self {
            Card::Gun | Card::MolotovCocktail => Some(1),
            Card::Shotgun | Card::MakeshiftBomb => Some(2),
            _ => None,
        }
    }

    /// CITY-13.7: whether the card bears the explosion symbol.
    pub fn explodes(self) -> bool {
        matches!(self, Card::MolotovCocktail | Card::RescueFlare | Card::MakeshiftBomb)
    }
}

impl Kind for Card {
    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Card {
        Card::ALL[index]
    }
}

bit_set!(
    /// A set of kinds of cards.
    CardSet, u32, Card
);

/// A food token, by its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Food(pub u8);

impl From<Food> for u8 {
    fn from(food: Food) -> u8 {
        food.0
    }
}

impl TryFrom<u8> for Food {
    type Error = String;

    fn try_from(value: u8) -> Result<Food, String> {
        match usize::from(value) < N_FOOD_VALUES {
            true => Ok(Food(value)),
            false => Err(format!("there is no food worth {value}")),
        }
    }
}

pub const N_FOOD_VALUES: usize = 4;
pub const N_FOOD: usize = 12;

impl Food {
    /// CITY-1.9: how many tokens there are of each value, 0 first.
    pub fn counts() -> [u8; N_FOOD_VALUES] {
        rule!("CITY-1.9");
        [1, 5, 5, 1]
    }
}

impl Kind for Food {
    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Food {
        Food(index as u8)
    }
}

//! The 21 action cards.

use serde::{Deserialize, Serialize};
use table::{Kind, rule};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Card {
    /// One more vote in the current vote.
    #[default]
    Threat,
    /// A look at the covered dice.
    SecurityCamera,
    /// Another destination at the last moment.
    Sprint,
    /// Holds one more zombie outside.
    Hardware,
    /// One of your characters cannot be lost this round.
    Hidden,
    Axe,
    Revolver,
    BaseballBat,
    SawnOffShotgun,
    Grenade,
    Chainsaw,
}

pub const N_KINDS: usize = 11;
pub const N_CARDS: usize = 21;

impl Card {
    pub const ALL: [Card; N_KINDS] = [
        Card::Threat,
        Card::SecurityCamera,
        Card::Sprint,
        Card::Hardware,
        Card::Hidden,
        Card::Axe,
        Card::Revolver,
        Card::BaseballBat,
        Card::SawnOffShotgun,
        Card::Grenade,
        Card::Chainsaw,
    ];

    /// How many copies are in the box.
    pub fn copies(self) -> u8 {
        rule!("MALL-1.4");
        match self.kills() {
            Some(_) => 1,
            None => 3,
        }
    }

    /// How many zombies it kills, if it is a weapon.
    pub fn kills(self) -> Option<u8> {
        rule!("MALL-1.4");
        match self {
            Card::Threat | Card::SecurityCamera | Card::Sprint | Card::Hardware | Card::Hidden => None,
            Card::Axe | Card::Revolver | Card::BaseballBat => Some(1),
            Card::SawnOffShotgun | Card::Grenade | Card::Chainsaw => Some(2),
        }
    }

    /// The cards in the box, counted by kind.
    pub fn counts() -> [u8; N_KINDS] {
        Card::ALL.map(Card::copies)
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

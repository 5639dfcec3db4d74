//! Choices left in advance: to pass wherever a card of some kind may be played. Only their owner knows them (MALL-8.5).

use serde::{Deserialize, Serialize};
use table::{PassOrder, StandingPass, WindowKind};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Order {
    /// Passes at one occasion or at all of them, or withdraws such a pass.
    Pass(PassOrder<Occasion, StandingPass>),
}

/// When cards may be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Occasion {
    /// Before the vote about the truck.
    #[default]
    Truck,
    /// Before the vote about the Chief.
    Election,
    /// While the dice are covered.
    Dice,
    /// The player's own move, if only one is possible.
    Move,
    /// Before the vote that decides whom the zombies eat.
    Attack,
}

pub const N_OCCASIONS: usize = 5;

impl WindowKind<N_OCCASIONS> for Occasion {
    const ALL: [Occasion; N_OCCASIONS] =
        [Occasion::Truck, Occasion::Election, Occasion::Dice, Occasion::Move, Occasion::Attack];

    fn index(self) -> usize {
        self as usize
    }
}

/// All passes that one player has left.
pub type Passes = table::Passes<Occasion, StandingPass, N_OCCASIONS>;

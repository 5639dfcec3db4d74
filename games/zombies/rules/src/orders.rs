//! Choices left in advance: standing passes, a card to play at somebody's next moment, and the wish to end the game. Only
//! their owner knows passes and cards (ZOM-26.2); they are used when a window opens (ZOM-10.6, ZOM-10.44).

use serde::{Deserialize, Serialize};
use table::{Lasts, Once, PassOrder, Seat, WindowKind};

use crate::Card;
use crate::flow::{Moment, N_MOMENTS};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Order {
    Pass(PassOrder<Moment, StandingPass>),
    /// Whether I wish to end the game now. Everybody sees it (ZOM-14.14).
    End {
        wish: bool,
    },
    /// Play this card at the next moment of this player at which it can be played (ZOM-10.44). Without a card, the
    /// order is withdrawn.
    PlayNext {
        card: Option<Card>,
        on: Seat,
    },
}

/// A card that waits for a moment of this player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextPlay {
    pub card: Card,
    pub on: Seat,
}

/// The card that one player has left to be played, if any.
pub type NextPlays = Once<NextPlay>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingPass {
    pub until: PassUntil,
    /// Ask me anyway in my own turn, and about things that concern me.
    #[serde(default)]
    pub unless_mine: bool,
    /// Ask me anyway in the last window before my turn.
    #[serde(default)]
    pub unless_last: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum PassUntil {
    /// Until the end of the current turn.
    #[default]
    Turn,
    /// Until my next turn.
    Round,
    Withdrawn,
}

impl Lasts for StandingPass {
    type End = PassUntil;

    fn until(&self) -> PassUntil {
        self.until
    }
}

impl WindowKind<N_MOMENTS> for Moment {
    const ALL: [Moment; N_MOMENTS] = Moment::ALL;

    fn index(self) -> usize {
        self as usize
    }
}

/// All passes that one player has left, by kind of window.
pub type Passes = table::Passes<Moment, StandingPass, N_MOMENTS>;

//! Choices left in advance: standing passes, and the wish to end the game. Passes are secret to their
//! owner (ZOM-26.2) and are used when a window opens (ZOM-10.6).

use serde::{Deserialize, Serialize};

use crate::flow::{Moment, N_MOMENTS};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Order {
    /// Pass in windows of one kind, or of all kinds; nothing withdraws it.
    Pass { at: Option<Moment>, pass: Option<StandingPass> },
    /// Whether I wish to end the game now. Everybody sees it (ZOM-14.14).
    End { wish: bool },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingPass {
    pub until: PassUntil,
    /// Ask me after all in my own turn, and where it is about me.
    #[serde(default)]
    pub unless_mine: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PassUntil {
    /// The end of the running turn.
    #[default]
    Turn,
    /// My next turn.
    Round,
    Withdrawn,
}

/// All that one player has left, by kind of window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Orders {
    pub passes: [Option<StandingPass>; N_MOMENTS],
}

/// A standing pass as its owner sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PassView {
    pub at: Moment,
    pub pass: StandingPass,
}

impl Orders {
    pub(crate) fn shown(&self) -> Vec<PassView> {
        Moment::ALL
            .into_iter()
            .filter_map(|at| Some(PassView { at, pass: self.passes[at as usize]? }))
            .collect()
    }
}

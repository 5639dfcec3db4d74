//! How often a person is interrupted, by a window that is open to all or by a card that somebody plays, and how
//! often they only pass.

/// The interruptions of a person with certain settings in a number of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Interruptions {
    /// The settings, in a few words.
    pub settings: &'static str,
    /// The number of games.
    pub games: u64,
    /// Windows that were open to all.
    pub windows: AskCounts,
    /// Cards that could be answered.
    pub cards: AskCounts,
}

/// How often somebody was asked, by what they did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AskCounts {
    /// They acted.
    pub acted: u64,
    /// They passed: the interruption was needless.
    pub passed: u64,
}

impl Interruptions {
    /// Needless interruptions per game.
    pub fn for_nothing(&self) -> f64 {
        (self.windows.passed + self.cards.passed) as f64 / self.games.max(1) as f64
    }
}

//! How often a person is interrupted: asked in a window that is open to all, or about a card that
//! somebody plays, and how often only to pass.

/// What a person with some settings met in a number of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Interruptions {
    /// The settings, in a few words.
    pub settings: &'static str,
    pub games: u64,
    pub windows: Asked,
    /// Cards that could be answered.
    pub cards: Asked,
}

/// How often somebody was asked, by what he did then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    pub acted: u64,
    /// Interrupted for nothing.
    pub passed: u64,
}

impl Interruptions {
    /// Interruptions for nothing in one game.
    pub fn for_nothing(&self) -> f64 {
        (self.windows.passed + self.cards.passed) as f64 / self.games.max(1) as f64
    }
}

//! The laws, one sentence each.

use std::fmt;

/// A law that every game must obey.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// No input makes the rules panic.
    NoPanic,
    /// [`table::check`] never finds a broken state.
    Check,
    /// The table waits for a seat that can do something, or for chance, or the game is over.
    NoDeadEnd,
    /// The game ends within its limit of inputs.
    Ends,
    /// A clone is equal to its original and independent of it, and equal states have equal digests.
    Clone,
    /// A refused input leaves the state as it was, and logs nothing.
    RefusalChangesNothing,
    /// Every listed action is accepted, and no other; a time-out does something legal.
    OfferedIffAccepted,
    /// Stored data can be read again, and shown data is written the same way each time.
    Serialisation,
    /// In every world that a seat should not be able to tell from the true one, it sees exactly the same.
    TwinWorlds,
    /// The same holds for a spectator, who knows no more than a seat.
    Spectator,
    /// If the same input reveals nothing, two worlds that a seat cannot tell apart stay that way. This includes refused
    /// inputs.
    Silence,
    /// Resampled worlds really differ in what is hidden. Without this, the three laws above would say nothing.
    WorldsDiffer,
    /// An observer's view changes only in ways that the observer is told of.
    Told,
    /// Nobody learns a sealed answer before all answers are in.
    Sealed,
    /// Words that are hidden from an observer do not occur in anything that is written for them.
    Canary,
    /// An input that can be taken back has taught nobody anything, and taking it back restores everything.
    Undo,
    /// A journal that is written, read and replayed gives the same game.
    Replay,
    /// The intermediate states of an input tell no more than what is shown before and after it.
    Film,
    /// A window that nobody uses closes by one line, which gives the same game as the passes one by one.
    Closing,
}

impl Law {
    /// Every law.
    pub const ALL: [Law; 19] = [
        Law::NoPanic,
        Law::Check,
        Law::NoDeadEnd,
        Law::Ends,
        Law::Clone,
        Law::RefusalChangesNothing,
        Law::OfferedIffAccepted,
        Law::Serialisation,
        Law::TwinWorlds,
        Law::Spectator,
        Law::Silence,
        Law::WorldsDiffer,
        Law::Told,
        Law::Sealed,
        Law::Canary,
        Law::Undo,
        Law::Replay,
        Law::Film,
        Law::Closing,
    ];

    /// Its name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Law::NoPanic => "no panic",
            Law::Check => "check",
            Law::NoDeadEnd => "no dead end",
            Law::Ends => "ends",
            Law::Clone => "clone",
            Law::RefusalChangesNothing => "refusal changes nothing",
            Law::OfferedIffAccepted => "offered iff accepted",
            Law::Serialisation => "serialisation",
            Law::TwinWorlds => "twin worlds",
            Law::Spectator => "spectator",
            Law::Silence => "silence",
            Law::WorldsDiffer => "worlds differ",
            Law::Told => "told",
            Law::Sealed => "sealed",
            Law::Canary => "canary",
            Law::Undo => "undo",
            Law::Replay => "replay",
            Law::Film => "film",
            Law::Closing => "closing",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

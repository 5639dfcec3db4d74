//! The laws, one sentence each.

use std::fmt;

/// What every game must obey.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// No input makes the rules panic.
    NoPanic,
    /// What [`table::check`] says always holds.
    Check,
    /// The table waits for somebody who can do something, or for chance, or the game is over.
    NoDeadEnd,
    /// The game ends within its limit of inputs.
    Ends,
    /// A clone is equal and independent, and equal states have equal digests.
    Clone,
    /// A refused input leaves the state as it was, and logs nothing.
    RefusalChangesNothing,
    /// What is offered is accepted, and nothing else is; a time-out does something legal.
    OfferedIffAccepted,
    /// What is stored can be read again; what is shown can be written, the same each time.
    Serialisation,
    /// In any world that a seat cannot tell from the true one, it sees the same, byte for byte.
    TwinWorlds,
    /// The same holds for a spectator, who knows no more than any seat.
    Spectator,
    /// The same input in both worlds, with nothing revealed, leaves them alike, refusals included.
    Silence,
    /// Resampled worlds really differ in what is hidden; without this the three above say nothing.
    WorldsDiffer,
    /// What one sees changes only by what one is told.
    Told,
    /// A sealed answer is nobody's business until all are in.
    Sealed,
    /// Words that are hidden from an observer do not occur in what is written for it.
    Canary,
    /// What may be taken back has taught nobody anything, and taking it back restores everything.
    Undo,
    /// The journal, written, read and played again, gives the same.
    Replay,
    /// What is shown on the way through an input tells no more than what is shown before and after it.
    Film,
}

impl Law {
    pub const ALL: [Law; 18] = [
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
    ];

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
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

//! The kernel of Revenant: what a board game is, whichever it is.
//!
//! A game is plain data with a stack of frames in it. [`apply`] gives it one input and runs it until
//! somebody, or chance, must answer; nothing else changes a state. Read in this order:
//!
//! 1. [`Seat`], [`SeatSet`]: places at the table.
//! 2. [`Game`]: what a game must say of itself; [`Pending`]: whom it waits for.
//! 3. [`AsksSeats`] and its kin: a procedure of a game; [`frames!`]: the list of them; [`Stack`]: those under way.
//! 4. [`apply`], [`start`], [`legal`] …: the only callers of a game's rules.
//! 5. [`Secret`], [`RulesKey`], [`Observer`]: what may be read by whom.
//! 6. [`Hand`], [`Deck`]: cards, and who knows them. A deck decides late.
//! 7. [`Once`], [`Until`], [`Passes`]: what a seat leaves in advance.
//! 8. [`Table`]: a running game with undo; [`Journal`]: its truth, one readable line an input.

mod apply;
mod cards;
mod chance;
mod counts;
mod digest;
mod events;
mod game;
mod info;
mod journal;
pub mod marks;
pub mod options;
mod orders;
mod diff;
mod pending;
mod procedure;
mod refusal;
mod seat;
mod secret;
mod setup;
mod shown;
mod stack;
mod table;

pub use apply::{
    Applied, answered, apply, awaited, check, legal, order, proposal, resample, roll, start, thinkable,
    timeout, why_not,
};
pub use cards::{Bag, Deck, Hand, Kind};
pub use chance::Chance;
pub use counts::Counts;
pub use digest::{Digest, digest_of};
pub use game::{Game, Input, InputOf, Log, Outcome, Silent, Step};
pub use info::{ClientTables, GameInfo, Language, Promises, table_rules};
pub use journal::{
    ChanceHeader, Header, Journal, JournalError, Line, LineOf, OtherRules, StoredLine, parse_header,
    write_line,
};
pub use orders::{
    Lasts, Once, OnceEach, PassAt, PassOrder, PassUntil, Passes, PlainOrder, PlainPasses, StandingPass,
    TooManyLeft, Until, WindowKind,
};
pub use diff::{Changes, DiffByPart};
pub use pending::{AskMode, Pending, PendingOf};
pub use procedure::{AsksBoth, AsksChance, AsksNobody, AsksSeats, Holds, Procedure};
pub use refusal::{Broken, Refusal};
pub use seat::{Seat, SeatSet};
pub use secret::{Observer, RulesKey, Secret};
pub use setup::{OptionSpec, SetupError, SetupErrors};
pub use stack::Stack;
pub use table::{Table, Told};

/// The limits of the kernel. Every one has a name, and what happens at it is an error, never a hang.
pub mod limits {
    /// Seats at one table.
    pub const SEATS: usize = 8;
    /// Steps that one input may set off before the game counts as stuck.
    pub const STEPS_PER_INPUT: u32 = 10_000;
    /// Inputs that one game may take, undo included.
    pub const INPUTS_PER_GAME: usize = 100_000;
    /// Inputs that a seat may take back one after the other.
    pub const UNDO_STEPS: usize = 64;
    /// Sealed answers changed and actions taken back since anything was last revealed or drawn.
    pub const CHANGES_OF_MIND: u32 = 64;
    /// Characters of one journal line.
    pub const JOURNAL_LINE_CHARS: usize = 4_096;
}

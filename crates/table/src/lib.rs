//! The kernel of Revenant: what every board game has in common.
//!
//! A game is plain data with a stack of frames in it. [`apply`] gives it one input and runs it until somebody, or
//! chance, must answer; nothing else changes a state. Read in this order:
//!
//! 1. [`Seat`], [`SeatSet`]: places at the table.
//! 2. [`Game`]: the rules of a game. [`Pending`]: whom it waits for.
//! 3. [`AsksSeats`] and its siblings: a procedure of a game. [`frames!`]: the list of a game's procedures. [`Stack`]:
//!    the procedures under way.
//! 4. [`apply`], [`start`], [`legal`] …: the only callers of a game's rules.
//! 5. [`Secret`], [`RulesKey`], [`Observer`]: who may read what.
//! 6. [`Hand`], [`Deck`]: cards, and who knows them.
//! 7. [`Once`], [`StandingOrder`], [`Passes`]: orders that a seat gives in advance.
//! 8. [`Table`]: a running game with undo. [`Film`]: the intermediate states of one input. [`Journal`]: the record of a
//!    game, one readable line per input.
//!
//! The folder `examples` has a complete game, a bot that plays it, and a game that leaks a secret. This is how the
//! first of them is played:
//!
//! ```
//! # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/game.rs")); }
//! use game::{Action, LowBid, Setup};
//! use table::{Game, Line, Observer, Pending, Refusal, Seat, SeatSet, Table, why_not};
//!
//! let (mut table, _) = Table::<LowBid>::start(&Setup { seats: 2 })?;
//! assert_eq!(table.state().pending(), Pending::Chance(()));
//!
//! // Chance decides that the round is worth 5 points, and everybody is told.
//! table.take(&Line::Chance(5)).unwrap();
//! assert_eq!(table.state().pending().awaited(), SeatSet::all(2));
//!
//! // Seat A seals a bid. Only seat A can see it.
//! table.take(&Line::Act(Seat::A, Action::Bid(1))).unwrap();
//! assert_eq!(table.state().view(Observer::Seat(Seat::A)).bids, [Some(1), None]);
//! assert_eq!(table.state().view(Observer::Seat(Seat::B)).bids, [None, None]);
//!
//! // A refusal names the rule that forbids an action.
//! let refusal = why_not(table.state(), Seat::B, Action::Bid(9));
//! assert_eq!(refusal, Some(Refusal::new("LOW-2", "no-such-bid")));
//! # Ok::<(), table::SetupErrors>(())
//! ```

#![warn(missing_docs)]

mod apply;
mod cards;
mod chance;
mod counts;
mod diff;
mod digest;
mod events;
mod film;
mod game;
mod info;
mod journal;
pub mod marks;
pub mod options;
mod orders;
mod pending;
mod preset;
mod procedure;
mod refusal;
mod seat;
mod secret;
mod setup;
mod shown;
mod stack;
mod table;
mod windows;

pub use apply::{
    Applied, answered, apply, awaited, check, legal, legal_of_asked, order, proposal, resample, roll, start,
    thinkable, timeout, why_not, without_orders,
};
pub use cards::{Bag, Deck, Hand, Kind};
pub use chance::Chance;
pub use counts::Counts;
pub use diff::{ChangeWriter, DiffByPart};
pub use digest::{Digest, digest_of};
pub use film::{Film, FilmStep};
pub use game::{Game, Input, InputOf, Log, Outcome, Silent, Step};
pub use info::{ClientTables, GameInfo, Language, PromiseCounts, table_rules};
pub use journal::{
    ChanceHeader, Header, Journal, JournalError, Line, LineOf, OtherRules, StoredLine, parse_header,
    write_line,
};
pub use orders::{
    Lasts, Once, OnceEach, PassAt, PassOrder, PassUntil, Passes, PlainOrder, PlainPasses, StandingOrder,
    StandingPass, TooManyOrders, WindowKind,
};
pub use pending::{AskMode, Pending, PendingOf};
pub use preset::Preset;
pub use procedure::{AsksBoth, AsksChance, AsksNobody, AsksSeats, Holds, Procedure};
pub use refusal::{Broken, Refusal};
pub use seat::{Seat, SeatSet};
pub use secret::{Observer, RulesKey, Secret};
pub use setup::{OptionSpec, SetupError, SetupErrors};
pub use stack::Stack;
pub use table::{EventsOrUndo, Table};
pub use windows::{
    OpenWindow, Opportunity, WINDOW_KINDS, WindowStops, closing_passes, leaves_no_choice, only_answer,
    opportunity,
};

/// The limits of the kernel. Reaching one is an error, never a hang.
pub mod limits {
    /// The number of seats at one table.
    pub const SEATS: usize = 8;
    /// The number of steps after one input at which a game counts as stuck.
    pub const STEPS_PER_INPUT: u32 = 10_000;
    /// The number of inputs that one game may take, including undos.
    pub const INPUTS_PER_GAME: usize = 100_000;
    /// The number of inputs that a seat can take back in a row.
    pub const UNDO_STEPS: usize = 64;
    /// How often answers may be changed, orders given and actions taken back until something is revealed or drawn.
    pub const CHANGES_OF_MIND: u32 = 64;
    /// The number of intermediate states that a film of one input keeps; beyond it, the oldest are left out.
    pub const FILM_STEPS_PER_INPUT: usize = 256;
    /// The number of characters in one journal line.
    pub const JOURNAL_LINE_CHARS: usize = 4_096;
}

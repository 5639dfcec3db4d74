//! Zombies!!!: a city that grows tile by tile, and a helicopter at its far end.
//!
//! How the game flows, and where to read about it:
//!
//! 1. [`setup`]: from options to the first state. [`rules`]: the options of one table. [`state`]: what lies
//!    on it.
//! 2. [`tiles`], [`map`]: the tiles as they are drawn, and the map that they form. `piles`: the stacks of
//!    tiles, which have no hidden order.
//! 3. [`flow`]: the procedures as a stack of frames. In the order of the game: `set_up` and `start`; `turn`
//!    with `tile` and `put`, `fight`, `draw`, `toll`, `movement`, `zombie_moves`, `discard`; `death`, `ride`,
//!    `ending`. Used by some boxes only: `jeep`, `duct`, `spell`, `fun_house`, `straightjacket`. When others
//!    may play: `window`; and what players left in advance: `ordering`. What rules and cards have in common:
//!    `deeds`.
//! 4. [`cards`]: the event cards, and how to add one. `flow::played`: a card that waits for replies.
//! 5. [`query`]: pure questions about a state.
//! 6. [`action`], [`event`], [`view`], [`resample`]: what players do, are told, see, and cannot know.
//! 7. [`scene`]: a table laid out by hand, for problems and tests.
//!
//! The rules and their ids are in `games/zombies/rulebook/en.md`.

pub mod action;
pub mod cards;
mod client;
pub mod event;
pub mod flow;
mod hand;
mod info;
pub mod map;
pub mod orders;
mod piles;
mod query;
mod resample;
pub mod rules;
pub mod scene;
pub mod setup;
mod state;
pub mod tiles;
pub mod view;
mod windows;

pub use action::{Action, Aim, Good, Pile, Roll};
pub use cards::Card;
pub use event::{Event, Notice};
pub use flow::ending::{Helicopter, Victory};
pub use flow::{ChanceQuestion, Moment, Question};
pub use orders::{Order, PassUntil, StandingPass};
pub use rules::Rules;
pub use setup::{OPTIONS, Setup};
pub use state::{Item, Lasting, MovementRoll, Ride, Until, Zombies};
pub use view::View;

/// All texts that players read, by language.
pub const TEXT_EN: &str = include_str!("../../text/en.ftl");
pub const TEXT_FR: &str = include_str!("../../text/fr.ftl");

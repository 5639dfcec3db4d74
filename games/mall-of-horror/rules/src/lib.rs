//! Mall of Horror: survivors share a mall with the dead and vote on who gets eaten.
//!
//! How the game flows, and where to read it:
//!
//! 1. [`setup`]: from options to the first state. [`state`]: what lies on the table.
//! 2. [`board`], [`characters`], [`cards`]: what is in the box.
//! 3. [`flow`]: the procedures as a stack of frames. In the order of the game: `placement` (set-up),
//!    `round` (the six phases), `vote` with its card `window`, `search` (the truck), `dice` (arrivals),
//!    `destinations`, `movement`, `attack`, `ending`.
//! 4. [`query`]: pure questions about a state.
//! 5. [`action`], [`event`], [`view`], [`resample`]: what players do, are told, see, and cannot know.
//! 6. [`scene`]: a table laid out by hand, for problems and tests.
//!
//! The rules and their ids are in `games/mall-of-horror/rulebook/en.md`.

pub mod action;
pub mod board;
pub mod cards;
pub mod characters;
pub mod event;
pub mod flow;
mod info;
pub mod orders;
mod query;
mod resample;
pub mod scene;
pub mod setup;
mod state;
pub mod view;
mod windows;

pub use action::{Action, Cards, Dice, Roll};
pub use board::{Place, PlaceSet};
pub use cards::Card;
pub use characters::{Fate, Role, RoleSet};
pub use event::{Event, Notice};
pub use flow::{ChanceQuestion, Phase, Purpose, Question};
pub use orders::{Occasion, Order};
pub use setup::{Colour, OPTIONS, Setup, ZombiePlayers};
pub use state::Mall;
pub use view::View;

/// All text that players read, by language.
pub const TEXT_EN: &str = include_str!("../../text/en.ftl");
pub const TEXT_FR: &str = include_str!("../../text/fr.ftl");

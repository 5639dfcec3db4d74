//! City of Horror: a city at night, four hours until the helicopter comes, and not enough antidotes.
//!
//! How the game flows, and where to read it:
//!
//! 1. [`setup`]: from options to the first state. [`editions`]: the switches between the two editions.
//!    [`state`]: what lies on the table.
//! 2. [`board`], [`characters`], [`cards`], [`invasion`]: what is in the box. [`pile`]: cards that lie
//!    face down, and who knows them.
//! 3. [`flow`]: the procedures as a stack of frames. In the order of the game: `set_up`, `placement`,
//!    `draft`; `turn`, `window` (everybody may act), `movement_cards`, `invasion`, `moves` with `movement`
//!    and `move_made`; `location` with `activation`, `vote`, `sacrifice`, `loss` and `sharing`; `ending` with
//!    `vaccination`. While one player decides: `decision`. Actions in a window: `free_actions` with
//!    `card_effects`, `powers`, `played` (answers to a card), `marker`, `explosion`, `fetch`,
//!    `promised_actions`. Agreements: `offers`, `bargain`, `terms`, `clauses` (what promises require),
//!    `verdicts` (whether they are kept), `payments`. Choices left in advance: `ordering`.
//! 4. [`deals`], [`orders`]: the types of offers, promises, and choices left in advance.
//! 5. [`query`]: pure questions about a state.
//! 6. [`action`], [`event`], [`view`], [`resample`]: what players do, are told, see, and cannot know.
//! 7. [`scene`]: a table laid out by hand, for problems and tests.
//!
//! The rules and their ids are in `games/city-of-horror/rulebook/en.md`.

pub mod action;
pub mod board;
pub mod cards;
pub mod characters;
pub mod deals;
pub mod editions;
pub mod event;
pub mod flow;
mod info;
pub mod invasion;
pub mod orders;
mod pile;
mod query;
mod resample;
pub mod scene;
mod sets;
pub mod setup;
mod state;
pub mod view;
mod windows;

pub use action::{Action, Aim, Canceller, Effect, Item, Roll};
pub use board::{Colour, Place, PlaceSet, Side, Slot};
pub use cards::{Card, CardSet, Food};
pub use characters::{Fate, Role, RoleSet};
pub use deals::{Case, Clause, Goods, Lasts, Offer, Party, Promise, Purpose, Scope, Ware, When};
pub use editions::{Edition, Promises, Rules, Switches};
pub use event::{Event, Notice};
pub use flow::{ChanceQuestion, Moment, Question};
pub use invasion::{InvasionDeck, Origin};
pub use orders::{Order, Orders};
pub use setup::{DealVisibility, OPTIONS, Setup, Sides};
pub use state::{Armory, City, DeckOrigin};
pub use view::View;

/// All text that players read, by language.
pub const TEXT_EN: &str = include_str!("../../text/en.ftl");
pub const TEXT_FR: &str = include_str!("../../text/fr.ftl");

//! Marvel Zombies: hungry heroes against a city that plays itself. In Hero Mode, Super-Heroes defend the
//! city.
//!
//! How the game flows, and where to read about it:
//!
//! 1. [`board`]: tiles, zones, doors; sight, range and distance. [`mission`]: missions as files, and their
//!    vocabulary.
//! 2. [`cast`]: heroes, leaders, kinds of enemies, citizens, danger levels. [`cards`]: spawn cards and
//!    traits. [`effects`]: what skills, traits and citizens do, one family per file.
//! 3. [`setup`]: from options to the first state. [`state`]: what lies on the table.
//! 4. [`flow`]: the procedures as a stack of frames, one per file.
//! 5. [`query`]: pure questions about a state. `public_facts`: its public facts.
//! 6. [`action`], [`event`], [`view`], [`resample`]: what players do, are told, see, and cannot know.
//! 7. [`scene`]: a table laid out by hand, for problems and tests.
//!
//! The rules and their ids are in `games/marvel-zombies/rulebook/en.md`.

pub mod action;
pub mod board;
pub mod cards;
pub mod cast;
pub mod effects;
pub mod event;
pub mod flow;
mod info;
pub mod mission;
mod public_facts;
mod query;
mod resample;
pub mod scene;
pub mod setup;
mod state;
pub mod view;
mod windows;

pub use action::{Action, Aim, Choice, Roll, Shares};
pub use board::{Door, DoorSet, Zone, ZoneSet};
pub use cards::{SpawnCard, Trait};
pub use cast::{Character, CitizenCard, Color, Kind, Level, Mode};
pub use effects::Effect;
pub use event::{Event, Notice};
pub use flow::{ChanceQuestion, Question};
pub use mission::Mission;
pub use setup::{OPTIONS, Setup};
pub use state::{Crowd, Hero, MarvelZombies, Phase};
pub use view::View;

/// All texts that players read, by language.
pub const TEXT_EN: &str = include_str!("../../text/en.ftl");
pub const TEXT_FR: &str = include_str!("../../text/fr.ftl");

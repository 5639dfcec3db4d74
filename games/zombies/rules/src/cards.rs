//! The event cards.
//!
//! # How to add a card
//!
//! `cargo xtask new-card NAME --like CARD` adds the card to every file that must know it; with `--asks` it
//! also writes a file for the card's own code. Then fill in the placeholders that tidy refuses. This is what
//! the command writes, and why:
//!
//! 1. **Entry.** Every kind of card is one entry of the [`list`], appended at its end: what is printed on the
//!    card, and what it *does*. [`playing`] checks timing, condition, cost and the one-card-per-round limit
//!    from the entry.
//! 2. **What it does.** If it does one of the things that many cards do ([`Does`]), the card needs no code
//!    beyond its entry. Otherwise the entry names a type that implements [`deed::Deed`]: `aims` lists
//!    everything the card may be aimed at, and `resolve` is its effect. Common deeds are in
//!    [`crate::flow::deeds`]: `send`, `put_zombie`, `collect`, `lose_life`, `gain_life`, `discard_item` …
//!    Each logs its event, so a card rarely needs an event of its own. Begin with `rule!("ZOM-C-…")`.
//! 3. **Follow-up questions.** `g.begin(stage)`, where the stage is a type that [rolls, asks or
//!    follows](stages), and a line of `stages!` below the list.
//! 4. **Walks and fights.** `g.begin(Movement::walk(..))` or `g.begin(Fight::on(..))`; they do the rest.
//! 5. **Lasting effects.** `does: Does::Lasts(Aims::Opponents, Lasts::NextTurn)` or, for a card that does
//!    other things as well, `deeds::last(g, Lasting { card, by, aim, until }, log)`; `Until` says how long.
//!    The entry also says what the effect changes in the meantime, `changes:
//!    Changes::of_target(&[Modifier::NotMoved])`, and what happens when it ends, `ends`. General rules never
//!    name a card: they ask `g.changed_for(Modifier::NotMoved, seat)`, and the answer names the rule of the
//!    card. A new kind of change is a [`Modifier`] and the line that asks for it.
//! 6. **Items.** Standing bonuses are `combat_bonus` and `move_bonus` of the entry. An item that is discarded
//!    for its effect resolves like a played card (`played.from` is `Source::Table`); an item that is never
//!    discarded has `does: Does::Stays`.
//! 7. **Texts and test.** Texts under the card's key (`there-you-are`, with `.about` and `.rules`), a row in
//!    both rulebooks, a script with a scene in `tests/rules/`, and a card face in the client.

mod changes;
pub(crate) mod deed;
mod does;
mod facts;
pub(crate) mod lasting;
mod list;
mod registry;

pub(crate) mod blasts;
pub(crate) mod clowns;
pub(crate) mod goods;
pub(crate) mod hands;
pub(crate) mod hordes;
pub(crate) mod journeys;
pub(crate) mod moves;
pub(crate) mod pages;
pub(crate) mod replies;
pub(crate) mod spells;
pub(crate) mod stacks;
pub(crate) mod weapons;

pub(crate) mod asking;
mod choosing;
pub(crate) mod playing;
pub(crate) mod stages;

pub use changes::{Changes, Ends, Modifier};
pub use does::{Aims, Destination, Does, HowMany, Lasts, Traveller, Where};
pub use facts::{CardKind, Condition, Cost, Facts, Family, Requirement, Target, Timing};
pub use list::{Card, N_CARDS, Stage, StageName};
pub(crate) use list::{aims, arrived, resolve};

impl Card {
    /// Bonus on its owner's combat rolls while it is in play.
    pub fn combat_bonus(self) -> i8 {
        self.facts().combat_bonus
    }

    /// Bonus on its owner's movement rolls while it is in play.
    pub fn move_bonus(self) -> i8 {
        self.facts().move_bonus
    }

    /// Whether it stays in front of its owner.
    pub fn is_item(self) -> bool {
        use CardKind::{
            Item, ItemCurse, ItemOneshot, ItemWeapon, ItemWeaponCharges, ItemWeaponOneshot, Page, Vehicle,
        };
        let kind = self.facts().kind;
        matches!(
            kind,
            Item | ItemCurse
                | ItemOneshot
                | ItemWeapon
                | ItemWeaponCharges
                | ItemWeaponOneshot
                | Page
                | Vehicle
        )
    }

    /// Whether this card is an item for cards that affect items. A page is not.
    pub fn is_takeable(self) -> bool {
        self.is_item() && self.facts().kind != CardKind::Page
    }
}

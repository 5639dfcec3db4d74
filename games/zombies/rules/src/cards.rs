//! The event cards.
//!
//! # How to add a card
//!
//! Every kind has its row in [`table`](self::FACTS) already: set, copies, kind, timings, place, condition,
//! target, cost, requirement and *family*. A family is a file of this folder, and the only place where
//! code of a card is written. Say the card is `ThereYouAre`, of the family `Journeys`:
//!
//! 1. **Legality.** Timing, condition, cost and one-card-a-round are tested by [`playing`] from the row;
//!    nothing to write. What the row cannot say goes into the family's `aims`: a card without an aim
//!    cannot be played (ZOM-9.17), and a kind that `aims` does not know has none.
//! 2. **Targets.** `journeys::aims(g, card, seat, key, out)` calls `out` with every [`Aim`] the card may
//!    be played with: `Aim::Nothing` where it needs none, `Aim::Player(b)`, `Aim::Building(b)` … The aim is
//!    public before replies (ZOM-10.17), and tried again before the effect (ZOM-10.21). Choices that are
//!    sets of squares, or that the target makes, are asked later (step 4).
//! 3. **Effect.** `journeys::resolve(g, played, key, log)` does it. Common deeds are in [`crate::flow::deeds`]:
//!    `send`, `put_zombie`, `collect`, `lose_life`, `gain_life`, `discard_item`, `draw` … Each logs its
//!    event, so a card rarely needs one of its own. Begin with `rule!("ZOM-C-…")`.
//! 4. **Asking on.** Push an [`Effect`](crate::flow::Effect) frame: `Effect::of(played)`, with `who` is asked
//!    and whatever must be remembered in `stage`, `n`, `dice`, `square`. Its family then says, by `card`
//!    and `stage`: `step` (go on by itself, or `Step::Waits`), `toss` (what chance is asked, if it is),
//!    `rolled` (its answer), `choices` (every aim that may be picked), `may_stop` (whether `Enough` is an
//!    answer), `chosen` (the pick, or `None` for `Enough`). A family that never asks takes them from
//!    [`quiet`]. A choice that is none is not asked: `step` makes it. An effect is over by `g.done()`.
//! 5. **Walks and fights.** Push `Frame::Movement(Movement::walk(..))` or `Frame::Fight(..)`; they do the rest.
//! 6. **Lasting.** `deeds::last(g, Lasting { card, by, aim, until }, log)`, and ask [`crate::query`] where the
//!    rule is applied: `g.lasts(Card::Fear)`, `g.lasts_on(Card::Fear, seat)`. `Until` says how long.
//! 7. **Items.** Standing bonuses are [`Card::combat_bonus`] and [`Card::move_bonus`]; an item that is
//!    discarded for its effect goes through `aims` and `resolve` like a played card (`played.from` is
//!    `Source::Table`).
//! 8. **Test** in `tests/rules/cards_<set>.rs`, a script with a scene; **text** in `text/*.ftl`, by
//!    the word of the card (`there-you-are`, with `.about` and `.rules`).

mod facts;
mod kinds;
mod table;

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

mod bonuses;
mod choosing;
pub(crate) mod dispatch;
pub(crate) mod playing;
mod quiet;
mod themes;

pub use facts::{CardKind, Condition, Cost, Facts, Family, Requirement, Target, Timing};
pub use kinds::{Card, N_CARDS};

use facts::PLAIN;
use table::FACTS;

impl Card {
    pub fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// It stays in front of its owner.
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

    /// Items that cards speak of: a page is none.
    pub fn is_takeable(self) -> bool {
        self.is_item() && self.facts().kind != CardKind::Page
    }
}

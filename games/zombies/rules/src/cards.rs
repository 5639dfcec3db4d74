//! The event cards.
//!
//! # How to add a card
//!
//! Every kind is one entry of [`list`], appended at its end: set, copies, kind, timings, place, condition,
//! target, cost, requirement and *family*. Where `does` says what the card does ([`Does`]), the entry is all
//! the code there is, and what follows is 6 and 8. Otherwise its family does it: a file of this folder, and the
//! only place where code of a card is written. Say the card is `ThereYouAre`, of the family `Journeys`:
//!
//! 1. **Legality.** Timing, condition, cost and one-card-a-round are tested by [`playing`] from the entry;
//!    nothing to write. What the entry cannot say goes into the family's `aims`: a card without an aim
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
//! 6. **Lasting.** `does: Does::Lasts(Aims::Opponents, Lasts::NextTurn)`, or, beside other deeds,
//!    `deeds::last(g, Lasting { card, by, aim, until }, log)`; `Until` says how long. What the
//!    effect changes meanwhile stands in the entry, `changes: Changes::of_target(&[Modifier::NotMoved])`, and
//!    so does what its end does, `ends`. General rules never name a card: they ask
//!    `g.changed_for(Modifier::NotMoved, seat)`, and the answer names the rule of the card. A change of a new
//!    kind is a [`Modifier`] and the line that asks for it. `g.lasts_on(Card::Running, seat)` is for the file
//!    of the card.
//! 7. **Items.** Standing bonuses are `combat_bonus` and `move_bonus` of the entry; an item that is discarded
//!    for its effect goes through `aims` and `resolve` like a played card (`played.from` is `Source::Table`).
//! 8. **Test** in `tests/rules/cards_<set>.rs`, a script with a scene; **text** in `text/*.ftl`, by
//!    the word of the card (`there-you-are`, with `.about` and `.rules`).

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
    /// On combat rolls of its owner, while it is in play.
    pub fn combat_bonus(self) -> i8 {
        self.facts().combat_bonus
    }

    /// On movement rolls of its owner, while it is in play.
    pub fn move_bonus(self) -> i8 {
        self.facts().move_bonus
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

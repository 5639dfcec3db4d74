//! The stages at which cards ask something after they took effect: they ask chance for dice, or a player for a choice.
//!
//! A stage is a type in the file of its card, with fields for what must be remembered. It implements
//! [`Rolls`], [`Asks`] or [`Follows`], none of which has default methods, and is one line of
//! [`Stage`](super::Stage) in the list of cards. `g.begin(stage)` begins it; it continues with
//! `g.go_on_as(next)` and ends with `g.done()`.

use table::{Log, Refusal, RulesKey, Seat, Step};

use super::Card;
use super::choosing::first_of;
use crate::action::Roll;
use crate::flow::ChanceQuestion;
use crate::{Aim, Zombies};

/// The player who is asked, the card that asks, and what the card is aimed at. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    pub seat: Seat,
    pub card: Card,
    pub aim: Aim,
}

/// A stage at which chance decides.
pub(crate) trait Rolls: Copy {
    /// The player for whom chance decides, and the card.
    fn asked(&self) -> Asked;

    /// The question to chance, if [`step`](Rolls::step) waits.
    fn chance_question(&self, g: &Zombies) -> ChanceQuestion;

    /// Goes on without asking, or waits for chance.
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step;

    /// Takes an answer of the kind that was asked for, or refuses an answer that chance could not have given.
    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal>;
}

/// A stage at which a player picks something.
pub(crate) trait Asks: Copy {
    /// Whether the others see what is picked.
    const PICKS: Picks;

    /// The player who is asked, and the card that asks.
    fn asked(&self) -> Asked;

    /// Goes on without asking if there is nothing to choose ([`settle`]), or waits.
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step;

    /// Calls `out` with everything that may be picked.
    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim));

    /// Whether the player may stop picking, with `Enough`.
    fn may_stop(&self, g: &Zombies) -> bool;

    /// Takes one of the choices, or `None` for `Enough`.
    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>);
}

/// A stage that asks nobody: it runs once everything before it has been done and judged.
pub(crate) trait Follows: Copy {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Picks {
    Openly,
    /// Nobody else learns what was picked.
    InSecret,
}

/// The usual [step](Asks::step): ends the stage if there is nothing to choose, and takes a single choice
/// without asking.
pub(crate) fn settle(stage: impl Asks, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    match first_of(|out| stage.choices(g, key, out)) {
        (None, _) => g.done(),
        (only, 1) if !stage.may_stop(g) => {
            stage.picked(g, only, key, log);
            Step::Ran
        }
        _ => Step::Waits,
    }
}

//! The stages at which cards ask on after they took effect: chance for dice, or a player for a choice.
//!
//! A stage is a type in the file of its card, with fields for what must be remembered. It implements [`Rolls`],
//! [`Asks`] or [`Follows`], none of which has a default, and is one line of [`Stage`](super::Stage) in the list of
//! cards. `g.begin(stage)` begins it, and it goes on by `g.go_on_as(next)` or is over by `g.done()`.

use table::{Log, Refusal, RulesKey, Seat, Step};

use super::Card;
use super::choosing::first_of;
use crate::action::Roll;
use crate::flow::ChanceQuestion;
use crate::{Aim, Zombies};

/// The player who is asked, for which card, and what the card is aimed at. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    pub seat: Seat,
    pub card: Card,
    pub aim: Aim,
}

/// A stage at which chance decides.
pub(crate) trait Rolls: Copy {
    /// For whom, which card.
    fn asked(&self) -> Asked;

    /// What chance is asked, where [`step`](Rolls::step) waits.
    fn toss(&self, g: &Zombies) -> ChanceQuestion;

    /// Goes on by itself, or waits for chance.
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step;

    /// Takes an answer of the kind that was asked for, or refuses one that chance could not have given.
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

    /// The player who is asked, and for which card.
    fn asked(&self) -> Asked;

    /// Goes on by itself where there is nothing to choose ([`settle`]), or waits.
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step;

    /// Calls `out` with everything that may be picked.
    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim));

    /// Whether nothing, or nothing more, may be picked: `Enough`.
    fn may_stop(&self, g: &Zombies) -> bool;

    /// Takes one of the choices, or `None` for `Enough`.
    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>);
}

/// A stage that asks nobody: it follows once what came before it has been done and judged.
pub(crate) trait Follows: Copy {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Picks {
    Openly,
    /// Nobody else learns what was picked.
    InSecret,
}

/// The usual [step](Asks::step): without a choice the stage is over, and a choice that is none is not asked.
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

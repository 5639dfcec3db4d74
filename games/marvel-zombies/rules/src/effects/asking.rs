//! Effects that ask something or roll dice of their own when they are used. They are procedures, too.

use table::{AsksBoth, AsksSeats, Chance, Log, PendingOf, Procedure, Refusal, RulesKey, Seat, Step, frames};

use super::fell::Fell;
use super::lure::Lure;
use super::pick_dice::PickDice;
use super::ward::WardRoll;
use crate::MarvelZombies;
use crate::action::{Action, Roll};

frames! {
    /// An effect that asks something.
    pub enum Asking of MarvelZombies {
        PickDice(PickDice) asks seats,
        Lure(Lure) asks seats,
        WardRoll(WardRoll) asks chance,
        Fell(Fell) asks seats,
    }
}

impl AsksSeats<MarvelZombies> for Asking {
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        Procedure::step(self, g, key, log)
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        Procedure::pending(self, g)
    }

    fn legal(&self, g: &MarvelZombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        Procedure::legal(self, g, seat, key, out);
    }

    fn thinkable(&self, g: &MarvelZombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        Procedure::thinkable(self, g, seat, key, out);
    }

    fn act(
        self,
        g: &mut MarvelZombies,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        Procedure::act(self, g, seat, action, key, log)
    }
}

impl AsksBoth<MarvelZombies> for Asking {
    fn roll(&self, g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Procedure::roll(self, g, key, chance)
    }

    fn rolled(
        self,
        g: &mut MarvelZombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        Procedure::rolled(self, g, roll, key, log)
    }
}

//! A card asks on: what it asks, and what the answers mean, its family says.

use table::{AsksBoth, AsksSeats, Chance, Log, PendingOf, Refusal, RulesKey, Seat, Step};

use super::{Due, Played};
use crate::action::Roll;
use crate::cards::dispatch;
use crate::map::Square;
use crate::{Action, Aim, Card, Zombies};

/// A card asks on. What the fields mean is said by the family of the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effect {
    pub card: Card,
    /// Whose card it is.
    pub by: Seat,
    pub aim: Aim,
    /// Who is asked.
    pub who: Seat,
    pub stage: u8,
    /// What is left to do.
    pub n: u8,
    /// Dice, or other small numbers.
    pub dice: [u8; 2],
    pub square: Option<Square>,
    pub due: Due,
}

impl Effect {
    pub fn of(played: &Played) -> Effect {
        Effect { card: played.card, by: played.by, aim: played.aim, who: played.by, ..Effect::default() }
    }
}

impl AsksSeats<Zombies> for Effect {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        dispatch::step(g, self, key, log)
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        dispatch::pending(g, self)
    }

    fn legal(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        dispatch::legal(g, self, seat, key, out);
    }

    fn thinkable(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut Zombies,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        dispatch::act(g, self, seat, action, key, log)
    }
}

impl AsksBoth<Zombies> for Effect {
    fn roll(&self, g: &Zombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        dispatch::roll(g, self, key, chance)
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        dispatch::rolled(g, self, roll, key, log)
    }
}

//! Cotton Candy: adds one to a roll that was made.

use table::{Log, RulesKey, Seat, rule};

use crate::cards::deed::Deed;
use crate::flow::{Frame, Played, Turn, TurnStep};
use crate::state::MovementRoll;
use crate::{Aim, Zombies};

pub(crate) struct Candy;

impl Deed for Candy {
    fn aims(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Nothing);
    }

    /// The roll lies below the window in which the card was played. Such a window opens for dice that the
    /// rules ask for, never for dice that cards ask for.
    fn resolve(&self, g: &mut Zombies, _played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z7-04");
        match g.stack.iter_mut().rev().nth(2) {
            Some(Frame::Fight(fight)) => fight.from_cards += 1,
            Some(Frame::Put(put)) => put.zombies = put.zombies.map(|n| n + 1),
            Some(Frame::Spell(spell)) => spell.die = spell.die.map(|die| die + 1),
            Some(Frame::Turn(Turn { next: TurnStep::Jacket })) => {
                g.turn.jacket_die = g.turn.jacket_die.map(|die| die + 1)
            }
            Some(Frame::Turn(Turn { next: TurnStep::Zombies })) => g.turn.zombie_die += 1,
            Some(Frame::Turn(_)) => {
                if let MovementRoll::Rolled { plus, .. } = &mut g.turn.movement {
                    *plus += 1;
                }
            }
            _ => {}
        }
    }
}

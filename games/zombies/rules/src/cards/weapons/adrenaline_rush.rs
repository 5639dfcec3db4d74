//! Adrenaline Rush: doubles a movement roll, or adds two in a fight.

use table::{Log, RulesKey, Seat, rule};

use crate::cards::deed::Deed;
use crate::cards::{Lasts, lasting};
use crate::flow::{Frame, Moment, Played};
use crate::state::MovementRoll;
use crate::{Aim, Zombies};

pub(crate) struct AdrenalineRush;

impl Deed for AdrenalineRush {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if is_of_use(g, seat) {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z1-01");
        let is_in_fight = g.with_fight(played.by, |fight| fight.from_cards += 2);
        if !is_in_fight {
            lasting::begin(g, played, Lasts::OneTurn, log);
        }
    }
}

/// ZOM-C-Z1-01: the card needs a movement roll to double, before or after it is made, or a fight. Its timing
/// says when it can be played.
fn is_of_use(g: &Zombies, seat: Seat) -> bool {
    match g.stack.top() {
        Some(Frame::Window(window)) if window.is_at(Moment::BeforeMovementRoll) => {
            g.turn.movement == MovementRoll::NotYet && g.may_roll_for_movement(seat)
        }
        Some(Frame::Window(_)) => matches!(g.turn.movement, MovementRoll::Rolled { .. }),
        _ => true,
    }
}

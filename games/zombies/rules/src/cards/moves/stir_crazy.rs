//! Stir Crazy: the target says how far to walk, and the player of the card says where.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Frame, Movement};
use crate::state::Lasting;
use crate::{Aim, Zombies};

/// If the card lasts on the active player, and the roll lets that player walk at all, that player is asked
/// how many squares to walk.
pub(super) fn movement_begins(g: &mut Zombies) {
    if let Some(squares) = asks_first(g) {
        rule!("ZOM-C-Z8-02");
        g.begin(squares);
    }
}

pub(super) fn asks_first(g: &Zombies) -> Option<Squares> {
    let mover = g.active;
    let &Lasting { by, .. } = g.effect_on(Card::StirCrazy, mover)?;
    let at_most = g.squares_left(mover);
    (at_most > 0).then_some(Squares { by, mover, at_most })
}

/// Asks how many squares to walk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Squares {
    by: Seat,
    mover: Seat,
    at_most: u8,
}

impl Asks for Squares {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.mover, card: Card::StirCrazy, aim: Aim::Player(self.mover) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, _g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        (0..=self.at_most).for_each(|squares| out(Aim::Number(squares)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Some(Aim::Number(squares)) = aim else { return };
        // The rest of the movement is lost: only actions that cost no square may follow.
        g.turn.walked = g.allowance(self.mover);
        let walk = Movement::walk(self.mover, self.by, squares);
        g.go_on_as(Frame::Movement(Movement { forced_by: Some(Card::StirCrazy), ..walk }));
    }
}

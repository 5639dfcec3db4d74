//! The Sickle: a second dog is driven off.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Fight, deeds};
use crate::map::Square;
use crate::tiles::Figure;
use crate::{Aim, Zombies};

/// ZOM-C-Z4-12: the Sickle was used, so a second dog goes to a neighbouring square.
pub(crate) fn drive_off(g: &mut Zombies, fight: &Fight) {
    let Fight { seat, at, .. } = *fight;
    if fight.item == Some(Card::Sickle) && g.map.n_figures(at) > 1 {
        rule!("ZOM-C-Z4-12");
        g.begin(DriveOff { seat, from: at });
    }
}

/// Asks where the dog goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DriveOff {
    seat: Seat,
    from: Square,
}

impl Asks for DriveOff {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.seat, card: Card::Sickle, aim: Aim::Nothing }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        g.map.zombie_steps(self.from, Figure::Dog).into_iter().for_each(|to| out(Aim::Square(to)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        g.done();
        if let Some(Aim::Square(to)) = aim {
            deeds::move_figure(g, self.from, to, log);
        }
    }
}

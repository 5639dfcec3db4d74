//! Important Clown Business: everybody gives a clown back, and the clowns go onto the carnival.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Played, deeds};
use crate::tiles::Figure;
use crate::{Aim, Zombies};

pub(crate) struct Business;

impl Deed for Business {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.seats().any(|other| n_clowns(g, other) > 0) {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z7-06");
        let mut left = 0;
        for seat in g.seats() {
            if n_clowns(g, seat) > 0 {
                deeds::give_back(g, seat, Figure::Clown, 1, log);
                left += 1;
            }
        }
        g.begin(PutClown { by: played.by, left });
    }
}

/// How many clowns a player has collected.
fn n_clowns(g: &Zombies, seat: Seat) -> u8 {
    g.player(seat).kills[Figure::Clown.index()]
}

/// Asks where the next clown goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PutClown {
    by: Seat,
    left: u8,
}

impl Asks for PutClown {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::Business, aim: Aim::Nothing }
    }

    /// Clowns that find no room stay in the supply.
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        match self.left {
            0 => g.done(),
            _ => settle(self, g, key, log),
        }
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let carnival = g.map.spots().flat_map(|spot| g.map.room_on(spot, Figure::Clown));
        carnival.for_each(|at| out(Aim::Square(at)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(at)) = aim else { return };
        g.go_on_as(PutClown { left: self.left - 1, ..self });
        deeds::put_figure(g, at, Figure::Clown, log);
    }
}

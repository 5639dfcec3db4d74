//! Flood: everybody below comes up.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Follows, Picks, settle};
use crate::event::Event;
use crate::flow::{Played, deeds};
use crate::{Aim, Zombies};

pub(crate) struct Flood;

impl Deed for Flood {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.seats().any(|other| g.player(other).is_below) {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, _played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z6-06");
        g.begin(Rise);
    }
}

/// The next player below comes up, starting with the active player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rise;

impl Follows for Rise {
    fn step(self, g: &mut Zombies, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let is_below = |seat: &Seat| g.player(*seat).is_below;
        let Some(seat) = g.active.clockwise(usize::from(g.n_seats)).find(is_below) else {
            return g.done();
        };
        if g.map.is_walkable(g.player(seat).at) {
            g.players[seat.index()].is_below = false;
            log.event(Event::CameUp { seat });
        } else {
            g.go_on_as(Street { seat });
        }
        Step::Ran
    }
}

/// Asks which neighbouring street square this player comes up on, since the square above is not walkable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Street {
    seat: Seat,
}

impl Asks for Street {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.seat, card: Card::Flood, aim: Aim::Nothing }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        rule!("ZOM-11.12");
        rule!("ZOM-11.17");
        let streets = g.map.nearest_streets(g.player(self.seat).at);
        streets.into_iter().for_each(|at| out(Aim::Square(at)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(to)) = aim else { return };
        g.go_on_as(Rise);
        deeds::put_pawn(g, self.seat, to, log);
    }
}

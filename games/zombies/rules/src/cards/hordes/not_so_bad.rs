//! This Isn't So Bad: two zombies go anywhere.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Played, deeds};
use crate::map::Square;
use crate::{Aim, Zombies};

/// ZOM-C-Z1-23: how many zombies move.
const ZOMBIES: u8 = 2;

pub(crate) struct NotSoBad;

impl Deed for NotSoBad {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.map.has_figures() {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z1-23");
        g.begin(PickUp { by: played.by, left: ZOMBIES });
    }
}

fn asked(seat: Seat) -> Asked {
    Asked { seat, card: Card::NotSoBad, aim: Aim::Nothing }
}

/// Asks which zombie moves next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickUp {
    by: Seat,
    left: u8,
}

impl Asks for PickUp {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.by)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        match self.left {
            0 => g.done(),
            _ => settle(self, g, key, log),
        }
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let may_move = g.map.figures().filter(|(at, _)| has_other_place(g, *at));
        may_move.for_each(|(at, _)| out(Aim::Square(at)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(from)) = aim else { return };
        g.go_on_as(PutDown { by: self.by, from, left: self.left });
    }
}

/// Asks where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PutDown {
    by: Seat,
    from: Square,
    left: u8,
}

impl Asks for PutDown {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.by)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        other_places(g, self.from).for_each(|to| out(Aim::Square(to)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(to)) = aim else { return };
        g.go_on_as(PickUp { by: self.by, left: self.left - 1 });
        deeds::move_figure(g, self.from, to, log);
    }
}

fn other_places(g: &Zombies, from: Square) -> impl Iterator<Item = Square> + '_ {
    let figure = g.map.figure(from).unwrap_or_default();
    let tiles = g.map.spots().flat_map(move |spot| g.map.room_on(spot, figure));
    tiles.filter(move |to| *to != from)
}

fn has_other_place(g: &Zombies, from: Square) -> bool {
    let figure = g.map.figure(from).unwrap_or_default();
    g.map.spots().any(|spot| g.map.room_on(spot, figure).any(|to| to != from))
}

//! It Was Here: a helipad is moved to another place.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::event::Event;
use crate::flow::{Played, tile};
use crate::map::{Placement, Spot};
use crate::{Aim, Zombies};

pub(crate) struct ItWasHere;

impl Deed for ItWasHere {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let movable = g.map.helipads().filter(|helipad| g.map.may_move_helipad(*helipad));
        movable.for_each(|helipad| out(Aim::Tile(helipad)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Tile(helipad) = played.aim else { return };
        rule!("ZOM-C-Z6-10");
        g.begin(Place { by: played.by, helipad });
    }
}

/// Asks where the helipad goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    by: Seat,
    helipad: Spot,
}

impl Asks for Place {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::ItWasHere, aim: Aim::Tile(self.helipad) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let mut places = Vec::new();
        g.map.placements_of_moved_helipad(self.helipad, &mut places);
        places.into_iter().for_each(|Placement { cell, turn }| out(Aim::Place(cell, turn)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    /// The move may close the map, which does not cost anybody a turn.
    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Place(cell, turn)) = aim else { return };
        g.done();
        g.map.move_helipad(self.helipad, Placement { cell, turn });
        log.event(Event::TileMoved { seat: self.by, spot: self.helipad, cell, turn });
        tile::close(g, self.by, log);
    }
}

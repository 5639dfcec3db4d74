//! Barricade the Door: all zombies in a building are driven out.

use table::{Log, RulesKey, Seat, Step, rule};

use super::moved::may_go;
use super::occupied_in;
use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Played, deeds};
use crate::map::{Building, Reach, Square, Way};
use crate::{Aim, Zombies};

pub(crate) struct Barricade;

impl Deed for Barricade {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if let Some(building) = g.map.building_of(g.player(seat).at)
            && !ways_out(g, building).is_empty()
        {
            out(Aim::Building(building));
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Building(building) = played.aim else { return };
        rule!("ZOM-C-Z3-03");
        g.begin(DriveOut { by: played.by, building });
    }
}

/// ZOM-C-Z3-03: for every zombie in a building, the nearest squares outside.
fn ways_out(g: &Zombies, building: Building) -> Vec<(Square, Square)> {
    let mut ways = Vec::new();
    for from in occupied_in(g, building) {
        let mut reach = Reach::default();
        reach.walk(&g.map, from, u16::MAX, |_, _| Way::Open);
        let is_out = |to: Square| g.map.building_of(to) != Some(building) && may_go(g, from, to);
        let mut outside = reach.found().iter().filter(|found| is_out(found.square)).peekable();
        let nearest = outside.peek().map(|found| found.steps);
        ways.extend(
            outside.take_while(|found| Some(found.steps) == nearest).map(|found| (from, found.square)),
        );
    }
    ways
}

/// Asks which zombie goes out next, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DriveOut {
    by: Seat,
    building: Building,
}

impl Asks for DriveOut {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::Barricade, aim: Aim::Building(self.building) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        ways_out(g, self.building).into_iter().for_each(|(from, to)| out(Aim::Way(from, to)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Way(from, to)) = aim else { return };
        deeds::move_figure(g, from, to, log);
    }
}

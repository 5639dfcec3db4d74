//! Mine Field: a die decides how many zombies on the roads of a tile are hit.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::hit_next;
use crate::action::Roll;
use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, Rolls};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Played, deeds};
use crate::map::{Spot, Square};
use crate::{Aim, Zombies};

pub(crate) struct MineField;

impl Deed for MineField {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let with_target = g.map.spots().filter(|spot| on_road(g, *spot).next().is_some());
        with_target.for_each(|spot| out(Aim::Tile(spot)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Tile(tile) = played.aim else { return };
        rule!("ZOM-C-Z2-09");
        g.begin(Throw { by: played.by, tile });
    }
}

/// ZOM-C-Z2-09: the zombies that a mine can hit.
fn on_road(g: &Zombies, tile: Spot) -> impl Iterator<Item = Square> + '_ {
    g.map.occupied(tile).filter(|at| g.map.is_street(*at))
}

fn asked(seat: Seat, tile: Spot) -> Asked {
    Asked { seat, card: Card::MineField, aim: Aim::Tile(tile) }
}

/// The die that says how many are hit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw {
    by: Seat,
    tile: Spot,
}

impl Rolls for Throw {
    fn asked(&self) -> Asked {
        asked(self.by, self.tile)
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.by, card: Card::MineField }
    }

    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let Roll::Die(die) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        let Throw { by, tile } = self;
        log.event(Event::DieRolled { seat: by, card: Card::MineField, die });
        g.go_on_as(Pick { by, tile, left: g.die_of(by, die) as u8 });
        Ok(())
    }
}

/// Asks which zombie is hit next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pick {
    by: Seat,
    tile: Spot,
    left: u8,
}

impl Asks for Pick {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.by, self.tile)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        hit_next(self, self.left, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        on_road(g, self.tile).for_each(|at| out(Aim::Square(at)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(at)) = aim else { return };
        g.go_on_as(Pick { left: self.left - 1, ..self });
        deeds::collect(g, self.by, at, log);
    }
}

//! Return to Sender: an opponent is put out of the Cabin.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::choosing::aim_at_opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Played, deeds};
use crate::map::Spot;
use crate::tiles::Tile;
use crate::{Aim, Zombies};

pub(crate) struct PageReturn;

impl Deed for PageReturn {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        aim_at_opponents(g, seat, |other| g.may_be_moved(other) && cabin_around(g, other).is_some(), out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z4-19");
        g.begin(PutOut { by: played.by, target });
    }
}

/// The tile of the Cabin, if this player is inside it.
fn cabin_around(g: &Zombies, seat: Seat) -> Option<Spot> {
    let at = g.player(seat).at;
    (g.map.tile(at.spot()) == Tile::Cabin && g.map.is_inside(at)).then_some(at.spot())
}

/// Asks which square of the tile the opponent goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PutOut {
    by: Seat,
    target: Seat,
}

impl Asks for PutOut {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::PageReturn, aim: Aim::Player(self.target) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let outside = cabin_around(g, self.target).map(|spot| g.map.outside(spot));
        outside.into_iter().flatten().for_each(|at| out(Aim::Square(at)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(to)) = aim else { return };
        g.done();
        deeds::put_pawn(g, self.target, to, log);
    }
}

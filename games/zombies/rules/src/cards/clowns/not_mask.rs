//! That's not a mask!: an opponent and a clown of the Big Top change places.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::choosing::aim_at_opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Played, deeds, start};
use crate::map::Square;
use crate::tiles::Figure;
use crate::{Aim, Zombies};

pub(crate) struct NotMask;

impl Deed for NotMask {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        aim_at_opponents(
            g,
            seat,
            |other| g.may_be_moved(other) && clowns_to_swap(g, other).next().is_some(),
            out,
        );
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z7-10");
        g.begin(PickClown { by: played.by, target });
    }
}

/// ZOM-C-Z7-10: the clowns of the Big Top that a player could change places with.
fn clowns_to_swap(g: &Zombies, seat: Seat) -> impl Iterator<Item = Square> + '_ {
    let here = g.player(seat).at;
    let big_top = g.map.spots().filter(|spot| g.map.tile(*spot).is_big_top());
    let clowns_to_swap = big_top.flat_map(|spot| g.map.occupied(spot));
    clowns_to_swap.filter(move |at| *at != here && start::may_be_sent(g, seat, *at))
}

/// Asks which clown changes places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickClown {
    by: Seat,
    target: Seat,
}

impl Asks for PickClown {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::NotMask, aim: Aim::Player(self.target) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        clowns_to_swap(g, self.target).for_each(|at| out(Aim::Square(at)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    /// Each takes the other's square, if the clown may stand there. A player in the sewers is below the city,
    /// where no clown goes.
    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(clown_at)) = aim else { return };
        g.done();
        let from = g.player(self.target).at;
        if g.map.has_room(from, Figure::Clown) {
            deeds::move_figure(g, clown_at, from, log);
        } else {
            deeds::remove_figure(g, clown_at, log);
        }
        deeds::put_pawn(g, self.target, clown_at, log);
    }
}

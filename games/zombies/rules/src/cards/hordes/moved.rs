//! Zombies moved by cards, by one square or to a player. Effects on step 6 do not hinder them.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::choosing::aim_at_opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Played, deeds};
use crate::map::Square;
use crate::{Aim, Zombies};

/// Whether the zombie on `from`, if there is one, can stand on `to`.
pub(super) fn may_go(g: &Zombies, from: Square, to: Square) -> bool {
    from != to && g.map.figure(from).is_some_and(|figure| g.map.has_room(to, figure))
}

pub(crate) struct Newspaper;

impl Deed for Newspaper {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let player = g.player(seat);
        if player.is_below {
            return;
        }
        let above = g.seats().filter(|other| !g.player(*other).is_below);
        let mut squares: Vec<Square> = above.map(|other| g.player(other).at).collect();
        squares.retain(|to| may_go(g, player.at, *to));
        squares.sort_unstable();
        squares.dedup();
        squares.into_iter().for_each(|to| out(Aim::Way(player.at, to)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Way(from, to) = played.aim else { return };
        rule!("ZOM-C-Z4-11");
        deeds::move_figure(g, from, to, log);
    }
}

pub(crate) struct NoBrainsHere;

impl Deed for NoBrainsHere {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        aim_at_opponents(g, seat, |other| chased_to(g, other).next().is_some(), out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z2-10");
        g.begin(Chase { by: played.by, target });
    }
}

/// ZOM-C-Z2-10: the squares that the zombie on a player's square can be moved to.
fn chased_to(g: &Zombies, seat: Seat) -> impl Iterator<Item = Square> + '_ {
    let player = g.player(seat);
    let from = player.at;
    let steps = if player.is_below { Default::default() } else { g.map.steps(from) };
    steps.into_iter().filter(move |to| may_go(g, from, *to))
}

/// Asks where the zombie goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chase {
    by: Seat,
    target: Seat,
}

impl Asks for Chase {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::NoBrainsHere, aim: Aim::Player(self.target) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        chased_to(g, self.target).for_each(|to| out(Aim::Square(to)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(to)) = aim else { return };
        g.done();
        deeds::move_figure(g, g.player(self.target).at, to, log);
    }
}

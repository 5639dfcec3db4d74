//! The zombies of a tile are driven to a neighbouring tile.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::choosing::first_of;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks};
use crate::flow::{Played, deeds};
use crate::map::{Spot, Square};
use crate::tiles::{Figure, Tile};
use crate::{Aim, Zombies};

pub(crate) struct DidYouHear;

impl Deed for DidYouHear {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        tiles_beside_zombies(g, g.player(seat).at.spot(), out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z35-01");
        begin(g, played);
    }
}

pub(crate) struct BadZombie;

impl Deed for BadZombie {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let spot = g.player(seat).at.spot();
        if !is_refuge(g, spot) {
            tiles_beside_zombies(g, spot, out);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z4-02");
        begin(g, played);
    }
}

fn tiles_beside_zombies(g: &Zombies, spot: Spot, out: &mut dyn FnMut(Aim)) {
    if g.map.n_figures_on(spot) > 0 {
        g.map.neighbours(spot).for_each(|beside| out(Aim::Tile(beside)));
    }
}

/// ZOM-C-Z4-02: a tile where zombies stay.
fn is_refuge(g: &Zombies, spot: Spot) -> bool {
    let tile = g.map.tile(spot);
    tile == Tile::Cabin || tile.is_helipad()
}

fn begin(g: &mut Zombies, played: &Played) {
    let Played { card, by, aim, .. } = *played;
    let Aim::Tile(to) = aim else { return };
    g.begin(Drive { card, by, to });
}

/// Asks which zombie on the player's tile moves next, and to which square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drive {
    card: Card,
    by: Seat,
    to: Spot,
}

impl Asks for Drive {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: self.card, aim: Aim::Tile(self.to) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        match first_of(|out| self.choices(g, key, out)) {
            (None, _) => {
                g.done();
                self.leave_rest(g, log);
            }
            (first, n_choices) if n_choices == 1 || self.is_forced(g, n_choices) => {
                self.picked(g, first, key, log);
            }
            _ => return Step::Waits,
        }
        Step::Ran
    }

    /// Offers one figure of each kind on the tile.
    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let from = g.player(self.by).at.spot();
        for figure in Figure::ALL {
            let first = g.map.occupied(from).find(|at| g.map.figure(*at) == Some(figure));
            let ways =
                first.into_iter().flat_map(|at| g.map.room_on(self.to, figure).map(move |to| (at, to)));
            ways.for_each(|(at, to): (Square, Square)| out(Aim::Way(at, to)));
        }
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Way(from, to)) = aim else { return };
        deeds::move_figure(g, from, to, log);
    }
}

impl Drive {
    /// There is nothing to choose if zombies of one kind fill the other tile. Dogs may share a square.
    fn is_forced(&self, g: &Zombies, n_choices: usize) -> bool {
        let own = g.map.occupied(g.player(self.by).at.spot());
        let mut figures = own.filter_map(|at| g.map.figure(at));
        let first = figures.next();
        n_choices <= usize::from(own.len())
            && first != Some(Figure::Dog)
            && figures.all(|figure| Some(figure) == first)
    }

    /// Figures that do not fit go to the supply.
    fn leave_rest(&self, g: &mut Zombies, log: &mut impl Log<Zombies>) {
        for at in g.map.occupied(g.player(self.by).at.spot()) {
            while g.map.has_figure(at) {
                deeds::remove_figure(g, at, log);
            }
        }
    }
}

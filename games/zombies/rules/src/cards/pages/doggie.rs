//! Here Doggie!: dogs fill the Pet Cemetery as soon as the page is in play.

use table::{Log, RulesKey, Seat, rule};

use crate::cards::deed::Deed;
use crate::flow::{Frame, Played, Put};
use crate::map::Spot;
use crate::tiles::{Figure, Tile};
use crate::{Aim, Zombies};

/// ZOM-C-Z4-18.
const DOGS: u8 = 9;

pub(crate) struct PageDoggie;

impl Deed for PageDoggie {
    /// It may be discarded at will, without any effect.
    fn aims(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Nothing);
    }

    fn resolve(&self, _g: &mut Zombies, _played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z4-18");
    }

    fn arrived(&self, g: &mut Zombies, played: &Played, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z4-18");
        if let Some(spot) = g.map.find(Tile::PetCemetery) {
            let missing = DOGS.saturating_sub(n_dogs_on(g, spot));
            g.begin(Frame::Put(Put { spot, by: played.by, zombies: Some(missing), ..Put::default() }));
        }
    }
}

fn n_dogs_on(g: &Zombies, spot: Spot) -> u8 {
    let with_dog = g.map.occupied(spot).filter(|at| g.map.figure(*at) == Some(Figure::Dog));
    with_dog.map(|at| g.map.n_figures(at)).sum()
}

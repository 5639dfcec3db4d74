//! Cards that place and move zombies.

pub(super) mod barricade;
pub(super) mod driven;
pub(super) mod moved;
pub(super) mod not_so_bad;
pub(super) mod placed;

use table::{Log, rule};

use crate::Zombies;
use crate::flow::deeds;
use crate::map::{Building, Spot, Square, Squares};

pub(crate) use barricade::Barricade;
pub(crate) use driven::{BadZombie, DidYouHear};
pub(crate) use moved::{Newspaper, NoBrainsHere};
pub(crate) use not_so_bad::NotSoBad;

fn remove_all(g: &mut Zombies, building: Building, log: &mut impl Log<Zombies>) {
    let squares: Vec<Square> = g.map.squares_of(building).collect();
    for at in squares {
        while g.map.has_figure(at) {
            deeds::remove_figure(g, at, log);
        }
    }
}

/// ZOM-9.23, ZOM-9.26: whether a card that names a building can mean this one. Stores do not count, and all
/// other buildings belong to named tiles.
pub(crate) fn is_named(g: &Zombies, building: Building) -> bool {
    rule!("ZOM-9.23");
    rule!("ZOM-9.26");
    !g.map.tile(building.spot()).is_store()
}

/// Squares of a building that can take a zombie.
pub(crate) fn room_in(g: &Zombies, building: Building) -> impl Iterator<Item = Square> + '_ {
    g.map.squares_of(building).filter(|at| can_take(g, *at))
}

/// ZOM-11.2: whether the square can hold a zombie placed by a card, and the supply still has one.
pub(crate) fn can_take(g: &Zombies, at: Square) -> bool {
    let figure = g.map.native_figure(at.spot());
    g.supply_of(figure) > 0 && !g.map.has_figure(at)
}

pub(crate) fn n_in(g: &Zombies, building: Building) -> u8 {
    g.map.n_figures_in(building)
}

/// The squares of a building that hold a zombie.
pub(crate) fn occupied_in(g: &Zombies, building: Building) -> impl Iterator<Item = Square> + '_ {
    g.map.squares_of(building).filter(|at| g.map.has_figure(*at))
}

/// ZOM-11.2: the squares of a tile that can take a zombie.
fn room_on(g: &Zombies, spot: Spot) -> Squares {
    let figure = g.map.native_figure(spot);
    let mut room = if g.supply_of(figure) > 0 { g.map.room_on(spot, figure) } else { Squares::default() };
    room.mask &= !g.map.occupied(spot).mask;
    room
}

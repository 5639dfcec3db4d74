//! Zombies placed and moved.

mod moved;
pub(super) mod placed;

use table::{Log, RulesKey, Seat, Step, rule};

use super::Card;
pub(crate) use super::quiet::{may_stop, rolled, toss};
use crate::flow::{Effect, Played, deeds};
use crate::map::{Building, Spot, Square, Squares};
use crate::{Aim, Zombies};

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    moved::aims(g, card, seat, out);
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    moved::resolve(g, played, log);
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    moved::step(g, effect, key, log)
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    moved::choices(g, effect, out);
}

pub(crate) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    match aim {
        None => _ = g.done(),
        Some(aim) => moved::chosen(g, effect, aim, log),
    }
}

fn remove_all(g: &mut Zombies, building: Building, log: &mut impl Log<Zombies>) {
    let squares: Vec<Square> = g.map.squares_of(building).collect();
    for at in squares {
        while g.map.has_figure(at) {
            deeds::remove_figure(g, at, log);
        }
    }
}

/// ZOM-9.23, ZOM-9.26: a building, which is always of a named tile, but no store.
pub(crate) fn is_named(g: &Zombies, building: Building) -> bool {
    rule!("ZOM-9.23");
    rule!("ZOM-9.26");
    !g.map.tile(building.spot()).is_store()
}

/// Squares of a building that can take a zombie.
pub(crate) fn room_in(g: &Zombies, building: Building) -> impl Iterator<Item = Square> + '_ {
    g.map.squares_of(building).filter(|at| can_take(g, *at))
}

/// ZOM-11.2: a legal square for the zombie that a card places there, and the supply has one.
pub(crate) fn can_take(g: &Zombies, at: Square) -> bool {
    let figure = g.map.native_figure(at.spot());
    g.supply_of(figure) > 0 && !g.map.has_figure(at)
}

pub(crate) fn n_in(g: &Zombies, building: Building) -> u8 {
    g.map.n_figures_in(building)
}

/// The squares with a zombie in a building.
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

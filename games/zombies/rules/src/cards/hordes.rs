//! Zombies placed and moved.

mod moved;
pub(super) mod placed;

use std::ops::ControlFlow;

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::{Card, Does, HowMany, Where};
use crate::action::Roll;
use crate::event::Event;
use crate::flow::{Effect, Frame, Played, Toss, deeds};
use crate::map::{Building, Spot, Square, Squares};
use crate::{Aim, Zombies};

/// ZOM-C-Z35-20: a die is rolled; then zombies appear.
const ROLL: u8 = 1;

/// How many zombies this card places and where; those of the family that place none move them.
fn places(card: Card) -> Option<(HowMany, Where)> {
    match card.facts().does {
        Does::Places(how_many, place) => Some((how_many, place)),
        Does::AsItsFamily | Does::Lasts(..) => None,
    }
}

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    moved::aims(g, card, seat, out);
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    moved::resolve(g, played, log);
}

pub(crate) fn toss(_g: &Zombies, effect: &Effect) -> Option<Toss> {
    let Effect { card, by: seat, stage, .. } = *effect;
    (stage == ROLL).then_some(Toss::Die { seat, card })
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    match places(effect.card) {
        _ if toss(g, &effect).is_some() => Step::Waits,
        Some(places) => placed::step(g, effect, places, log),
        None => moved::step(g, effect, key, log),
    }
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match places(effect.card) {
        Some((_, place)) => {
            _ = placed::places(g, effect, place, &mut |at| {
                out(Aim::Square(at));
                ControlFlow::Continue(())
            });
        }
        None => moved::choices(g, effect, out),
    }
}

pub(crate) fn may_stop(_g: &Zombies, effect: &Effect) -> bool {
    matches!(places(effect.card), Some((HowMany::UpTo(most), _)) if effect.n < most)
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
        Some(aim) if places(effect.card).is_some() => placed::chosen(g, effect, aim, log),
        Some(aim) => moved::chosen(g, effect, aim, log),
    }
}

/// ZOM-C-Z35-20: what was behind the door.
pub(crate) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let (Roll::Die(die), Aim::Building(building)) = (*roll, effect.aim) else {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    };
    log.event(Event::DieRolled { seat: effect.by, card: effect.card, die });
    if g.die_of(effect.by, die) >= 4 {
        g.done();
        remove_all(g, building, log);
    } else {
        let n = room_in(g, building).count() as u8;
        g.go_on_as(Frame::Effect(Effect { stage: 0, n, ..effect }));
    }
    Ok(())
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

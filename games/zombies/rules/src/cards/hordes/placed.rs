//! Zombies placed, as many as a card says or as there are squares.

use std::ops::ControlFlow;

use table::{Log, Seat, Step, marks, rule};

use super::super::{HowMany, Where};
use super::{ROLL, can_take, is_named, may_stop, n_in, room_in, room_on};
use crate::flow::{Effect, Frame, Moment, Played, deeds};
use crate::map::{Building, Spot, Square, Zone};
use crate::tiles::{Figure, Tile};
use crate::{Aim, Zombies};

/// How many and where, as the entry of the card says.
type Places = (HowMany, Where);

pub(crate) fn aims(g: &Zombies, seat: Seat, (how_many, place): Places, out: &mut dyn FnMut(Aim)) {
    let mut buildings = |test: &dyn Fn(Building) -> bool| {
        let named = g.map.buildings().filter(|building| is_named(g, *building));
        named.filter(|building| test(*building)).for_each(|building| out(Aim::Building(building)));
    };
    match place {
        Where::Building => buildings(&|building| {
            (how_many != HowMany::AsManyAgain || n_in(g, building) > 0)
                && room_in(g, building).next().is_some()
        }),
        Where::BuildingEntered => {
            let entered = building_entered(g, seat);
            buildings(&|building| Some(building) == entered);
        }
        Where::Tile => {
            let with_room = g.map.spots().filter(|spot| !room_on(g, *spot).is_empty());
            with_room.for_each(|spot| out(Aim::Tile(spot)));
        }
        Where::TileOfOpponent => {
            rule!("ZOM-9.16");
            let has_room = |other: &Seat| !room_on(g, g.player(*other).at.spot()).is_empty();
            g.seats()
                .filter(|other| *other != seat && has_room(other))
                .for_each(|other| out(Aim::Player(other)));
        }
        Where::Anywhere | Where::Town | Where::WithPlayers | Where::BesidePlayers | Where::WaysBelow => {
            if each_place(g, Aim::Nothing, place, &mut |_| ControlFlow::Break(())).is_break() {
                out(Aim::Nothing);
            }
        }
    }
}

/// ZOM-C-Z35-20: the building behind the door that this player crosses.
fn building_entered(g: &Zombies, seat: Seat) -> Option<Building> {
    let is_at_door = g.subject_of(Moment::BuildingEntry) == Some(seat);
    g.map.building_of(g.player(seat).at).filter(|_| is_at_door)
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, (how_many, place): Places) {
    marks::pass(played.card.facts().rule);
    let effect = Effect::of(played);
    let stage = if how_many == HowMany::OneEachOrNone { ROLL } else { 0 };
    let n = match (how_many, played.aim) {
        (HowMany::Exactly(n) | HowMany::UpTo(n), _) => n,
        (HowMany::AsManyAgain, Aim::Building(building)) => n_in(g, building),
        (HowMany::AsManyAgain | HowMany::OneEach | HowMany::OneEachOrNone, _) => {
            squares(g, &effect, place, usize::MAX).len() as u8
        }
    };
    g.begin(Frame::Effect(Effect { n, stage, ..effect }));
}

/// `n` zombies are left to place.
pub(super) fn step(
    g: &mut Zombies,
    effect: Effect,
    (how_many, place): Places,
    log: &mut impl Log<Zombies>,
) -> Step {
    // One more than there are zombies is enough to see that there is a choice.
    let squares = squares(g, &effect, place, usize::from(effect.n) + 1);
    match squares[..] {
        [first, ..] if effect.n > 0 => {
            if may_stop(g, &effect) || !is_forced(g, how_many, effect.n, &squares) {
                return Step::Waits;
            }
            chosen(g, effect, Aim::Square(first), log);
            Step::Ran
        }
        _ => g.done(),
    }
}

/// ZOM-1.8: all squares that are left get one, or there is only one: nothing to choose.
fn is_forced(g: &Zombies, how_many: HowMany, n: u8, squares: &[Square]) -> bool {
    rule!("ZOM-1.8");
    let n_of = |figure: Figure| squares.iter().filter(|at| g.map.native_figure(at.spot()) == figure).count();
    let are_enough = Figure::ALL.into_iter().all(|figure| usize::from(g.supply_of(figure)) >= n_of(figure));
    let are_all_due = !matches!(how_many, HowMany::UpTo(_)) && squares.len() <= usize::from(n);
    squares.len() == 1 || are_all_due && are_enough
}

/// The first `at_most` squares where the next zombie of this card may go.
fn squares(g: &Zombies, effect: &Effect, place: Where, at_most: usize) -> Vec<Square> {
    let mut squares = Vec::new();
    _ = places(g, effect, place, &mut |at| {
        squares.push(at);
        if squares.len() < at_most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    squares
}

/// Where the next zombie of this card may go, each square once and in order, until `visit` breaks.
pub(super) fn places(
    g: &Zombies,
    effect: &Effect,
    place: Where,
    visit: &mut dyn FnMut(Square) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !matches!(place, Where::WithPlayers | Where::BesidePlayers | Where::WaysBelow) {
        return each_place(g, effect.aim, place, visit);
    }
    let mut squares = Vec::new();
    _ = each_place(g, effect.aim, place, &mut |at| {
        squares.push(at);
        ControlFlow::Continue(())
    });
    squares.sort_unstable();
    squares.dedup();
    squares.into_iter().try_for_each(visit)
}

/// The same, in any order and some squares more than once where a card names places of several kinds.
fn each_place(
    g: &Zombies,
    aim: Aim,
    place: Where,
    visit: &mut dyn FnMut(Square) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let with_room = move |at: &Square| can_take(g, *at);
    let above = move || g.seats().filter(|seat| !g.player(*seat).is_below).map(|seat| g.player(seat).at);
    match (place, aim) {
        (_, Aim::Building(building)) => room_in(g, building).try_for_each(visit),
        (_, Aim::Tile(spot)) => room_on(g, spot).try_for_each(visit),
        (_, Aim::Player(target)) => room_on(g, g.player(target).at.spot()).try_for_each(visit),
        (Where::WithPlayers, _) => above().filter(with_room).try_for_each(visit),
        (Where::BesidePlayers, _) => {
            above().flat_map(|at| g.map.steps(at)).filter(with_room).try_for_each(visit)
        }
        (Where::WaysBelow, _) => {
            g.map.manholes().chain(subway_entrances(g)).filter(with_room).try_for_each(visit)
        }
        (Where::Anywhere, _) => all_room(g).try_for_each(visit),
        (Where::Town, _) => {
            rule!("ZOM-9.24");
            rule!("ZOM-11.2");
            let is_of_town = |at: &Square| g.map.zone(at.spot()) == Zone::City;
            let is_taken = |at: &Square| above().any(|taken| taken == *at);
            all_room(g).filter(|at| is_of_town(at) && !is_taken(at)).try_for_each(visit)
        }
        // These are what it is aimed at.
        (Where::Building | Where::BuildingEntered | Where::Tile | Where::TileOfOpponent, _) => {
            ControlFlow::Continue(())
        }
    }
}

/// ZOM-C-Z6-09: the inside squares at the doors.
fn subway_entrances(g: &Zombies) -> impl Iterator<Item = Square> + '_ {
    let stations = g.map.all_of(Tile::SubwayStation).flat_map(|spot: Spot| g.map.buildings_on(spot));
    stations.flat_map(|building| g.map.doors_of(building)).map(|door| door.inside)
}

/// All squares of the table that can take a zombie.
fn all_room(g: &Zombies) -> impl Iterator<Item = Square> + '_ {
    rule!("ZOM-9.25");
    g.map.spots().flat_map(|spot| room_on(g, spot))
}

pub(super) fn chosen(g: &mut Zombies, effect: Effect, aim: Aim, log: &mut impl Log<Zombies>) {
    if let Aim::Square(at) = aim {
        g.go_on_as(Frame::Effect(Effect { n: effect.n - 1, ..effect }));
        deeds::put_zombie(g, at, log);
    }
}

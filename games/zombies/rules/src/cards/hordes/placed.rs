//! Zombies placed, as many as a card says or as there are squares.

use std::ops::ControlFlow;

use table::{Log, RulesKey, Seat, Step, rule};

use super::super::Card;
use super::{ROLL, can_take, is_named, may_stop, n_in, room_in, room_on};
use crate::flow::{Effect, Frame, Moment, Played, deeds};
use crate::map::{Building, Spot, Square, Zone};
use crate::tiles::{Figure, Tile};
use crate::{Aim, Zombies};

/// ZOM-C-Z1-24.
pub(super) const SCREWED: u8 = 10;
/// ZOM-C-Z1-27.
const MASTERED: u8 = 5;
/// ZOM-C-Z8-11.
const RIOT: u8 = 6;

pub(super) fn aims(g: &Zombies, card: Card, seat: Seat, out: &mut dyn FnMut(Aim)) {
    let mut buildings = |test: &dyn Fn(Building) -> bool| {
        let named = g.map.buildings().filter(|building| is_named(g, *building));
        named.filter(|building| test(*building)).for_each(|building| out(Aim::Building(building)));
    };
    match card {
        Card::CouldntGetWorse => buildings(&|building| room_in(g, building).next().is_some()),
        Card::SlightMiscalculation => {
            buildings(&|building| n_in(g, building) > 0 && room_in(g, building).next().is_some())
        }
        Card::BehindDoor => {
            let entered = building_entered(g, seat);
            buildings(&|building| Some(building) == entered);
        }
        Card::AllGonnaDie | Card::PrisonRiot => {
            let with_room = g.map.spots().filter(|spot| !room_on(g, *spot).is_empty());
            with_room.for_each(|spot| out(Aim::Tile(spot)));
        }
        Card::ComingForYou => {
            rule!("ZOM-9.16");
            let has_room = |other: &Seat| !room_on(g, g.player(*other).at.spot()).is_empty();
            g.seats()
                .filter(|other| *other != seat && has_room(other))
                .for_each(|other| out(Aim::Player(other)));
        }
        _ => {
            let effect = Effect { card, by: seat, ..Effect::default() };
            if each_place(g, &effect, &mut |_| ControlFlow::Break(())).is_break() {
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

pub(super) fn resolve(g: &mut Zombies, played: &Played) {
    mark(played.card);
    let effect = Effect::of(played);
    let stage = if played.card == Card::BehindDoor { ROLL } else { 0 };
    let n = match (played.card, played.aim) {
        (Card::SlightMiscalculation, Aim::Building(building)) => n_in(g, building),
        (Card::WereScrewed, _) => SCREWED,
        (Card::ZombieMaster, _) => MASTERED,
        (Card::WhereHe, _) => 1,
        (Card::PrisonRiot, _) => RIOT,
        _ => squares(g, &effect, usize::MAX).len() as u8,
    };
    g.begin(Frame::Effect(Effect { n, stage, ..effect }));
}

fn mark(card: Card) {
    match card {
        Card::CouldntGetWorse => rule!("ZOM-C-Z1-16"),
        Card::SlightMiscalculation => rule!("ZOM-C-Z1-22"),
        Card::WereScrewed => rule!("ZOM-C-Z1-24"),
        Card::ZombieMaster => rule!("ZOM-C-Z1-27"),
        Card::Hello => rule!("ZOM-C-Z3-07"),
        Card::AllGonnaDie => rule!("ZOM-C-Z3-15"),
        Card::ComingForYou => rule!("ZOM-C-Z35-17"),
        Card::BehindDoor => rule!("ZOM-C-Z35-20"),
        Card::WhereHe => rule!("ZOM-C-Z35-21"),
        Card::GoodIdea => rule!("ZOM-C-Z6-09"),
        Card::ComeOut => rule!("ZOM-C-Z6-15"),
        Card::PrisonRiot => rule!("ZOM-C-Z8-11"),
        _ => {}
    }
}

/// `n` zombies are left to place.
pub(super) fn step(g: &mut Zombies, effect: Effect, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    // One more than there are zombies is enough to see that there is a choice.
    let squares = squares(g, &effect, usize::from(effect.n) + 1);
    match squares[..] {
        [first, ..] if effect.n > 0 => {
            if may_stop(g, &effect) || !is_forced(g, &effect, &squares) {
                return Step::Waits;
            }
            chosen(g, effect, Aim::Square(first), log);
            Step::Ran
        }
        _ => g.done(),
    }
}

/// ZOM-1.8: all squares that are left get one, or there is only one: nothing to choose.
fn is_forced(g: &Zombies, effect: &Effect, squares: &[Square]) -> bool {
    rule!("ZOM-1.8");
    let n_of = |figure: Figure| squares.iter().filter(|at| g.map.native_figure(at.spot()) == figure).count();
    let are_enough = Figure::ALL.into_iter().all(|figure| usize::from(g.supply_of(figure)) >= n_of(figure));
    let are_all_due = effect.card != Card::WereScrewed && squares.len() <= usize::from(effect.n);
    squares.len() == 1 || are_all_due && are_enough
}

/// The first `at_most` squares where the next zombie of this card may go.
fn squares(g: &Zombies, effect: &Effect, at_most: usize) -> Vec<Square> {
    let mut squares = Vec::new();
    _ = places(g, effect, &mut |at| {
        squares.push(at);
        if squares.len() < at_most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    squares
}

/// Where the next zombie of this card may go, each square once and in order, until `visit` breaks.
pub(super) fn places(
    g: &Zombies,
    effect: &Effect,
    visit: &mut dyn FnMut(Square) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !matches!(effect.card, Card::Hello | Card::ComeOut | Card::GoodIdea) {
        return each_place(g, effect, visit);
    }
    let mut squares = Vec::new();
    _ = each_place(g, effect, &mut |at| {
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
    effect: &Effect,
    visit: &mut dyn FnMut(Square) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let with_room = move |at: &Square| can_take(g, *at);
    let above = move || g.seats().filter(|seat| !g.player(*seat).is_below).map(|seat| g.player(seat).at);
    match (effect.card, effect.aim) {
        (_, Aim::Building(building)) => room_in(g, building).try_for_each(visit),
        (_, Aim::Tile(spot)) => room_on(g, spot).try_for_each(visit),
        (_, Aim::Player(target)) => room_on(g, g.player(target).at.spot()).try_for_each(visit),
        (Card::Hello, _) => above().filter(with_room).try_for_each(visit),
        (Card::ComeOut, _) => above().flat_map(|at| g.map.steps(at)).filter(with_room).try_for_each(visit),
        (Card::GoodIdea, _) => {
            g.map.manholes().chain(subway_entrances(g)).filter(with_room).try_for_each(visit)
        }
        (Card::WereScrewed | Card::WhereHe, _) => all_room(g).try_for_each(visit),
        (Card::ZombieMaster, _) => {
            rule!("ZOM-9.24");
            rule!("ZOM-11.2");
            let is_of_town = |at: &Square| g.map.zone(at.spot()) == Zone::City;
            let is_taken = |at: &Square| above().any(|taken| taken == *at);
            all_room(g).filter(|at| is_of_town(at) && !is_taken(at)).try_for_each(visit)
        }
        _ => ControlFlow::Continue(()),
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

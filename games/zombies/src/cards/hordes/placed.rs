//! Zombies placed, as many as a card says or as there are squares.

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
            if places(g, &effect).next().is_some() {
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
        _ => squares(g, &effect).len() as u8,
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
    let squares = squares(g, &effect);
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

/// Where the next zombie of this card may go, each square once.
pub(super) fn squares(g: &Zombies, effect: &Effect) -> Vec<Square> {
    let mut squares: Vec<Square> = places(g, effect).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// The same, some squares more than once.
fn places<'a>(g: &'a Zombies, effect: &Effect) -> Box<dyn Iterator<Item = Square> + 'a> {
    let with_room = move |at: &Square| can_take(g, *at);
    let above = move || g.seats().filter(|seat| !g.player(*seat).is_below).map(|seat| g.player(seat).at);
    match (effect.card, effect.aim) {
        (_, Aim::Building(building)) => Box::new(room_in(g, building)),
        (_, Aim::Tile(spot)) => Box::new(room_on(g, spot)),
        (_, Aim::Player(target)) => Box::new(room_on(g, g.player(target).at.spot())),
        (Card::Hello, _) => Box::new(above().filter(with_room)),
        (Card::ComeOut, _) => Box::new(above().flat_map(|at| g.map.steps(at)).filter(with_room)),
        (Card::GoodIdea, _) => Box::new(g.map.manholes().chain(subway_entrances(g)).filter(with_room)),
        (Card::WereScrewed | Card::WhereHe, _) => Box::new(all_room(g)),
        (Card::ZombieMaster, _) => {
            rule!("ZOM-9.24");
            rule!("ZOM-11.2");
            let is_of_town = |at: &Square| g.map.zone(at.spot()) == Zone::City;
            Box::new(all_room(g).filter(move |at| is_of_town(at) && !above().any(|taken| taken == *at)))
        }
        _ => Box::new(std::iter::empty()),
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

//! Placing zombies: a number given by the card, or one per square.

use std::ops::ControlFlow;

use table::{Log, Refusal, RulesKey, Seat, Step, marks, rule};

use super::super::{Card, HowMany, Where};
use super::{can_take, is_named, n_in, remove_all, room_in, room_on};
use crate::action::Roll;
use crate::cards::choosing::aim_at_opponents;
use crate::cards::stages::{Asked, Asks, Picks, Rolls};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Moment, Played, deeds};
use crate::map::{Building, Spot, Square, Zone};
use crate::tiles::{Figure, Tile};
use crate::{Aim, Zombies};

pub(crate) fn aims(g: &Zombies, seat: Seat, how_many: HowMany, place: Where, out: &mut dyn FnMut(Aim)) {
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
            aim_at_opponents(g, seat, |other| !room_on(g, g.player(other).at.spot()).is_empty(), out);
        }
        Where::Anywhere | Where::Town | Where::WithPlayers | Where::BesidePlayers | Where::WaysBelow => {
            if each_place(g, Aim::Nothing, place, &mut |_| ControlFlow::Break(())).is_break() {
                out(Aim::Nothing);
            }
        }
    }
}

/// ZOM-C-Z35-20: the building behind the door that this player is crossing.
fn building_entered(g: &Zombies, seat: Seat) -> Option<Building> {
    let is_at_door = g.subject_of(Moment::BuildingEntry) == Some(seat);
    g.map.building_of(g.player(seat).at).filter(|_| is_at_door)
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, how_many: HowMany, place: Where) {
    let Played { card, by, aim, .. } = *played;
    marks::pass(card.facts().rule);
    let left = match (how_many, aim) {
        (HowMany::OneEachOrNone, Aim::Building(building)) => {
            g.begin(BehindDoor { card, by, building });
            return;
        }
        (HowMany::Exactly(n) | HowMany::UpTo(n), _) => n,
        (HowMany::AsManyAgain, Aim::Building(building)) => n_in(g, building),
        (HowMany::AsManyAgain | HowMany::OneEach | HowMany::OneEachOrNone, _) => {
            squares(g, aim, place, usize::MAX).len() as u8
        }
    };
    g.begin(Place { card, by, aim, how_many, place, left });
}

/// ZOM-C-Z35-20: a die decides what is behind the door.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BehindDoor {
    card: Card,
    by: Seat,
    building: Building,
}

impl Rolls for BehindDoor {
    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: self.card, aim: Aim::Building(self.building) }
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.by, card: self.card }
    }

    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let Roll::Die(die) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        let BehindDoor { card, by, building } = self;
        log.event(Event::DieRolled { seat: by, card, die });
        if g.die_of(by, die) >= 4 {
            g.done();
            remove_all(g, building, log);
        } else {
            let left = room_in(g, building).count() as u8;
            let (aim, how_many, place) = (Aim::Building(building), HowMany::OneEach, Where::Building);
            g.go_on_as(Place { card, by, aim, how_many, place, left });
        }
        Ok(())
    }
}

/// Asks where the next zombie goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    card: Card,
    by: Seat,
    aim: Aim,
    how_many: HowMany,
    place: Where,
    left: u8,
}

impl Asks for Place {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: self.card, aim: self.aim }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        // One more square than there are zombies is enough to know that there is a choice.
        let squares = squares(g, self.aim, self.place, usize::from(self.left) + 1);
        match squares[..] {
            [first, ..] if self.left > 0 => {
                if self.may_stop(g) || !is_forced(g, self.how_many, self.left, &squares) {
                    return Step::Waits;
                }
                self.picked(g, Some(Aim::Square(first)), key, log);
                Step::Ran
            }
            _ => g.done(),
        }
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        _ = places(g, self.aim, self.place, &mut |at| {
            out(Aim::Square(at));
            ControlFlow::Continue(())
        });
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        matches!(self.how_many, HowMany::UpTo(most) if self.left < most)
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(at)) = aim else {
            g.done();
            return;
        };
        g.go_on_as(Place { left: self.left - 1, ..self });
        deeds::put_zombie(g, at, log);
    }
}

/// ZOM-1.8: there is nothing to choose if every remaining square gets a zombie, or only one square is left.
fn is_forced(g: &Zombies, how_many: HowMany, n: u8, squares: &[Square]) -> bool {
    rule!("ZOM-1.8");
    let n_of = |figure: Figure| squares.iter().filter(|at| g.map.native_figure(at.spot()) == figure).count();
    let are_enough = Figure::ALL.into_iter().all(|figure| usize::from(g.supply_of(figure)) >= n_of(figure));
    let are_all_due = !matches!(how_many, HowMany::UpTo(_)) && squares.len() <= usize::from(n);
    squares.len() == 1 || are_all_due && are_enough
}

/// The first `at_most` squares where the next zombie of this card may go.
fn squares(g: &Zombies, aim: Aim, place: Where, at_most: usize) -> Vec<Square> {
    let mut squares = Vec::new();
    _ = places(g, aim, place, &mut |at| {
        squares.push(at);
        if squares.len() < at_most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    squares
}

/// Visits the squares to which the next zombie of this card may go, each once and in order, until `visit`
/// breaks.
fn places(
    g: &Zombies,
    aim: Aim,
    place: Where,
    visit: &mut dyn FnMut(Square) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !matches!(place, Where::WithPlayers | Where::BesidePlayers | Where::WaysBelow) {
        return each_place(g, aim, place, visit);
    }
    let mut squares = Vec::new();
    _ = each_place(g, aim, place, &mut |at| {
        squares.push(at);
        ControlFlow::Continue(())
    });
    squares.sort_unstable();
    squares.dedup();
    squares.into_iter().try_for_each(visit)
}

/// The same in any order. Squares may repeat if a card names places of several kinds.
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
        // The aim already says where these go.
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

/// All squares on the table that can hold one more zombie.
fn all_room(g: &Zombies) -> impl Iterator<Item = Square> + '_ {
    rule!("ZOM-9.25");
    g.map.spots().flat_map(|spot| room_on(g, spot))
}

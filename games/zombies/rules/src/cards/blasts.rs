//! Cards that collect zombies without a fight.

pub(super) mod dynamite;
pub(super) mod mine_field;
mod rocket;

use table::{Log, RulesKey, Seat, Step, rule};

use super::Card;
use super::choosing::first_of;
use super::deed::Deed;
use super::hordes::{n_in, occupied_in};
use super::stages::{Asks, Follows};
use super::weapons::buildings_at_hand;
use crate::flow::{Played, deeds};
use crate::map::{Spot, Square};
use crate::tiles::{Figure, Ground};
use crate::{Aim, Zombies};

pub(crate) use dynamite::{Dynamite, lit_dynamite};
pub(crate) use mine_field::MineField;
pub(crate) use rocket::RocketLauncher;

pub(crate) struct Grenade;

impl Deed for Grenade {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        buildings_at_hand(g, seat, &mut |building| {
            if n_in(g, building) > 0 {
                out(Aim::Building(building));
            }
        });
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Building(building) = played.aim else { return };
        rule!("ZOM-C-Z1-12");
        let squares: Vec<Square> = occupied_in(g, building).collect();
        squares.into_iter().for_each(|at| collect_all(g, played.by, at, log));
        // The zombies count before the life is lost.
        g.begin(GrenadeHurts { by: played.by });
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GrenadeHurts {
    by: Seat,
}

impl Follows for GrenadeHurts {
    fn step(self, g: &mut Zombies, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        g.done();
        deeds::lose_life(g, self.by, 2, Some(Card::Grenade), log);
        Step::Ran
    }
}

pub(crate) struct CleanUp;

impl Deed for CleanUp {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let building = g.map.building_of(g.player(seat).at).filter(|building| n_in(g, *building) > 0);
        building.into_iter().for_each(|building| out(Aim::Building(building)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Building(building) = played.aim else { return };
        rule!("ZOM-C-Z3-04");
        let mut taker = played.by;
        let squares: Vec<Square> = occupied_in(g, building).collect();
        for at in squares {
            while g.map.has_figure(at) {
                deeds::collect(g, taker, at, log);
                taker = taker.left(usize::from(g.n_seats));
            }
        }
    }
}

pub(crate) struct Clearance;

impl Deed for Clearance {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let spot = g.player(seat).at.spot();
        if in_hallway(g, spot).next().is_some() {
            out(Aim::Tile(spot));
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Tile(spot) = played.aim else { return };
        rule!("ZOM-C-Z3-05");
        let squares: Vec<Square> = in_hallway(g, spot).collect();
        squares.into_iter().for_each(|at| collect_all(g, played.by, at, log));
    }
}

/// ZOM-C-Z3-05.
fn in_hallway(g: &Zombies, spot: Spot) -> impl Iterator<Item = Square> + '_ {
    g.map.occupied(spot).filter(|at| g.map.ground(*at) == Ground::Hallway)
}

pub(crate) struct TranqGun;

impl Deed for TranqGun {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let occupied = g.map.occupied(g.player(seat).at.spot());
        let dogs = occupied.filter(|at| g.map.figure(*at) == Some(Figure::Dog));
        dogs.for_each(|at| out(Aim::Square(at)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Square(at) = played.aim else { return };
        rule!("ZOM-C-Z4-15");
        collect_all(g, played.by, at, log);
    }
}

pub(crate) struct GuardTower;

impl Deed for GuardTower {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        g.map.occupied(g.player(seat).at.spot()).for_each(|at| out(Aim::Square(at)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Square(at) = played.aim else { return };
        rule!("ZOM-C-Z8-16");
        deeds::collect(g, played.by, at, log);
    }
}

fn collect_all(g: &mut Zombies, seat: Seat, at: Square, log: &mut impl Log<Zombies>) {
    while g.map.has_figure(at) {
        deeds::collect(g, seat, at, log);
    }
}

/// The step of a stage that picks `left` more targets. When all of them are hit, there is nothing to choose.
fn hit_next(
    stage: impl Asks,
    left: u8,
    g: &mut Zombies,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Step {
    match first_of(|out| stage.choices(g, key, out)) {
        (Some(_), n) if left > 0 && n > usize::from(left) => Step::Waits,
        (target @ Some(_), _) if left > 0 => {
            stage.picked(g, target, key, log);
            Step::Ran
        }
        _ => g.done(),
    }
}

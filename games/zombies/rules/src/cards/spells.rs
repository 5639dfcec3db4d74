//! Effects that hold for a while at a place.

mod held;

use table::{Log, RulesKey, Seat, rule};

use super::Modifier;
use super::deed::Deed;
use super::hordes::is_named;
use crate::flow::{Played, deeds};
use crate::map::Square;
use crate::state::{Lasting, Until};
use crate::{Aim, Zombies};

pub(crate) use held::Held;

fn last(g: &mut Zombies, played: &Played, until: Until, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    deeds::last(g, Lasting { card, by, aim, until }, log);
}

pub(crate) struct Fries;

impl Deed for Fries {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Tile(g.player(seat).at.spot()));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Tile(spot) = played.aim else { return };
        rule!("ZOM-C-Z3-16");
        g.map.bar_to_zombies(spot);
        last(g, played, Until::Always, log);
    }
}

pub(crate) struct ThatsNew;

impl Deed for ThatsNew {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        g.map.manholes().filter(|at| may_close(g, *at)).for_each(|at| out(Aim::Square(at)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z6-13");
        last(g, played, Zombies::until_next_turn_over(played.by), log);
    }
}

/// ZOM-C-Z6-13: a manhole cannot be closed if that would leave somebody no way up.
fn may_close(g: &Zombies, at: Square) -> bool {
    let is_left =
        g.map.manholes().any(|other| other != at && g.changed_at(Modifier::ClosesManhole, other).is_none());
    let depends = |seat: Seat| g.player(seat).is_below && g.player(seat).sewer_tokens == 0;
    is_left || !g.seats().any(depends)
}

pub(crate) struct Lockdown;

impl Deed for Lockdown {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let with_door = g.map.buildings().filter(|building| g.map.doors_of(*building).next().is_some());
        with_door.filter(|building| is_named(g, *building)).for_each(|building| out(Aim::Building(building)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Building(building) = played.aim else { return };
        rule!("ZOM-C-Z8-10");
        g.map.lock(building);
        last(g, played, Zombies::until_next_turn_over(played.by), log);
    }
}

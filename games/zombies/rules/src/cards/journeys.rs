//! Cards that put pawns elsewhere.

pub(super) mod breakthrough;
pub(super) mod flood;
pub(super) mod going_to_die;
mod places;
pub(super) mod sent;
mod there_you_are;

use table::{Log, RulesKey, Seat, rule};

use super::choosing::aim_at_opponents;
use super::deed::Deed;
use crate::flow::{Played, deeds};
use crate::map::Square;
use crate::tiles::Tile;
use crate::{Aim, Zombies};

pub(crate) use breakthrough::Breakthrough;
pub(crate) use flood::Flood;
pub(crate) use going_to_die::GoingToDie;
pub(crate) use there_you_are::ThereYouAre;

/// ZOM-11.16: putting a pawn on the square where it already stands does nothing, unless it brings the pawn up
/// from below.
fn is_elsewhere(g: &Zombies, seat: Seat, from: Square) -> bool {
    rule!("ZOM-11.16");
    g.player(seat).at != from || g.player(seat).is_below
}

pub(crate) struct BadSenseOfDirection;

impl Deed for BadSenseOfDirection {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let Some(town) = g.map.find(Tile::TownSquare) else { return };
        let may_go = |other: Seat| g.may_be_moved(other) && is_elsewhere(g, other, town.centre());
        aim_at_opponents(g, seat, may_go, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z1-04");
        deeds::put_on_town_square(g, target, log);
    }
}

pub(crate) struct Portal;

impl Deed for Portal {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.may_be_moved(seat) {
            aim_at_opponents(g, seat, |other| may_change_places(g, seat, other), out);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let (by, Aim::Player(target)) = (played.by, played.aim) else { return };
        rule!("ZOM-C-Z4-10");
        let (here, there) = (g.player(by).at, g.player(target).at);
        deeds::put_pawn(g, by, there, log);
        deeds::put_pawn(g, target, here, log);
    }
}

/// ZOM-16.18: a player who changes places with somebody below ends up above, and must be able to stand there.
fn may_change_places(g: &Zombies, seat: Seat, other: Seat) -> bool {
    let there = g.player(other).at;
    let here = g.player(seat).at;
    g.may_be_moved(other) && is_elsewhere(g, other, here) && g.map.is_walkable(there)
}

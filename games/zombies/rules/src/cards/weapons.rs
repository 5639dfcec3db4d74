//! Bonuses of items and cards on rolls, things that players carry, and things that save a life.

mod adrenaline_rush;
mod candy;
mod carried;
mod fights;
mod rolls;
pub(super) mod scalpel;
pub(super) mod sickle;
pub(super) mod stuffed;

use table::{Log, RulesKey, Seat, rule};

use super::Modifier;
use super::deed::Deed;
use crate::flow::{Frame, Played, deeds};
use crate::map::Building;
use crate::state::{Lasting, Until};
use crate::{Aim, Zombies};

pub(crate) use adrenaline_rush::AdrenalineRush;
pub(crate) use candy::Candy;
pub(crate) use carried::{entered, has_light, is_among_trees, may_pass_booth, move_bonus};
pub(crate) use fights::{FirstAidKit, LuckyShot, RiotShield};
pub(crate) use rolls::{bonus, dodges_twos, has_choice, item_of, named_items, paid, roll_made};
pub(crate) use scalpel::{Scalpel, ask_to_hand_on};
pub(crate) use sickle::drive_off;
pub(crate) use stuffed::{Stuffed, ask_for_life, may_replace_life};

pub(crate) struct Molotov;

impl Deed for Molotov {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        buildings_at_hand(g, seat, &mut |building| out(Aim::Building(building)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, aim, .. } = *played;
        rule!("ZOM-C-Z1-19");
        let until = Until::During { of: by, has_begun: true };
        deeds::last(g, Lasting { card, by, aim, until }, log);
    }
}

/// Calls `out` with the building that the player stands in, or in front of whose door they stand.
pub(crate) fn buildings_at_hand(g: &Zombies, seat: Seat, out: &mut dyn FnMut(Building)) {
    let player = g.player(seat);
    if player.is_below {
        return;
    }
    if let Some(building) = g.map.building_of(player.at) {
        return out(building);
    }
    for building in g.map.buildings_on(player.at.spot()) {
        if g.map.doors_of(building).any(|door| door.outside == player.at) {
            out(building);
        }
    }
}

/// The innermost procedure, apart from the card that is being played in it.
fn below_card(g: &Zombies) -> Option<&Frame> {
    g.stack.iter().rev().find(|frame| !matches!(frame, Frame::Played(_)))
}

/// Whether items have any effect now.
fn are_of_use(g: &Zombies) -> bool {
    g.changed(Modifier::ItemsDoNothing).is_none()
}

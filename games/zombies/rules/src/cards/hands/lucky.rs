//! In the Zone, and Oooooh, what luck!

use table::{Log, RulesKey, Seat, rule};

use crate::cards::deed::Deed;
use crate::cards::{Card, CardKind, Condition, Timing, playing};
use crate::flow::{Draw, Played, deeds};
use crate::state::ITEMS_AT_ONCE;
use crate::{Aim, Zombies};

pub(crate) struct WhatLuck;

impl Deed for WhatLuck {
    fn aims(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let items = g.hands[seat.index()].kinds(key).filter(|item| may_come_out(g, seat, *item));
        items.for_each(|item| out(Aim::Card(item)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let (by, Aim::Card(item)) = (played.by, played.aim) else { return };
        rule!("ZOM-C-Z35-12");
        rule!("ZOM-9.27");
        if g.hands[by.index()].remove(item, key) {
            deeds::put_in_play(g, by, item, false, log);
        }
    }
}

/// ZOM-9.15: whether this item could be played from hand. It must stay in front of its owner and be playable
/// at any time, and its condition must be met or be about a place.
fn may_come_out(g: &Zombies, seat: Seat, item: Card) -> bool {
    rule!("ZOM-9.15");
    let facts = item.facts();
    // This card is played in a building, so the condition of an item that needs any building is met.
    let is_place =
        matches!(facts.condition, Condition::InsideWhere | Condition::OnWhereTile | Condition::OnAnyZ5Tile);
    item.is_takeable()
        && facts.kind != CardKind::ItemCurse
        && facts.play.contains(&Timing::Any)
        && (is_place || playing::meets(g, seat, item))
        && !g.has_item(seat, item)
        && g.player(seat).items.len() < ITEMS_AT_ONCE
}

/// Called with natural dice: each 6 draws a card for a player who is in the zone.
pub(crate) fn rolled_natural(g: &mut Zombies, seat: Seat, dice: &[u8]) {
    let n = dice.iter().filter(|die| **die == 6).count() as u8;
    if g.lasts_on(Card::InTheZone, seat) {
        rule!("ZOM-C-Z2-08");
        g.begin(Draw { seat, n });
    }
}

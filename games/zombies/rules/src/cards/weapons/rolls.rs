//! What items and cards add to combat rolls.

use table::{Log, Seat, marks, rule};

use super::super::Card;
use super::are_of_use;
use crate::event::Event;
use crate::flow::{Fight, deeds};
use crate::state::Lasting;
use crate::tiles::Figure;
use crate::{Aim, Zombies};

/// The bonus that a discarded item gives on the combat rolls of this turn.
const DISCARDED_BONUS: i8 = 2;

/// ZOM-7.5: everything that is added to the next roll of a fight.
pub(crate) fn bonus(g: &Zombies, fight: &Fight) -> i8 {
    g.on_every_die(fight.seat) + from_effects(g, fight) + from_items(g, fight)
}

fn from_effects(g: &Zombies, fight: &Fight) -> i8 {
    if !g.lasts_on(Card::HateClowns, fight.seat) || g.map.figure(fight.at) != Some(Figure::Clown) {
        return 0;
    }
    rule!("ZOM-C-Z7-05");
    1
}

/// ZOM-9.12, ZOM-9.13, ZOM-9.14: one item, plus the Shotgun, minus the curse.
fn from_items(g: &Zombies, fight: &Fight) -> i8 {
    if !are_of_use(g) {
        return 0;
    }
    rule!("ZOM-9.12");
    let from_one = item_of(g, fight).map_or(0, |card| {
        marks::pass(card.facts().rule);
        bonus_of(g, fight, card)
    });
    rule!("ZOM-9.13");
    let from_shotgun = i8::from(g.has_item(fight.seat, Card::Shotgun));
    rule!("ZOM-9.14");
    let is_cursed = g.has_item(fight.seat, Card::Scalpel);
    if is_cursed {
        rule!("ZOM-C-Z5-09");
    }
    from_one + from_shotgun - i8::from(is_cursed)
}

/// ZOM-7.20: the item of the next roll: the one that was named, or the best one. Of equal items, prefer one
/// that does more than add, and spare those that the roll would use up.
pub(crate) fn item_of(g: &Zombies, fight: &Fight) -> Option<Card> {
    if !are_of_use(g) {
        return None;
    }
    let best = || {
        let standing = g.player(fight.seat).items.iter().map(|item| item.card);
        let discarded =
            g.lasting.iter().filter(|lasting| is_here(g, fight, lasting)).map(|lasting| lasting.card);
        let does_more = |card: Card| card == Card::Nightstick && g.rules.dodge;
        standing
            .chain(discarded)
            .filter(|card| bonus_of(g, fight, *card) > 0)
            .max_by_key(|card| (bonus_of(g, fight, *card), does_more(*card), *card != Card::Crossbow))
    };
    fight.item.or_else(best)
}

/// ZOM-9.28: whether the bonus of a discarded item counts in this fight.
fn is_here(g: &Zombies, fight: &Fight, lasting: &Lasting) -> bool {
    let is_here = match lasting.card {
        Card::Chainsaw => lasting.is_on(fight.seat),
        Card::Molotov => {
            let building = g.map.building_of(fight.at).map(Aim::Building);
            lasting.by == fight.seat && building == Some(lasting.aim)
        }
        _ => false,
    };
    if is_here {
        rule!("ZOM-9.28");
    }
    is_here
}

/// What an item adds to the next roll of a fight.
fn bonus_of(g: &Zombies, fight: &Fight, card: Card) -> i8 {
    match card {
        // Only on the first roll of each combat.
        Card::Sickle | Card::Shiv if fight.n_rolls > 0 => 0,
        // Only on one roll per turn.
        Card::Crossbow if g.turn.has_shot.has(fight.seat) => 0,
        Card::Chainsaw | Card::Molotov if !g.has_item(fight.seat, card) => DISCARDED_BONUS,
        _ => card.combat_bonus(),
    }
}

/// ZOM-7.20: lists the items if the player can choose between several.
pub(crate) fn named_items(g: &Zombies, fight: &Fight, mut out: impl FnMut(Card)) {
    if has_choice(g, fight) {
        helpful(g, fight).for_each(&mut out);
    }
}

pub(crate) fn has_choice(g: &Zombies, fight: &Fight) -> bool {
    are_of_use(g) && helpful(g, fight).nth(1).is_some()
}

fn helpful<'a>(g: &'a Zombies, fight: &'a Fight) -> impl Iterator<Item = Card> + 'a {
    let standing = g.player(fight.seat).items.iter().map(|item| item.card);
    standing.filter(|card| bonus_of(g, fight, *card) > 0)
}

/// A combat roll was made with this item: an item with a limited number of uses loses one.
pub(crate) fn roll_made(g: &mut Zombies, seat: Seat, item: Option<Card>, log: &mut impl Log<Zombies>) {
    if item == Some(Card::Crossbow) {
        g.turn.has_shot = g.turn.has_shot.with(seat);
    }
    if !are_of_use(g) {
        return;
    }
    let items = &mut g.players[seat.index()].items;
    let Some(shotgun) = items.iter_mut().find(|item| item.card == Card::Shotgun) else { return };
    rule!("ZOM-C-Z1-13");
    shotgun.charges = shotgun.charges.saturating_sub(1);
    let charges = shotgun.charges;
    log.event(Event::ChargeUsed { seat, card: Card::Shotgun, left: charges });
    if charges == 0 {
        deeds::discard_item(g, seat, Card::Shotgun, log);
    }
}

/// ZOM-C-Z5-01, ZOM-C-Z5-07: life or bullets were spent in a fight, which costs some weapons.
pub(crate) fn paid(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    if !are_of_use(g) {
        return;
    }
    for card in [Card::Bat, Card::PoolCue] {
        if g.has_item(seat, card) {
            marks::pass(card.facts().rule);
            deeds::discard_item(g, seat, card, log);
        }
    }
}

/// ZOM-C-Z8-08: with the Nightstick as the item of the roll, a natural 2 counts as a dodge.
pub(crate) fn dodges_twos(fight: &Fight) -> bool {
    if fight.item != Some(Card::Nightstick) {
        return false;
    }
    rule!("ZOM-C-Z8-08");
    true
}

//! Items that matter where their owner walks: vehicles, a light, funny monkeys.

use table::{Log, Seat, marks, rule};

use super::super::Card;
use super::are_of_use;
use crate::Zombies;
use crate::flow::deeds;
use crate::map::Square;
use crate::tiles::{Ground, Tile};

/// ZOM-9.12: only one item counts on a movement roll.
pub(crate) fn move_bonus(g: &Zombies, seat: Seat) -> i8 {
    let items = &g.player(seat).items;
    if !are_of_use(g) {
        return 0;
    }
    rule!("ZOM-9.15");
    let helpful = items.iter().map(|item| item.card.facts()).filter(|facts| facts.move_bonus > 0);
    helpful.max_by_key(|facts| facts.move_bonus).map_or(0, |facts| {
        marks::pass(facts.rule);
        facts.move_bonus
    })
}

/// ZOM-C-Z6-05: whether this player walks below by the light of a Flashlight.
pub(crate) fn has_light(g: &Zombies, seat: Seat) -> bool {
    let has_light = g.player(seat).is_below && g.has_item(seat, Card::Flashlight) && are_of_use(g);
    if has_light {
        rule!("ZOM-C-Z6-05");
    }
    has_light
}

/// ZOM-C-Z4-09: whether this player does not fight here, because of the Monkeys.
pub(crate) fn is_among_trees(g: &Zombies, seat: Seat) -> bool {
    let is_at_peace = g.has_item(seat, Card::Monkeys) && is_wooded(g, g.player(seat).at) && are_of_use(g);
    if is_at_peace {
        rule!("ZOM-C-Z4-09");
    }
    is_at_peace
}

pub(crate) fn is_wooded(g: &Zombies, at: Square) -> bool {
    g.map.ground(at) == Ground::Wooded
}

/// ZOM-24.7, ZOM-24.18: only a Clown Car lets players leave the Ticket Booth for the city, while there are
/// any.
pub(crate) fn may_pass_booth(g: &Zombies, seat: Seat, from: Square, to: Square) -> bool {
    if !g.map.leaves_by(Tile::TicketBooth, from, to) || g.has_item(seat, Card::ClownCar) {
        return true;
    }
    rule!("ZOM-24.7");
    rule!("ZOM-24.18");
    g.map.find(Tile::BigTop1).is_none() && !g.piles.holds(Tile::BigTop1)
}

/// A pawn has come to another square, whether on foot or put there.
pub(crate) fn entered(g: &mut Zombies, seat: Seat, from: Square, to: Square, log: &mut impl Log<Zombies>) {
    let building = g.map.building_of(to).filter(|building| g.map.building_of(from) != Some(*building));
    if building.is_some_and(|building| g.map.tile(building.spot()).is_big_top())
        && !g.has_item(seat, Card::ClownCar)
    {
        rule!("ZOM-24.6");
        rule!("ZOM-C-Z7-01");
        deeds::put_in_play(g, seat, Card::ClownCar, true, log);
    }
    if !are_of_use(g) {
        return;
    }
    if !is_wooded(g, to) && g.has_item(seat, Card::Monkeys) {
        rule!("ZOM-C-Z4-09");
        deeds::discard_item(g, seat, Card::Monkeys, log);
    }
    // ZOM-9.26: a store is not a building.
    let is_house = building.is_some() && g.map.ground(to) != Ground::Store;
    if is_house && g.has_item(seat, Card::Bike) {
        rule!("ZOM-C-Z5-05");
        deeds::discard_item(g, seat, Card::Bike, log);
    }
}

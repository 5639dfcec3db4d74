//! Deeds that rules and cards have in common. Each logs its event.

use table::{Log, RulesKey, Seat, SeatSet, Secret, rule};

use super::{Death, jeep, start};
use crate::cards::{CardKind, Cost, Modifier, lasting, weapons};
use crate::event::Event;
use crate::map::Square;
use crate::state::{Item, Lasting, Ride, Until};
use crate::tiles::{Figure, Tile};
use crate::{Card, Zombies};

/// ZOM-1.10: in halves.
pub const LIFE_AT_MOST: u8 = 10;
/// ZOM-15.5.
pub const GUTS_AT_MOST: u8 = 5;

/// ZOM-1.10, ZOM-11.11: life beyond five is lost.
pub(crate) fn gain_life(g: &mut Zombies, seat: Seat, halves: u8, log: &mut impl Log<Zombies>) {
    rule!("ZOM-1.10");
    rule!("ZOM-11.11");
    let player = &mut g.players[seat.index()];
    let gained = halves.min(LIFE_AT_MOST - player.life);
    player.life += gained;
    if gained > 0 {
        log.event(Event::LifeGained { seat, halves: gained });
    }
}

/// A player loses life, unless they give something up instead. `card` is what causes the loss, if a card
/// does.
pub(crate) fn lose_life(
    g: &mut Zombies,
    seat: Seat,
    halves: u8,
    card: Option<Card>,
    log: &mut impl Log<Zombies>,
) {
    if weapons::may_replace_life(g, seat) {
        weapons::ask_for_life(g, seat, halves, card);
    } else {
        take_life(g, seat, halves, card, log);
    }
}

/// ZOM-8.1: a player without life dies at once. Costs and tolls are paid this way, too.
pub(crate) fn take_life(
    g: &mut Zombies,
    seat: Seat,
    halves: u8,
    card: Option<Card>,
    log: &mut impl Log<Zombies>,
) {
    if g.player(seat).is_dead {
        rule!("ZOM-8.16");
        return;
    }
    let player = &mut g.players[seat.index()];
    let lost = halves.min(player.life);
    player.life -= lost;
    let dies = player.life == 0;
    log.event(Event::LifeLost { seat, halves: lost, card });
    if dies {
        rule!("ZOM-8.1");
        rule!("ZOM-7.12");
        rule!("ZOM-8.11");
        g.players[seat.index()].is_dead = true;
        log.event(Event::Died { seat });
        g.stack.begin(Death { seat, ..Death::default() });
    }
}

pub(crate) fn gain_bullets(g: &mut Zombies, seat: Seat, n: u16, log: &mut impl Log<Zombies>) {
    rule!("ZOM-1.11");
    g.players[seat.index()].bullets += n;
    log.event(Event::BulletsGained { seat, n });
}

pub(crate) fn lose_bullets(g: &mut Zombies, seat: Seat, n: u16, log: &mut impl Log<Zombies>) {
    let player = &mut g.players[seat.index()];
    let lost = n.min(player.bullets);
    player.bullets -= lost;
    if lost > 0 {
        log.event(Event::BulletsLost { seat, n: lost });
    }
}

/// ZOM-15.5.
pub(crate) fn gain_guts(g: &mut Zombies, seat: Seat, n: u8, log: &mut impl Log<Zombies>) {
    if !g.rules.guts {
        return;
    }
    rule!("ZOM-15.5");
    let player = &mut g.players[seat.index()];
    let gained = n.min(GUTS_AT_MOST - player.guts);
    player.guts += gained;
    if gained > 0 {
        log.event(Event::GutsGained { seat, n: gained });
    }
}

pub(crate) fn lose_guts(g: &mut Zombies, seat: Seat, n: u8, log: &mut impl Log<Zombies>) {
    rule!("ZOM-15.5");
    let player = &mut g.players[seat.index()];
    let lost = n.min(player.guts);
    player.guts -= lost;
    if lost > 0 {
        log.event(Event::GutsLost { seat, n: lost });
    }
}

/// ZOM-9.17: pays the cost of a card, which always leaves at least one life.
pub(crate) fn pay(g: &mut Zombies, seat: Seat, cost: Cost, card: Card, log: &mut impl Log<Zombies>) {
    if cost.life > 0 {
        take_life(g, seat, 2 * cost.life, Some(card), log);
    }
    lose_bullets(g, seat, u16::from(cost.bullets), log);
}

/// ZOM-1.9: puts a figure on the map, if the supply has one.
pub(crate) fn put_figure(g: &mut Zombies, at: Square, figure: Figure, log: &mut impl Log<Zombies>) {
    if g.supply_of(figure) == 0 || !g.map.has_room(at, figure) {
        return;
    }
    if let Some(supply) = &mut g.supply {
        supply[figure.index()] -= 1;
    }
    g.map.put_figure(at, figure);
    log.event(Event::ZombiePut { at, figure });
}

/// ZOM-11.14: a card places a zombie.
pub(crate) fn put_zombie(g: &mut Zombies, at: Square, log: &mut impl Log<Zombies>) {
    let figure = g.map.native_figure(at.spot());
    put_figure(g, at, figure, log);
}

/// A figure goes from the map to the supply.
pub(crate) fn remove_figure(g: &mut Zombies, at: Square, log: &mut impl Log<Zombies>) {
    if let Some(figure) = take_figure(g, at) {
        to_supply(g, figure, 1);
        log.event(Event::ZombieRemoved { at, figure });
    }
}

fn to_supply(g: &mut Zombies, figure: Figure, n: u8) {
    rule!("ZOM-1.9");
    if let Some(supply) = &mut g.supply {
        supply[figure.index()] += n;
    }
}

/// A card moves a figure from square to square.
pub(crate) fn move_figure(g: &mut Zombies, from: Square, to: Square, log: &mut impl Log<Zombies>) {
    if let Some(figure) = g.map.figure(from) {
        g.map.move_figure(from, to);
        forget_dodges(g, from);
        log.event(Event::ZombieMoved { from, to, figure });
    }
}

/// A figure is taken off the map.
pub(crate) fn take_figure(g: &mut Zombies, at: Square) -> Option<Figure> {
    let figure = g.map.take_figure(at);
    forget_dodges(g, at);
    figure
}

/// ZOM-18.8: a zombie that was dodged is gone; whatever takes its place has not been dodged.
fn forget_dodges(g: &mut Zombies, at: Square) {
    let n_left = g.map.n_figures(at);
    for (player, n_dodged) in g.players.iter().zip(&mut g.turn.dodged) {
        if player.at == at {
            *n_dodged = n_left.min(*n_dodged);
        }
    }
}

/// ZOM-7.18: a card collects a figure, which is not a fight.
pub(crate) fn collect(g: &mut Zombies, seat: Seat, at: Square, log: &mut impl Log<Zombies>) {
    if let Some(figure) = take_figure(g, at) {
        rule!("ZOM-7.18");
        g.players[seat.index()].kills[figure.index()] += 1;
        g.has_killed_at(seat, at);
        log.event(Event::ZombieCollected { seat, at, figure });
    }
}

/// ZOM-7.7: a kill in combat is final.
pub(crate) fn count_kill(g: &mut Zombies, seat: Seat, figure: Figure, log: &mut impl Log<Zombies>) {
    g.players[seat.index()].kills[figure.index()] += 1;
    log.event(Event::KillCounted { seat, figure });
    crate::cards::hands::killed(g, seat, log);
}

/// ZOM-C-Z7-08: a killed figure is not collected but moves on.
pub(crate) fn send_on(g: &mut Zombies, seat: Seat, at: Square, figure: Figure, log: &mut impl Log<Zombies>) {
    g.map.put_figure(at, figure);
    log.event(Event::ZombiePut { at, figure });
    crate::cards::hands::killed(g, seat, log);
}

/// Collected figures go back to the supply.
pub(crate) fn give_back(g: &mut Zombies, seat: Seat, figure: Figure, n: u8, log: &mut impl Log<Zombies>) {
    g.players[seat.index()].kills[figure.index()] -= n;
    to_supply(g, figure, n);
    log.event(Event::ZombiesLost { seat, figure, n });
}

/// ZOM-11.10: puts a pawn somewhere. A pawn that was below comes up.
pub(crate) fn put_pawn(g: &mut Zombies, seat: Seat, to: Square, log: &mut impl Log<Zombies>) {
    rule!("ZOM-11.10");
    let player = &mut g.players[seat.index()];
    let from = player.at;
    // A pawn put where it already stands has not left its square.
    let has_left = from != to || player.is_below;
    player.at = to;
    if player.is_below {
        rule!("ZOM-16.18");
        player.is_below = false;
    }
    g.stop_walks();
    log.event(Event::PawnPut { seat, from, to });
    if has_left {
        came_to(g, seat, from, to, log);
    }
}

/// A pawn has come to another square, whether on foot or put there.
pub(crate) fn came_to(g: &mut Zombies, seat: Seat, from: Square, to: Square, log: &mut impl Log<Zombies>) {
    rule!("ZOM-18.7");
    g.turn.dodged[seat.index()] = 0;
    let leaves_station = to.spot() != from.spot() || !g.map.is_inside(to);
    let player = &mut g.players[seat.index()];
    player.owes_kill_at = None;
    if player.ride == Ride::Rides && leaves_station {
        rule!("ZOM-17.8");
        player.ride = Ride::Lost;
    }
    weapons::entered(g, seat, from, to, log);
    jeep::entered(g, seat, from, to, log);
    start::came_to(g, seat, to, log);
}

/// ZOM-8.3: moves the pawn to the centre of the Town Square.
pub(crate) fn put_on_town_square(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    if let Some(town) = g.map.find(Tile::TownSquare) {
        put_pawn(g, seat, town.centre(), log);
    }
}

/// ZOM-9.8: puts an item in front of its owner.
pub(crate) fn put_in_play(
    g: &mut Zombies,
    seat: Seat,
    card: Card,
    is_copy: bool,
    log: &mut impl Log<Zombies>,
) {
    rule!("ZOM-9.10");
    let charges = if card.facts().kind == CardKind::ItemWeaponCharges { 3 } else { 0 };
    let item = Item { card, charges, is_copy };
    match g.players[seat.index()].items.try_push(item) {
        None => log.event(Event::ItemPutInPlay { seat, card }),
        Some(surplus) => discard_lost_item(g, surplus),
    }
}

/// An item in play is lost or used up.
pub(crate) fn discard_item(g: &mut Zombies, seat: Seat, card: Card, log: &mut impl Log<Zombies>) {
    if let Some(item) = g.take_item(seat, card) {
        discard_lost_item(g, item);
        log.event(Event::ItemLost { seat, card });
    }
}

/// Discards an item that no longer lies in front of anybody. A copy is not a card.
fn discard_lost_item(g: &mut Zombies, item: Item) {
    if !item.is_copy {
        g.discard.push(item.card);
    }
}

pub(crate) fn discard_all_items(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    while let Some(item) = g.player(seat).items.first().copied() {
        discard_item(g, seat, item.card, log);
    }
}

/// An item goes from one player to another.
pub(crate) fn take_item(g: &mut Zombies, from: Seat, to: Seat, card: Card, log: &mut impl Log<Zombies>) {
    if let Some(item) = g.take_item(from, card) {
        hand_over(g, from, to, item, log);
    }
}

/// An item that one player no longer has is put in front of another.
pub(crate) fn hand_over(g: &mut Zombies, from: Seat, to: Seat, item: Item, log: &mut impl Log<Zombies>) {
    let card = item.card;
    match g.players[to.index()].items.try_push(item) {
        None => log.event(Event::ItemTaken { seat: to, from, card }),
        Some(surplus) => {
            discard_lost_item(g, surplus);
            log.event(Event::ItemLost { seat: from, card });
        }
    }
}

/// ZOM-26.5: discards a card, which everybody sees.
pub(crate) fn discard_from_hand(
    g: &mut Zombies,
    seat: Seat,
    card: Card,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    if g.hands[seat.index()].remove(card, key) {
        rule!("ZOM-26.5");
        g.discard.push(card);
        log.event(Event::CardDiscarded { seat, card });
    }
}

/// A card goes from one hand to another; only those two players know which.
pub(crate) fn take_from_hand(
    g: &mut Zombies,
    from: Seat,
    to: Seat,
    card: Card,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let mut taker = g.hands[to.index()];
    if taker.room() > 0 && g.hands[from.index()].move_unseen(card, &mut taker, (from, to), key) {
        g.hands[to.index()] = taker;
        let card = Secret::new(card, SeatSet::one(from).with(to));
        log.event(Event::CardTaken { seat: to, from, card });
    }
}

/// ZOM-11.7: an effect begins to last, or renews an equal one.
pub(crate) fn last(g: &mut Zombies, lasting: Lasting, log: &mut impl Log<Zombies>) {
    // Two effects on the same tile are different if they hold in the turns of different players.
    let turn_of = |until: Until| if let Until::During { of, .. } = until { Some(of) } else { None };
    let equal = |old: &Lasting| {
        old.card == lasting.card && old.aim == lasting.aim && turn_of(old.until) == turn_of(lasting.until)
    };
    if let Some(index) = g.lasting.iter().position(equal) {
        rule!("ZOM-11.7");
        g.lasting[index] = lasting;
    } else {
        // An effect for which the list has no room is announced, but does nothing.
        _ = g.lasting.try_push(lasting);
    }
    let Lasting { card, by, aim, .. } = lasting;
    log.event(Event::EffectBegan { seat: by, card, aim });
}

/// Ends an effect that has done what it waited for, or whose time is over.
pub(crate) fn end_lasting(g: &mut Zombies, index: usize, log: &mut impl Log<Zombies>) {
    let over = g.lasting.remove(index);
    lasting::is_over(g, &over, log);
    log.event(Event::EffectEnded { card: over.card, aim: over.aim });
}

/// A player's shields end with their death.
pub(crate) fn shields_go(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    let is_shield = |lasting: &Lasting| lasting.changes(Modifier::Shields) && lasting.by == seat;
    if let Some(index) = g.lasting.iter().position(is_shield) {
        end_lasting(g, index, log);
    }
}

impl Zombies {
    /// ZOM-11.5.
    pub(crate) fn until_next_turn_over(of: Seat) -> Until {
        rule!("ZOM-11.5");
        Until::TurnOver { of, has_begun: false }
    }

    /// ZOM-11.6: an effect that begins in the target's own turn waits for the target's next turn.
    pub(crate) fn during_next_turn(of: Seat) -> Until {
        rule!("ZOM-11.6");
        Until::During { of, has_begun: false }
    }

    /// ZOM-11.18: the player's current turn, otherwise their next one.
    pub(crate) fn for_one_turn(&self, of: Seat) -> Until {
        rule!("ZOM-11.18");
        Until::During { of, has_begun: self.active == of }
    }
}

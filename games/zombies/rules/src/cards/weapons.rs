//! Bonuses of items and cards on rolls, what is carried along, and what saves a life.

mod asked;
mod carried;
mod rolls;

use table::{Holds, Log, RulesKey, Seat, rule};

pub(crate) use super::quiet::{rolled, toss};
use super::{Card, Modifier};
use crate::flow::{Fight, FightStage, Frame, Moment, Played, Turn, TurnStep, deeds, fight};
use crate::map::Building;
use crate::state::{Lasting, MovementRoll, Until};
use crate::{Aim, Zombies};

pub(crate) use asked::{
    ask_for_life, ask_to_hand_on, choices, chosen, drive_off, may_replace_life, may_stop, step,
};
pub(crate) use carried::{entered, has_light, is_among_trees, may_pass_booth, move_bonus};
pub(crate) use rolls::{bonus, dodges_twos, has_choice, item_of, named_items, paid, roll_made};

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match card {
        Card::AdrenalineRush if is_of_use(g, seat) => out(Aim::Nothing),
        Card::Chainsaw | Card::Candy => out(Aim::Nothing),
        Card::Molotov => buildings_at_hand(g, seat, &mut |building| out(Aim::Building(building))),
        Card::FirstAidKit if would_lose_life(g, seat) => out(Aim::Nothing),
        Card::Stuffed if would_lose_life(g, seat) || asked::is_given(g, seat) => out(Aim::Nothing),
        Card::RiotShield if fight_at_hand(g, seat).is_some() => out(Aim::Nothing),
        Card::LuckyShot if fight_at_hand(g, seat).is_some() && g.may_spend_bullets(seat) => out(Aim::Nothing),
        Card::Scalpel => {
            rule!("ZOM-9.16");
            let may_get = |other: &Seat| *other != seat && !g.has_item(*other, card);
            g.seats().filter(may_get).for_each(|other| out(Aim::Player(other)));
        }
        _ => {}
    }
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    match card {
        Card::AdrenalineRush => {
            rule!("ZOM-C-Z1-01");
            let is_in_fight = g.with_fight(by, |fight| fight.from_cards += 2);
            if !is_in_fight {
                last_one_turn(g, card, by, log);
            }
        }
        Card::Chainsaw => {
            rule!("ZOM-C-Z1-07");
            rule!("ZOM-9.28");
            last_one_turn(g, card, by, log);
        }
        Card::Molotov => {
            rule!("ZOM-C-Z1-19");
            let until = Until::During { of: by, has_begun: true };
            deeds::last(g, Lasting { card, by, aim, until }, log);
        }
        Card::FirstAidKit => {
            rule!("ZOM-C-Z1-11");
            g.with_fight_frame(by, fight::again);
        }
        Card::LuckyShot => {
            rule!("ZOM-C-Z3-11");
            paid(g, by, log);
            g.with_fight_frame(by, |g, fight| fight::win(g, fight, log));
        }
        Card::Candy => {
            rule!("ZOM-C-Z7-04");
            change_roll(g);
        }
        Card::Stuffed => asked::replace_life(g, by),
        Card::RiotShield => {
            rule!("ZOM-C-Z8-09");
            g.with_fight_frame(by, |g, fight| fight::dodged(g, fight, log));
        }
        _ => {}
    }
}

fn last_one_turn(g: &mut Zombies, card: Card, by: Seat, log: &mut impl Log<Zombies>) {
    let until = g.for_one_turn(by);
    deeds::last(g, Lasting { card, by, aim: Aim::Player(by), until }, log);
}

/// ZOM-C-Z1-01: before or after the movement roll that it doubles, which must be one, or in a fight. When it
/// is played its timing says.
fn is_of_use(g: &Zombies, seat: Seat) -> bool {
    match g.stack.top() {
        Some(Frame::Window(window)) if window.moment == Moment::BeforeMovementRoll => {
            g.turn.movement == MovementRoll::NotYet && g.may_roll_for_movement(seat)
        }
        Some(Frame::Window(_)) => matches!(g.turn.movement, MovementRoll::Rolled { .. }),
        _ => true,
    }
}

/// The own fight that is the innermost procedure, but for the card played in it, unless a reply has ended it.
fn fight_at_hand(g: &Zombies, seat: Seat) -> Option<&Fight> {
    let goes_on = |fight: &&Fight| g.player(seat).at == fight.at && g.must_fight(seat);
    below_card(g)?.held().filter(|fight: &&Fight| fight.seat == seat).filter(goes_on)
}

/// The innermost procedure, but for the card that is played in it.
fn below_card(g: &Zombies) -> Option<&Frame> {
    g.stack.iter().rev().find(|frame| !matches!(frame, Frame::Played(_)))
}

/// ZOM-C-Z1-11, ZOM-C-Z7-09: a life would be lost in the fight under way.
fn would_lose_life(g: &Zombies, seat: Seat) -> bool {
    fight_at_hand(g, seat)
        .is_some_and(|fight| fight.stage == FightStage::Judge && fight::chances(g, fight).lose_life)
}

/// ZOM-C-Z7-04: one more on the roll below the window in which the card was played. Such a window opens over
/// the dice of the game, never over those of cards.
fn change_roll(g: &mut Zombies) {
    match g.stack.iter_mut().rev().nth(2) {
        Some(Frame::Fight(fight)) => fight.from_cards += 1,
        Some(Frame::Put(put)) => put.zombies = put.zombies.map(|n| n + 1),
        Some(Frame::Spell(spell)) => spell.die = spell.die.map(|die| die + 1),
        Some(Frame::Turn(Turn { next: TurnStep::Jacket })) => {
            g.turn.jacket_die = g.turn.jacket_die.map(|die| die + 1)
        }
        Some(Frame::Turn(Turn { next: TurnStep::Zombies })) => g.turn.zombie_die += 1,
        Some(Frame::Turn(_)) => {
            if let MovementRoll::Rolled { plus, .. } = &mut g.turn.movement {
                *plus += 1;
            }
        }
        _ => {}
    }
}

/// The building one stands in, or in front of whose door one stands.
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

/// Whether items do anything now.
fn are_of_use(g: &Zombies) -> bool {
    g.changed(Modifier::ItemsDoNothing).is_none()
}

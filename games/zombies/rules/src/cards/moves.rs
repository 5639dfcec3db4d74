//! Changes to a movement: rolls changed, walks forced, turns lost.

mod bounds;
pub(super) mod dont_sleep;
pub(super) mod lots_of_luck;
mod private;
mod rolls;
pub(super) mod stir_crazy;
pub(super) mod whoa;

use table::{Log, RulesKey, Seat, marks, rule};

use super::choosing::aim_at_opponents;
use super::deed::Deed;
use super::{Card, Modifier};
use crate::event::Event;
use crate::flow::{Frame, Movement, Played, deeds};
use crate::state::{Lasting, MovementRoll, Until};
use crate::{Aim, Zombies};

pub(crate) use bounds::Bounds;
pub(crate) use dont_sleep::DontSleep;
pub(crate) use lots_of_luck::LotsOfLuck;
pub(crate) use private::{Private, take_along};
pub(crate) use rolls::{have_a_say_first, leader_of, movement_begins, movement_is_over, waits_for_roll};
pub(crate) use whoa::Whoa;

/// ZOM-C-Z1-17.
const KEYS: u8 = 10;
/// ZOM-C-Z1-25.
const WALK: u8 = 5;

/// Aims at the active player, unless that player plays the card. For cards that answer a window about the
/// active player.
fn active_opponent(g: &Zombies, seat: Seat, out: &mut dyn FnMut(Aim)) {
    aim_at_opponents(g, seat, |other| other == g.active, out);
}

/// The effect lasts for the rest of the current turn, which is a turn of its target.
fn last_this_turn(g: &mut Zombies, played: &Played, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    let Aim::Player(of) = aim else { return };
    deeds::last(g, Lasting { card, by, aim, until: Until::During { of, has_begun: true } }, log);
}

pub(crate) struct BrainCramp;

impl Deed for BrainCramp {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        aim_at_opponents(g, seat, |other| other == g.active && g.allowance(other) > 0, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z1-05");
        last_this_turn(g, played, log);
    }
}

pub(crate) struct Running;

impl Deed for Running {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.may_be_moved(seat) {
            active_opponent(g, seat, out);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z35-07");
        last_this_turn(g, played, log);
    }
}

pub(crate) struct Smell;

impl Deed for Smell {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        active_opponent(g, seat, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, aim, .. } = *played;
        let Aim::Player(of) = aim else { return };
        rule!("ZOM-C-Z2-13");
        let aim = Aim::Tile(g.player(of).at.spot());
        deeds::last(g, Lasting { card, by, aim, until: Until::During { of, has_begun: true } }, log);
    }
}

pub(crate) struct KeysStillInIt;

impl Deed for KeysStillInIt {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.changed_for(Modifier::NotMoved, seat).is_none() {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, _played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z1-17");
        g.turn.movement = MovementRoll::Fixed(KEYS);
    }
}

/// The player makes no movement roll but gains life, which may cost bullets.
pub(crate) struct Rests {
    pub(crate) halves: u8,
    pub(crate) bullets: u16,
}

impl Deed for Rests {
    fn aims(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Nothing);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by: seat, .. } = *played;
        marks::pass(card.facts().rule);
        g.turn.movement = MovementRoll::None;
        log.event(Event::NoMovementRoll { seat });
        deeds::gain_life(g, seat, self.halves, log);
        deeds::lose_bullets(g, seat, self.bullets, log);
    }
}

pub(crate) struct WhereEverybody;

impl Deed for WhereEverybody {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        aim_at_opponents(g, seat, |other| g.may_be_moved(other) && has_step(g, other), out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z1-25");
        rule!("ZOM-11.9");
        rule!("ZOM-7.14");
        let walk =
            Movement { forced_by: Some(Card::WhereEverybody), ..Movement::walk(target, played.by, WALK) };
        g.begin(Frame::Movement(walk));
    }
}

/// Whether there is any square that a card could walk this player to.
fn has_step(g: &Zombies, seat: Seat) -> bool {
    let player = g.player(seat);
    let steps = if player.is_below { g.map.steps_below(player.at) } else { g.map.steps(player.at) };
    !steps.is_empty()
}

pub(crate) struct NotSoScary;

impl Deed for NotSoScary {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if !g.turn.again {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, _played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z35-15");
        g.turn.again = true;
    }
}

//! The Scalpel: a curse, which its victim may hand on for a price.

use table::{Log, RulesKey, Seat, Step, rule};

use super::are_of_use;
use crate::action::Good;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::cards::{Card, Cost};
use crate::flow::{Played, deeds};
use crate::{Aim, Zombies};

/// A life token, in halves.
const TOKEN: u8 = 2;

pub(crate) struct Scalpel;

impl Deed for Scalpel {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        rule!("ZOM-9.16");
        possible_victims(g).filter(|other| *other != seat).for_each(|other| out(Aim::Player(other)));
    }

    /// It lies in front of its victim, and is never discarded for an effect.
    fn resolve(&self, _g: &mut Zombies, _played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {}
}

/// The players who may get it.
fn possible_victims(g: &Zombies) -> impl Iterator<Item = Seat> + '_ {
    g.seats().filter(|other| !g.has_item(*other, Card::Scalpel))
}

/// ZOM-C-Z5-09: at the end of their turn, the victim may hand the curse on.
pub(crate) fn ask_to_hand_on(g: &mut Zombies, seat: Seat) {
    if g.has_item(seat, Card::Scalpel) && are_of_use(g) {
        rule!("ZOM-C-Z5-09");
        g.begin(Pay { seat });
    }
}

fn asked(seat: Seat) -> Asked {
    Asked { seat, card: Card::Scalpel, aim: Aim::Nothing }
}

/// Asks whether to pay, and with what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pay {
    seat: Seat,
}

impl Asks for Pay {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.seat)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if possible_victims(g).next().is_none() {
            return;
        }
        let player = g.player(self.seat);
        // ZOM-9.17: the last life cannot be spent.
        let payable = [
            (Good::Life, player.life > TOKEN),
            (Good::Bullets, player.bullets > 0),
            (Good::Guts, player.guts > 0),
        ];
        payable.into_iter().filter(|(_, has)| *has).for_each(|(good, _)| out(Aim::Good(good)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        true
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let (Pay { seat }, Some(Aim::Good(good))) = (self, aim) else {
            g.done();
            return;
        };
        g.go_on_as(HandOn { seat });
        match good {
            Good::Life => deeds::pay(g, seat, Cost { life: 1, bullets: 0 }, Card::Scalpel, log),
            Good::Bullets => deeds::lose_bullets(g, seat, 1, log),
            Good::Guts => deeds::lose_guts(g, seat, 1, log),
        }
    }
}

/// Asks which player gets it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HandOn {
    seat: Seat,
}

impl Asks for HandOn {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.seat)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        possible_victims(g).for_each(|other| out(Aim::Player(other)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        g.done();
        if let Some(Aim::Player(heir)) = aim {
            deeds::take_item(g, self.seat, heir, Card::Scalpel, log);
        }
    }
}

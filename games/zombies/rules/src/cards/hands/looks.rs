//! Looking at a hand, and discarding or keeping one of its cards.

use table::{Log, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{down_to_limit, opponents_with_hand};
use crate::action::Cards;
use crate::cards::Card;
use crate::cards::choosing::first_of;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks};
use crate::event::Event;
use crate::flow::{Played, deeds};
use crate::{Aim, Zombies};

pub(crate) struct Childhood;

impl Deed for Childhood {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        opponents_with_hand(g, seat).for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z35-19");
        look_at_hand(g, played.by, target, key, log);
    }
}

/// ZOM-26.3: only that player learns what they see.
fn look_at_hand(g: &mut Zombies, seat: Seat, of: Seat, key: &RulesKey, log: &mut impl Log<Zombies>) {
    rule!("ZOM-26.3");
    g.hands[of.index()].show_to(seat);
    let cards: Cards = g.hands[of.index()].cards(key).collect();
    log.event(Event::HandSeen { seat, of, cards: Secret::new(cards, SeatSet::one(seat).with(of)) });
}

pub(crate) struct MagicKey;

impl Deed for MagicKey {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.hands[seat.index()].room() > 0 {
            opponents_with_hand(g, seat).for_each(|other| out(Aim::Player(other)));
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Player(from) = played.aim else { return };
        look_at_hand(g, played.by, from, key, log);
        g.begin(Take { by: played.by, from });
    }
}

/// Asks which card of the hand is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    by: Seat,
    from: Seat,
}

impl Asks for Take {
    const PICKS: Picks = Picks::InSecret;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::MagicKey, aim: Aim::Player(self.from) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle_in_secret(self, self.from, g, key, log)
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        kinds(g, self.from, key, out);
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>) {
        g.done();
        let Some(Aim::Card(card)) = aim else { return };
        rule!("ZOM-C-Z4-08");
        if self.from != self.by {
            deeds::take_from_hand(g, self.from, self.by, card, key, log);
        }
        down_to_limit(g, self.by);
    }
}

pub(crate) struct Shakedown;

impl Deed for Shakedown {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        opponents_with_hand(g, seat).for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Player(from) = played.aim else { return };
        look_at_hand(g, played.by, from, key, log);
        g.begin(Discard { by: played.by, from });
    }
}

/// Asks which card of the hand is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discard {
    by: Seat,
    from: Seat,
}

impl Asks for Discard {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::Shakedown, aim: Aim::Player(self.from) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle_in_secret(self, self.from, g, key, log)
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        kinds(g, self.from, key, out);
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>) {
        g.done();
        let Some(Aim::Card(card)) = aim else { return };
        rule!("ZOM-C-Z8-15");
        deeds::discard_from_hand(g, self.from, card, key, log);
    }
}

fn kinds(g: &Zombies, hand: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    g.hands[hand.index()].kinds(key).for_each(|card| out(Aim::Card(card)));
}

/// The player is asked even if all cards are of one kind: nobody else must learn that.
fn settle_in_secret(
    stage: impl Asks,
    hand: Seat,
    g: &mut Zombies,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Step {
    if g.hands[hand.index()].len() > 1 {
        return Step::Waits;
    }
    let (only, _) = first_of(|out| stage.choices(g, key, out));
    stage.picked(g, only, key, log);
    Step::Ran
}

//! Somebody's hand is looked at, and one card of it discarded or kept.

use table::{Log, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::down_to_limit;
use crate::action::Cards;
use crate::cards::Card;
use crate::cards::choosing::first_of;
pub(super) use crate::cards::quiet::{may_stop, rolled, toss};
use crate::event::Event;
use crate::flow::{Effect, Frame, Played, deeds};
use crate::{Aim, Zombies};

pub(super) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    if card == Card::MagicKey && g.hands[seat.index()].room() == 0 {
        return;
    }
    let has_hand = |other: &Seat| *other != seat && !g.hands[other.index()].is_empty();
    g.seats().filter(has_hand).for_each(|other| out(Aim::Player(other)));
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Aim::Player(target) = played.aim else { return };
    look_at_hand(g, played.by, target, key, log);
    if played.card == Card::Childhood {
        rule!("ZOM-C-Z35-19");
    } else {
        g.begin(Frame::Effect(Effect::of(played)));
    }
}

/// ZOM-26.3: what is looked at is known to that player only.
fn look_at_hand(g: &mut Zombies, seat: Seat, of: Seat, key: &RulesKey, log: &mut impl Log<Zombies>) {
    rule!("ZOM-26.3");
    g.hands[of.index()].show_to(seat);
    let cards: Cards = g.hands[of.index()].cards(key).collect();
    log.event(Event::HandSeen { seat, of, cards: Secret::new(cards, SeatSet::one(seat).with(of)) });
}

fn target(effect: &Effect) -> Seat {
    effect.aim.players().next().unwrap_or(effect.by)
}

pub(super) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    // Asked even where all are of one kind: nobody else may learn that.
    if g.hands[target(&effect).index()].len() > 1 {
        return Step::Waits;
    }
    let (only, _) = first_of(|out| choices(g, &effect, key, out));
    chosen(g, effect, only, key, log);
    Step::Ran
}

pub(super) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    g.hands[target(effect).index()].kinds(key).for_each(|card| out(Aim::Card(card)));
}

pub(super) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    g.done();
    let Some(Aim::Card(card)) = aim else { return };
    let (seat, from) = (effect.by, target(&effect));
    if effect.card == Card::Shakedown {
        rule!("ZOM-C-Z8-15");
        return deeds::discard_from_hand(g, from, card, key, log);
    }
    rule!("ZOM-C-Z4-08");
    if from != seat {
        deeds::take_from_hand(g, from, seat, card, key, log);
    }
    down_to_limit(g, seat);
}

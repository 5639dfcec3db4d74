//! Cards of the discard pile come back into a hand.

use table::{Kind, Log, RulesKey, Seat, SeatSet, Step, rule};

use super::down_to_limit;
use crate::cards::choosing::first_of;
pub(super) use crate::cards::quiet::{may_stop, rolled, toss};
use crate::cards::{Card, N_CARDS};
use crate::event::Event;
use crate::flow::{Effect, Frame, Played};
use crate::{Aim, Zombies};

pub(super) fn aims(g: &Zombies, _card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    if !g.discard.is_empty() && g.hands[seat.index()].room() > 0 {
        out(Aim::Nothing);
    }
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    match played.card {
        Card::Determination => {
            g.begin(Frame::Effect(Effect::of(played)));
        }
        Card::OneMansGarbage => {
            rule!("ZOM-C-Z3-13");
            take_top(g, played.by, log);
        }
        _ => {
            rule!("ZOM-C-Z7-03");
            take_top(g, played.by, log);
        }
    }
}

/// Who copies the item may find the pile empty.
fn take_top(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    if let Some(top) = g.discard.len().checked_sub(1) {
        take(g, seat, top, log);
    }
}

/// ZOM-26.1: the pile is public, so everybody knows what was taken.
fn take(g: &mut Zombies, seat: Seat, index: usize, log: &mut impl Log<Zombies>) {
    if g.hands[seat.index()].room() == 0 {
        return;
    }
    let card = g.discard.remove(index);
    g.hands[seat.index()].add(card, SeatSet::all(usize::from(g.n_seats)));
    log.event(Event::CardTakenBack { seat, card });
}

pub(super) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    match first_of(|out| choices(g, &effect, key, out)) {
        (only, 1) => chosen(g, effect, only, key, log),
        _ => return Step::Waits,
    }
    Step::Ran
}

/// Sheer Determination: each kind of the pile once.
pub(super) fn choices(g: &Zombies, _effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let mut is_listed = [false; N_CARDS];
    for card in &g.discard {
        if !std::mem::replace(&mut is_listed[card.index()], true) {
            out(Aim::Card(*card));
        }
    }
}

pub(super) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    g.done();
    let Some(Aim::Card(card)) = aim else { return };
    if let Some(index) = g.discard.iter().rposition(|other| *other == card) {
        rule!("ZOM-C-Z35-14");
        take(g, effect.who, index, log);
    }
    down_to_limit(g, effect.who);
}

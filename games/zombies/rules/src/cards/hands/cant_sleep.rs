//! Can't Sleep. Clowns Will Eat Me!: three cards are drawn, shown, and played as far as they can be.
//!
//! The card is laid down before they are played, so that each of them is played at the very moment at
//! which it was. Those that are still due wait in the card that is being played.

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use crate::action::{Cards, Roll};
use crate::cards::choosing::first_of;
pub(super) use crate::cards::quiet::may_stop;
use crate::cards::{Card, playing};
use crate::event::Event;
use crate::flow::{Due, Effect, Frame, Played, Toss, deeds, draw, played};
use crate::{Aim, Zombies};

/// The stages: three cards are drawn, one of them is named, it is aimed.
const DRAW: u8 = 0;
const NAME: u8 = 1;
const AIM: u8 = 2;

const DRAWN: u8 = 3;

pub(super) fn aims(g: &Zombies, _card: Card, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    if !g.deck.is_empty() || !g.discard.is_empty() {
        out(Aim::Nothing);
    }
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
    rule!("ZOM-C-Z7-02");
    g.begin(Frame::Effect(Effect { n: DRAWN, due: played.due, ..Effect::of(played) }));
}

/// A card has been laid down; those that are due after it follow.
pub(crate) fn go_on(g: &mut Zombies, played: &Played) {
    if !played.due.is_empty() {
        lay_out(g, played.by, played.due);
    }
}

fn lay_out(g: &mut Zombies, seat: Seat, due: Due) {
    let card = Card::CantSleep;
    g.begin(Frame::Effect(Effect { card, by: seat, who: seat, stage: NAME, due, ..Effect::default() }));
}

/// How many cards are drawn at once: the deck may have fewer.
fn n_at_once(g: &Zombies, effect: &Effect) -> usize {
    let room = g.hands[effect.who.index()].room().min(effect.due.capacity() - effect.due.len());
    usize::from(effect.n).min(g.deck.len()).min(room)
}

pub(super) fn toss(g: &Zombies, effect: &Effect) -> Option<Toss> {
    let n = g.deck.n_undecided(n_at_once(g, effect)) as u8;
    (n > 0).then_some(Toss::Cards { seat: effect.who, n })
}

pub(super) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    if effect.stage == DRAW {
        return step_draw(g, effect, key, log);
    }
    match first_of(|out| choices(g, &effect, key, out)) {
        (None, _) => {
            g.done();
            effect.due.iter().for_each(|card| deeds::discard_from_hand(g, effect.who, *card, key, log));
        }
        (only, 1) => chosen(g, effect, only, key, log),
        _ => return Step::Waits,
    }
    Step::Ran
}

fn step_draw(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    if effect.n > 0 && g.deck.is_empty() && !g.discard.is_empty() {
        draw::reshuffle(g, log);
    }
    if toss(g, &effect).is_some() {
        return Step::Waits;
    }
    if n_at_once(g, &effect) > 0 {
        take(g, effect, &[], key, log).expect("nothing is undecided");
        return Step::Ran;
    }
    g.done();
    if let Some(Frame::Played(played)) = g.stack.pop() {
        played::lay_down(g, &played);
    }
    lay_out(g, effect.who, effect.due);
    Step::Ran
}

/// They are drawn openly: all that happens to them will be seen anyway.
fn take(
    g: &mut Zombies,
    mut effect: Effect,
    decided: &[Card],
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let seat = effect.who;
    let all = SeatSet::all(usize::from(g.n_seats));
    let drawn: Cards = g.deck.draw(n_at_once(g, &effect), decided, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
    drawn.iter().for_each(|card| g.hands[seat.index()].add(*card, all));
    effect.due.extend(drawn.iter().copied());
    effect.n -= drawn.len() as u8;
    drawn.iter().for_each(|card| log.event(Event::CardShown { seat, card: *card }));
    g.go_on_as(Frame::Effect(effect));
    Ok(())
}

pub(super) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    match roll {
        Roll::Cards(decided) => take(g, effect, decided, key, log),
        _ => Err(Refusal::IMPOSSIBLE_ROLL),
    }
}

/// Which card is played next, and then what it is aimed at, as if nothing lay between it and the moment.
pub(super) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let mut moment = g.clone();
    moment.stack.pop();
    let seat = effect.who;
    if let (AIM, Aim::Card(card)) = (effect.stage, effect.aim) {
        return playing::aims_from_hand(&moment, seat, card, key, out);
    }
    for (index, card) in effect.due.iter().enumerate() {
        let is_listed = effect.due[..index].contains(card);
        if !is_listed && g.hands[seat.index()].has(*card, key) {
            let (aim, _) = first_of(|out| playing::aims_from_hand(&moment, seat, *card, key, out));
            aim.iter().for_each(|_| out(Aim::Card(*card)));
        }
    }
}

pub(super) fn chosen(
    g: &mut Zombies,
    mut effect: Effect,
    aim: Option<Aim>,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let Some(aim) = aim else { return };
    let (AIM, Aim::Card(card)) = (effect.stage, effect.aim) else {
        return g.go_on_as(Frame::Effect(Effect { stage: AIM, aim, ..effect }));
    };
    rule!("ZOM-9.27");
    if let Some(index) = effect.due.iter().position(|due| *due == card) {
        effect.due.remove(index);
    }
    g.done();
    played::start(g, effect.who, card, aim, key, log);
    if let Some(Frame::Played(played)) = g.stack.top_mut() {
        played.due = effect.due;
    }
}

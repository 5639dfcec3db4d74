//! My, you look familiar.: of the three cards on top of the deck one is discarded, one goes under it, one
//! stays.

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use crate::action::{Cards, Roll};
use crate::cards::Card;
pub(super) use crate::cards::quiet::may_stop;
use crate::event::Event;
use crate::flow::{Effect, Frame, Played, Toss, draw};
use crate::state::KNOWN_IN_DECK;
use crate::{Aim, Zombies};

/// The stages: chance decides what lies on top, one card is discarded, one goes under the deck.
const LOOK: u8 = 0;
const DISCARD: u8 = 1;
const BOTTOM: u8 = 2;

const LOOKED_AT: usize = 3;

pub(super) fn aims(g: &Zombies, _card: Card, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let has_cards = !g.deck.is_empty() || !g.discard.is_empty();
    if has_cards && g.deck.bottom().len() < KNOWN_IN_DECK {
        out(Aim::Nothing);
    }
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
    rule!("ZOM-C-Z35-10");
    g.begin(Frame::Effect(Effect::of(played)));
}

/// How many cards are looked at.
fn n_seen(g: &Zombies) -> usize {
    LOOKED_AT.min(g.deck.len())
}

pub(super) fn toss(g: &Zombies, effect: &Effect) -> Option<Toss> {
    let n = g.deck.n_undecided(n_seen(g)) as u8;
    (effect.stage == LOOK).then_some(Toss::Cards { seat: effect.by, n })
}

pub(super) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    if effect.stage == LOOK {
        return look(g, effect, key, log);
    }
    // Asked even where all are of one kind: nobody else may learn that.
    Step::Waits
}

fn look(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    let n = n_seen(g);
    if g.deck.n_undecided(n) > 0 {
        return Step::Waits;
    }
    let seen = lift(g, n, &[], key).expect("nothing is undecided");
    if n < LOOKED_AT && !g.discard.is_empty() {
        // The shuffled pile goes under what is left of the deck.
        draw::reshuffle(g, log);
        lay_on_top(g, &seen, effect.by);
        return Step::Ran;
    }
    lay_on_top(g, &seen, effect.by);
    rule!("ZOM-26.3");
    let seat = effect.by;
    log.event(Event::DeckSeen { seat, n: n as u8, cards: Secret::new(seen, SeatSet::one(seat)) });
    match n {
        LOOKED_AT => g.go_on_as(Frame::Effect(Effect { stage: DISCARD, n: n as u8, ..effect })),
        2 => g.go_on_as(Frame::Effect(Effect { stage: BOTTOM, n: n as u8, ..effect })),
        _ => _ = g.done(),
    }
    Step::Ran
}

/// The cards on top, the next one first.
fn lift(g: &mut Zombies, n: usize, decided: &[Card], key: &RulesKey) -> Option<Cards> {
    g.deck.draw(n, decided, key)
}

fn lay_on_top(g: &mut Zombies, cards: &[Card], seat: Seat) {
    cards.iter().rev().for_each(|card| g.deck.put_on_top(*card, SeatSet::one(seat)));
}

/// Each kind among the cards in sight once.
pub(super) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let mut deck = g.deck;
    let seen: Cards = deck.draw(usize::from(effect.n), &[], key).unwrap_or_default();
    for (index, card) in seen.iter().enumerate() {
        if !seen[..index].contains(card) {
            out(Aim::Card(*card));
        }
    }
}

pub(super) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let Some(Aim::Card(card)) = aim else { return };
    let seat = effect.by;
    let mut seen = lift(g, usize::from(effect.n), &[], key).expect("they lie known on top");
    if let Some(index) = seen.iter().position(|other| *other == card) {
        seen.remove(index);
    }
    lay_on_top(g, &seen, seat);
    if effect.stage == DISCARD {
        rule!("ZOM-26.5");
        g.discard.push(card);
        log.event(Event::CardDiscarded { seat, card });
        g.go_on_as(Frame::Effect(Effect { stage: BOTTOM, n: effect.n - 1, ..effect }));
    } else {
        g.deck.put_under(card, SeatSet::one(seat));
        g.done();
    }
}

pub(super) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    key: &RulesKey,
    _log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Roll::Cards(decided) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
    let n = n_seen(g);
    let seen = lift(g, n, decided, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
    lay_on_top(g, &seen, effect.by);
    Ok(())
}

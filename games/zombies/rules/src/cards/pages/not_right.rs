//! Something Doesn't Feel Quite Right: a pile is looked through, and cards leave the game (ZOM-C-Z4-20).

use table::{Deck, Kind, Log, RulesKey, Seat, Step, rule};

use crate::action::Pile;
use crate::cards::{CardKind, N_CARDS};
use crate::event::Event;
use crate::flow::{Effect, Frame, Played};
use crate::{Aim, Card, Zombies};

/// Cards that go.
const CARDS: u8 = 3;

/// What the deck holds is not known before; a discard pile with nothing but pages is of no use.
pub(super) fn aims(g: &Zombies, out: &mut dyn FnMut(Aim)) {
    if !g.deck.is_empty() {
        out(Aim::Pile(Pile::Deck));
    }
    if g.discard.iter().any(|card| may_go(*card)) {
        out(Aim::Pile(Pile::Discard));
    }
}

fn may_go(card: Card) -> bool {
    card.facts().kind != CardKind::Page
}

/// Whether this player has the deck in hand, so that it is no secret to him.
pub(crate) fn looks_through_deck(g: &Zombies, seat: Seat) -> bool {
    g.stack.iter().any(|frame| match frame {
        Frame::Effect(effect) => effect.aim == Aim::Pile(Pile::Deck) && effect.who == seat,
        _ => false,
    })
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, key: &RulesKey) {
    rule!("ZOM-C-Z4-20");
    if played.aim == Aim::Pile(Pile::Deck) {
        // Its order is nothing to keep: it is shuffled afterwards.
        g.deck = Deck::new(counts(g, key));
    }
    g.begin(Frame::Effect(Effect { n: CARDS, ..Effect::of(played) }));
}

/// How many of each kind lie in the deck.
fn counts(g: &Zombies, key: &RulesKey) -> [u8; N_CARDS] {
    let mut counts = *g.deck.bag().counts(key);
    let mut known = g.deck;
    // What chance has yet to decide is not drawn like this.
    while let Some(card) = known.draw::<1>(1, &[], key).and_then(|drawn| drawn.first().copied()) {
        counts[card.index()] += 1;
    }
    // With cards left in the bag those underneath were not reached.
    for card in known.bottom() {
        counts[card.read(key).index()] += 1;
    }
    counts
}

pub(super) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    let mut has_choice = false;
    choices(g, &effect, key, &mut |_| has_choice = true);
    if effect.n > 0 && has_choice {
        return Step::Waits;
    }
    if effect.aim == Aim::Pile(Pile::Deck) {
        log.event(Event::DeckShuffled { n: g.deck.len() as u16 });
    }
    g.done()
}

/// Every kind in the pile once.
pub(super) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let in_deck = g.deck.bag().counts(key);
    let lies_there = |card: Card| match effect.aim {
        Aim::Pile(Pile::Deck) => in_deck[card.index()] > 0,
        _ => g.discard.contains(&card),
    };
    Card::ALL
        .into_iter()
        .filter(|card| may_go(*card) && lies_there(*card))
        .for_each(|card| out(Aim::Card(card)));
}

pub(super) fn remove(
    g: &mut Zombies,
    effect: Effect,
    card: Card,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    if effect.aim == Aim::Pile(Pile::Deck) {
        let mut counts = *g.deck.bag().counts(key);
        counts[card.index()] -= 1;
        g.deck = Deck::new(counts);
    } else if let Some(index) = g.discard.iter().rposition(|lies| *lies == card) {
        g.discard.remove(index);
    }
    g.n_gone += 1;
    log.event(Event::CardLeftGame { seat: effect.by, card });
    g.go_on_as(Frame::Effect(Effect { n: effect.n - 1, ..effect }));
}

//! Something Doesn't Feel Quite Right: a player looks through a pile and removes cards from the game
//! (ZOM-C-Z4-20).

use table::{Deck, Kind, Log, RulesKey, Seat, Step, rule};

use crate::action::Pile;
use crate::cards::choosing::first_of;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks};
use crate::cards::{CardKind, N_CARDS};
use crate::event::Event;
use crate::flow::Played;
use crate::{Aim, Card, Zombies};

/// How many cards leave the game.
const CARDS: u8 = 3;

pub(crate) struct PageNotRight;

impl Deed for PageNotRight {
    /// The deck's contents are not known in advance. A discard pile that holds nothing but pages cannot be
    /// chosen.
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if !g.deck.is_empty() {
            out(Aim::Pile(Pile::Deck));
        }
        if g.discard.iter().any(|card| may_go(*card)) {
            out(Aim::Pile(Pile::Discard));
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Pile(pile) = played.aim else { return };
        rule!("ZOM-C-Z4-20");
        if pile == Pile::Deck {
            // The order is dropped, because the deck is shuffled afterwards.
            g.deck = Deck::new(counts(g, key));
        }
        g.begin(TakeOut { by: played.by, pile, left: CARDS });
    }
}

fn may_go(card: Card) -> bool {
    card.facts().kind != CardKind::Page
}

/// Whether this player is looking through the deck, so that its cards are no secret to them.
pub(crate) fn looks_through_deck(g: &Zombies, seat: Seat) -> bool {
    g.stack.all::<TakeOut>().any(|search| search.pile == Pile::Deck && search.by == seat)
}

/// How many of each kind lie in the deck.
fn counts(g: &Zombies, key: &RulesKey) -> [u8; N_CARDS] {
    let mut counts = *g.deck.bag().counts(key);
    let mut known = g.deck;
    // This draws the known cards on top, and stops at the first card that chance has yet to decide.
    while let Some(card) = known.draw::<1>(1, &[], key).and_then(|drawn| drawn.first().copied()) {
        counts[card.index()] += 1;
    }
    // If it stopped there, it has not reached the known cards at the bottom.
    for card in known.bottom() {
        counts[card.read(key).index()] += 1;
    }
    counts
}

/// Asks which card is removed next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TakeOut {
    by: Seat,
    pile: Pile,
    left: u8,
}

impl Asks for TakeOut {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::PageNotRight, aim: Aim::Pile(self.pile) }
    }

    /// Asks until enough cards are gone, or no card is left that may be removed.
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let (first, _) = first_of(|out| self.choices(g, key, out));
        if self.left > 0 && first.is_some() {
            return Step::Waits;
        }
        if self.pile == Pile::Deck {
            log.event(Event::DeckShuffled { n: g.deck.len() as u16 });
        }
        g.done()
    }

    /// Lists every kind in the pile once.
    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let in_deck = g.deck.bag().counts(key);
        let lies_there = |card: Card| match self.pile {
            Pile::Deck => in_deck[card.index()] > 0,
            Pile::Discard => g.discard.contains(&card),
        };
        Card::ALL
            .into_iter()
            .filter(|card| may_go(*card) && lies_there(*card))
            .for_each(|card| out(Aim::Card(card)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Card(card)) = aim else { return };
        match self.pile {
            Pile::Deck => {
                let mut counts = *g.deck.bag().counts(key);
                counts[card.index()] -= 1;
                g.deck = Deck::new(counts);
            }
            Pile::Discard => {
                if let Some(index) = g.discard.iter().rposition(|lies| *lies == card) {
                    g.discard.remove(index);
                }
            }
        }
        g.n_gone += 1;
        log.event(Event::CardLeftGame { seat: self.by, card });
        g.go_on_as(TakeOut { left: self.left - 1, ..self });
    }
}

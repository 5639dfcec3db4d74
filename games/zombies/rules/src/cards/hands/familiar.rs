//! My, you look familiar.: of the top three cards of the deck, one is discarded, one goes to the bottom, and
//! one stays on top.

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use crate::action::{Cards, Roll};
use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, Rolls};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Played, draw};
use crate::state::KNOWN_IN_DECK;
use crate::{Aim, Zombies};

const LOOKED_AT: usize = 3;
/// How many of the cards are left after one was discarded. If the deck has only this many, none is discarded.
const LEFT: usize = 2;

pub(crate) struct Familiar;

impl Deed for Familiar {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let has_cards = !g.deck.is_empty() || !g.discard.is_empty();
        if has_cards && g.deck.bottom().len() < KNOWN_IN_DECK {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z35-10");
        g.begin(Look { by: played.by });
    }
}

fn asked(seat: Seat) -> Asked {
    Asked { seat, card: Card::Familiar, aim: Aim::Nothing }
}

/// Chance decides which cards lie on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Look {
    by: Seat,
}

impl Rolls for Look {
    fn asked(&self) -> Asked {
        asked(self.by)
    }

    fn chance_question(&self, g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Cards { seat: self.by, n: g.deck.n_undecided(n_seen(g)) as u8 }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let n = n_seen(g);
        if g.deck.n_undecided(n) > 0 {
            return Step::Waits;
        }
        let by = self.by;
        let seen = lift(g, n, &[], key).expect("every card is known");
        if n < LOOKED_AT && !g.discard.is_empty() {
            // The shuffled discard pile goes under what is left of the deck.
            draw::reshuffle(g, log);
            lay_on_top(g, &seen, by);
            return Step::Ran;
        }
        lay_on_top(g, &seen, by);
        rule!("ZOM-26.3");
        log.event(Event::DeckSeen { seat: by, n: n as u8, cards: Secret::new(seen, SeatSet::one(by)) });
        match n {
            LOOKED_AT => g.go_on_as(Discard { by }),
            LEFT => g.go_on_as(Bury { by }),
            _ => _ = g.done(),
        }
        Step::Ran
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        _log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let Roll::Cards(decided) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        let n = n_seen(g);
        let seen = lift(g, n, decided, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
        lay_on_top(g, &seen, self.by);
        Ok(())
    }
}

/// How many cards the player looks at.
fn n_seen(g: &Zombies) -> usize {
    LOOKED_AT.min(g.deck.len())
}

/// Lifts the top cards, the next one first.
fn lift(g: &mut Zombies, n: usize, decided: &[Card], key: &RulesKey) -> Option<Cards> {
    g.deck.draw(n, decided, key)
}

fn lay_on_top(g: &mut Zombies, cards: &[Card], seat: Seat) {
    cards.iter().rev().for_each(|card| g.deck.put_on_top(*card, SeatSet::one(seat)));
}

/// Asks which of the three cards is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discard {
    by: Seat,
}

impl Asks for Discard {
    const PICKS: Picks = Picks::InSecret;

    fn asked(&self) -> Asked {
        asked(self.by)
    }

    /// The player is asked even if all cards are of one kind: nobody else must learn that.
    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        kinds_on_top(g, LOOKED_AT, key, out);
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let (by, Some(Aim::Card(card))) = (self.by, aim) else { return };
        take_from_top(g, by, LOOKED_AT, card, key);
        rule!("ZOM-26.5");
        g.discard.push(card);
        log.event(Event::CardDiscarded { seat: by, card });
        g.go_on_as(Bury { by });
    }
}

/// Asks which of the two cards goes under the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bury {
    by: Seat,
}

impl Asks for Bury {
    const PICKS: Picks = Picks::InSecret;

    fn asked(&self) -> Asked {
        asked(self.by)
    }

    /// The player is asked even if both cards are of one kind: nobody else must learn that.
    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        kinds_on_top(g, LEFT, key, out);
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Some(Aim::Card(card)) = aim else { return };
        take_from_top(g, self.by, LEFT, card, key);
        g.deck.put_under(card, SeatSet::one(self.by));
        g.done();
    }
}

/// Lists each kind among the visible cards once.
fn kinds_on_top(g: &Zombies, n: usize, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let mut deck = g.deck;
    let seen: Cards = deck.draw(n, &[], key).unwrap_or_default();
    for (index, card) in seen.iter().enumerate() {
        if !seen[..index].contains(card) {
            out(Aim::Card(*card));
        }
    }
}

/// Takes one of the visible cards from the top of the deck.
fn take_from_top(g: &mut Zombies, seat: Seat, n: usize, card: Card, key: &RulesKey) {
    let mut seen = lift(g, n, &[], key).expect("these cards are known");
    if let Some(index) = seen.iter().position(|other| *other == card) {
        seen.remove(index);
    }
    lay_on_top(g, &seen, seat);
}

//! Cards are drawn. An empty deck is made of the discard pile (ZOM-9.18).

use table::{Chance, Deck, Kind, Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{Frame, Toss};
use crate::Zombies;
use crate::action::{Cards, Roll};
use crate::cards::N_CARDS;
use crate::event::Event;

/// How many of `n` can be drawn before the deck is empty.
fn n_at_once(g: &Zombies, n: u8) -> usize {
    usize::from(n).min(g.deck.len())
}

pub(super) fn toss(g: &Zombies, seat: Seat, n: u8) -> Toss {
    Toss::Cards { seat, n: g.deck.n_undecided(n_at_once(g, n)) as u8 }
}

pub(super) fn step(g: &mut Zombies, seat: Seat, n: u8, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    let room = g.hands[seat.index()].room() as u8;
    if n > room {
        rule!("ZOM-9.30");
        g.go_on_as(Frame::Draw { seat, n: room });
        return Step::Ran;
    }
    if n == 0 {
        return g.done();
    }
    if g.deck.is_empty() {
        if g.discard.is_empty() {
            return g.done();
        }
        reshuffle(g, log);
    }
    if g.deck.n_undecided(n_at_once(g, n)) > 0 {
        return Step::Waits;
    }
    take(g, seat, n, &Cards::default(), key, log).expect("nothing is undecided");
    Step::Ran
}

/// ZOM-9.18.
pub(crate) fn reshuffle(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    rule!("ZOM-9.18");
    let mut counts = [0; N_CARDS];
    g.discard.drain(..).for_each(|card| counts[card.index()] += 1);
    g.deck = Deck::new(counts);
    log.event(Event::DeckShuffled { n: g.deck.len() as u16 });
}

pub(super) fn roll(g: &Zombies, n: u8, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
    Roll::Cards(g.deck.sample(n_at_once(g, n), key, chance))
}

pub(super) fn rolled(
    g: &mut Zombies,
    seat: Seat,
    n: u8,
    cards: &Cards,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    take(g, seat, n, cards, key, log)
}

fn take(
    g: &mut Zombies,
    seat: Seat,
    n: u8,
    decided: &Cards,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let at_once = n_at_once(g, n);
    let drawn: Cards = g.deck.draw(at_once, decided, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
    drawn.iter().for_each(|card| g.hands[seat.index()].add(*card, SeatSet::one(seat)));
    log.event(Event::CardsDrawn {
        seat,
        n: drawn.len() as u8,
        cards: Secret::new(drawn, SeatSet::one(seat)),
    });
    g.go_on_as(Frame::Draw { seat, n: n - at_once as u8 });
    Ok(())
}

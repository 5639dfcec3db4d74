//! Drawing cards. An empty deck is refilled from the discard pile (ZOM-9.18).

use table::{AsksChance, Chance, Deck, Kind, Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::ChanceQuestion;
use crate::Zombies;
use crate::action::{Cards, Roll};
use crate::cards::N_CARDS;
use crate::event::Event;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Draw {
    pub seat: Seat,
    /// How many are left to draw.
    pub n: u8,
}

impl AsksChance<Zombies> for Draw {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let room = g.hands[self.seat.index()].room() as u8;
        if self.n > room {
            rule!("ZOM-9.30");
            g.stack.go_on_as(Draw { n: room, ..self });
            return Step::Ran;
        }
        if self.n == 0 {
            return g.stack.done();
        }
        if g.deck.is_empty() {
            if g.discard.is_empty() {
                return g.stack.done();
            }
            reshuffle(g, log);
        }
        if g.deck.n_undecided(self.n_at_once(g)) > 0 {
            return Step::Waits;
        }
        take(g, self, &Cards::default(), key, log).expect("every card is known");
        Step::Ran
    }

    fn question(&self, g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Cards { seat: self.seat, n: g.deck.n_undecided(self.n_at_once(g)) as u8 }
    }

    fn roll(&self, g: &Zombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Cards(g.deck.sample(self.n_at_once(g), key, chance))
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let Roll::Cards(cards) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        take(g, self, cards, key, log)
    }
}

impl Draw {
    /// How many can be drawn before the deck is empty.
    fn n_at_once(&self, g: &Zombies) -> usize {
        usize::from(self.n).min(g.deck.len())
    }
}

/// ZOM-9.18.
pub(crate) fn reshuffle(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    rule!("ZOM-9.18");
    let mut counts = [0; N_CARDS];
    g.discard.drain(..).for_each(|card| counts[card.index()] += 1);
    g.deck = Deck::new(counts);
    log.event(Event::DeckShuffled { n: g.deck.len() as u16 });
}

fn take(
    g: &mut Zombies,
    draw: Draw,
    decided: &Cards,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let seat = draw.seat;
    let at_once = draw.n_at_once(g);
    let drawn: Cards = g.deck.draw(at_once, decided, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
    drawn.iter().for_each(|card| g.hands[seat.index()].add(*card, SeatSet::one(seat)));
    log.event(Event::CardsDrawn {
        seat,
        n: drawn.len() as u8,
        cards: Secret::new(drawn, SeatSet::one(seat)),
    });
    g.stack.go_on_as(Draw { n: draw.n - at_once as u8, ..draw });
    Ok(())
}

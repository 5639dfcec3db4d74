//! The observers who may know of each weapon. There is one of each, so its name gives it away.

use mall_of_horror::{Card, Event};
use table::{Observer, Seat};

/// The weapons that each observer knows of, one bit for each kind of card.
#[derive(Clone, Copy, Default)]
pub struct Knowledge {
    public: u16,
    of_seat: [u16; table::limits::SEATS],
}

fn bit(card: Card) -> u16 {
    1 << card as u16
}

impl Knowledge {
    /// What an event makes known. This is decided here by the rules of the game, not by what the game says
    /// whom it tells.
    pub fn learn(&mut self, event: &Event) {
        match event {
            Event::CardPlayed { card, .. } => self.public |= bit(*card),
            Event::CardDealt { seat, card }
            | Event::CardKept { seat, card }
            | Event::CardPutUnder { seat, card } => {
                self.tell(*seat, card.seen_by(Observer::All).copied());
            }
            Event::CardsFound { seat, cards, .. } => {
                self.tell(*seat, cards.seen_by(Observer::All).into_iter().flatten().copied());
            }
            Event::CardGiven { seat, to, card } => {
                self.tell(*seat, card.seen_by(Observer::All).copied());
                self.tell(*to, card.seen_by(Observer::All).copied());
            }
            _ => {}
        }
    }

    fn tell(&mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) {
        for card in cards {
            self.of_seat[seat.index()] |= bit(card);
        }
    }

    /// The words that must not be found in anything that is sent to this observer.
    pub fn hidden_from(&self, observer: Observer) -> Vec<String> {
        let known = match observer {
            Observer::Seat(seat) => self.public | self.of_seat[seat.index()],
            Observer::Table => self.public,
            Observer::All => return Vec::new(),
        };
        let weapons = Card::ALL.into_iter().filter(|card| card.kills().is_some());
        weapons
            .filter(|card| known & bit(*card) == 0)
            .map(|card| serde_json::to_string(&card).expect("a card is a word"))
            .collect()
    }
}

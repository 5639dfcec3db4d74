//! The hand of one player: cards without order, each with its audience.
//!
//! It is the kernel's hand with one thing more: a hand may be looked at (ZOM-26.3).

use table::{Observer, RulesKey, Seat, SeatSet, Secret};
use tinyvec::ArrayVec;

use crate::Card;

/// Cards in one hand. A hand grows beyond its limit during a turn only (ZOM-9.22), and nothing more is
/// drawn into a full one.
pub const HAND_AT_MOST: usize = 20;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    /// Sorted, so that equal hands are equal data and a position tells nothing.
    cards: ArrayVec<[Secret<Card>; HAND_AT_MOST]>,
}

impl Hand {
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// How many more cards it can hold.
    pub fn room(&self) -> usize {
        HAND_AT_MOST - self.cards.len()
    }

    pub fn add(&mut self, card: Card, audience: SeatSet) {
        self.cards.push(Secret::new(card, audience));
        self.cards.sort_unstable();
    }

    pub fn has(&self, card: Card, key: &RulesKey) -> bool {
        self.cards.iter().any(|held| *held.read(key) == card)
    }

    pub fn cards(&self, key: &RulesKey) -> impl Iterator<Item = Card> {
        self.cards.iter().map(|held| *held.read(key))
    }

    /// Each kind once, in order.
    pub fn kinds(&self, key: &RulesKey) -> impl Iterator<Item = Card> {
        let mut last = None;
        self.cards(key).filter(move |card| last.replace(*card) != Some(*card))
    }

    /// The cards in it that this observer knows.
    pub fn seen_by(&self, observer: Observer) -> impl Iterator<Item = Card> {
        self.cards.iter().filter_map(move |held| held.seen_by(observer).copied())
    }

    /// Somebody looks at the whole hand.
    pub fn show_to(&mut self, seat: Seat) {
        self.cards.iter_mut().for_each(|held| held.show_to(seat));
        self.cards.sort_unstable();
    }

    /// Takes one card of this kind out, where everybody sees its face; `false`, and nothing changes,
    /// where there is none. Cards of a kind are the same, so everybody who knew of such a card knows of
    /// one fewer, whichever was taken.
    pub fn remove(&mut self, card: Card, key: &RulesKey) -> bool {
        let of_kind = |held: &Secret<Card>| *held.read(key) == card;
        let Some(index) = self.cards.iter().rposition(of_kind) else { return false };
        let taken = self.cards.remove(index).audience();
        let rest = self.cards.iter().filter(|held| of_kind(held));
        let mut to_forget: SeatSet =
            rest.fold(SeatSet::EMPTY, |seats, held| seats.union(held.audience())).minus(taken);
        for held in self.cards.iter_mut().filter(|held| of_kind(held)) {
            for seat in to_forget.iter() {
                if held.audience().has(seat) {
                    held.forget_by(seat);
                    to_forget = to_forget.without(seat);
                }
            }
        }
        self.cards.sort_unstable();
        true
    }

    /// One card of this kind goes to another hand unseen by the others: who knew this hand can no longer
    /// be sure of any card in it.
    pub fn slip(&mut self, card: Card, to: &mut Hand, owners: (Seat, Seat), key: &RulesKey) -> bool {
        let (from, taker) = owners;
        let Some(index) = self.cards.iter().rposition(|held| *held.read(key) == card) else { return false };
        self.cards.remove(index);
        for held in self.cards.iter_mut() {
            for seat in held.audience().without(from).without(taker).iter() {
                held.forget_by(seat);
            }
        }
        self.cards.sort_unstable();
        to.add(card, SeatSet::one(from).with(taker));
        true
    }

    /// All its cards that `seat` cannot see, for `resample`.
    pub fn lift_unseen(&self, seat: Seat, key: &RulesKey, pool: &mut Vec<Card>) {
        let unseen = self.cards.iter().filter(|card| !card.audience().has(seat));
        pool.extend(unseen.map(|card| *card.read(key)));
    }

    /// Replaces the cards that `seat` cannot see by the last ones of `pool`.
    pub fn lay_unseen(&mut self, seat: Seat, key: &RulesKey, pool: &mut Vec<Card>) {
        for card in self.cards.iter_mut().filter(|card| !card.audience().has(seat)) {
            *card.write(key) = pool.pop().expect("the pool holds every card that was lifted");
        }
        self.cards.sort_unstable();
    }
}

//! Cards, and who knows them.
//!
//! A [`Hand`] is a set of cards. Each card has an audience: its holder, and for instance a player who handed it over.
//! A [`Deck`] has no hidden order that could leak: the cards that nobody has seen are in a [`Bag`] without order, and
//! chance decides the next card only when somebody draws it.

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use tinyvec::ArrayVec;

use crate::{Chance, Counts, Observer, RulesKey, Seat, SeatSet, Secret};

/// A kind of card. Nobody can tell cards of the same kind apart.
pub trait Kind: Copy + Ord + Hash + Debug + Default {
    /// Its index among all kinds, starting at 0.
    fn index(self) -> usize;
    /// The kind with this index.
    fn from_index(index: usize) -> Self;
}

/// Unseen cards without order. Their number is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<C, const KINDS: usize> {
    counts: Secret<Counts<KINDS>>,
    size: u16,
    kind: PhantomData<C>,
}

impl<C: Kind, const KINDS: usize> Bag<C, KINDS> {
    /// A bag with this many cards of each kind.
    pub fn new(counts: [u8; KINDS]) -> Self {
        let size = counts.iter().map(|n| u16::from(*n)).sum();
        Bag { counts: Secret::new(Counts::new(counts), SeatSet::EMPTY), size, kind: PhantomData }
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        usize::from(self.size)
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// The number of cards of each kind, for the rules.
    pub fn counts(&self, key: &RulesKey) -> &[u8; KINDS] {
        self.counts.read(key)
    }

    /// The number of cards of each kind, if this observer may see everything.
    pub fn seen_by(&self, observer: Observer) -> Option<&[u8; KINDS]> {
        self.counts.seen_by(observer).map(|counts| &**counts)
    }

    /// A fair draw of `n` cards, or of all cards if there are fewer. They stay in the bag.
    pub fn sample<const N: usize>(
        &self,
        n: usize,
        key: &RulesKey,
        chance: &mut dyn Chance,
    ) -> ArrayVec<[C; N]>
    where
        [C; N]: tinyvec::Array<Item = C>,
    {
        let mut counts = *self.counts.read(key);
        let mut left = u32::from(self.size);
        let mut drawn = ArrayVec::new();
        for _ in 0..n.min(self.len()) {
            let mut nth = chance.below(left);
            for (index, count) in counts.iter_mut().enumerate() {
                if nth < u32::from(*count) {
                    *count -= 1;
                    drawn.push(C::from_index(index));
                    break;
                }
                nth -= u32::from(*count);
            }
            left -= 1;
        }
        drawn
    }

    /// Takes these cards out. If they are not all in the bag, it changes nothing and returns `false`.
    pub fn take(&mut self, cards: &[C], key: &RulesKey) -> bool {
        let mut counts = *self.counts.read(key);
        for card in cards {
            match counts[card.index()].checked_sub(1) {
                Some(rest) => counts[card.index()] = rest,
                None => return false,
            }
        }
        *self.counts.write(key) = counts;
        self.size -= cards.len() as u16;
        true
    }
}

/// A deck: a bag of unseen cards, with known cards on top and underneath.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck<C: Kind, const KINDS: usize, const CAPACITY: usize> {
    /// The last card is drawn first.
    top: ArrayVec<[Secret<C>; CAPACITY]>,
    bag: Bag<C, KINDS>,
    /// The first card is drawn first.
    bottom: ArrayVec<[Secret<C>; CAPACITY]>,
}

impl<C: Kind, const KINDS: usize, const CAPACITY: usize> Deck<C, KINDS, CAPACITY> {
    /// A shuffled deck with this many cards of each kind.
    pub fn new(counts: [u8; KINDS]) -> Self {
        Deck { top: ArrayVec::new(), bag: Bag::new(counts), bottom: ArrayVec::new() }
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.top.len() + self.bag.len() + self.bottom.len()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of the next `n` cards are still to be decided by chance.
    pub fn n_undecided(&self, n: usize) -> usize {
        n.saturating_sub(self.top.len()).min(self.bag.len())
    }

    /// A fair draw of the undecided cards among the next `n`.
    pub fn sample<const N: usize>(
        &self,
        n: usize,
        key: &RulesKey,
        chance: &mut dyn Chance,
    ) -> ArrayVec<[C; N]>
    where
        [C; N]: tinyvec::Array<Item = C>,
    {
        self.bag.sample(self.n_undecided(n), key, chance)
    }

    /// Draws the next `n` cards, or all cards if there are fewer. `decided` contains what chance decided for
    /// the undecided ones. If that is impossible, it changes nothing and returns `None`.
    ///
    /// Players who knew a card of the deck no longer know where it is: nobody sees what the drawer does with it, and
    /// following the card would reveal that.
    pub fn draw<const N: usize>(
        &mut self,
        n: usize,
        decided: &[C],
        key: &RulesKey,
    ) -> Option<ArrayVec<[C; N]>>
    where
        [C; N]: tinyvec::Array<Item = C>,
    {
        if decided.len() != self.n_undecided(n) || !self.bag.take(decided, key) {
            return None;
        }
        let mut drawn = ArrayVec::new();
        while drawn.len() < n {
            let Some(card) = self.top.pop() else { break };
            drawn.push(*card.read(key));
        }
        drawn.extend(decided.iter().copied());
        while drawn.len() < n && !self.bottom.is_empty() {
            drawn.push(*self.bottom.remove(0).read(key));
        }
        Some(drawn)
    }

    /// Puts a card under the deck. It is drawn after all others.
    pub fn put_under(&mut self, card: C, audience: SeatSet) {
        self.bottom.push(Secret::new(card, audience));
    }

    /// Puts a card on top of the deck. It is drawn next.
    pub fn put_on_top(&mut self, card: C, audience: SeatSet) {
        self.top.push(Secret::new(card, audience));
    }

    /// The cards that were put under the deck, in the order in which they will be drawn.
    pub fn bottom(&self) -> &[Secret<C>] {
        &self.bottom
    }

    /// The cards that nobody has seen.
    pub fn bag(&self) -> &Bag<C, KINDS> {
        &self.bag
    }

    /// Adds the cards that `seat` cannot see to `pool`, for [`Game::resample`](crate::Game::resample).
    pub fn lift_unseen(&self, seat: Seat, key: &RulesKey, pool: &mut Vec<C>) {
        let known = self.top.iter().chain(&self.bottom);
        pool.extend(known.filter(|card| !card.audience().has(seat)).map(|card| *card.read(key)));
        for (index, count) in self.bag.counts(key).iter().enumerate() {
            pool.extend(std::iter::repeat_n(C::from_index(index), usize::from(*count)));
        }
    }

    /// Replaces the cards that `seat` cannot see with the last cards of `pool`.
    pub fn lay_unseen(&mut self, seat: Seat, key: &RulesKey, pool: &mut Vec<C>) {
        let known = self.top.iter_mut().chain(&mut self.bottom);
        for card in known.filter(|card| !card.audience().has(seat)) {
            *card.write(key) = pool.pop().expect("the pool holds every card that was lifted");
        }
        let mut counts = [0; KINDS];
        for card in pool.drain(pool.len() - self.bag.len()..) {
            counts[card.index()] += 1;
        }
        self.bag = Bag::new(counts);
    }
}

/// Cards in one place, without order. Each card has an audience, and the number of cards is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand<C: Kind, const CAPACITY: usize> {
    /// Sorted, so that equal hands are equal data and positions reveal nothing.
    cards: ArrayVec<[Secret<C>; CAPACITY]>,
}

impl<C: Kind, const CAPACITY: usize> Hand<C, CAPACITY> {
    /// The number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Adds a card that these seats know.
    pub fn add(&mut self, card: C, audience: SeatSet) {
        self.cards.push(Secret::new(card, audience));
        self.cards.sort_unstable();
    }

    /// Whether there is a card of this kind, for the rules.
    pub fn has(&self, card: C, key: &RulesKey) -> bool {
        self.cards.iter().any(|held| *held.read(key) == card)
    }

    /// All cards in order, for the rules.
    pub fn cards(&self, key: &RulesKey) -> impl Iterator<Item = C> {
        self.cards.iter().map(|held| *held.read(key))
    }

    /// Each kind of card once, in order, for the rules.
    pub fn kinds(&self, key: &RulesKey) -> impl Iterator<Item = C> {
        let mut last = None;
        self.cards(key).filter(move |card| last.replace(*card) != Some(*card))
    }

    /// The cards that this observer knows.
    pub fn seen_by(&self, observer: Observer) -> impl Iterator<Item = C> {
        self.cards.iter().filter_map(move |held| held.seen_by(observer).copied())
    }

    /// Takes out one card of this kind, face up. If there is none, it changes nothing and returns `false`.
    ///
    /// Cards of the same kind cannot be told apart: a player who knew of such a card cannot say whether it or another
    /// one was taken. So everybody who knew of cards of this kind knows of one fewer, whichever was taken.
    pub fn remove(&mut self, card: C, key: &RulesKey) -> bool {
        let of_kind = |held: &Secret<C>| *held.read(key) == card;
        let Some(index) = self.cards.iter().rposition(of_kind) else { return false };
        let taken = self.cards.remove(index).audience();
        let mut to_forget: SeatSet = self
            .cards
            .iter()
            .filter(|held| of_kind(held))
            .fold(SeatSet::EMPTY, |seats, held| seats.union(held.audience()))
            .minus(taken);
        for held in self.cards.iter_mut().filter(|held| of_kind(held)) {
            for seat in to_forget.iter().filter(|seat| held.audience().has(*seat)).collect::<SeatSet>().iter()
            {
                held.forget_by(seat);
                to_forget = to_forget.without(seat);
            }
        }
        self.cards.sort_unstable();
        true
    }

    /// Moves all cards to another hand. Players who knew a card still know it.
    pub fn empty_into<const OTHER: usize>(&mut self, other: &mut Hand<C, OTHER>) {
        other.cards.extend(self.cards.drain(..));
        other.cards.sort_unstable();
    }

    /// Adds the cards that `seat` cannot see to `pool`, for [`Game::resample`](crate::Game::resample).
    pub fn lift_unseen(&self, seat: Seat, key: &RulesKey, pool: &mut Vec<C>) {
        let unseen = self.cards.iter().filter(|card| !card.audience().has(seat));
        pool.extend(unseen.map(|card| *card.read(key)));
    }

    /// Replaces the cards that `seat` cannot see with the last cards of `pool`.
    pub fn lay_unseen(&mut self, seat: Seat, key: &RulesKey, pool: &mut Vec<C>) {
        for card in self.cards.iter_mut().filter(|card| !card.audience().has(seat)) {
            *card.write(key) = pool.pop().expect("the pool holds every card that was lifted");
        }
        self.cards.sort_unstable();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: RulesKey = RulesKey::THE;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    struct Card(u8);
    impl Kind for Card {
        fn index(self) -> usize {
            usize::from(self.0)
        }
        fn from_index(index: usize) -> Card {
            Card(index as u8)
        }
    }

    struct First;
    impl Chance for First {
        fn below(&mut self, _n: u32) -> u32 {
            0
        }
    }

    fn seats(letters: &[Seat]) -> SeatSet {
        letters.iter().copied().collect()
    }

    #[test]
    fn a_deck_is_drawn_from_the_top_then_the_bag_then_the_bottom() {
        let mut deck = Deck::<Card, 4, 8>::new([0, 1, 1, 0]);
        deck.put_under(Card(3), seats(&[Seat::A]));
        deck.put_on_top(Card(0), SeatSet::EMPTY);
        assert_eq!(deck.len(), 4);
        assert_eq!(deck.n_undecided(2), 1);
        let decided = deck.sample::<4>(4, &KEY, &mut First);
        assert_eq!(decided.as_slice(), [Card(1), Card(2)]);
        let drawn = deck.draw::<4>(9, &[Card(2), Card(1)], &KEY);
        assert_eq!(drawn.unwrap().as_slice(), [Card(0), Card(2), Card(1), Card(3)]);
        assert!(deck.is_empty());
    }

    #[test]
    fn a_deck_refuses_cards_that_are_not_in_its_bag() {
        let deck = Deck::<Card, 2, 8>::new([2, 1]);
        let mut same = deck;
        assert_eq!(same.draw::<4>(2, &[Card(1), Card(1)], &KEY), None);
        assert_eq!(same.draw::<4>(2, &[Card(0)], &KEY), None);
        assert_eq!(same, deck);
    }

    #[test]
    fn players_who_knew_of_a_card_know_of_one_fewer_whichever_is_played() {
        // A gave B one Card(1) and C gave B another: after B plays one, neither can be sure.
        let mut hand = Hand::<Card, 8>::default();
        hand.add(Card(1), seats(&[Seat::A, Seat::B]));
        hand.add(Card(1), seats(&[Seat::B, Seat::C]));
        assert!(hand.remove(Card(1), &KEY));
        assert_eq!(hand.seen_by(Observer::Seat(Seat::A)).count(), 0);
        assert_eq!(hand.seen_by(Observer::Seat(Seat::C)).count(), 0);
        assert_eq!(hand.seen_by(Observer::Seat(Seat::B)).count(), 1);
        assert!(!hand.remove(Card(0), &KEY));
    }

    #[test]
    fn a_card_of_another_kind_is_still_known() {
        let mut hand = Hand::<Card, 8>::default();
        hand.add(Card(1), seats(&[Seat::B]));
        hand.add(Card(2), seats(&[Seat::A, Seat::B]));
        assert!(hand.remove(Card(1), &KEY));
        assert_eq!(hand.seen_by(Observer::Seat(Seat::A)).collect::<Vec<_>>(), [Card(2)]);
    }

    /// Gives fixed answers, and records what it was asked.
    struct Scripted {
        answers: Vec<u32>,
        asked: Vec<u32>,
    }

    impl Scripted {
        fn new(answers: &[u32]) -> Scripted {
            Scripted { answers: answers.to_vec(), asked: Vec::new() }
        }
    }

    impl Chance for Scripted {
        fn below(&mut self, n: u32) -> u32 {
            self.asked.push(n);
            self.answers.remove(0)
        }
    }

    fn cards(numbers: &[u8]) -> Vec<Card> {
        numbers.iter().copied().map(Card).collect()
    }

    fn hand(held: &[(u8, &[Seat])]) -> Hand<Card, 8> {
        let mut hand = Hand::default();
        held.iter().for_each(|(card, audience)| hand.add(Card(*card), seats(audience)));
        hand
    }

    #[test]
    fn a_bag_counts_its_cards_and_shows_them_to_nobody() {
        let bag = Bag::<Card, 3>::new([200, 0, 100]);
        assert_eq!((bag.len(), bag.is_empty()), (300, false));
        assert_eq!(bag.counts(&KEY), &[200, 0, 100]);
        assert_eq!(bag.seen_by(Observer::All), Some(&[200, 0, 100]));
        assert_eq!(bag.seen_by(Observer::Seat(Seat::A)), None);
        assert_eq!(bag.seen_by(Observer::Table), None);
        assert!(Bag::<Card, 2>::new([0, 0]).is_empty());
    }

    /// Each of the remaining cards has the same probability, whatever its kind.
    #[test]
    fn a_draw_is_one_of_the_remaining_cards() {
        let bag = Bag::<Card, 4>::new([2, 0, 1, 3]);
        for (answers, drawn) in [
            (&[0, 0, 0], &[0, 0, 2]),
            (&[1, 1, 1], &[0, 2, 3]),
            (&[2, 2, 1], &[2, 3, 0]),
            (&[3, 3, 3], &[3, 3, 3]),
            (&[5, 4, 3], &[3, 3, 3]),
        ] {
            let mut chance = Scripted::new(answers);
            let sample: ArrayVec<[Card; 8]> = bag.sample(3, &KEY, &mut chance);
            assert_eq!((sample.to_vec(), chance.asked), (cards(drawn), vec![6, 5, 4]), "{answers:?}");
        }
        let mut chance = Scripted::new(&[0; 6]);
        let all: ArrayVec<[Card; 8]> = bag.sample(9, &KEY, &mut chance);
        assert_eq!(all.to_vec(), cards(&[0, 0, 2, 3, 3, 3]), "or all cards if there are fewer");
        assert_eq!(bag, Bag::new([2, 0, 1, 3]), "they stay in the bag");
    }

    #[test]
    fn cards_are_taken_out_of_a_bag_all_or_none() {
        let mut bag = Bag::<Card, 3>::new([2, 0, 1]);
        assert!(!bag.take(&cards(&[0, 0, 0]), &KEY));
        assert!(!bag.take(&cards(&[2, 1]), &KEY));
        assert_eq!(bag, Bag::new([2, 0, 1]));
        assert!(bag.take(&cards(&[0, 2]), &KEY));
        assert_eq!(bag, Bag::new([1, 0, 0]));
        assert_eq!(bag.len(), 1);
    }

    #[test]
    fn cards_on_top_are_drawn_last_in_first_out_and_those_underneath_in_order() {
        let mut deck = Deck::<Card, 8, 8>::new([1, 0, 0, 0, 0, 0, 0, 0]);
        deck.put_on_top(Card(1), SeatSet::EMPTY);
        deck.put_on_top(Card(2), SeatSet::EMPTY);
        deck.put_under(Card(3), seats(&[Seat::A]));
        deck.put_under(Card(4), SeatSet::EMPTY);
        assert!(!deck.is_empty());
        let under: Vec<Option<&Card>> =
            deck.bottom().iter().map(|card| card.seen_by(Observer::Seat(Seat::A))).collect();
        assert_eq!(under, [Some(&Card(3)), None]);
        assert_eq!([0, 1, 2, 3, 9].map(|n| deck.n_undecided(n)), [0, 0, 0, 1, 1]);
        assert_eq!(deck.bag().len(), 1);
        let mut draw = |n, decided: &[u8]| deck.draw::<8>(n, &cards(decided), &KEY).unwrap().to_vec();
        assert_eq!(draw(0, &[]), []);
        assert_eq!(draw(1, &[]), cards(&[2]));
        assert_eq!(draw(3, &[0]), cards(&[1, 0, 3]));
        assert_eq!(draw(1, &[]), cards(&[4]));
        assert_eq!(draw(1, &[]), [], "no card is left");
        assert_eq!((deck.len(), deck.is_empty()), (0, true));
    }

    #[test]
    fn chance_decides_only_cards_of_the_bag() {
        let mut deck = Deck::<Card, 3, 4>::new([1, 1, 0]);
        deck.put_on_top(Card(2), SeatSet::EMPTY);
        assert_eq!(deck.draw::<4>(1, &[Card(0)], &KEY), None, "the next one is known");
        assert_eq!(deck.draw::<4>(2, &[], &KEY), None, "the second is not");
        assert_eq!(deck.len(), 3);
        let mut chance = Scripted::new(&[1]);
        assert_eq!(deck.sample::<4>(2, &KEY, &mut chance).to_vec(), cards(&[1]));
    }

    #[test]
    fn unseen_cards_of_a_deck_are_replaced() {
        let mut deck = Deck::<Card, 6, 4>::new([1, 2, 0, 0, 0, 0]);
        deck.put_on_top(Card(2), seats(&[Seat::A]));
        deck.put_on_top(Card(3), seats(&[Seat::B]));
        deck.put_under(Card(4), seats(&[Seat::A]));
        deck.put_under(Card(5), SeatSet::EMPTY);
        let mut pool = vec![Card(0)];
        deck.lift_unseen(Seat::A, &KEY, &mut pool);
        assert_eq!(pool, cards(&[0, 3, 5, 0, 1, 1]));
        // The same number of cards goes back, and earlier cards of the pool stay there.
        let mut pool = cards(&[0, 1, 0, 3, 5, 1]);
        deck.lay_unseen(Seat::A, &KEY, &mut pool);
        assert_eq!(pool, cards(&[0]));
        assert_eq!(deck.bag().counts(&KEY), &[1, 1, 0, 1, 0, 0]);
        assert_eq!(deck.len(), 7);
        let drawn = deck.draw::<8>(9, &cards(&[0, 1, 3]), &KEY).unwrap().to_vec();
        assert_eq!(drawn, cards(&[1, 2, 0, 1, 3, 4, 5]), "cards that the seat knew stay in their places");
    }

    #[test]
    fn a_hand_has_no_order() {
        let one = hand(&[(2, &[]), (1, &[Seat::A]), (2, &[Seat::A])]);
        let other = hand(&[(2, &[Seat::A]), (2, &[]), (1, &[Seat::A])]);
        assert_eq!(one, other);
        assert_eq!((one.len(), one.is_empty()), (3, false));
        assert!(Hand::<Card, 8>::default().is_empty());
        assert_eq!(one.cards(&KEY).collect::<Vec<_>>(), cards(&[1, 2, 2]));
        assert_eq!(one.kinds(&KEY).collect::<Vec<_>>(), cards(&[1, 2]), "each kind once");
        assert!(one.has(Card(1), &KEY) && one.has(Card(2), &KEY) && !one.has(Card(3), &KEY));
        let seen = |observer| one.seen_by(observer).collect::<Vec<_>>();
        assert_eq!(seen(Observer::Seat(Seat::A)), cards(&[1, 2]));
        assert_eq!(seen(Observer::Table), []);
        assert_eq!(seen(Observer::All), cards(&[1, 2, 2]));
    }

    #[test]
    fn players_who_knew_of_two_cards_of_a_kind_know_of_one_when_one_is_played() {
        let mut held = hand(&[(1, &[Seat::A]), (1, &[Seat::A, Seat::B]), (1, &[Seat::B]), (2, &[Seat::C])]);
        assert!(held.remove(Card(1), &KEY));
        let n_known = |seat| held.seen_by(Observer::Seat(seat)).filter(|card| *card == Card(1)).count();
        assert_eq!((n_known(Seat::A), n_known(Seat::B), held.len()), (1, 1, 3));
        assert_eq!(held.seen_by(Observer::Seat(Seat::C)).collect::<Vec<_>>(), cards(&[2]));
        // The order in which the cards were added does not matter.
        let mut ordered = Hand::<Card, 8>::default();
        held.cards.iter().rev().for_each(|card| ordered.add(*card.read(&KEY), card.audience()));
        assert_eq!(held, ordered);
        let before = held;
        assert!(!held.remove(Card(3), &KEY));
        assert_eq!(held, before);
    }

    #[test]
    fn everybody_knows_of_exactly_one_card_fewer() {
        let mut held = hand(&[(1, &[Seat::A]), (1, &[Seat::A, Seat::B]), (1, &[Seat::C])]);
        assert!(held.remove(Card(1), &KEY));
        assert_eq!(held, hand(&[(1, &[]), (1, &[Seat::A])]));
        // The remaining cards are sorted again: positions reveal nothing.
        let mut held = hand(&[(1, &[Seat::B]), (1, &[Seat::C]), (1, &[Seat::B, Seat::D])]);
        assert!(held.remove(Card(1), &KEY));
        assert_eq!(held, hand(&[(1, &[]), (1, &[Seat::B])]));
    }

    #[test]
    fn players_who_knew_a_card_know_it_after_a_move() {
        let mut from = hand(&[(2, &[Seat::A]), (0, &[])]);
        let mut to = hand(&[(1, &[Seat::B])]);
        from.empty_into(&mut to);
        assert!(from.is_empty());
        assert_eq!(to, hand(&[(0, &[]), (1, &[Seat::B]), (2, &[Seat::A])]));
    }

    #[test]
    fn unseen_cards_of_a_hand_are_replaced() {
        let mut held = hand(&[(1, &[Seat::B]), (2, &[Seat::A]), (3, &[])]);
        let mut pool = Vec::new();
        held.lift_unseen(Seat::A, &KEY, &mut pool);
        assert_eq!(pool, cards(&[1, 3]));
        let mut pool = cards(&[7, 0, 5]);
        held.lay_unseen(Seat::A, &KEY, &mut pool);
        assert_eq!(pool, cards(&[7]));
        assert_eq!(held, hand(&[(5, &[Seat::B]), (2, &[Seat::A]), (0, &[])]));
    }
}

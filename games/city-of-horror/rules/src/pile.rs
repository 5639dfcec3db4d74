//! All cards or tokens that lie face down anywhere, in one list.
//!
//! It replaces one [`Hand`](table::Hand) per holder and takes a fifth of the space, because a state of this game must
//! stay small. Each card has a holder, which is public, and an audience.

use table::{Chance, Kind, Observer, RulesKey, Seat, SeatSet, Secret};
use tinyvec::ArrayVec;

use crate::Place;
use crate::board::N_PLACES;
use crate::deals::DEALS_AT_ONCE;
use crate::setup::MAX_SEATS;

/// A player or a place that holds cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Holder(u8);

/// Hands, locations, payments in escrow (two per deal), draft packs, and cards that have left the game
/// unseen.
const N_HOLDERS: usize = FIRST_PACK as usize + MAX_SEATS + 1;
const FIRST_PLACE: u8 = MAX_SEATS as u8;
const FIRST_ESCROW: u8 = FIRST_PLACE + N_PLACES as u8;
const FIRST_PACK: u8 = FIRST_ESCROW + 2 * DEALS_AT_ONCE as u8;

impl Holder {
    pub const OUT: Holder = Holder(N_HOLDERS as u8 - 1);

    pub const fn hand(seat: Seat) -> Holder {
        Holder(seat.index() as u8)
    }

    pub const fn place(place: Place) -> Holder {
        Holder(FIRST_PLACE + place.index() as u8)
    }

    /// What the maker (0) or the taker (1) of a deal has put aside for it.
    pub const fn escrow(deal: usize, party: usize) -> Holder {
        Holder(FIRST_ESCROW + 2 * deal as u8 + party as u8)
    }

    /// The cards from which a drafting player chooses.
    pub const fn pack(seat: Seat) -> Holder {
        Holder(FIRST_PACK + seat.index() as u8)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<C: Kind, const CAPACITY: usize> {
    /// Sorted by holder, then by kind and audience, so that equal piles are equal data and a position reveals
    /// nothing.
    cards: ArrayVec<[Secret<C>; CAPACITY]>,
    sizes: [u8; N_HOLDERS],
}

impl<C: Kind, const CAPACITY: usize> Default for Pile<C, CAPACITY> {
    fn default() -> Self {
        Pile { cards: ArrayVec::new(), sizes: [0; N_HOLDERS] }
    }
}

impl<C: Kind, const CAPACITY: usize> Pile<C, CAPACITY> {
    pub fn n(&self, holder: Holder) -> usize {
        usize::from(self.sizes[holder.index()])
    }

    fn range(&self, holder: Holder) -> std::ops::Range<usize> {
        let start = self.sizes[..holder.index()].iter().map(|n| usize::from(*n)).sum();
        start..start + self.n(holder)
    }

    fn of(&self, holder: Holder) -> &[Secret<C>] {
        &self.cards[self.range(holder)]
    }

    pub fn add(&mut self, holder: Holder, card: C, audience: SeatSet) {
        self.insert(holder, Secret::new(card, audience));
    }

    fn insert(&mut self, holder: Holder, card: Secret<C>) {
        let range = self.range(holder);
        let at = range.start + self.cards[range].partition_point(|held| *held <= card);
        self.cards.insert(at, card);
        self.sizes[holder.index()] += 1;
    }

    pub fn has(&self, holder: Holder, card: C, key: &RulesKey) -> bool {
        self.of(holder).iter().any(|held| *held.read(key) == card)
    }

    pub fn n_of(&self, holder: Holder, card: C, key: &RulesKey) -> usize {
        self.of(holder).iter().filter(|held| *held.read(key) == card).count()
    }

    pub fn cards(&self, holder: Holder, key: &RulesKey) -> impl Iterator<Item = C> {
        self.of(holder).iter().map(|held| *held.read(key))
    }

    /// Every card of every holder.
    pub fn all(&self, key: &RulesKey) -> impl Iterator<Item = C> {
        self.cards.iter().map(|held| *held.read(key))
    }

    /// Each kind once, in order.
    pub fn kinds(&self, holder: Holder, key: &RulesKey) -> impl Iterator<Item = C> {
        let mut last = None;
        self.cards(holder, key).filter(move |card| last.replace(*card) != Some(*card))
    }

    /// The cards that this observer knows.
    pub fn seen_by(&self, holder: Holder, observer: Observer) -> impl Iterator<Item = C> {
        self.of(holder).iter().filter_map(move |held| held.seen_by(observer).copied())
    }

    /// A random card, each with the same probability. There must be at least one.
    pub fn pick(&self, holder: Holder, key: &RulesKey, chance: &mut dyn Chance) -> C {
        let held = self.of(holder);
        *held[chance.below(held.len() as u32) as usize].read(key)
    }

    /// Removes one card of this kind openly; returns `false` and changes nothing if there is none. Everybody
    /// who knew of such a card here knows of one fewer, whichever was removed: see
    /// [`Hand::remove`](table::Hand::remove).
    pub fn remove(&mut self, holder: Holder, card: C, key: &RulesKey) -> bool {
        let range = self.range(holder);
        let of_kind = |held: &Secret<C>| *held.read(key) == card;
        let Some(at) = self.cards[range.clone()].iter().rposition(of_kind) else { return false };
        let taken = self.cards.remove(range.start + at).audience();
        self.sizes[holder.index()] -= 1;
        let held = &mut self.cards[range.start..range.end - 1];
        let known = held.iter().filter(|held| of_kind(held));
        let mut to_forget =
            known.fold(SeatSet::EMPTY, |seats, held| seats.union(held.audience())).minus(taken);
        for held in held.iter_mut().filter(|held| of_kind(held)) {
            for seat in to_forget.iter().filter(|seat| held.audience().has(*seat)).collect::<SeatSet>().iter()
            {
                held.forget_by(seat);
                to_forget = to_forget.without(seat);
            }
        }
        held.sort_unstable();
        true
    }

    /// Moves one card of this kind from one holder to another, face down; only `audience` sees it.
    pub fn hand_over(
        &mut self,
        from: Holder,
        to: Holder,
        card: C,
        audience: SeatSet,
        key: &RulesKey,
    ) -> bool {
        let had = self.remove(from, card, key);
        if had {
            self.forget_all_but(from, audience);
            self.add(to, card, audience);
        }
        had
    }

    /// Makes everybody else forget what they knew of a hand, because they cannot tell which card has left it.
    fn forget_all_but(&mut self, holder: Holder, knowing: SeatSet) {
        let range = self.range(holder);
        let held = &mut self.cards[range];
        for card in held.iter_mut() {
            card.audience().minus(knowing).iter().for_each(|seat| card.forget_by(seat));
        }
        held.sort_unstable();
    }

    /// Shows cards of this kind to these seats until each of them knows of `n`.
    pub fn show(&mut self, holder: Holder, card: C, n: usize, to: SeatSet, key: &RulesKey) {
        let range = self.range(holder);
        let held = &mut self.cards[range];
        for seat in to.iter() {
            let of_kind = |held: &Secret<C>| *held.read(key) == card;
            let n_known = held.iter().filter(|held| of_kind(held) && held.audience().has(seat)).count();
            let unknown = held.iter_mut().filter(|held| of_kind(held) && !held.audience().has(seat));
            unknown.take(n.saturating_sub(n_known)).for_each(|held| held.show_to(seat));
        }
        held.sort_unstable();
    }

    /// Shows every card here to a seat.
    pub fn show_all(&mut self, holder: Holder, to: Seat) {
        let range = self.range(holder);
        let held = &mut self.cards[range];
        held.iter_mut().for_each(|held| held.show_to(to));
        held.sort_unstable();
    }

    /// Moves everything to another holder, and sets who knows it.
    pub fn move_all(&mut self, from: Holder, to: Holder, audience: SeatSet, key: &RulesKey) {
        while self.n(from) > 0 {
            let start = self.range(from).start;
            let card = *self.cards.remove(start).read(key);
            self.sizes[from.index()] -= 1;
            self.add(to, card, audience);
        }
    }

    /// Collects all cards that `seat` cannot see, for [`Game::resample`](table::Game::resample).
    pub fn lift_unseen(&self, seat: Seat, key: &RulesKey, pool: &mut Vec<C>) {
        let unseen = self.cards.iter().filter(|card| !card.audience().has(seat));
        pool.extend(unseen.map(|card| *card.read(key)));
    }

    /// Replaces the cards that `seat` cannot see with the last ones of `pool`.
    pub fn lay_unseen(&mut self, seat: Seat, key: &RulesKey, pool: &mut Vec<C>) {
        for card in self.cards.iter_mut().filter(|card| !card.audience().has(seat)) {
            *card.write(key) = pool.pop().expect("the pool holds every card that was lifted");
        }
        let mut start = 0;
        for size in self.sizes {
            let end = start + usize::from(size);
            self.cards[start..end].sort_unstable();
            start = end;
        }
    }
}

//! Values that only some observers may read.

use std::fmt;

use crate::{Seat, SeatSet};

/// Somebody who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observer {
    /// A player, who sees what is public and the secrets of their seat.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Table,
    /// An observer who sees everything: for replays of finished games and for tests, never for a running game.
    All,
}

/// Permission to read secrets. Only this crate can make one, in the functions that run a game's rules, so code that
/// shows things to people has none.
pub struct RulesKey(());

impl RulesKey {
    pub(crate) const THE: RulesKey = RulesKey(());
}

/// A value with its audience: the seats that may see it. It cannot be printed, serialised or dereferenced. The rules
/// read it with their key; all other code must ask what an observer may see.
///
/// ```
/// use table::{Observer, Seat, SeatSet, Secret};
///
/// let mut card = Secret::new("axe", SeatSet::one(Seat::A));
/// assert_eq!(card.seen_by(Observer::Seat(Seat::A)), Some(&"axe"));
/// assert_eq!(card.seen_by(Observer::Seat(Seat::B)), None);
/// assert_eq!(card.seen_by(Observer::Table), None);
///
/// card.show_to(Seat::B);
/// assert_eq!(card.seen_by(Observer::Seat(Seat::B)), Some(&"axe"));
/// assert_eq!(format!("{card:?}"), "Secret(for {A, B})");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Secret<T> {
    value: T,
    audience: SeatSet,
}

impl<T> Secret<T> {
    /// A value that these seats may see.
    pub const fn new(value: T, audience: SeatSet) -> Secret<T> {
        Secret { value, audience }
    }

    /// The value, for the rules.
    pub fn read(&self, _key: &RulesKey) -> &T {
        &self.value
    }

    /// The value, for the rules to change it.
    pub fn write(&mut self, _key: &RulesKey) -> &mut T {
        &mut self.value
    }

    /// The value, if this observer may see it.
    pub fn seen_by(&self, observer: Observer) -> Option<&T> {
        let sees = match observer {
            Observer::Seat(seat) => self.audience.has(seat),
            Observer::Table => false,
            Observer::All => true,
        };
        sees.then_some(&self.value)
    }

    /// The seats that may see the value. It is public which seats know a secret.
    pub const fn audience(&self) -> SeatSet {
        self.audience
    }

    /// Adds a seat to the audience.
    pub fn show_to(&mut self, seat: Seat) {
        self.audience = self.audience.with(seat);
    }

    /// Removes a seat from the audience: it can no longer tell this value from similar ones.
    pub fn forget_by(&mut self, seat: Seat) {
        self.audience = self.audience.without(seat);
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(for {:?})", self.audience)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_audience_sees_it() {
        let mut card = Secret::new("axe", SeatSet::one(Seat::A));
        assert_eq!(card.seen_by(Observer::Seat(Seat::A)), Some(&"axe"));
        assert_eq!(card.seen_by(Observer::Seat(Seat::B)), None);
        assert_eq!(card.seen_by(Observer::Table), None);
        card.show_to(Seat::B);
        assert_eq!(card.seen_by(Observer::Seat(Seat::B)), Some(&"axe"));
    }

    #[test]
    fn it_is_not_printed() {
        let card = Secret::new("axe", SeatSet::one(Seat::A));
        assert!(!format!("{card:?}").contains("axe"));
    }

    #[test]
    fn rules_can_read_and_change_it() {
        let mut card = Secret::new(3, SeatSet::EMPTY);
        assert_eq!(card.read(&RulesKey::THE), &3);
        *card.write(&RulesKey::THE) = 4;
        assert_eq!(card.seen_by(Observer::All), Some(&4));
        assert_eq!(card.audience(), SeatSet::EMPTY);
    }

    #[test]
    fn a_seat_that_forgets_it_no_longer_sees_it() {
        let mut card = Secret::new("axe", SeatSet::all(2));
        card.forget_by(Seat::A);
        assert_eq!(card.seen_by(Observer::Seat(Seat::A)), None);
        assert_eq!(card.seen_by(Observer::Seat(Seat::B)), Some(&"axe"));
        assert_eq!(card.audience(), SeatSet::one(Seat::B));
        assert_eq!(format!("{card:?}"), "Secret(for {B})");
    }
}

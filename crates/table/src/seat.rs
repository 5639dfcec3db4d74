//! Seats at the table, named A, B, C … clockwise, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::limits::SEATS;

/// A place at the table. Seat A is the first, and the others follow clockwise.
///
/// ```
/// use table::Seat;
///
/// assert_eq!(Seat::B.left(3), Seat::C);
/// assert_eq!(Seat::C.left(3), Seat::A);
/// assert!(Seat::B.clockwise(3).eq([Seat::B, Seat::C, Seat::A]));
/// assert_eq!("B".parse(), Ok(Seat::B));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Seat(u8);

const LETTERS: [&str; SEATS] = ["A", "B", "C", "D", "E", "F", "G", "H"];

impl Seat {
    /// The first seat.
    pub const A: Seat = Seat(0);
    /// The second seat.
    pub const B: Seat = Seat(1);
    /// The third seat.
    pub const C: Seat = Seat(2);
    /// The fourth seat.
    pub const D: Seat = Seat(3);
    /// The fifth seat.
    pub const E: Seat = Seat(4);
    /// The sixth seat.
    pub const F: Seat = Seat(5);

    /// The seat with this index, which must be less than [`SEATS`].
    pub const fn new(index: usize) -> Seat {
        assert!(index < SEATS);
        Seat(index as u8)
    }

    /// Its index: 0 for seat A.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter.
    pub fn letter(self) -> &'static str {
        LETTERS[self.index()]
    }

    /// The next seat clockwise at a table with `n_seats` seats.
    pub const fn left(self, n_seats: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize >= n_seats { Seat(0) } else { Seat(next) }
    }

    /// All seats of a table, starting with A.
    pub fn all(n_seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..n_seats).map(Seat::new)
    }

    /// All seats of a table, clockwise, starting with this one.
    pub fn clockwise(self, n_seats: usize) -> impl Iterator<Item = Seat> {
        let mut seat = self;
        (0..n_seats).map(move |_| {
            let this = seat;
            seat = seat.left(n_seats);
            this
        })
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        match LETTERS.iter().position(|letter| *letter == text) {
            Some(index) => Ok(Seat::new(index)),
            None => Err(format!("{text:?} is not a seat: seats are A to {}", LETTERS[SEATS - 1])),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.letter())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        struct Letter;
        impl serde::de::Visitor<'_> for Letter {
            type Value = Seat;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat, A to H")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Seat, E> {
                text.parse().map_err(E::custom)
            }
        }
        from.deserialize_str(Letter)
    }
}

/// A set of seats.
///
/// ```
/// use table::{Seat, SeatSet};
///
/// let others = SeatSet::all(3).without(Seat::B);
/// assert!(others.has(Seat::A) && !others.has(Seat::B));
/// assert!(others.iter().eq([Seat::A, Seat::C]));
/// assert_eq!(others.union(SeatSet::one(Seat::B)), SeatSet::all(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Only this seat.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table.
    pub const fn all(n_seats: usize) -> SeatSet {
        SeatSet(((1u16 << n_seats) - 1) as u8)
    }

    /// Whether this seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with this seat removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats that are in one of the sets, or in both.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats that are in this set but not in the other.
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first seat in the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The only seat in the set, if there is exactly one.
    pub const fn only(self) -> Option<Seat> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The first seat in the set at or after `from`, clockwise.
    pub fn first_from(self, from: Seat) -> Option<Seat> {
        let at_or_after = SeatSet(self.0 & (0xffu8 << from.0));
        at_or_after.first().or(self.first())
    }

    /// The seats in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_round_once() {
        let order: Vec<Seat> = Seat::C.clockwise(4).collect();
        assert_eq!(order, [Seat::C, Seat::D, Seat::A, Seat::B]);
    }

    #[test]
    fn the_first_member_from_a_seat_wraps_round() {
        let set: SeatSet = [Seat::A, Seat::C].into_iter().collect();
        assert_eq!(set.first_from(Seat::B), Some(Seat::C));
        assert_eq!(set.first_from(Seat::D), Some(Seat::A));
        assert_eq!(SeatSet::EMPTY.first_from(Seat::D), None);
    }

    #[test]
    fn only_means_exactly_one() {
        assert_eq!(SeatSet::one(Seat::D).only(), Some(Seat::D));
        assert_eq!(SeatSet::all(2).only(), None);
        assert_eq!(SeatSet::EMPTY.only(), None);
    }

    #[test]
    fn seats_are_letters_in_text() {
        assert_eq!(serde_json::to_string(&SeatSet::all(3)).unwrap(), r#"["A","B","C"]"#);
        assert!(serde_json::from_str::<Seat>(r#""Z""#).is_err());
    }

    #[test]
    fn the_next_seat_is_clockwise_and_after_the_last_comes_the_first() {
        assert_eq!(Seat::A.left(3), Seat::B);
        assert_eq!(Seat::B.left(3), Seat::C);
        assert_eq!(Seat::C.left(3), Seat::A);
        assert_eq!(Seat::new(7).left(SEATS), Seat::A);
        assert_eq!(Seat::A.left(1), Seat::A);
        assert_eq!(Seat::all(3).collect::<Vec<_>>(), [Seat::A, Seat::B, Seat::C]);
    }

    #[test]
    fn seats_have_letters() {
        let letters: String = Seat::all(SEATS).map(Seat::letter).collect();
        assert_eq!(letters, "ABCDEFGH");
        let named = [Seat::A, Seat::B, Seat::C, Seat::D, Seat::E, Seat::F];
        assert_eq!(named.map(Seat::index), [0, 1, 2, 3, 4, 5]);
        assert_eq!(format!("{} {:?}", Seat::D, Seat::E), "D E");
        for seat in Seat::all(SEATS) {
            assert_eq!(seat.letter().parse(), Ok(seat));
        }
        for text in ["", "I", "a", "AB"] {
            assert_eq!(text.parse::<Seat>(), Err(format!("{text:?} is not a seat: seats are A to H")));
        }
        let error = serde_json::from_str::<Seat>("5").unwrap_err().to_string();
        assert!(error.contains("expected a seat, A to H"), "{error}");
    }

    #[test]
    #[should_panic]
    fn there_is_no_ninth_seat() {
        _ = Seat::new(SEATS);
    }

    #[test]
    fn sets_of_seats_are_sets() {
        let (a, h) = (SeatSet::one(Seat::A), SeatSet::one(Seat::new(7)));
        let both = a.union(h);
        assert_eq!(both, SeatSet::EMPTY.with(Seat::new(7)).with(Seat::A).with(Seat::A));
        assert!(both.has(Seat::A) && both.has(Seat::new(7)) && !both.has(Seat::B));
        assert_eq!((both.len(), both.first(), both.only()), (2, Some(Seat::A), None));
        assert_eq!(both.without(Seat::A), h);
        assert_eq!(both.without(Seat::B), both);
        assert_eq!(both.minus(a), h);
        assert_eq!(a.minus(both), SeatSet::EMPTY);
        assert!(SeatSet::EMPTY.is_empty() && !a.is_empty() && a.union(a) == a);
        assert_eq!((SeatSet::EMPTY.len(), SeatSet::EMPTY.first()), (0, None));
        assert_eq!(SeatSet::all(SEATS).len(), SEATS);
        assert_eq!(SeatSet::all(0), SeatSet::EMPTY);
        assert_eq!(format!("{both:?}"), "{A, H}");
    }

    #[test]
    fn a_seat_is_the_first_from_itself() {
        let set = SeatSet::all(3);
        assert_eq!(set.first_from(Seat::C), Some(Seat::C));
        assert_eq!(SeatSet::one(Seat::new(7)).first_from(Seat::new(7)), Some(Seat::new(7)));
    }

    #[test]
    fn a_set_reads_what_it_writes() {
        let set = SeatSet::all(3).without(Seat::B);
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<SeatSet>(&json).unwrap(), set);
        assert_eq!(serde_json::from_str::<SeatSet>(r#"["C","A","A"]"#).unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>(r#"["I"]"#).is_err());
    }
}

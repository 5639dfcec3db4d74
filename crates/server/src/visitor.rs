//! Who is at the other end of a connection, and which seat he plays.

use store::{SeatHolder, SeatRecord, UserId};
use table::Seat;

/// A connection plays one seat: a user with friends on his device opens one for each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visitor {
    pub user: Option<UserId>,
    /// The seat that was asked for; nothing is the first of the user's seats.
    pub wanted: Option<Seat>,
}

impl Visitor {
    /// The seat he plays now. In the lobby seats are taken and left, so this is looked up each time.
    pub fn seat_at(self, seats: &[SeatRecord]) -> Option<Seat> {
        let mut own = own_seats(self.user?, seats);
        own.find(|seat| self.wanted.is_none_or(|wanted| wanted == *seat))
    }
}

/// The seats of a user: his own first, and then those of his friends.
pub fn own_seats(user: UserId, seats: &[SeatRecord]) -> impl Iterator<Item = Seat> {
    let of = move |sitter: SeatHolder| {
        let taken = seats.iter().filter(move |seat| seat.holder == sitter);
        taken.map(|seat| Seat::new(usize::from(seat.seat)))
    };
    of(SeatHolder::User(user)).chain(of(SeatHolder::Friend(user)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_seat_comes_before_those_of_friends() {
        let (ann, ben) = (UserId(1), UserId(2));
        let sitters =
            [SeatHolder::Friend(ann), SeatHolder::User(ben), SeatHolder::User(ann), SeatHolder::Friend(ann)];
        let seats: Vec<SeatRecord> = (0..)
            .zip(sitters)
            .map(|(seat, holder)| SeatRecord { seat, holder, name: String::new() })
            .collect();
        assert_eq!(own_seats(ann, &seats).collect::<Vec<_>>(), [Seat::C, Seat::A, Seat::D]);
        let seat_of = |user, wanted| Visitor { user, wanted }.seat_at(&seats);
        assert_eq!(seat_of(Some(ann), None), Some(Seat::C));
        assert_eq!(seat_of(Some(ann), Some(Seat::D)), Some(Seat::D));
        assert_eq!(seat_of(Some(ann), Some(Seat::B)), None, "it is another's");
        assert_eq!(seat_of(Some(UserId(3)), None), None);
        assert_eq!(seat_of(None, Some(Seat::A)), None);
    }
}

//! Who is at the other end of a connection, and which seat it plays.

use store::{SeatHolder, SeatRecord, UserId};
use table::Seat;

/// The user of a connection, if it has one, and what the connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visitor {
    pub user: Option<UserId>,
    pub purpose: Purpose,
}

/// A connection plays one seat at most. A user with friends on the same device opens one for each of them,
/// and one that watches for the moments at which all of them look at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To play the first of the user's seats, or to watch if the user has none.
    FirstSeat,
    /// To play this seat of the user.
    Seat(Seat),
    /// To see what everybody may see, whichever seats the user has.
    Watch,
}

impl Visitor {
    /// The seat that the connection plays now. In the lobby seats are taken and left, so this is looked up
    /// each time.
    pub fn seat_at(self, seats: &[SeatRecord]) -> Option<Seat> {
        let mut own = own_seats(self.user?, seats);
        match self.purpose {
            Purpose::FirstSeat => own.next(),
            Purpose::Seat(wanted) => own.find(|seat| *seat == wanted),
            Purpose::Watch => None,
        }
    }

    /// Whether this is an onlooker who has no seat at the table.
    pub fn is_spectator_at(self, seats: &[SeatRecord]) -> bool {
        let sits = self.user.is_some_and(|user| own_seats(user, seats).next().is_some());
        self.seat_at(seats).is_none() && !(self.purpose == Purpose::Watch && sits)
    }
}

/// The seats of a user: the user's own first, then those of friends.
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
    fn a_users_own_seat_comes_before_those_of_friends() {
        let (ann, ben) = (UserId(1), UserId(2));
        let sitters =
            [SeatHolder::Friend(ann), SeatHolder::User(ben), SeatHolder::User(ann), SeatHolder::Friend(ann)];
        let seats: Vec<SeatRecord> = (0..)
            .zip(sitters)
            .map(|(seat, holder)| SeatRecord { seat, holder, name: String::new() })
            .collect();
        assert_eq!(own_seats(ann, &seats).collect::<Vec<_>>(), [Seat::C, Seat::A, Seat::D]);
        let seat_of = |user, purpose| Visitor { user, purpose }.seat_at(&seats);
        assert_eq!(seat_of(Some(ann), Purpose::FirstSeat), Some(Seat::C));
        assert_eq!(seat_of(Some(ann), Purpose::Seat(Seat::D)), Some(Seat::D));
        assert_eq!(seat_of(Some(ann), Purpose::Seat(Seat::B)), None, "the seat is somebody else's");
        assert_eq!(seat_of(Some(ann), Purpose::Watch), None);
        assert_eq!(seat_of(Some(UserId(3)), Purpose::FirstSeat), None);
        assert_eq!(seat_of(None, Purpose::Seat(Seat::A)), None);
        let is_spectator = |user, purpose| Visitor { user, purpose }.is_spectator_at(&seats);
        assert!(!is_spectator(Some(ann), Purpose::FirstSeat) && !is_spectator(Some(ann), Purpose::Watch));
        assert!(
            is_spectator(Some(UserId(3)), Purpose::FirstSeat)
                && is_spectator(Some(UserId(3)), Purpose::Watch)
        );
        assert!(is_spectator(None, Purpose::FirstSeat) && is_spectator(None, Purpose::Watch));
    }
}

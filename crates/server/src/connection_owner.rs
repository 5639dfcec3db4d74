//! The user at the other end of a connection, and the seat that it plays.

use store::{SeatHolder, SeatRecord, UserId};
use table::Seat;

/// The user who opened a connection, if they are signed in, and what the connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionOwner {
    pub user: Option<UserId>,
    pub purpose: ConnectionPurpose,
}

/// A connection plays one seat at most. A user with friends on the same device opens one for each of them,
/// and another that only watches. The latter is shown while all of them look at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConnectionPurpose {
    /// To play the first of the user's seats, or to watch if the user has none.
    FirstSeat,
    /// To play this seat of the user.
    Seat(Seat),
    /// To see what everybody may see, whichever seats the user has.
    Watch,
}

impl ConnectionOwner {
    /// The seat that the connection plays now. In the lobby seats are taken and left, and in a running game seats of
    /// bots are taken over, so this is looked up each time.
    pub fn seat_at(self, seats: &[SeatRecord]) -> Option<Seat> {
        let mut own = own_seats(self.user?, seats);
        match self.purpose {
            ConnectionPurpose::FirstSeat => own.next(),
            ConnectionPurpose::Seat(wanted) => own.find(|seat| *seat == wanted),
            ConnectionPurpose::Watch => None,
        }
    }

    /// Whether this is an onlooker who has no seat at the table.
    pub fn is_spectator_at(self, seats: &[SeatRecord]) -> bool {
        let sits = self.user.is_some_and(|user| own_seats(user, seats).next().is_some());
        self.seat_at(seats).is_none() && !(self.purpose == ConnectionPurpose::Watch && sits)
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
        let seats: Vec<SeatRecord> =
            (0..).zip(sitters).map(|(seat, holder)| SeatRecord::taken(seat, holder, "")).collect();
        assert_eq!(own_seats(ann, &seats).collect::<Vec<_>>(), [Seat::C, Seat::A, Seat::D]);
        let seat_of = |user, purpose| ConnectionOwner { user, purpose }.seat_at(&seats);
        assert_eq!(seat_of(Some(ann), ConnectionPurpose::FirstSeat), Some(Seat::C));
        assert_eq!(seat_of(Some(ann), ConnectionPurpose::Seat(Seat::D)), Some(Seat::D));
        assert_eq!(seat_of(Some(ann), ConnectionPurpose::Seat(Seat::B)), None, "the seat is somebody else's");
        assert_eq!(seat_of(Some(ann), ConnectionPurpose::Watch), None);
        assert_eq!(seat_of(Some(UserId(3)), ConnectionPurpose::FirstSeat), None);
        assert_eq!(seat_of(None, ConnectionPurpose::Seat(Seat::A)), None);
        let is_spectator = |user, purpose| ConnectionOwner { user, purpose }.is_spectator_at(&seats);
        assert!(
            !is_spectator(Some(ann), ConnectionPurpose::FirstSeat)
                && !is_spectator(Some(ann), ConnectionPurpose::Watch)
        );
        assert!(
            is_spectator(Some(UserId(3)), ConnectionPurpose::FirstSeat)
                && is_spectator(Some(UserId(3)), ConnectionPurpose::Watch)
        );
        assert!(
            is_spectator(None, ConnectionPurpose::FirstSeat) && is_spectator(None, ConnectionPurpose::Watch)
        );
    }
}

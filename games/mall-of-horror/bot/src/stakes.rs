//! What each player has to lose.

use mall_of_horror::setup::MAX_SEATS;
use mall_of_horror::view::FateView;
use mall_of_horror::{Role, View};
use table::Seat;

use super::tuning;

#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes {
    pub me: Seat,
    /// The other players, clockwise from the player, so that ties do not always go to seat A. Only the first
    /// `n_rivals` entries are meaningful.
    rivals: [usize; MAX_SEATS],
    n_rivals: usize,
    /// The total value of each seat's living characters.
    pub points: [u8; MAX_SEATS],
    /// What it is worth to the player when a seat loses a point.
    worths: [f64; MAX_SEATS],
    has_one_character: bool,
}

impl Stakes {
    pub fn new(me: Seat, view: &View) -> Stakes {
        let mut points = [0; MAX_SEATS];
        let mut n_own = 0;
        for seat in &view.seats {
            let alive = seat.characters.iter().filter(|character| character.fate != FateView::Lost);
            points[seat.seat.index()] = alive.clone().map(|character| character.value).sum();
            if seat.seat == me {
                n_own = alive.count();
            }
        }
        let mut stakes = Stakes {
            me,
            rivals: [0; MAX_SEATS],
            n_rivals: view.seats.len() - 1,
            points,
            worths: [0.0; MAX_SEATS],
            has_one_character: n_own == 1,
        };
        for (rival, seat) in stakes.rivals.iter_mut().zip(me.clockwise(view.seats.len()).skip(1)) {
            *rival = seat.index();
        }
        let most = stakes.rivals().iter().map(|seat| points[*seat]).max();
        for index in 0..stakes.n_rivals {
            let seat = stakes.rivals[index];
            let leads = Some(points[seat]) == most;
            stakes.worths[seat] = if leads { tuning::LEADER_LOSES } else { tuning::RIVAL_LOSES };
        }
        stakes
    }

    pub fn rivals(&self) -> &[usize] {
        &self.rivals[..self.n_rivals]
    }

    /// The gain when a rival, given by the index of the seat, loses this character.
    pub fn gain(&self, seat: usize, role: Role) -> f64 {
        f64::from(role.value()) * self.worths[seat]
    }

    /// The cost of losing this character: its points, its usefulness, and the game if it is the last one.
    pub fn own_loss(&self, role: Role) -> f64 {
        let last = if self.has_one_character { tuning::LAST_CHARACTER } else { 0.0 };
        f64::from(role.value()) + tuning::use_of(role) + last
    }
}

//! What the seat sees: the board, and everything else on the table.

use mall_of_horror::cards::N_KINDS;
use mall_of_horror::setup::MAX_SEATS;
use mall_of_horror::{Card, Place, View};
use table::{Kind, Seat, SeatSet};

use super::board::Board;
use super::stakes::Stakes;

#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub me: Seat,
    pub stakes: Stakes,
    pub board: Board,
    pub chief: Seat,
    /// The player's own hand, counted by kind.
    pub hand: [u8; N_KINDS],
    /// The dice under the cover, if this seat has looked.
    pub dice: Option<[u8; 4]>,
    /// The destination of each seat, as far as it has been revealed.
    pub destinations: [Option<Place>; MAX_SEATS],
    /// Threats made in the current vote.
    pub threats: [u8; MAX_SEATS],
    pub living: SeatSet,
}

impl Sight {
    pub fn new(me: Seat, view: &View) -> Sight {
        let board = Board::new(view);
        let mut sight = Sight {
            me,
            stakes: Stakes::new(me, view),
            board,
            chief: view.chief,
            hand: [0; N_KINDS],
            dice: view.dice.as_ref().and_then(|dice| dice.dice),
            destinations: [None; MAX_SEATS],
            threats: [0; MAX_SEATS],
            living: view
                .seats
                .iter()
                .filter(|seat| seat.eliminated_in.is_none())
                .map(|seat| seat.seat)
                .collect(),
        };
        for seat in &view.seats {
            sight.destinations[seat.seat.index()] = seat.destination;
        }
        for card in &view.seats[me.index()].hand.known {
            sight.hand[card.index()] += 1;
        }
        if let Some(vote) = &view.vote {
            let weights = board.crowds()[vote.place.index()].weights;
            for ballot in &vote.ballots {
                let seat = ballot.seat.index();
                sight.threats[seat] = ballot.weight.saturating_sub(weights[seat]);
            }
        }
        sight
    }

    pub fn holds(&self, card: Card) -> bool {
        self.hand[card.index()] > 0
    }
}

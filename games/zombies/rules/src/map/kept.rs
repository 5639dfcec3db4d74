//! What is kept on the map because it is asked for far more often than it changes.

use std::hash::{Hash, Hasher};

use crate::tiles::{ALL_SQUARES, Side};

use super::{Map, Spot};

/// Something that follows from the rest of the state, and so is no part of its digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Kept<T>(pub T);

impl<T> Hash for Kept<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Map {
    /// The ways on a tile or off it have changed: finds its steps anew, and then the moves.
    pub(super) fn renew_steps(&mut self, spot: Spot) {
        self.steps.0[spot.index()] = self.find_steps(spot);
        self.renew_moves(spot, ALL_SQUARES);
    }

    /// Something has changed on some squares of a tile: finds the moves of its figures anew, and those of
    /// its neighbours' if they may lead there.
    pub(super) fn renew_moves(&mut self, spot: Spot, squares: u16) {
        let ways_off = self.at(spot).ways_off(squares);
        for side in Side::ALL {
            if ways_off >> (3 * side.index()) & 0b111 != 0
                && let Some(neighbour) = self.at(spot).around.on(side)
            {
                self.at_mut(neighbour).moves = Kept(self.find_moves(self.at(neighbour)));
            }
        }
        self.at_mut(spot).moves = Kept(self.find_moves(self.at(spot)));
    }

    /// Whether what is kept is what would be found.
    pub(crate) fn keeps_the_truth(&self) -> bool {
        let is_true = |spot: Spot| {
            let laid = self.at(spot);
            laid.moves.0 == self.find_moves(laid) && self.steps.0[spot.index()] == self.find_steps(spot)
        };
        self.spots().all(is_true)
    }
}

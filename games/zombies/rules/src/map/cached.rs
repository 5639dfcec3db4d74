//! Cached results of the map, which are needed far more often than they change.

use std::hash::{Hash, Hasher};

use crate::tiles::{ALL_SQUARES, Side};

use super::{Map, Spot};

/// A value that follows from the rest of the state, so the digest leaves it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Cached<T>(pub T);

impl<T> Hash for Cached<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Map {
    /// The ways on or off a tile have changed: recomputes its steps, and then the moves.
    pub(super) fn renew_steps(&mut self, spot: Spot) {
        self.steps.0[spot.index()] = self.find_steps(spot);
        self.renew_moves(spot, ALL_SQUARES);
    }

    /// Something has changed on some squares of a tile: recomputes the moves of its figures, and those of its
    /// neighbours' figures if they may lead there.
    pub(super) fn renew_moves(&mut self, spot: Spot, squares: u16) {
        let ways_off = self.at(spot).ways_off(squares);
        for side in Side::ALL {
            if ways_off >> (3 * side.index()) & 0b111 != 0
                && let Some(neighbour) = self.at(spot).around.on(side)
            {
                self.at_mut(neighbour).moves = Cached(self.find_moves(self.at(neighbour)));
            }
        }
        self.at_mut(spot).moves = Cached(self.find_moves(self.at(spot)));
    }

    /// Whether the cached values are what would be computed now.
    pub(crate) fn is_cache_valid(&self) -> bool {
        let is_true = |spot: Spot| {
            let laid = self.at(spot);
            laid.moves.0 == self.find_moves(laid) && self.steps.0[spot.index()] == self.find_steps(spot)
        };
        self.spots().all(is_true)
    }
}

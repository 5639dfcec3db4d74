//! ZOM-16: under the city, where walls do not matter.

use table::{Refusal, rule};

use crate::tiles::{Side, places_of};

use super::walking::BESIDE;
use super::{Map, Reach, Square, Steps, Way, Zone};

impl Map {
    /// The squares that share an edge with this one, walls or not.
    pub fn abutting(&self, square: Square) -> Steps {
        let laid = self.at(square.spot());
        let places = places_of(square.bit());
        let mut squares = Steps::default();
        for printed in Side::ALL {
            match places >> (3 * printed.index()) & 0b111 {
                0 => squares.push(square.spot().square(BESIDE[usize::from(square.at())][printed.index()])),
                place => {
                    let place = place.trailing_zeros() as u8;
                    squares.extend(self.facing(laid, printed.turned(laid.turn), place));
                }
            }
        }
        squares
    }

    /// ZOM-16.15: one step below the streets: any neighbouring square of a city tile.
    pub fn steps_below(&self, from: Square) -> Steps {
        rule!("ZOM-16.15");
        let mut squares = self.abutting(from);
        squares.retain(|square| self.zone(square.spot()) == Zone::City);
        squares
    }

    /// Whether a manhole may be placed here.
    pub fn may_hold_manhole(&self, square: Square) -> bool {
        self.refuse_manhole(square).is_ok()
    }

    /// ZOM-16.2: a street of the city, not on a helipad.
    pub fn is_place_for_manhole(&self, square: Square) -> bool {
        let spot = square.spot();
        self.zone(spot) == Zone::City && !self.tile(spot).is_helipad() && self.is_street(square)
    }

    pub fn refuse_manhole(&self, square: Square) -> Result<(), Refusal> {
        if !self.is_place_for_manhole(square) {
            return Err(Refusal::new("ZOM-16.2", "no-manhole-here"));
        }
        if self.has_manhole(square) {
            return Err(Refusal::new("ZOM-16.3", "manhole-is-here"));
        }
        if self.token(square).is_some() {
            return Err(Refusal::new("ZOM-16.23", "token-is-here"));
        }
        Ok(())
    }

    /// ZOM-11.20: the street squares nearest to somebody below: the square above them, if it is a street.
    pub fn nearest_streets(&self, square: Square) -> Vec<Square> {
        rule!("ZOM-11.20");
        let mut reach = Reach::default();
        let steps = if self.is_street(square) { 0 } else { u16::MAX };
        reach.walk_below(self, square, steps, |_, to| if self.is_street(to) { Way::Goal } else { Way::Open });
        reach.found().iter().map(|found| found.square).filter(|square| self.is_street(*square)).collect()
    }
}

//! ZOM-16: under the city, where walls do not matter.

use table::rule;

use crate::tiles::{Side, along, beside};

use super::{Map, Reach, Square, Steps, Way, Zone};

impl Map {
    /// The squares that share an edge with this one, walls or not.
    pub fn abutting(&self, square: Square) -> Steps {
        let laid = self.at(square.spot());
        let mut squares = Steps::default();
        for printed in Side::ALL {
            let other = match (beside(square.at(), printed), along(square.at(), printed)) {
                (Some(at), _) => Some(square.spot().square(at)),
                (None, Some(place)) => self.facing(laid, printed.turned(laid.turn), place),
                (None, None) => None,
            };
            squares.extend(other);
        }
        squares
    }

    /// ZOM-16.15: one step below: any square of a city tile.
    pub fn steps_below(&self, from: Square) -> Steps {
        rule!("ZOM-16.15");
        let mut squares = self.abutting(from);
        squares.retain(|square| self.zone(square.spot()) == Zone::City);
        squares
    }

    /// ZOM-16.2, ZOM-16.3: a street square of the city, not of a helipad, without a manhole.
    pub fn may_hold_manhole(&self, square: Square) -> bool {
        rule!("ZOM-16.2");
        rule!("ZOM-16.3");
        let spot = square.spot();
        self.zone(spot) == Zone::City
            && !self.tile(spot).is_helipad()
            && self.is_street(square)
            && !self.has_manhole(square)
    }

    /// ZOM-11.20: the street squares nearest to somebody below, that above the head if it is one.
    pub fn nearest_streets(&self, square: Square) -> Vec<Square> {
        rule!("ZOM-11.20");
        let mut reach = Reach::default();
        reach.dig(self, square, u16::MAX, |_, _| Way::Open);
        let streets = || reach.found().iter().filter(|found| self.is_street(found.square));
        let nearest = streets().next().map(|found| found.steps);
        streets().take_while(|found| Some(found.steps) == nearest).map(|found| found.square).collect()
    }
}

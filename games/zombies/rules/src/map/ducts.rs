//! ZOM-21.6 to 21.9: ducts of the mall.

use table::rule;

use super::{Cell, Map, Square};

impl Map {
    pub fn has_duct(&self, square: Square) -> bool {
        self.facts(square).drawing.ducts & square.bit() != 0
    }

    /// ZOM-21.6: the duct squares that a duct square leads to: those on tiles of the same floor that touch
    /// this one, corners included.
    pub fn ducts_from(&self, square: Square, out: &mut Vec<Square>) {
        if !self.has_duct(square) {
            return;
        }
        rule!("ZOM-21.6");
        rule!("ZOM-21.7");
        let here = self.at(square.spot());
        for (spot, there) in self.laid() {
            let touches = spot != square.spot() && touches(here.cell, there.cell);
            // ZOM-21.9
            rule!("ZOM-21.9");
            if touches && there.zone == here.zone {
                let ducts = there.facts().drawing.ducts;
                out.extend(super::Squares { spot, mask: ducts });
            }
        }
    }
}

fn touches(one: Cell, other: Cell) -> bool {
    one.x.abs_diff(other.x) <= 1 && one.y.abs_diff(other.y) <= 1
}

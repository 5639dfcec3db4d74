//! Tiles that are laid together with others: entrances with what lies beyond them, and the Big Top.

use table::rule;
use tinyvec::ArrayVec;

use crate::tiles::{MIDDLE, Side, Tile, Turn};

use super::laid::Edge;
use super::laying::Fit;
use super::zone::zone_beyond;
use super::{Cell, Map, Placement, Spot, Stack, Zone};

/// The tiles that one drawn tile has brought to the table, itself first.
pub type LaidTiles = ArrayVec<[Spot; 3]>;

/// All three pairs are joined between the two Big Top tiles.
const ALL_PAIRS: u8 = 0b111;

impl Map {
    pub(super) fn placements_of_entrance(&self, tile: Tile, stack: Stack, out: &mut Vec<Placement>) {
        let zone = zone_beyond(tile);
        let printed = side_that_joins(stack);
        let edge = Edge::of(tile, zone, printed);
        for gap in self.gaps() {
            let shown = self.shown_to(gap.around);
            for side in Side::ALL {
                let Some(MIDDLE) = shown.on(side).and_then(|other| edge.meets(other)) else { continue };
                let placement = Placement { cell: gap.cell, turn: Turn::bringing(printed, side) };
                if shown.fit(tile, zone, placement.turn) != Fit::Clashes
                    && self.company_fits(tile, stack, placement)
                {
                    out.push(placement);
                }
            }
        }
    }

    /// ZOM-19.9: whether the tiles that are laid with an entrance fit, too.
    fn company_fits(&self, tile: Tile, stack: Stack, placement: Placement) -> bool {
        rule!("ZOM-19.9");
        let mut company = company(tile, stack, placement).into_iter();
        company.all(|(tile, zone, placement)| self.fit(tile, zone, placement) != Fit::Clashes)
    }

    pub(super) fn lay_entrance(
        &mut self,
        tile: Tile,
        stack: Stack,
        placement: Placement,
        laid: &mut LaidTiles,
    ) {
        laid.push(self.lay_down(tile, zone_beyond(tile), placement));
        for (tile, zone, placement) in company(tile, stack, placement) {
            laid.push(self.lay_down(tile, zone, placement));
        }
    }

    /// ZOM-24.5: both tiles must fit, and at least one of them must join a laid tile, exit to exit.
    pub(super) fn placements_of_big_top(&self, out: &mut Vec<Placement>) {
        rule!("ZOM-24.5");
        for gap in self.gaps() {
            let shown = self.shown_to(gap.around);
            for turn in Turn::ALL {
                if shown.fit(Tile::BigTop1, Zone::Circus, turn) != Fit::Joins {
                    continue;
                }
                // Both halves have the same drawing: `here` is the half that joins.
                let here = Placement { cell: gap.cell, turn };
                let there = other_top(here);
                match self.fit(Tile::BigTop2, Zone::Circus, there) {
                    Fit::Clashes => {}
                    Fit::Touches => out.extend([here, there]),
                    Fit::Joins => out.push(here),
                }
            }
        }
    }

    pub(super) fn lay_big_top(&mut self, placement: Placement, laid: &mut LaidTiles) {
        let first = self.lay_down(Tile::BigTop1, Zone::Circus, placement);
        let second = self.lay_down(Tile::BigTop2, Zone::Circus, other_top(placement));
        self.join(first, Side::N.turned(placement.turn), ALL_PAIRS);
        laid.extend([first, second]);
    }

    /// The other half of a Big Top, while both are on the table.
    pub(super) fn other_half(&self, spot: Spot) -> Option<Spot> {
        let laid = self.at(spot);
        if !laid.tile.is_big_top() {
            return None;
        }
        laid.around.on(Side::N.turned(laid.turn)).filter(|other| self.tile(*other).is_big_top())
    }
}

/// ZOM-19.8: an entrance joins the city with its south side. Drawn from the stack of its own set, it joins
/// that set instead (ZOM-24.15, ZOM-25.6).
fn side_that_joins(stack: Stack) -> Side {
    rule!("ZOM-19.8");
    if stack == Stack::City { Side::S } else { Side::N }
}

/// What is laid with an entrance: its companions in line beyond it, or the Town Square before it.
fn company(tile: Tile, stack: Stack, placement: Placement) -> ArrayVec<[(Tile, Zone, Placement); 2]> {
    let Placement { mut cell, turn } = placement;
    if stack != Stack::City {
        rule!("ZOM-24.15");
        rule!("ZOM-25.6");
        let cell = cell.beyond(Side::S.turned(turn));
        return [(Tile::TownSquare, Zone::City, Placement { cell, turn: Turn::NONE })].into_iter().collect();
    }
    rule!("ZOM-19.3");
    let in_line = |tile: &Tile| {
        cell = cell.beyond(Side::N.turned(turn));
        (*tile, zone_beyond(*tile), Placement { cell, turn })
    };
    tile.facts().companions.iter().map(in_line).collect()
}

fn other_top(Placement { cell, turn }: Placement) -> Placement {
    let cell: Cell = cell.beyond(Side::N.turned(turn));
    Placement { cell, turn: turn.plus(Turn::HALF) }
}

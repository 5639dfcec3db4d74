//! Small maps, laid by hand.

use zombies::map::{Cell, Doors, Map, Placement, Spot, Square, Stack, Zone};
use zombies::tiles::{Side, Tile, Turn};

/// The Town Square alone.
pub fn town() -> (Map, Spot) {
    let mut map = Map::new(Doors::Strict);
    let spot = map.lay_first(Tile::TownSquare, Zone::City);
    (map, spot)
}

pub fn cell(x: i16, y: i16) -> Cell {
    Cell { x, y }
}

/// A cell, and the side of the table to which a printed side is turned.
pub fn place(x: i16, y: i16, printed: Side, to: Side) -> Placement {
    Placement { cell: cell(x, y), turn: Turn::bringing(printed, to) }
}

pub fn placements(map: &Map, tile: Tile, stack: Stack) -> Vec<Placement> {
    let mut out = Vec::new();
    map.placements(tile, stack, &mut out);
    out.sort_unstable();
    out
}

pub fn cells(map: &Map, tile: Tile, stack: Stack) -> Vec<(i16, i16)> {
    let mut cells: Vec<_> = placements(map, tile, stack).iter().map(|p| (p.cell.x, p.cell.y)).collect();
    cells.dedup();
    cells
}

/// Squares by row and column of the printed tile.
pub fn square(spot: Spot, row: u8, column: u8) -> Square {
    spot.square(row * 3 + column)
}

/// The squares that one step leads to, sorted.
pub fn steps(map: &Map, from: Square) -> Vec<Square> {
    let mut steps: Vec<Square> = map.steps(from).into_iter().collect();
    steps.sort_unstable();
    steps
}

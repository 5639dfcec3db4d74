//! The board as it lies on the table: 3 x 3 cells for every tile, and the lines between them.

use crate::board::tiles::{self, Between, CELLS, Tile, beside};
use crate::board::{Board, Door, Side, TilePlace, Zone, ZoneName};

/// Cells by row, starting in the north-west; there may be holes.
pub struct Plan {
    pub width: usize,
    pub height: usize,
    cells: Vec<Option<Cell>>,
}

#[derive(Clone, Copy)]
struct Cell {
    zone: Zone,
    /// In the order north, east, south, west.
    lines: [Line; 4],
}

/// What is drawn between two cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Both belong to one zone.
    Nothing,
    /// A marking on the ground between two street zones.
    Marking,
    Opening,
    Door(Door),
    /// A wall, or the edge of the board.
    Wall,
}

impl Plan {
    pub fn of(board: &Board) -> Plan {
        let faces = tiles::all();
        let height = CELLS * board.tiles.iter().map(|tile| usize::from(tile.row) + 1).max().unwrap_or(0);
        let width = CELLS * board.tiles.iter().map(|tile| usize::from(tile.column) + 1).max().unwrap_or(0);
        let builder =
            PlanBuilder { board, faces: board.tiles.iter().map(|tile| &faces[&tile.name]).collect() };
        let places = (0..width * height).map(|place| (place % width, place / width));
        let cells = places.map(|(x, y)| builder.cell(x, y)).collect();
        Plan { width, height, cells }
    }

    pub fn zone(&self, x: usize, y: usize) -> Option<Zone> {
        Some(self.cells[y * self.width + x]?.zone)
    }

    /// A hole counts as surrounded by walls.
    pub fn line(&self, x: usize, y: usize, side: Side) -> Line {
        self.cells[y * self.width + x].map_or(Line::Wall, |cell| cell.lines[side as usize])
    }

    /// By row, starting in the north-west.
    pub fn places(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let width = self.width;
        (0..self.cells.len()).map(move |place| (place % width, place / width))
    }

    pub fn cells_of(&self, zone: Zone) -> Vec<(usize, usize)> {
        self.places().filter(|(x, y)| self.zone(*x, *y) == Some(zone)).collect()
    }
}

struct PlanBuilder<'a> {
    board: &'a Board,
    faces: Vec<&'a Tile>,
}

impl PlanBuilder<'_> {
    fn cell(&self, x: usize, y: usize) -> Option<Cell> {
        let zone = self.zone(x, y)?;
        Some(Cell { zone, lines: Side::ALL.map(|side| self.line(x, y, side)) })
    }

    /// The tile under a cell, and the cell's row and column on it.
    fn tile(&self, x: usize, y: usize) -> Option<(usize, TilePlace, usize, usize)> {
        let is_here =
            |tile: &TilePlace| (usize::from(tile.column), usize::from(tile.row)) == (x / CELLS, y / CELLS);
        let place = self.board.tiles.iter().position(is_here)?;
        Some((place, self.board.tiles[place], y % CELLS, x % CELLS))
    }

    fn zone(&self, x: usize, y: usize) -> Option<Zone> {
        let (place, tile, row, column) = self.tile(x, y)?;
        match self.faces[place].room(row, column) {
            Some(letter) => self.board.zone(ZoneName::Room { tile: tile.name, letter }),
            None => {
                let point = (2 * tile.column + column as u8, 2 * tile.row + row as u8);
                let is_here = |zone: &Zone| {
                    let facts = &self.board.zones[zone.index()];
                    !self.board.is_room(*zone)
                        && facts.cells.contains(&point)
                        && facts.tiles.contains(&(place as u8))
                };
                self.board.zones().find(is_here)
            }
        }
    }

    fn line(&self, x: usize, y: usize, side: Side) -> Line {
        let there = match side {
            Side::N => y.checked_sub(1).map(|y| (x, y)),
            Side::E => Some((x + 1, y)),
            Side::S => Some((x, y + 1)),
            Side::W => x.checked_sub(1).map(|x| (x, y)),
        };
        let Some((one, other)) = self.zone(x, y).zip(there.and_then(|(x, y)| self.zone(x, y))) else {
            return Line::Wall;
        };
        if one == other {
            return Line::Nothing;
        }
        let is_open =
            self.is_open(x, y, side) && there.is_some_and(|(x, y)| self.is_open(x, y, side.opposite()));
        match (self.board.is_room(one), self.board.is_room(other)) {
            _ if !is_open => Line::Wall,
            (false, false) => Line::Marking,
            (true, true) | (true, false) | (false, true) => match self.board.door(one, other) {
                Some(door) => Line::Door(door),
                None if self.crosses_seam(x, y, side)
                    && self.board.is_room(one) != self.board.is_room(other) =>
                {
                    Line::Wall
                }
                None => Line::Opening,
            },
        }
    }

    fn is_open(&self, x: usize, y: usize, side: Side) -> bool {
        let tile = self.tile(x, y);
        tile.is_some_and(|(place, _, row, column)| {
            self.faces[place].between(row, column, side) != Between::Wall
        })
    }

    fn crosses_seam(&self, x: usize, y: usize, side: Side) -> bool {
        beside(y % CELLS, x % CELLS, side).is_none()
    }
}

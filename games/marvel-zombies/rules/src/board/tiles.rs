//! The tile faces of the box, read from their drawings in `data/tiles.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::rule;

use super::Side;
use super::names::{Letter, TileName};

/// Cells along each side of a tile.
pub const CELLS: usize = 3;

const DRAWINGS: &str = include_str!("../../data/tiles.toml");

/// A face as it is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The name of the place on it, in English and French, if it has one.
    pub title: Option<TileTitle>,
    /// The room of each cell, by row and column; `None` for a street cell.
    cells: [[Option<Letter>; CELLS]; CELLS],
    /// What a cell has on each side, by row, column and side.
    sides: [[[Between; 4]; CELLS]; CELLS],
    symbols: BTreeMap<Letter, Symbol>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileTitle {
    pub en: String,
    pub fr: String,
}

/// What is drawn between two cells, or at the rim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Between {
    #[default]
    Nothing,
    Wall,
    Door,
}

/// What is printed in a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    Citizen,
    Spawn,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Drawing {
    name: Option<TileTitle>,
    drawing: String,
}

/// All eighteen faces.
pub fn all() -> BTreeMap<TileName, Tile> {
    rule!("MZ-1.5");
    let drawings: BTreeMap<TileName, Drawing> =
        toml::from_str(DRAWINGS).expect("tiles.toml is a file of drawings");
    drawings
        .into_iter()
        .map(|(name, drawing)| {
            let mut tile = read(&drawing.drawing).unwrap_or_else(|problem| panic!("tile {name}: {problem}"));
            tile.title = drawing.name;
            (name, tile)
        })
        .collect()
}

/// Reads a drawing of 7 lines of 13 characters, without trailing blanks.
pub fn read(drawing: &str) -> Result<Tile, String> {
    let lines: Vec<Vec<char>> = drawing.lines().map(|line| line.chars().collect()).collect();
    if lines.len() != 2 * CELLS + 1 {
        return Err(format!("{} lines instead of {}", lines.len(), 2 * CELLS + 1));
    }
    let at = |line: usize, column: usize| lines[line].get(column).copied().unwrap_or(' ');

    let mut tile = Tile {
        title: None,
        cells: [[None; CELLS]; CELLS],
        sides: [[[Between::Nothing; 4]; CELLS]; CELLS],
        symbols: BTreeMap::new(),
    };
    for (row, column) in places() {
        let (line, middle) = (2 * row + 1, 4 * column + 2);
        tile.cells[row][column] = match at(line, middle) {
            '.' => None,
            letter => Some(Letter::of(letter).ok_or(format!("cell {row},{column} is `{letter}`"))?),
        };
        if let (Some(room), Some(symbol)) = (tile.cells[row][column], symbol_of(at(line, middle + 1))?) {
            tile.symbols.insert(room, symbol);
        }
        for side in Side::ALL {
            tile.sides[row][column][side as usize] = between_of(match side {
                Side::N => at(line - 1, middle),
                Side::E => at(line, middle + 2),
                Side::S => at(line + 1, middle),
                Side::W => at(line, middle - 2),
            })?;
        }
    }
    tile.check()?;
    Ok(tile)
}

fn symbol_of(mark: char) -> Result<Option<Symbol>, String> {
    match mark {
        ' ' => Ok(None),
        '@' => Ok(Some(Symbol::Citizen)),
        '!' => Ok(Some(Symbol::Spawn)),
        other => Err(format!("`{other}` is not a symbol")),
    }
}

fn between_of(mark: char) -> Result<Between, String> {
    match mark {
        ' ' => Ok(Between::Nothing),
        '|' | '-' => Ok(Between::Wall),
        'D' => Ok(Between::Door),
        other => Err(format!("`{other}` between two cells")),
    }
}

/// Rows and columns, starting in the north-west.
pub fn places() -> impl Iterator<Item = (usize, usize)> {
    (0..CELLS * CELLS).map(|place| (place / CELLS, place % CELLS))
}

/// The neighbouring cell on this side, on the same tile.
pub fn beside(row: usize, column: usize, side: Side) -> Option<(usize, usize)> {
    let (row, column) = match side {
        Side::N => (row.checked_sub(1)?, column),
        Side::E => (row, column + 1),
        Side::S => (row + 1, column),
        Side::W => (row, column.checked_sub(1)?),
    };
    (row < CELLS && column < CELLS).then_some((row, column))
}

impl Tile {
    /// The room of a cell; `None` for a street cell.
    pub fn room(&self, row: usize, column: usize) -> Option<Letter> {
        self.cells[row][column]
    }

    pub fn between(&self, row: usize, column: usize, side: Side) -> Between {
        self.sides[row][column][side as usize]
    }

    pub fn symbol(&self, room: Letter) -> Option<Symbol> {
        self.symbols.get(&room).copied()
    }

    /// The room with the Citizen symbol (MZ-1.6).
    pub fn citizen_room(&self) -> Letter {
        let citizen = |(room, symbol): (&Letter, &Symbol)| (*symbol == Symbol::Citizen).then_some(*room);
        self.symbols.iter().find_map(citizen).expect("every face has a Citizen symbol")
    }

    /// Refuses impossible tiles: a wall in the street, a door that does not lead from a room to the street, a
    /// house without walls, unreachable rooms.
    fn check(&self) -> Result<(), String> {
        rule!("MZ-1.6");
        let citizens = self.symbols.values().filter(|symbol| **symbol == Symbol::Citizen).count();
        if citizens != 1 {
            return Err(format!("{citizens} Citizen symbols"));
        }
        for (row, column) in places() {
            let here = self.room(row, column);
            for side in Side::ALL {
                let there = beside(row, column, side).map(|(row, column)| self.room(row, column));
                let is_possible = match (here, there, self.between(row, column, side)) {
                    (None, Some(None) | None, between) => between == Between::Nothing,
                    (Some(_), None, between) => between != Between::Door,
                    (Some(_), Some(None), between) | (None, Some(Some(_)), between) => {
                        between != Between::Nothing
                    }
                    (Some(here), Some(Some(there)), between) if here == there => between == Between::Nothing,
                    (Some(_), Some(Some(_)), between) => between != Between::Door,
                };
                if !is_possible {
                    return Err(format!("the side {side:?} of cell {row},{column} is impossible"));
                }
            }
        }
        self.check_reach()
    }

    /// Every room has a way to the street on its own tile.
    fn check_reach(&self) -> Result<(), String> {
        let mut reached = [[false; CELLS]; CELLS];
        for (row, column) in places() {
            reached[row][column] = self.room(row, column).is_none();
        }
        for _ in places() {
            for (row, column) in places() {
                let is_beside_reached = Side::ALL.into_iter().any(|side| {
                    self.between(row, column, side) != Between::Wall
                        && beside(row, column, side).is_some_and(|(row, column)| reached[row][column])
                });
                reached[row][column] |= is_beside_reached;
            }
        }
        match places().find(|(row, column)| !reached[*row][*column]) {
            Some((row, column)) => Err(format!("no way to cell {row},{column}")),
            None => Ok(()),
        }
    }
}

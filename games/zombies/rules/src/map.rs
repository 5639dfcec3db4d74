//! The map: tiles on a grid, and what lies on them.
//!
//! 1. [`Spot`], [`Square`], [`Cell`], [`Placement`]: names for places. [`Zone`], [`Stack`]: which tiles join
//!    which.
//! 2. `laying`: where a tile may go, and laying it. `pairs`: tiles that are laid together. `helipads`,
//!    `fun_house`, `changes`: tiles with rules of their own, and what cards do to tiles.
//! 3. `walking`: one step. [`Reach`]: many steps. `ducts`, `below`: other ways. `zombie_moves`,
//!    `short_moves`: the moves of zombies. `cached`: cached results.
//! 4. `buildings`, `figures`, `tokens`: what stands where.
//!
//! The map knows what is possible; the flow says who decides, and when.

mod below;
mod buildings;
mod cached;
mod changes;
mod ducts;
mod figures;
mod fun_house;
mod helipads;
mod laid;
mod laying;
mod pairs;
mod reach;
mod short_moves;
mod square;
mod tokens;
mod walking;
mod zombie_moves;
mod zone;

use serde::{Deserialize, Serialize};
use table::rule;

use crate::tiles::{Facts, Ground, Kind, N_SQUARES, Side, Tile, Turn};

pub use buildings::{Building, Door};
pub use pairs::LaidTiles;
pub use reach::{Found, Reach, Way};
pub use square::{Cell, Placement, Spot, Square, Squares};
pub use tokens::Token;
pub use walking::{Passage, Steps};
pub use zombie_moves::Moves;
pub use zone::{N_STACKS, Stack, Zone};

use cached::Cached;
use laid::Laid;
use laying::Gap;

/// ZOM-2.12: how players enter and leave a building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Doors {
    /// Only through its doors.
    #[default]
    Strict,
    /// Between any of its squares and the street next to it.
    Open,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Map {
    tiles: Vec<Laid>,
    /// The empty cells next to tiles.
    gaps: Vec<Gap>,
    doors: Doors,
    /// The steps from each square of each tile.
    steps: Cached<Vec<[Steps; N_SQUARES as usize]>>,
}

impl Map {
    pub fn new(doors: Doors) -> Map {
        Map { doors, ..Map::default() }
    }

    pub fn doors(&self) -> Doors {
        self.doors
    }

    /// The tiles on the table, in the order in which they were laid.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.laid().map(|(spot, _)| spot)
    }

    pub fn n_tiles(&self) -> usize {
        self.laid().count()
    }

    /// Whether this tile is on the table.
    pub fn has(&self, spot: Spot) -> bool {
        self.tiles.get(spot.index()).is_some_and(|laid| !laid.is_gone())
    }

    pub fn tile(&self, spot: Spot) -> Tile {
        self.at(spot).tile
    }

    pub fn zone(&self, spot: Spot) -> Zone {
        self.at(spot).zone
    }

    pub fn cell(&self, spot: Spot) -> Cell {
        self.at(spot).cell
    }

    pub fn turn(&self, spot: Spot) -> Turn {
        self.at(spot).turn
    }

    /// The first tile of this kind on the table.
    pub fn find(&self, tile: Tile) -> Option<Spot> {
        self.all_of(tile).next()
    }

    pub fn all_of(&self, tile: Tile) -> impl Iterator<Item = Spot> + '_ {
        self.laid().filter(move |(_, laid)| laid.tile == tile).map(|(spot, _)| spot)
    }

    /// ZOM-19.14: several sets have one.
    pub fn helipads(&self) -> impl Iterator<Item = Spot> + '_ {
        rule!("ZOM-19.14");
        self.laid().filter(|(_, laid)| laid.tile.kind() == Kind::Helipad).map(|(spot, _)| spot)
    }

    /// The tile in a cell.
    pub fn in_cell(&self, cell: Cell) -> Option<Spot> {
        self.laid().find(|(_, laid)| laid.cell == cell).map(|(spot, _)| spot)
    }

    /// ZOM-11.4: the tiles that share a side with this one, joined or not.
    pub fn neighbours(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        rule!("ZOM-11.4");
        self.at(spot).around.spots()
    }

    pub fn neighbour(&self, spot: Spot, side: Side) -> Option<Spot> {
        self.at(spot).around.on(side)
    }

    pub fn ground(&self, square: Square) -> Ground {
        self.facts(square).ground(square.at())
    }

    /// ZOM-1.3: whether the square is street or the inside of a building.
    pub fn is_walkable(&self, square: Square) -> bool {
        rule!("ZOM-1.3");
        self.facts(square).walkable & square.bit() != 0
    }

    /// ZOM-1.14: hallways, escalators and lots count as street, except for lots in the woods.
    pub fn is_street(&self, square: Square) -> bool {
        rule!("ZOM-1.14");
        rule!("ZOM-21.1");
        let facts = self.facts(square);
        !facts.has_open_edges && facts.street & square.bit() != 0
    }

    pub fn is_inside(&self, square: Square) -> bool {
        self.facts(square).inside & square.bit() != 0
    }

    /// All walkable squares of a tile.
    pub fn walkable(&self, spot: Spot) -> Squares {
        Squares { spot, mask: self.at(spot).facts().walkable }
    }

    /// The walkable squares that are not inside a building.
    pub fn outside(&self, spot: Spot) -> Squares {
        let facts = self.at(spot).facts();
        Squares { spot, mask: facts.walkable & !facts.inside }
    }

    /// One more than the greatest index of a square.
    pub(super) fn n_squares(&self) -> usize {
        self.tiles.len() * usize::from(N_SQUARES)
    }

    fn at(&self, spot: Spot) -> &Laid {
        &self.tiles[spot.index()]
    }

    fn at_mut(&mut self, spot: Spot) -> &mut Laid {
        &mut self.tiles[spot.index()]
    }

    fn facts(&self, square: Square) -> &'static Facts {
        self.at(square.spot()).facts()
    }

    fn laid(&self) -> impl Iterator<Item = (Spot, &Laid)> {
        self.tiles
            .iter()
            .enumerate()
            .filter(|(_, laid)| !laid.is_gone())
            .map(|(at, laid)| (Spot(at as u8), laid))
    }
}

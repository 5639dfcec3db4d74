//! What observers see of a laid tile.

use serde::Serialize;

use crate::map::{Cell, Spot, Squares, Token, Zone};
use crate::state::Zombies;
use crate::tiles::{Figure, Side, Tile, Turn};

/// Squares are numbered 0 to 8, row by row on the tile as printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    pub spot: Spot,
    pub tile: Tile,
    pub zone: Zone,
    pub cell: Cell,
    pub turn: Turn,
    pub figures: Vec<StandsView>,
    pub bullets: Vec<u8>,
    pub life: Vec<u8>,
    pub manholes: Vec<u8>,
    /// Ways that were broken through its walls.
    pub passages: Vec<PassageView>,
}

/// A way out of a square, to a side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PassageView {
    pub at: u8,
    pub side: Side,
}

/// Figures on one square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandsView {
    pub at: u8,
    pub figure: Figure,
    pub n: u8,
}

pub(super) fn tile_view(g: &Zombies, spot: Spot) -> TileView {
    let numbers = |squares: Squares| squares.map(|square| square.at()).collect();
    TileView {
        spot,
        tile: g.map.tile(spot),
        zone: g.map.zone(spot),
        cell: g.map.cell(spot),
        turn: g.map.turn(spot),
        figures: g
            .map
            .occupied(spot)
            .map(|square| StandsView {
                at: square.at(),
                figure: g.map.figure(square).unwrap_or_default(),
                n: g.map.n_figures(square),
            })
            .collect(),
        bullets: numbers(g.map.tokens(spot, Token::Bullet)),
        life: numbers(g.map.tokens(spot, Token::Life)),
        manholes: numbers(g.map.manholes_on(spot)),
        passages: g.map.broken_walls(spot).map(|(from, side)| PassageView { at: from.at(), side }).collect(),
    }
}

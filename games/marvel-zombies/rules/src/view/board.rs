//! The board as it is drawn.

use serde::Serialize;

use crate::board::{Building, Door, Face, Side, Zone};
use crate::cast::Color;
use crate::flow;
use crate::mission::Lock;
use crate::state::MarvelZombies;

/// The board does not change during a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardView {
    pub tiles: Vec<TileView>,
    pub zones: Vec<ZoneView>,
    pub edges: Vec<EdgeView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    pub number: u8,
    pub face: Face,
    pub row: u8,
    pub column: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneView {
    /// `3V.a`, `S2-1`.
    pub name: String,
    /// The building of a room; `None` for a street.
    pub building: Option<Building>,
    /// Cells `(x, y)` on the lattice of the board, where a tile spans three cells and shares its border with
    /// its neighbour.
    pub cells: Vec<(u8, u8)>,
    /// Positions in the list of tiles.
    pub tiles: Vec<u8>,
    pub has_spawn_symbol: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EdgeView {
    pub a: Zone,
    pub b: Zone,
    /// The direction from `a` to `b`.
    pub side: Side,
    pub door: Option<Door>,
    pub is_street: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DoorView {
    pub color: Option<Color>,
    pub state: DoorState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum DoorState {
    Closed,
    Open,
    /// Its condition does not hold yet.
    Locked,
    Sealed,
}

pub(super) fn view(g: &MarvelZombies) -> BoardView {
    let board = &g.mission.board;
    BoardView {
        tiles: board
            .tiles
            .iter()
            .map(|tile| TileView {
                number: tile.name.number(),
                face: tile.name.face(),
                row: tile.row,
                column: tile.column,
            })
            .collect(),
        zones: board
            .zones
            .iter()
            .map(|zone| ZoneView {
                name: zone.name.to_string(),
                building: zone.building,
                cells: zone.cells.iter().copied().collect(),
                tiles: zone.tiles.iter().copied().collect(),
                has_spawn_symbol: zone.has_spawn_symbol,
            })
            .collect(),
        edges: board
            .edges
            .iter()
            .map(|edge| EdgeView {
                a: edge.a,
                b: edge.b,
                side: edge.side,
                door: edge.door,
                is_street: edge.is_street,
            })
            .collect(),
    }
}

pub(super) fn doors(g: &MarvelZombies) -> Vec<DoorView> {
    let doors = (0..g.mission.board.doors.len()).map(|door| Door(door as u8));
    doors.map(|door| DoorView { color: g.mission.doors[door.index()].color, state: state(g, door) }).collect()
}

fn state(g: &MarvelZombies, door: Door) -> DoorState {
    match g.mission.doors[door.index()].lock {
        _ if g.open.has(door) => DoorState::Open,
        Lock::Sealed => DoorState::Sealed,
        _ if flow::mission::may_open(g, door).is_err() => DoorState::Locked,
        _ => DoorState::Closed,
    }
}

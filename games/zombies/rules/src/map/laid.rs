//! One tile on the table with everything on it, in 32 bytes.

use table::rule;

use crate::tiles::{Facts, N_PLACES, Side, Tile, Turn, places_of};

use super::cached::Cached;
use super::short_moves::ShortMoves;
use super::zone::{Zone, zone_of_side};
use super::{Cell, Spot};

/// The number that stands for no tile.
pub(super) const NOBODY: u8 = u8::MAX;

/// The tiles on the four sides of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Around(pub [u8; 4]);

impl Around {
    pub const EMPTY: Around = Around([NOBODY; 4]);

    pub fn on(self, side: Side) -> Option<Spot> {
        let spot = self.0[side.index()];
        (spot != NOBODY).then_some(Spot(spot))
    }

    pub fn set(&mut self, side: Side, spot: Option<Spot>) {
        self.0[side.index()] = spot.map_or(NOBODY, |spot| spot.0);
    }

    pub fn spots(self) -> impl Iterator<Item = Spot> {
        self.0.into_iter().filter(|spot| *spot != NOBODY).map(Spot)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Laid {
    pub things: Things,
    pub cell: Cell,
    pub around: Around,
    /// For each side of the table, the three pairs of squares that may be joined with the neighbour's,
    /// clockwise on this tile, three bits each.
    pub joins: u16,
    /// Inside squares whose doors nobody can pass.
    pub locked: u16,
    pub tile: Tile,
    pub turn: Turn,
    pub zone: Zone,
    pub state: State,
    pub moves: Cached<ShortMoves>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum State {
    OnTable,
    /// Zombies can neither enter nor leave it.
    BarredToZombies,
    Gone,
}

impl Laid {
    pub fn facts(&self) -> &'static Facts {
        self.tile.facts()
    }

    pub fn is_gone(&self) -> bool {
        self.state == State::Gone
    }

    pub fn joins(&self, side: Side) -> u8 {
        (self.joins >> (3 * side.index())) as u8 & 0b111
    }

    pub fn set_joins(&mut self, side: Side, pairs: u8) {
        self.joins = self.joins & !(0b111 << (3 * side.index())) | u16::from(pairs) << (3 * side.index());
    }

    /// The pairs of [`joins`](Laid::joins) that contain one of these squares.
    pub fn ways_off(&self, squares: u16) -> u16 {
        let printed = places_of(squares);
        let shift = 3 * u32::from(self.turn.quarters());
        self.joins & (printed << shift | printed >> (N_PLACES - shift))
    }

    pub fn edge(&self, side: Side) -> Edge {
        Edge::of(self.tile, self.zone, side.printed(self.turn))
    }
}

/// What a tile looks like on one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edge {
    /// The squares that lead out, clockwise.
    pub ways_out: u8,
    pub is_open: bool,
    pub zone: Zone,
}

impl Edge {
    pub fn of(tile: Tile, zone: Zone, printed: Side) -> Edge {
        rule!("ZOM-1.4");
        let facts = tile.facts();
        // ZOM-23.4, ZOM-24.9: nothing joins the exits of the campus helipad or the Fun House.
        let joins_nothing = tile == Tile::CampusHelipad || zone == Zone::FunHouse;
        Edge {
            ways_out: if joins_nothing { 0 } else { facts.ways_out[printed.index()] },
            is_open: facts.has_open_edges,
            zone: zone_of_side(tile, zone, printed),
        }
    }

    pub fn is_blank(self) -> bool {
        self.ways_out == 0
    }
}

/// What lies on the nine squares of a tile, in seven layers of nine bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Things(u64);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layer {
    /// A figure of any kind. On Z7 tiles it is a clown.
    Figure,
    Enhanced,
    Dog,
    SecondDog,
    Bullet,
    Life,
    Manhole,
}

const SQUARES: u64 = 0x1FF;

impl Things {
    pub const fn on(self, layer: Layer) -> u16 {
        (self.0 >> (9 * layer as u32) & SQUARES) as u16
    }

    pub const fn add(&mut self, layer: Layer, squares: u16) {
        self.0 |= (squares as u64 & SQUARES) << (9 * layer as u32);
    }

    pub const fn remove(&mut self, layer: Layer, squares: u16) {
        self.0 &= !((squares as u64 & SQUARES) << (9 * layer as u32));
    }
}

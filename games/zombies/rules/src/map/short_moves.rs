//! Moves of one square, cached per tile: a figure affects the moves of only a few tiles, but all moves are
//! listed for every zombie that moves.

use std::ops::ControlFlow;

use table::rule;

use crate::tiles::{ALL_SQUARES, Figure, N_PLACES, N_SQUARES, Set, Side, beside};

use super::laid::{Laid, Layer, State};
use super::walking::along;
use super::{Doors, Map, Spot, Square};

/// The one-square moves of a tile's figures: four bits per square, one for each printed side, and above them
/// one bit for each pair of squares that joins the tile with another. The highest bit says that there are
/// also figures whose moves are not one plain square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ShortMoves(u64);

const ON_TILE: u32 = 4 * N_SQUARES as u32;
const ALL_ON_TILE: u64 = (1 << ON_TILE) - 1;
const ALL_SIDES: u64 = 0b1111;
const HAS_OTHERS: u64 = 1 << 63;

/// For each set of squares, a mask with the lowest of the four bits of each square.
static SPREAD: [u64; ALL_SQUARES as usize + 1] = spread_all();

const fn spread_all() -> [u64; ALL_SQUARES as usize + 1] {
    let mut spread = [0; ALL_SQUARES as usize + 1];
    let mut squares = 0;
    while squares < spread.len() {
        let mut at = 0;
        while at < N_SQUARES {
            spread[squares] |= (squares as u64 >> at & 1) << (4 * at);
            at += 1;
        }
        squares += 1;
    }
    spread
}

/// For each of the lower bits, the squares that the move leads from and to, on any tile; unused above them.
static ON_TILE_MOVES: [(Square, Square); u64::BITS as usize] = moves_on_tile();

const fn moves_on_tile() -> [(Square, Square); u64::BITS as usize] {
    let tile = Spot(0);
    let mut moves = [(tile.square(0), tile.square(0)); u64::BITS as usize];
    let mut bit = 0;
    while bit < ON_TILE as usize {
        let (at, side) = (bit / 4, bit % 4);
        if let Some(to) = beside(at as u8, Side::ALL[side]) {
            moves[bit] = (tile.square(at as u8), tile.square(to));
        }
        bit += 1;
    }
    moves
}

/// For each pair of squares that may join a tile with another, its side of the table and its place there;
/// unused above them.
static PAIRS: [(Side, u8); u64::BITS as usize] = pairs();

const fn pairs() -> [(Side, u8); u64::BITS as usize] {
    let mut pairs = [(Side::N, 0); u64::BITS as usize];
    let mut pair = 0;
    while pair < N_PLACES as usize {
        pairs[pair] = (Side::ALL[pair / 3], (pair % 3) as u8);
        pair += 1;
    }
    pairs
}

impl Map {
    pub(super) fn find_moves(&self, laid: &Laid) -> ShortMoves {
        rule!("ZOM-13.7");
        let others = laid.goes_its_own_way();
        let others_bit = if others == 0 { 0 } else { HAS_OTHERS };
        let figures = laid.things.on(Layer::Figure) & !others;
        if figures == 0 {
            return ShortMoves(others_bit);
        }
        let off_tile = u64::from(self.find_off_tile(laid, figures)) << ON_TILE;
        ShortMoves(self.find_on_tile(laid, figures) | off_tile | others_bit)
    }

    fn find_on_tile(&self, laid: &Laid, figures: u16) -> u64 {
        let facts = laid.facts();
        let open = match self.doors {
            Doors::Strict => &facts.open_towards,
            Doors::Open => &facts.open_towards_all_around,
        };
        let room = laid.room_for(laid.plain_figure());
        // A move towards a side is possible if the square is open on that side and the next square, three or
        // one away, has room.
        let towards = [open[0] & room << 3, open[1] & room >> 1, open[2] & room >> 3, open[3] & room << 1];
        let spread = |side: Side| SPREAD[usize::from(figures & towards[side.index()])] << side.index();
        spread(Side::N) | spread(Side::E) | spread(Side::S) | spread(Side::W)
    }

    fn find_off_tile(&self, laid: &Laid, figures: u16) -> u16 {
        if laid.state == State::BarredToZombies {
            return 0;
        }
        let mut moves = laid.ways_off(figures);
        for pair in ones(moves.into()) {
            let (side, place) = PAIRS[pair as usize];
            let is_possible = self.facing(laid, side, place).is_some_and(|to| {
                let beyond = self.at(to.spot());
                beyond.state != State::BarredToZombies && beyond.room_for(laid.plain_figure()) & to.bit() != 0
            });
            if !is_possible {
                moves &= !(1 << pair);
            }
        }
        moves
    }

    /// Visits these moves of a tile's figures, until `visit` breaks.
    #[inline]
    pub(super) fn each_short_move(
        &self,
        (spot, laid): (Spot, &Laid),
        moves: ShortMoves,
        visit: &mut impl FnMut(Square, Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for bit in ones(moves.0 & ALL_ON_TILE) {
            let (from, to) = ON_TILE_MOVES[bit as usize];
            visit(from.on(spot), to.on(spot))?;
        }
        for pair in ones((moves.0 & !HAS_OTHERS) >> ON_TILE) {
            let (side, place) = PAIRS[pair as usize];
            if let Some(to) = self.facing(laid, side, place) {
                visit(along(spot, laid.turn, side, place), to)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl ShortMoves {
    /// Whether no figure of the tile can make such a move.
    pub fn are_none(self) -> bool {
        self.0 == 0
    }

    /// Whether there are figures that do not move one square as plain figures do.
    pub fn are_not_all(self) -> bool {
        self.0 & HAS_OTHERS != 0
    }

    /// The moves of the figures on these squares.
    pub fn of(self, laid: &Laid, squares: u16) -> ShortMoves {
        let on_tile = SPREAD[usize::from(squares & ALL_SQUARES)] * ALL_SIDES;
        ShortMoves(self.0 & (on_tile | u64::from(laid.ways_off(squares)) << ON_TILE))
    }
}

impl Laid {
    /// The squares whose figures do not move one square as plain figures do.
    pub(super) fn goes_its_own_way(&self) -> u16 {
        match self.locked {
            0 => self.things.on(Layer::Enhanced) | self.things.on(Layer::Dog),
            _ => self.things.on(Layer::Figure),
        }
    }

    /// The kind of a figure here, unless stated otherwise.
    fn plain_figure(&self) -> Figure {
        if self.tile.set() == Set::Z7 { Figure::Clown } else { Figure::Zombie }
    }
}

/// The positions of the one bits of a number, lowest first.
fn ones(mut number: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if number == 0 {
            return None;
        }
        let one = number.trailing_zeros();
        number &= number - 1;
        Some(one)
    })
}

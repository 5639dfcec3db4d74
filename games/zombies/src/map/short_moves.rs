//! Moves of one square, kept tile by tile: a figure changes those of a few tiles, and all are listed for
//! every zombie that moves.

use table::rule;

use crate::tiles::{ALL_SQUARES, Figure, N_SQUARES, Set, Side};

use super::laid::{Laid, Layer, State};
use super::walking::BESIDE;
use super::{Doors, Map, Spot, Square};

/// The moves of a tile's figures that go one square: four bits a square, one a printed side, and above
/// them one bit for each pair of squares that joins the tile with another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ShortMoves(u64);

const ON_TILE: u32 = 4 * N_SQUARES as u32;
const ALL_ON_TILE: u64 = (1 << ON_TILE) - 1;
const ALL_SIDES: u64 = 0b1111;

/// For each set of squares the lowest of the four bits of each.
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

impl Map {
    pub(super) fn find_moves(&self, laid: &Laid) -> ShortMoves {
        rule!("ZOM-13.7");
        let figures = laid.things.on(Layer::Figure) & !laid.goes_its_own_way();
        if figures == 0 {
            return ShortMoves::default();
        }
        ShortMoves(self.find_on_tile(laid, figures) | u64::from(self.find_off_tile(laid, figures)) << ON_TILE)
    }

    fn find_on_tile(&self, laid: &Laid, figures: u16) -> u64 {
        let facts = laid.facts();
        let open = match self.doors {
            Doors::Strict => &facts.open_towards,
            Doors::Open => &facts.open_towards_all_around,
        };
        let room = laid.room_for(laid.plain_figure());
        // A square is open towards a side when the one beside it, three or one further, has room.
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
            let is_possible = self.behind(laid, pair).is_some_and(|to| {
                let beyond = self.at(to.spot());
                beyond.state != State::BarredToZombies && beyond.room_for(laid.plain_figure()) & to.bit() != 0
            });
            if !is_possible {
                moves &= !(1 << pair);
            }
        }
        moves
    }

    /// The other square of a pair that joins a tile with its neighbour.
    #[inline]
    fn behind(&self, laid: &Laid, pair: u32) -> Option<Square> {
        self.facing(laid, Side::ALL[pair as usize / 3], (pair % 3) as u8)
    }

    /// The moves of those figures of a tile that go one square and stand on some squares.
    #[inline]
    pub(super) fn each_short_move(
        &self,
        (spot, laid): (Spot, &Laid),
        squares: u16,
        visit: &mut impl FnMut(Square, Square),
    ) {
        let moves = laid.moves.0.of(laid, squares);
        for bit in ones(moves & ALL_ON_TILE) {
            let (at, side) = (bit / 4, bit % 4);
            visit(spot.square(at as u8), spot.square(BESIDE[at as usize][side as usize]));
        }
        for pair in ones(moves >> ON_TILE) {
            let side = Side::ALL[pair as usize / 3].printed(laid.turn);
            if let Some(to) = self.behind(laid, pair) {
                visit(spot.square(side.squares()[pair as usize % 3]), to);
            }
        }
    }
}

impl ShortMoves {
    /// Those of the figures on some squares.
    fn of(self, laid: &Laid, squares: u16) -> u64 {
        // Most often all of a tile are asked for.
        if squares == laid.things.on(Layer::Figure) {
            return self.0;
        }
        let on_tile = SPREAD[usize::from(squares & ALL_SQUARES)] * ALL_SIDES;
        self.0 & (on_tile | u64::from(laid.ways_off(squares)) << ON_TILE)
    }
}

impl Laid {
    /// The squares whose figures do not go one square as plain figures do.
    pub(super) fn goes_its_own_way(&self) -> u16 {
        match self.locked {
            0 => self.things.on(Layer::Enhanced) | self.things.on(Layer::Dog),
            _ => self.things.on(Layer::Figure),
        }
    }

    /// What a figure here is when nothing else is said of it.
    fn plain_figure(&self) -> Figure {
        if self.tile.set() == Set::Z7 { Figure::Clown } else { Figure::Zombie }
    }
}

/// The places of the ones in a number, the lowest first.
fn ones(mut number: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let one = number.trailing_zeros();
        number &= number.wrapping_sub(1);
        (one < u64::BITS).then_some(one)
    })
}

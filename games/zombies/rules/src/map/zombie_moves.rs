//! ZOM-13: how zombies, dogs and clowns move.

use std::ops::ControlFlow;

use table::rule;
use tinyvec::ArrayVec;

use crate::tiles::Figure;

use super::laid::State;
use super::{Map, Spot, Square, Squares, Steps};

/// The squares that one move of a figure may lead to.
pub type Moves = ArrayVec<[Square; 12]>;

impl Map {
    /// ZOM-13.7: where a figure can step: as people do, onto squares with room for it.
    pub fn zombie_steps(&self, from: Square, figure: Figure) -> Steps {
        rule!("ZOM-13.7");
        rule!("ZOM-13.11");
        let mut steps = self.steps(from);
        steps.retain(|to| self.has_room(*to, figure) && !self.is_barred(from, *to));
        steps
    }

    /// ZOM-20.2, ZOM-22.6: where one move of a figure may lead. Enhanced zombies and dogs go one or two
    /// squares, never through a square without room.
    pub fn zombie_moves(&self, from: Square, figure: Figure) -> Moves {
        let first = self.zombie_steps(from, figure);
        let mut moves: Moves = first.iter().copied().collect();
        let goes_two = matches!(figure, Figure::Enhanced | Figure::Dog);
        if goes_two {
            rule!("ZOM-20.2");
            rule!("ZOM-22.6");
            for step in first {
                for to in self.zombie_steps(step, figure) {
                    if to != from && !moves.contains(&to) {
                        moves.push(to);
                    }
                }
            }
        }
        moves
    }

    /// Whether a tile on the way is barred to zombies.
    fn is_barred(&self, from: Square, to: Square) -> bool {
        let is_barred = |square: Square| self.at(square.spot()).state == State::BarredToZombies;
        from.spot() != to.spot() && (is_barred(from) || is_barred(to))
    }

    /// Visits all moves of all figures on the table, as [`zombie_moves`](Map::zombie_moves) lists them for
    /// one figure, until `visit` breaks. Figures on the excluded squares of a tile are left out. Most figures
    /// go one square, and those moves are cached.
    pub fn each_zombie_move(
        &self,
        left_out: impl Fn(Spot) -> u16,
        mut visit: impl FnMut(Square, Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (at, laid) in self.tiles.iter().enumerate() {
            let mut moves = laid.moves.0;
            if moves.are_none() {
                continue;
            }
            let spot = Spot(at as u8);
            let left_out = left_out(spot);
            if left_out != 0 || moves.are_not_all() {
                self.each_long_move(Squares { spot, mask: laid.goes_its_own_way() & !left_out }, &mut visit)?;
                moves = moves.of(laid, !left_out);
            }
            self.each_short_move((spot, laid), moves, &mut visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Cached out of line, because the common case is the other one.
    #[cold]
    fn each_long_move(
        &self,
        mut figures: Squares,
        visit: &mut impl FnMut(Square, Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        figures.try_for_each(|from| {
            let figure = self.figure(from).unwrap_or_default();
            self.zombie_moves(from, figure).into_iter().try_for_each(|to| visit(from, to))
        })
    }
}

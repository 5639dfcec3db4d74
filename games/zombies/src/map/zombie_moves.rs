//! ZOM-13: how zombies, dogs and clowns move.

use table::rule;
use tinyvec::ArrayVec;

use crate::tiles::Figure;

use super::laid::{Layer, State};
use super::{Map, Spot, Square, Squares, Steps};

/// The squares to which one move of a figure may lead.
pub type Moves = ArrayVec<[Square; 12]>;

impl Map {
    /// ZOM-13.7: where a figure can go from here: as people do, onto squares with room for it.
    pub fn zombie_steps(&self, from: Square, figure: Figure) -> Steps {
        rule!("ZOM-13.7");
        rule!("ZOM-13.11");
        let mut steps = self.steps(from);
        steps.retain(|to| self.has_room(*to, figure) && !self.is_barred(from, *to));
        steps
    }

    /// ZOM-20.2, ZOM-22.6: where one move of a figure may lead; enhanced zombies and dogs go one square
    /// or two, never through a square without room.
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

    /// Whether a tile on the way is closed ground for zombies.
    fn is_barred(&self, from: Square, to: Square) -> bool {
        let is_barred = |square: Square| self.at(square.spot()).state == State::BarredToZombies;
        from.spot() != to.spot() && (is_barred(from) || is_barred(to))
    }

    /// All moves of all figures on the table, as [`zombie_moves`](Map::zombie_moves) gives them one by
    /// one; of the figures of each tile only those that `among` leaves. Most figures go one square, and
    /// where to is known.
    pub fn each_zombie_move(
        &self,
        among: impl Fn(Squares) -> Squares,
        mut visit: impl FnMut(Square, Square),
    ) {
        for (at, laid) in self.tiles.iter().enumerate() {
            let mask = laid.things.on(Layer::Figure);
            if mask == 0 {
                continue;
            }
            let figures = among(Squares { spot: Spot(at as u8), mask });
            let one_by_one = figures.mask & laid.goes_its_own_way();
            for from in (Squares { mask: one_by_one, ..figures }) {
                let figure = laid.figure(from).unwrap_or_default();
                self.zombie_moves(from, figure).into_iter().for_each(|to| visit(from, to));
            }
            self.each_short_move((figures.spot, laid), figures.mask, &mut visit);
        }
    }
}

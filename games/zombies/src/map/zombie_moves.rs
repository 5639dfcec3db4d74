//! ZOM-13: how zombies, dogs and clowns move.

use table::rule;
use tinyvec::ArrayVec;

use crate::tiles::{Figure, Set, Side};

use super::laid::{Laid, Layer, State};
use super::walking::BESIDE;
use super::{Doors, Map, Spot, Square, Squares, Steps};

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
    /// one. Most figures go one square, and a tile's are found together.
    pub fn each_zombie_move(&self, mut visit: impl FnMut(Square, Square)) {
        for (at, laid) in self.tiles.iter().enumerate() {
            let figures = laid.things.on(Layer::Figure);
            if figures == 0 {
                continue;
            }
            let spot = Spot(at as u8);
            let far = laid.things.on(Layer::Enhanced) | laid.things.on(Layer::Dog);
            let one_by_one = if laid.locked == 0 { far } else { figures };
            for from in (Squares { spot, mask: one_by_one }) {
                let figure = laid.figure(from).unwrap_or_default();
                self.zombie_moves(from, figure).into_iter().for_each(|to| visit(from, to));
            }
            let together = Squares { spot, mask: figures & !one_by_one };
            if !together.is_empty() {
                self.each_move_on_tile(laid, together, &mut visit);
                self.each_move_off_tile(laid, together, &mut visit);
            }
        }
    }

    fn each_move_on_tile(&self, laid: &Laid, figures: Squares, visit: &mut impl FnMut(Square, Square)) {
        rule!("ZOM-13.7");
        let facts = laid.facts();
        let open = match self.doors {
            Doors::Strict => &facts.open_towards,
            Doors::Open => &facts.open_towards_all_around,
        };
        let room = laid.room_for(laid.plain_figure());
        // A square is open towards a side when the one beside it, three or one further, has room.
        let towards = [open[0] & room << 3, open[1] & room >> 1, open[2] & room >> 3, open[3] & room << 1];
        let movable = figures.mask & (towards[0] | towards[1] | towards[2] | towards[3]);
        for from in (Squares { mask: movable, ..figures }) {
            for side in Side::ALL {
                if towards[side.index()] & from.bit() != 0 {
                    visit(from, from.spot().square(BESIDE[usize::from(from.at())][side.index()]));
                }
            }
        }
    }

    fn each_move_off_tile(&self, laid: &Laid, figures: Squares, visit: &mut impl FnMut(Square, Square)) {
        if laid.joins == 0 || laid.state == State::BarredToZombies {
            return;
        }
        for side in Side::ALL {
            let pairs = laid.joins(side);
            for place in (0..3).filter(|place| pairs & 1 << place != 0) {
                let from = figures.spot.square(side.printed(laid.turn).squares()[usize::from(place)]);
                if !figures.has(from) {
                    continue;
                }
                if let Some(to) = self.facing(laid, side, place)
                    && self.at(to.spot()).state != State::BarredToZombies
                    && self.has_room(to, laid.plain_figure())
                {
                    visit(from, to);
                }
            }
        }
    }
}

impl Laid {
    /// What a figure here is when nothing else is said of it.
    fn plain_figure(&self) -> Figure {
        if self.tile.set() == Set::Z7 { Figure::Clown } else { Figure::Zombie }
    }
}

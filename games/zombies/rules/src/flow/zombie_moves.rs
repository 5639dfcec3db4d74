//! Step 6: the active player moves zombies (ZOM-13).

use std::ops::ControlFlow;

use table::{AsksSeats, Log, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Question, deeds, movement};
use crate::cards::spells::Held;
use crate::map::{Spot, Square};
use crate::tiles::Figure;
use crate::{Action, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ZombieMoves {
    /// How many have yet to move.
    pub left: u8,
}

impl AsksSeats<Zombies> for ZombieMoves {
    /// ZOM-13.6: as long as one can move, one must.
    fn step(self, g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        rule!("ZOM-13.6");
        let is_over = self.left == 0 || !can_move_any(g);
        if let Some(movement) = movement::resume_leftover(g, is_over) {
            return g.stack.begin(movement);
        }
        if is_over { g.stack.done() } else { Step::Waits }
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        g.open_moment(g.active, Question::MoveZombies { seat: g.active, left: self.left })
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        rule!("ZOM-13.2");
        // Filling a local list is faster, and no other list is as long as this one.
        let mut moves = std::mem::take(out);
        _ = each_move(g, |from, to| {
            moves.push(Action::MoveZombie { from, to });
            ControlFlow::Continue(())
        });
        *out = moves;
        let held = Held::now(g);
        if !held.are_none() {
            out.retain(|action| match *action {
                Action::MoveZombie { from, to } => held.allow(g, from, to),
                _ => true,
            });
        }
        movement::legal_leftover(g, out);
    }

    fn thinkable(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        movement::thinkable_leftover(g, out);
    }

    fn act(
        self,
        g: &mut Zombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let Action::MoveZombie { from, to } = action else { return movement::do_leftover(g, action, log) };
        if !g.is_on_table(from) || !g.is_on_table(to) {
            return Err(Refusal::new("ZOM-13.2", "no-such-square"));
        }
        let Some(figure) = g.map.figure(from) else {
            return Err(Refusal::new("ZOM-13.2", "no-zombie-there"));
        };
        if !is_unmoved(g, from) {
            return Err(Refusal::new("ZOM-13.3", "has-moved-already"));
        }
        if !moves(g, &Held::now(g), from, figure).any(|step| step == to) {
            return Err(Refusal::new("ZOM-13.5", "zombie-cannot-go-there"));
        }
        rule!("ZOM-13.1");
        rule!("ZOM-13.2");
        rule!("ZOM-13.9");
        rule!("ZOM-7.2");
        deeds::move_figure(g, from, to, log);
        g.turn.leftover = None;
        g.turn.moved.push(to);
        g.stack.go_on_as(ZombieMoves { left: self.left - 1 });
        Ok(())
    }
}

/// ZOM-13.3: whether there is a zombie on this square that has not moved yet.
fn is_unmoved(g: &Zombies, at: Square) -> bool {
    let n_moved = g.turn.moved.iter().filter(|moved| **moved == at).count();
    usize::from(g.map.n_figures(at)) > n_moved
}

fn moves<'a>(
    g: &'a Zombies,
    held: &'a Held,
    from: Square,
    figure: Figure,
) -> impl Iterator<Item = Square> + 'a {
    rule!("ZOM-13.4");
    rule!("ZOM-13.5");
    rule!("ZOM-13.8");
    g.map.zombie_moves(from, figure).into_iter().filter(move |to| held.allow(g, from, *to))
}

pub(super) fn can_move_any(g: &Zombies) -> bool {
    let held = Held::now(g);
    each_move(g, |from, to| match held.allow(g, from, to) {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    })
    .is_break()
}

/// Visits the moves of all zombies that have not moved yet, held or not, until `visit` breaks.
#[inline]
fn each_move(g: &Zombies, visit: impl FnMut(Square, Square) -> ControlFlow<()>) -> ControlFlow<()> {
    let moved = tiles_with_moved(g);
    let left_out = |spot: Spot| if moved & bit_of(spot) == 0 { 0 } else { moved_on(g, spot) };
    g.map.each_zombie_move(left_out, visit)
}

/// The tiles where zombies have moved, as a bit set: there are few of them, and a bit test is faster than
/// searching the list. Tiles share bits if there are more tiles than bits.
fn tiles_with_moved(g: &Zombies) -> u64 {
    g.turn.moved.iter().fold(0, |tiles, at| tiles | bit_of(at.spot()))
}

fn bit_of(spot: Spot) -> u64 {
    1u64.rotate_left(spot.index() as u32)
}

/// The squares of a tile whose zombies have all moved.
fn moved_on(g: &Zombies, spot: Spot) -> u16 {
    let on_tile = g.turn.moved.iter().filter(|at| at.spot() == spot);
    on_tile.filter(|at| !is_unmoved(g, **at)).fold(0, |squares, at| squares | 1 << at.at())
}

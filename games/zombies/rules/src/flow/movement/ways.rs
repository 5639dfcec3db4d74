//! Where the mover may go, and by which way.

use table::{Seat, rule};

use super::Movement;
use crate::Zombies;
use crate::cards::goods::jail;
use crate::cards::{moves, weapons};
use crate::map::{Reach, Square, Way};
use crate::tiles::Set;

/// The first square on the way to the goal.
pub(super) fn first_step(g: &Zombies, movement: &Movement, goal: Square) -> Option<Square> {
    search(g, movement, Some(goal)).first_step(goal)
}

/// ZOM-12.2, ZOM-12.4: the squares one step away that the mover may enter.
pub(super) fn steps<'a>(g: &'a Zombies, movement: &'a Movement) -> impl Iterator<Item = Square> + 'a {
    rule!("ZOM-12.2");
    rule!("ZOM-12.8");
    let player = g.player(movement.mover);
    let at = player.at;
    let steps = if player.is_below { g.map.steps_below(at) } else { g.map.steps(at) };
    let bounds = moves::Bounds::of(g, movement);
    let mover = movement.mover;
    steps.into_iter().filter(move |to| bounds.allow(g, at, *to) && may_pass_gates(g, mover, at, *to))
}

/// Whether there can be gates on this table that require an item.
fn has_gates(g: &Zombies) -> bool {
    g.rules.tiles.has(Set::Z7) || g.rules.tiles.has(Set::Z8)
}

/// ZOM-24.7, ZOM-25.9: some gates require an item.
fn may_pass_gates(g: &Zombies, mover: Seat, from: Square, to: Square) -> bool {
    weapons::may_pass_booth(g, mover, from, to) && jail::may_pass_gate(g, mover, from, to)
}

impl Zombies {
    /// Whether this player may pass every gate between two squares. Everything that decides this is public.
    pub fn is_gate_open_for(&self, mover: Seat, from: Square, to: Square) -> bool {
        !has_gates(self) || may_pass_gates(self, mover, from, to)
    }
}

/// The squares in reach, with the steps to them and the zombies on the way.
pub(crate) fn reach(g: &Zombies, movement: &Movement) -> Reach {
    search(g, movement, None)
}

/// The same, but no further than the goal.
pub(super) fn search(g: &Zombies, movement: &Movement, goal: Option<Square>) -> Reach {
    let bounds = moves::Bounds::of(g, movement);
    let open = |to: Square| if goal == Some(to) { Way::Goal } else { Way::Open };
    // Most of the time, only the map limits where players may go.
    if bounds.are_none() && !has_gates(g) {
        return fill(g, movement, |_, to| open(to));
    }
    let mover = movement.mover;
    fill(g, movement, |from, to| match bounds.allow(g, from, to) && may_pass_gates(g, mover, from, to) {
        true => open(to),
        false => Way::Closed,
    })
}

fn fill(g: &Zombies, movement: &Movement, way: impl Fn(Square, Square) -> Way) -> Reach {
    let player = g.player(movement.mover);
    let left = u16::from(movement.left(g));
    let mut reach = Reach::default();
    match player.is_below {
        true => reach.walk_below(&g.map, player.at, left, way),
        false => reach.walk(&g.map, player.at, left, way),
    }
    reach
}

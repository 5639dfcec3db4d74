//! What may wait for the first question of step 6: placing a manhole and going down, once the last square is walked
//! (ZOM-10.45).

use table::{Log, Refusal, Seat, rule};

use super::manholes::{go_down, may_go_down, may_place_manhole, place_manhole, refuse_manhole};
use super::{Movement, has_more_than_manholes};
use crate::cards::Modifier;
use crate::flow::{Turn, TurnStep, zombie_moves};
use crate::map::Square;
use crate::{Action, Zombies};

/// A movement without squares that can be finished until the first zombie moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Leftover {
    movement: Movement,
    at: Square,
}

/// Whether nothing but manholes is left to do, and a zombie can move, so that the same player is asked anyway. All of
/// this is public.
pub(super) fn may_wait(g: &Zombies, movement: &Movement) -> bool {
    let are_zombies_next = g.stack.innermost::<Turn>().is_some_and(|turn| turn.next == TurnStep::ZombieRoll);
    are_zombies_next
        && movement.is_free()
        && movement.mover == g.active
        && movement.left(g) == 0
        && !has_more_than_manholes(g, movement)
        && g.changed(Modifier::ZombiesStay).is_none()
        && zombie_moves::can_move_any(g)
}

/// The movement ends, and what is left of it waits.
pub(super) fn leave(g: &mut Zombies, movement: Movement) {
    rule!("ZOM-10.45");
    g.turn.leftover = Some(Leftover { movement, at: g.player(movement.mover).at });
}

/// What is left of this player's movement, if they are still where it ended.
fn leftover(g: &Zombies, seat: Seat) -> Option<Movement> {
    let Leftover { movement, at } = g.turn.leftover?;
    let player = g.player(seat);
    (movement.mover == seat && player.at == at && !player.is_dead).then_some(movement)
}

/// Whether this player's movement may still go on.
pub(crate) fn is_left(g: &Zombies, seat: Seat) -> bool {
    leftover(g, seat).is_some()
}

/// A card has ended this player's movement.
pub(super) fn end(g: &mut Zombies, mover: Seat) {
    g.turn.leftover = g.turn.leftover.filter(|leftover| leftover.movement.mover != mover);
}

/// The movement to go on with if no zombie will be asked about, or if the mover was put on another square.
pub(in crate::flow) fn resume(g: &mut Zombies, is_nothing_asked: bool) -> Option<Movement> {
    let Leftover { movement, .. } = g.turn.leftover?;
    if !is_nothing_asked && is_left(g, movement.mover) {
        return None;
    }
    g.turn.leftover = None;
    Some(movement)
}

pub(in crate::flow) fn legal(g: &Zombies, out: &mut Vec<Action>) {
    let Some(movement) = leftover(g, g.active) else { return };
    if may_place_manhole(g, &movement) {
        out.push(Action::PlaceManhole);
    }
    if may_go_down(g, &movement) {
        out.push(Action::GoDown);
    }
}

pub(in crate::flow) fn thinkable(g: &Zombies, out: &mut Vec<Action>) {
    if is_left(g, g.active) {
        out.extend([Action::PlaceManhole, Action::GoDown]);
    }
}

pub(in crate::flow) fn act(
    g: &mut Zombies,
    action: Action,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Some(mut movement) = leftover(g, g.active) else { return Err(Refusal::OTHER_QUESTION) };
    match action {
        Action::PlaceManhole => {
            refuse_manhole(g, &movement)?;
            place_manhole(g, movement.mover, log);
        }
        Action::GoDown => go_down(g, &mut movement, log)?,
        _ => return Err(Refusal::OTHER_QUESTION),
    }
    leave(g, movement);
    Ok(())
}

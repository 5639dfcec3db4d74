//! Step 6: zombies move, chosen by the active player (ZOM-13).

use table::{Log, Refusal, Step, rule};

use super::Frame;
use crate::cards::spells::Held;
use crate::event::Event;
use crate::map::{Square, Squares};
use crate::tiles::Figure;
use crate::{Action, Zombies};

/// ZOM-13.3: whether a zombie on this square has not moved yet.
fn is_unmoved(g: &Zombies, at: Square) -> bool {
    let n_moved = g.turn.moved.iter().filter(|moved| **moved == at).count();
    n_moved == 0 || usize::from(g.map.n_figures(at)) > n_moved
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

fn can_move_any(g: &Zombies) -> bool {
    let held = Held::now(g);
    g.map.figures().any(|(at, figure)| is_unmoved(g, at) && moves(g, &held, at, figure).next().is_some())
}

/// ZOM-13.6: as long as one can move, one must.
pub(super) fn step(g: &mut Zombies, left: u8) -> Step {
    rule!("ZOM-13.6");
    if left == 0 || !can_move_any(g) { g.done() } else { Step::Waits }
}

pub(super) fn legal(g: &Zombies, out: &mut Vec<Action>) {
    rule!("ZOM-13.2");
    let held = Held::now(g);
    let unmoved = |figures: Squares| unmoved_of(g, figures);
    g.map.each_zombie_move(unmoved, |from, to| {
        if held.allow(g, from, to) {
            out.push(Action::MoveZombie { from, to });
        }
    });
}

/// Those squares of a tile whose zombies have not moved yet.
#[inline]
fn unmoved_of(g: &Zombies, mut figures: Squares) -> Squares {
    for at in g.turn.moved.iter().filter(|at| at.spot() == figures.spot) {
        if !is_unmoved(g, *at) {
            figures.mask &= !(1 << at.at());
        }
    }
    figures
}

pub(super) fn act(
    g: &mut Zombies,
    left: u8,
    action: Action,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Action::MoveZombie { from, to } = action else { return Err(Refusal::OTHER_QUESTION) };
    if !g.is_on_table(from) || !g.is_on_table(to) {
        return Err(Refusal::new("ZOM-13.2", "no-such-square"));
    }
    let Some(figure) = g.map.figure(from) else { return Err(Refusal::new("ZOM-13.2", "no-zombie-there")) };
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
    g.map.move_figure(from, to);
    g.turn.moved.push(to);
    log.event(Event::ZombieMoved { from, to, figure });
    g.go_on_as(Frame::Zombies { left: left - 1 });
    Ok(())
}

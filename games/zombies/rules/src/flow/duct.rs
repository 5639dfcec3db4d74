//! The ducts of the mall, instead of a movement roll (ZOM-21.6 to ZOM-21.9).

use table::{Log, Refusal, Seat, Step, rule};

use super::{Movement, deeds, fight};
use crate::cards::moves;
use crate::event::Event;
use crate::map::Square;
use crate::state::MovementRoll;
use crate::{Action, Aim, Zombies};

/// Where the ducts lead this player, who has stayed on a duct square since the end of the last own turn. Only
/// who could roll may go by duct instead.
fn ways(g: &Zombies, seat: Seat) -> Vec<Square> {
    let player = g.player(seat);
    let at = player.at;
    let mut ways = Vec::new();
    let may_go =
        player.duct == Some(at) && g.turn.movement == MovementRoll::NotYet && g.may_roll_for_movement(seat);
    if may_go {
        g.map.ducts_from(at, &mut ways);
        let bounds = moves::Bounds::of(g, &Movement::own(g));
        ways.retain(|to| bounds.allow(g, at, *to));
    }
    ways
}

/// ZOM-21.6: where a turn ends says whether the next one may begin with a duct.
pub(super) fn turn_ends(g: &mut Zombies, seat: Seat) {
    let player = g.player(seat);
    let rests = !player.is_below && g.map.has_duct(player.at);
    g.players[seat.index()].duct = rests.then_some(player.at);
}

pub(super) fn step(g: &mut Zombies, seat: Seat) -> Step {
    if ways(g, seat).is_empty() { g.done() } else { Step::Waits }
}

pub(super) fn legal(g: &Zombies, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Stop);
    out.extend(ways(g, seat).into_iter().map(|to| Action::Pick { aim: Aim::Square(to) }));
}

pub(super) fn act(
    g: &mut Zombies,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    match action {
        Action::Stop => {
            log.event(Event::DuctLeft { seat });
            g.done();
        }
        Action::Pick { aim: Aim::Square(to) } if ways(g, seat).contains(&to) => go(g, seat, to, log),
        Action::Pick { .. } => return Err(Refusal::new("ZOM-21.6", "no-duct-there")),
        _ => return Err(Refusal::OTHER_QUESTION),
    }
    Ok(())
}

/// ZOM-21.8: the zombie at this end was fought in step 2; the one at the other end is fought on arrival.
fn go(g: &mut Zombies, seat: Seat, to: Square, log: &mut impl Log<Zombies>) {
    rule!("ZOM-21.8");
    let from = g.player(seat).at;
    g.done();
    g.turn.movement = MovementRoll::None;
    g.players[seat.index()].at = to;
    log.event(Event::WentByDuct { seat, from, to });
    deeds::came_to(g, seat, from, to, log);
    fight::meet(g, seat);
}

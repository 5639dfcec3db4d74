//! The ducts of the mall, used instead of a movement roll (ZOM-21.6 to ZOM-21.9).

use table::{AsksSeats, Log, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Movement, Question, deeds, fight};
use crate::cards::moves;
use crate::event::Event;
use crate::map::Square;
use crate::state::MovementRoll;
use crate::{Action, Aim, Zombies};

/// Asks whether to go through a duct.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Duct {
    pub seat: Seat,
}

impl AsksSeats<Zombies> for Duct {
    fn step(self, g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        if ways(g, self.seat).is_empty() { g.stack.done() } else { Step::Waits }
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        g.open_moment(self.seat, Question::Duct { seat: self.seat })
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        out.extend(ways(g, self.seat).into_iter().map(|to| Action::Pick { aim: Aim::Square(to) }));
    }

    fn thinkable(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut Zombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let seat = self.seat;
        match action {
            Action::Stop => {
                log.event(Event::DuctLeft { seat });
                g.stack.done();
            }
            Action::Pick { aim: Aim::Square(to) } if ways(g, seat).contains(&to) => go(g, seat, to, log),
            Action::Pick { .. } => return Err(Refusal::new("ZOM-21.6", "no-duct-there")),
            _ => return Err(Refusal::OTHER_QUESTION),
        }
        Ok(())
    }
}

/// The squares to which ducts lead this player, who has stayed on a duct square since the end of their last
/// turn. Only a player who could roll may use a duct instead.
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

/// ZOM-21.6: the square where a turn ends determines whether the next one may begin with a duct.
pub(super) fn turn_ends(g: &mut Zombies, seat: Seat) {
    let player = g.player(seat);
    let rests = !player.is_below && g.map.has_duct(player.at);
    g.players[seat.index()].duct = rests.then_some(player.at);
}

/// ZOM-21.8: the zombie at this end was fought in step 2; the one at the other end is fought on arrival.
fn go(g: &mut Zombies, seat: Seat, to: Square, log: &mut impl Log<Zombies>) {
    rule!("ZOM-21.8");
    let from = g.player(seat).at;
    g.stack.done();
    g.turn.movement = MovementRoll::None;
    g.players[seat.index()].at = to;
    log.event(Event::WentByDuct { seat, from, to });
    deeds::came_to(g, seat, from, to, log);
    fight::meet(g, seat);
}

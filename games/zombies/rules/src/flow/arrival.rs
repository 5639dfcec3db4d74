//! A ride by subway arrives (ZOM-17.5 to ZOM-17.7).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::ride::platforms;
use super::{Frame, Moment, Question, deeds, window};
use crate::cards::Timing;
use crate::{Action, Aim, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Arrival {
    pub seat: Seat,
}

impl AsksSeats<Zombies> for Arrival {
    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn pending(&self, _g: &Zombies) -> PendingOf<Zombies> {
        Pending::turn(self.seat, Question::Arrive { seat: self.seat })
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(platforms(g).map(|at| Action::Pick { aim: Aim::Square(at) }));
    }

    fn thinkable(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut Zombies,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let seat = self.seat;
        let Action::Pick { aim: Aim::Square(to) } = action else { return Err(Refusal::OTHER_QUESTION) };
        if !platforms(g).any(|at| at == to) {
            return Err(Refusal::new("ZOM-17.5", "no-platform"));
        }
        rule!("ZOM-17.6");
        rule!("ZOM-17.7");
        g.stack.done();
        deeds::put_pawn(g, seat, to, log);
        if g.rules.names(Timing::OpponentLeavesSubway) {
            let others = SeatSet::all(usize::from(g.n_seats)).without(seat);
            window::open(g, Moment::LeavesSubway, seat, others, key, log);
        }
        debug_assert!(matches!(g.stack.top(), Some(Frame::Turn(_) | Frame::Window(_))));
        Ok(())
    }
}

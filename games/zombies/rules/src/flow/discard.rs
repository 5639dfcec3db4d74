//! Step 7: the player may discard one card, then the hand is reduced to its limit. Also used at a restart.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Question, deeds};
use crate::event::Event;
use crate::{Action, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Discarding {
    pub seat: Seat,
    /// The size to reduce the hand to, or `None` to let the player discard one card or none.
    pub down_to: Option<u8>,
}

impl Discarding {
    pub(crate) fn one(seat: Seat) -> Discarding {
        Discarding { seat, down_to: None }
    }

    pub(crate) fn surplus(seat: Seat, down_to: u8) -> Discarding {
        Discarding { seat, down_to: Some(down_to) }
    }

    pub(super) fn is_open_moment(&self) -> bool {
        self.down_to.is_none()
    }
}

impl AsksSeats<Zombies> for Discarding {
    fn step(self, g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        let n = g.hands[self.seat.index()].len();
        match self.down_to {
            None if n == 0 => g.stack.done(),
            Some(down_to) if n <= usize::from(down_to) => g.stack.done(),
            _ => Step::Waits,
        }
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        let seat = self.seat;
        match self.down_to {
            None => g.open_moment(seat, Question::Discard { seat, surplus: g.surplus(seat) }),
            Some(down_to) => Pending::turn(seat, Question::Surplus { seat, down_to }),
        }
    }

    fn legal(&self, g: &Zombies, _seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(g.hands[self.seat.index()].kinds(key).map(|card| Action::Discard { card }));
        match self.down_to {
            None if g.surplus(self.seat) > 0 => rule!("ZOM-10.46"),
            None => out.push(Action::Keep),
            Some(_) => {}
        }
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
        match (action, self.down_to) {
            (Action::Keep, None) if g.surplus(self.seat) > 0 => {
                Err(Refusal::new("ZOM-10.46", "hand-above-limit"))
            }
            (Action::Keep, None) => {
                log.event(Event::NothingDiscarded { seat: self.seat });
                g.stack.done();
                Ok(())
            }
            (Action::Keep, Some(_)) => Err(Refusal::new("ZOM-9.19", "hand-above-limit")),
            (Action::Discard { card }, _) => {
                if !g.hands[self.seat.index()].has(card, key) {
                    return Err(Refusal::new("ZOM-9.20", "card-not-held"));
                }
                rule!("ZOM-9.6");
                deeds::discard_from_hand(g, self.seat, card, key, log);
                if self.down_to.is_none() {
                    rule!("ZOM-9.20");
                    rule!("ZOM-9.21");
                    g.stack.done();
                }
                Ok(())
            }
            _ => Err(Refusal::OTHER_QUESTION),
        }
    }
}

impl Zombies {
    /// How many cards this player must have discarded by the end of their turn.
    pub(crate) fn surplus(&self, seat: Seat) -> u8 {
        (self.hands[seat.index()].len() as u8).saturating_sub(self.hand_limit(seat))
    }
}

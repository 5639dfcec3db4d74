//! Step 7: one card may be discarded, then the hand goes down to its limit. Also at a restart.

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Question, deeds};
use crate::event::Event;
use crate::{Action, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Discarding {
    pub seat: Seat,
    /// Nothing: one card of choice, or none.
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

pub(super) fn pending(g: &Zombies, discarding: &Discarding) -> PendingOf<Zombies> {
    let seat = discarding.seat;
    match discarding.down_to {
        None => g.open_moment(seat, Question::Discard { seat }),
        Some(down_to) => Pending::turn(seat, Question::Surplus { seat, down_to }),
    }
}

pub(super) fn step(g: &mut Zombies, discarding: Discarding) -> Step {
    let n = g.hands[discarding.seat.index()].len();
    match discarding.down_to {
        None if n == 0 => g.done(),
        Some(down_to) if n <= usize::from(down_to) => g.done(),
        _ => Step::Waits,
    }
}

pub(super) fn legal(g: &Zombies, discarding: &Discarding, key: &RulesKey, out: &mut Vec<Action>) {
    out.extend(g.hands[discarding.seat.index()].kinds(key).map(|card| Action::Discard { card }));
    if discarding.down_to.is_none() {
        out.push(Action::Keep);
    }
}

pub(super) fn act(
    g: &mut Zombies,
    discarding: Discarding,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    match (action, discarding.down_to) {
        (Action::Keep, None) => {
            log.event(Event::NothingDiscarded { seat: discarding.seat });
            g.done();
            Ok(())
        }
        (Action::Keep, Some(_)) => Err(Refusal::new("ZOM-9.19", "hand-above-limit")),
        (Action::Discard { card }, _) => {
            if !g.hands[discarding.seat.index()].has(card, key) {
                return Err(Refusal::new("ZOM-9.20", "card-not-held"));
            }
            rule!("ZOM-9.6");
            deeds::discard_from_hand(g, discarding.seat, card, key, log);
            if discarding.down_to.is_none() {
                rule!("ZOM-9.20");
                rule!("ZOM-9.21");
                g.done();
            }
            Ok(())
        }
        _ => Err(Refusal::OTHER_QUESTION),
    }
}

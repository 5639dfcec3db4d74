//! Eliminated players come back as zombies: each of them adds one zombie.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::Question;
use crate::{Action, Event, Mall, Place, ZombiePlayers};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ZombiePlacement {
    /// The players who have not placed theirs yet.
    pub left: SeatSet,
}

impl ZombiePlacement {
    /// MALL-4.8: the players eliminated in an earlier round, or in the previous one only.
    pub(super) fn this_round(g: &Mall) -> ZombiePlacement {
        rule!("MALL-4.8");
        let places = |seat: &Seat| match (g.eliminated_in[seat.index()], g.zombie_players) {
            (None, _) => false,
            (Some(round), ZombiePlayers::EveryRound) => round < g.round,
            (Some(round), ZombiePlayers::Once) => round + 1 == g.round,
        };
        ZombiePlacement { left: g.seats().filter(places).collect() }
    }
}

impl AsksSeats<Mall> for ZombiePlacement {
    fn step(self, g: &mut Mall, _key: &RulesKey, _log: &mut impl Log<Mall>) -> Step {
        if self.left.is_empty() || g.supply() == 0 { g.stack.done() } else { Step::Waits }
    }

    fn pending(&self, g: &Mall) -> PendingOf<Mall> {
        let next = self.left.first_from(g.chief).expect("`step` ends the procedure when nobody is left");
        Pending::turn(next, Question::PutZombie)
    }

    fn legal(&self, g: &Mall, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        legal(g, out);
    }

    fn thinkable(&self, _g: &Mall, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        thinkable(out);
    }

    fn act(
        self,
        g: &mut Mall,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        let Action::PutZombie(place) = action else { return Err(Refusal::OTHER_QUESTION) };
        if !g.open.has(place) {
            return Err(Refusal::new("MALL-4.8", "place-closed"));
        }
        g.zombies[place.index()] += 1;
        log.event(Event::ZombiePut { seat, place });
        g.stack.go_on_as(ZombiePlacement { left: self.left.without(seat) });
        Ok(())
    }
}

/// Every location where a single zombie may be put.
pub(super) fn legal(g: &Mall, out: &mut Vec<Action>) {
    out.extend(g.open.iter().map(Action::PutZombie));
}

pub(super) fn thinkable(out: &mut Vec<Action>) {
    out.extend(Place::ALL.map(Action::PutZombie));
}

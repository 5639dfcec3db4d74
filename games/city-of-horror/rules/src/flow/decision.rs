//! One player decides; all others may act meanwhile, and may hold up the decision.

use table::{Log, Pending, PendingOf, Refusal, Seat, SeatSet, rule};

use super::Question;
use crate::{Action, City, Event};

impl City {
    /// One player decides and all others may act; players with a hold come first (CITY-4.15).
    pub(super) fn decision(&self, seat: Seat, question: Question) -> PendingOf<City> {
        let holders: SeatSet = self.holds.iter().filter(|holder| self.living.has(*holder)).collect();
        if holders.is_empty() {
            return Pending::turn_among(seat, self.living, question);
        }
        rule!("CITY-4.15");
        Pending::open(self.living, self.living.minus(holders), question)
    }

    /// A player holds up the decision, or passes and so gives up their hold.
    pub(super) fn hold_or_pass(
        &mut self,
        seat: Seat,
        decider: Seat,
        action: Action,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Hold if self.holds.has(seat) => Err(Refusal::new("CITY-4.15", "holds-already")),
            Action::Hold if seat == decider && self.holds.is_empty() => {
                Err(Refusal::new("CITY-4.15", "decides-himself"))
            }
            Action::Hold => {
                self.holds = self.holds.with(seat);
                log.event(Event::Held { seat });
                Ok(())
            }
            _ if seat == decider && self.holds.is_empty() => Err(Refusal::new("CITY-8.2", "must-decide")),
            _ => {
                self.holds = self.holds.without(seat);
                log.event(Event::Passed { seat });
                Ok(())
            }
        }
    }

    pub(super) fn legal_holds(&self, seat: Seat, decider: Seat, out: &mut Vec<Action>) {
        if seat != decider || !self.holds.is_empty() {
            out.push(Action::Pass);
            if !self.holds.has(seat) {
                out.push(Action::Hold);
            }
        }
    }
}

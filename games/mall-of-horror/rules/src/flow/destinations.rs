//! All players choose where one of their characters will go.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::Question;
use crate::event::{self, Destination};
use crate::{Action, Event, Mall, Place};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Destinations {
    /// The choices sealed so far.
    pub sealed: [Option<Secret<Place>>; 6],
}

impl AsksSeats<Mall> for Destinations {
    /// Reveals all choices together once the last one is in. A new Chief has shown theirs before anybody else
    /// chooses.
    fn step(self, g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        let choosers = choosers(g);
        if self.ready(choosers) != choosers {
            return Step::Waits;
        }
        rule!("MALL-5.4");
        let mut shown = event::Destinations::new();
        for seat in g.chief.clockwise(usize::from(g.n_seats)) {
            if let Some(choice) = &self.sealed[seat.index()] {
                let place = *choice.read(key);
                g.destinations[seat.index()] = Some(place);
                shown.push(Destination { seat, place });
            }
        }
        log.event(Event::DestinationsRevealed { destinations: shown });
        g.stack.done()
    }

    fn pending(&self, g: &Mall) -> PendingOf<Mall> {
        match must_show_first(g) {
            Some(chief) => Pending::turn(chief, Question::ShowDestination),
            None => {
                let choosers = choosers(g);
                Pending::sealed(choosers, self.ready(choosers), Question::ChooseDestination)
            }
        }
    }

    fn legal(&self, g: &Mall, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(g.open.iter().map(Action::GoTo));
    }

    fn thinkable(&self, _g: &Mall, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(Place::ALL.map(Action::GoTo));
    }

    fn act(
        mut self,
        g: &mut Mall,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        let Action::GoTo(place) = action else { return Err(Refusal::OTHER_QUESTION) };
        if !g.open.has(place) {
            return Err(Refusal::new("MALL-5.3", "place-closed"));
        }
        if must_show_first(g) == Some(seat) {
            g.destinations[seat.index()] = Some(place);
            log.event(Event::DestinationShown { seat, place });
            return Ok(());
        }
        let choice = Secret::new(place, SeatSet::one(seat));
        self.sealed[seat.index()] = Some(choice);
        log.event(Event::DestinationSealed { seat, place: choice });
        g.stack.go_on_as(self);
        Ok(())
    }
}

impl Destinations {
    pub(super) fn begin(g: &mut Mall) {
        rule!("MALL-5.1");
        g.destinations = [None; 6];
        g.stack.begin(Destinations { sealed: [None; 6] });
    }

    fn ready(&self, choosers: SeatSet) -> SeatSet {
        choosers.iter().filter(|seat| self.sealed[seat.index()].is_some()).collect()
    }
}

/// MALL-5.2: a new Chief knows the dice, and so chooses first and openly.
fn must_show_first(g: &Mall) -> Option<Seat> {
    rule!("MALL-5.2");
    (g.chief_is_new && g.destinations[g.chief.index()].is_none()).then_some(g.chief)
}

/// The players who choose in secret.
fn choosers(g: &Mall) -> SeatSet {
    if g.chief_is_new { g.living().without(g.chief) } else { g.living() }
}

//! A player places an explosion marker.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Question, clauses, verdicts};
use crate::board::Place;
use crate::{Action, City, Event};

/// The locations that can take markers.
pub(super) const PLACES: [Place; 2] = [Place::WaterTower, Place::Armory];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marker {
    /// The player who caused the explosion.
    pub seat: Seat,
}

impl Marker {
    /// CITY-13.7, CITY-17.3: asks for the marker of a card with the explosion symbol, if any place takes one.
    pub(super) fn ask(g: &mut City, seat: Seat) {
        rule!("CITY-13.7");
        if PLACES.into_iter().any(|place| g.takes_marker(place)) {
            g.stack.begin(Marker { seat });
        } else {
            rule!("CITY-17.3");
        }
    }
}

impl AsksSeats<City> for Marker {
    fn step(self, _g: &mut City, _key: &RulesKey, _log: &mut impl Log<City>) -> Step {
        Step::Waits
    }

    fn pending(&self, _g: &City) -> PendingOf<City> {
        Pending::turn(self.seat, Question::PutMarker)
    }

    fn legal(&self, g: &City, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let may_put = |place: &Place| may_put(g, seat, *place).is_ok();
        out.extend(PLACES.into_iter().filter(may_put).map(Action::PutMarker));
    }

    fn thinkable(&self, _g: &City, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(Place::ALL.map(Action::PutMarker));
    }

    /// CITY-17.1: the player who caused it chooses where the marker goes.
    fn act(
        self,
        g: &mut City,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let Marker { seat } = self;
        let Action::PutMarker(place) = action else { return Err(Refusal::new("CITY-4.1", "no-action-now")) };
        may_put(g, seat, place)?;
        rule!("CITY-17.1");
        rule!("CITY-1.11");
        g.stack.done();
        let markers = &mut g.markers[place.index()];
        *markers += 1;
        let n = *markers;
        log.event(Event::MarkerPut { seat, place, n });
        if n >= g.markers_needed(place) {
            rule!("CITY-17.14");
            g.explosions.push(place);
        }
        verdicts::marked(g, seat, place, log);
        Ok(())
    }
}

/// Whether the marker may go here: the place must take one, and promises must be kept.
fn may_put(g: &City, seat: Seat, place: Place) -> Result<(), Refusal> {
    if !PLACES.contains(&place) {
        return Err(Refusal::new("CITY-17.1", "takes-no-marker"));
    }
    if !g.takes_marker(place) {
        return Err(Refusal::new("CITY-17.2", "takes-no-marker"));
    }
    clauses::may_mark(g, seat, place)
}

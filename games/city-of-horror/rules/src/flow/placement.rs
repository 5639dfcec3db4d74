//! Placing the characters: each player draws locations and assigns one character to each.

use table::{
    AsksBoth, AsksSeats, Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule,
};

use super::{ChanceQuestion, Question};
use crate::board::{Place, PlaceSet};
use crate::characters::{Fate, Role};
use crate::setup::n_characters;
use crate::{Action, City, Event, Roll};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Placement {
    pub turn: Seat,
    /// The players who have not placed their characters yet, including the current one.
    pub left: SeatSet,
    /// The drawn locations that have no character yet; empty before they are drawn.
    pub places: PlaceSet,
    pub has_drawn: bool,
}

impl Placement {
    pub(super) fn new(g: &City) -> Placement {
        let left = g.all_seats();
        Placement { turn: right_of(g, g.first), left, places: PlaceSet::EMPTY, has_drawn: false }
    }
}

pub(super) fn right_of(g: &City, seat: Seat) -> Seat {
    let n_seats = usize::from(g.n_seats);
    Seat::new((seat.index() + n_seats - 1) % n_seats)
}

fn n_each(g: &City) -> usize {
    n_characters(usize::from(g.n_seats))
}

impl AsksSeats<City> for Placement {
    fn step(self, g: &mut City, _key: &RulesKey, log: &mut impl Log<City>) -> Step {
        let last = waits(g, self.turn).next();
        if self.has_drawn
            && let Some(place) = self.places.only()
            && let Some(role) = last
        {
            rule!("CITY-2.24");
            place_character(g, self.turn, role, place, log);
            g.stack.go_on_as(Placement { places: PlaceSet::EMPTY, ..self });
            return Step::Ran;
        }
        if !self.has_drawn || !self.places.is_empty() {
            return Step::Waits;
        }
        let left = self.left.without(self.turn);
        if left.is_empty() {
            return g.stack.done();
        }
        let turn = right_of(g, self.turn);
        g.stack.go_on_as(Placement { turn, left, places: PlaceSet::EMPTY, has_drawn: false });
        Step::Ran
    }

    fn pending(&self, g: &City) -> PendingOf<City> {
        let Placement { turn, places, has_drawn, .. } = *self;
        match has_drawn {
            true => Pending::turn(turn, Question::Settle { places }),
            false => Pending::Chance(ChanceQuestion::PlacementCards { seat: turn, n: n_each(g) as u8 }),
        }
    }

    fn legal(&self, g: &City, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        for role in waits(g, seat) {
            out.extend(self.places.iter().map(|place| Action::Settle(role, place)));
        }
    }

    fn thinkable(&self, g: &City, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        for role in g.own(seat) {
            out.extend(Place::ALL.map(|place| Action::Settle(role, place)));
        }
    }

    fn act(
        self,
        g: &mut City,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let Action::Settle(role, place) = action else {
            return Err(Refusal::new("CITY-2.16", "set-up-not-over"));
        };
        if g.person(role).owner != seat || g.person(role).fate != Fate::Waiting {
            return Err(Refusal::new("CITY-2.13", "not-to-be-placed"));
        }
        if !self.places.has(place) {
            return Err(Refusal::new("CITY-2.13", "place-not-drawn"));
        }
        rule!("CITY-2.16");
        place_character(g, seat, role, place, log);
        g.stack.go_on_as(Placement { places: self.places.without(place), ..self });
        Ok(())
    }
}

fn place_character(g: &mut City, seat: Seat, role: Role, place: Place, log: &mut impl Log<City>) {
    let is_full = g.is_full(place);
    let to = if is_full { Place::Crossroads } else { place };
    g.people[role.index()].fate = Fate::At(to);
    log.event(match is_full {
        true => {
            rule!("CITY-2.14");
            Event::CharacterCrowdedOut { seat, role, wanted: place }
        }
        false => Event::CharacterPlaced { seat, role, place },
    });
}

impl AsksBoth<City> for Placement {
    fn roll(&self, g: &City, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        rule!("CITY-1.5");
        let mut places = Place::ALL;
        chance.shuffle(&mut places);
        Roll::Places(places[..n_each(g)].iter().copied().collect())
    }

    /// CITY-2.13, CITY-2.15: draws the cards openly.
    fn rolled(
        self,
        g: &mut City,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let Roll::Places(drawn) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        rule!("CITY-2.13");
        rule!("CITY-2.15");
        let places: PlaceSet = drawn.iter().copied().collect();
        if self.has_drawn || drawn.len() != n_each(g) || places.len() != drawn.len() {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        }
        log.event(Event::PlacementDrawn { seat: self.turn, places });
        g.stack.go_on_as(Placement { places, has_drawn: true, ..self });
        Ok(())
    }
}

fn waits(g: &City, seat: Seat) -> impl Iterator<Item = Role> {
    g.own(seat).filter(|role| g.person(*role).fate == Fate::Waiting)
}

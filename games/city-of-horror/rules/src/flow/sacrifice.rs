//! A player loses a character, by a vote or to the zombie leader.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::Question;
use crate::board::Place;
use crate::characters::Role;
use crate::orders::Victims;
use crate::{Action, City};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sacrifice {
    pub seat: Seat,
    pub place: Place,
}

impl AsksSeats<City> for Sacrifice {
    /// CITY-4.26: players are not asked if they have only one character here, or have said in advance which
    /// character to give up.
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        let Sacrifice { seat, place } = self;
        let visible: Vec<Role> = g.visible_at(seat, place).collect();
        let victims: Victims = g.orders[seat.index()].read(key).standing_victims.answer().unwrap_or_default();
        let named = victims.iter().find(|role| visible.contains(role));
        match (visible.as_slice(), named) {
            ([only], _) => lose(g, *only, place, key, log),
            (_, Some(role)) => {
                rule!("CITY-4.26");
                lose(g, *role, place, key, log);
            }
            _ => return Step::Waits,
        }
        Step::Ran
    }

    fn pending(&self, _g: &City) -> PendingOf<City> {
        Pending::turn(self.seat, Question::LoseCharacter { place: self.place })
    }

    fn legal(&self, g: &City, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(g.visible_at(seat, self.place).map(Action::Sacrifice));
    }

    fn thinkable(&self, g: &City, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(g.own(seat).map(Action::Sacrifice));
    }

    fn act(
        self,
        g: &mut City,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let Sacrifice { seat, place } = self;
        let Action::Sacrifice(role) = action else { return Err(Refusal::new("CITY-4.19", "vote-has-begun")) };
        let person = g.person(role);
        if person.owner != seat || !person.is_at(place) {
            return Err(Refusal::new("CITY-9.13", "character-not-here"));
        }
        if person.is_hidden {
            return Err(Refusal::new("CITY-13.16", "character-is-hidden"));
        }
        rule!("CITY-9.13");
        lose(g, role, place, key, log);
        Ok(())
    }
}

impl Sacrifice {
    /// CITY-5.11: the character with the lowest current value, at random among equals.
    pub(super) fn default_victim(g: &City, actions: &mut Vec<Action>) {
        let value = |action: &Action| match action {
            Action::Sacrifice(role) => g.value_of(*role),
            _ => u8::MAX,
        };
        let lowest = actions.iter().map(value).min();
        actions.retain(|action| Some(value(action)) == lowest);
    }
}

fn lose(g: &mut City, role: Role, place: Place, key: &RulesKey, log: &mut impl Log<City>) {
    rule!("CITY-9.12");
    rule!("CITY-9.14");
    g.stack.done();
    let seat = g.person(role).owner;
    g.kill_character(role, log);
    g.lose_one(seat, log);
    if place == Place::Crossroads {
        rule!("CITY-10.6");
        rule!("CITY-10.7");
        g.advance_leader(1, log);
    }
    g.eliminate_players_without_characters(key, log);
}

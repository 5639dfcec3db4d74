//! Each living character needs an antidote; those left without one die.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::Question;
use crate::characters::{Role, RoleSet};
use crate::setup::MAX_SEATS;
use crate::{Action, City, Event};

/// The choices of players who have antidotes, but too few. A choice has one bit for each of the seat's living
/// characters, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Vaccination {
    pub asked: SeatSet,
    pub choices: [Option<Secret<u8>>; MAX_SEATS],
}

impl Vaccination {
    /// CITY-5.15: asks only players with too few antidotes.
    pub(super) fn ask(g: &mut City) -> Step {
        rule!("CITY-5.15");
        rule!("CITY-21.3");
        let chooses = |seat: &Seat| {
            let n = usize::from(g.antidotes[seat.index()]);
            n > 0 && n < g.n_own(*seat)
        };
        let asked = g.living.iter().filter(chooses).collect();
        g.stack.begin(Vaccination { asked, ..Vaccination::default() })
    }

    /// CITY-5.15: the characters with the highest current values, at random among equals.
    pub(super) fn default_choice(g: &City, actions: &mut Vec<Action>) {
        let value = |action: &Action| match action {
            Action::Vaccinate(roles) => roles.iter().map(|role| g.value_of(role)).sum::<u8>(),
            _ => 0,
        };
        let best = actions.iter().map(value).max();
        actions.retain(|action| Some(value(action)) == best);
    }

    fn ready(&self) -> SeatSet {
        self.asked.iter().filter(|seat| self.choices[seat.index()].is_some()).collect()
    }
}

impl AsksSeats<City> for Vaccination {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if self.ready() != self.asked {
            return Step::Waits;
        }
        rule!("CITY-21.2");
        let mut saved = RoleSet::EMPTY;
        for seat in g.living.iter() {
            let n_own = g.n_own(seat);
            let roles = match self.choices[seat.index()] {
                Some(mask) => roles_of(g, seat, *mask.read(key)),
                None if usize::from(g.antidotes[seat.index()]) >= n_own => g.own(seat).collect(),
                None => RoleSet::EMPTY,
            };
            let used = roles.len() as u8;
            g.antidotes[seat.index()] -= used;
            g.antidotes_gone += used;
            log.event(Event::Vaccinated { seat, roles });
            saved = roles.iter().fold(saved, RoleSet::with);
        }
        g.stack.done();
        rule!("CITY-21.4");
        rule!("CITY-18.9");
        for role in Role::ALL {
            if g.person(role).lives() && !saved.has(role) {
                g.kill_character(role, log);
            }
        }
        rule!("CITY-21.5");
        rule!("CITY-21.10");
        g.eliminate_players_without_characters(key, log);
        Step::Ran
    }

    fn pending(&self, _g: &City) -> PendingOf<City> {
        Pending::sealed(self.asked, self.ready(), Question::Vaccinate)
    }

    fn legal(&self, g: &City, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let n = u32::from(g.antidotes[seat.index()]);
        let masks = (0u8..1 << g.n_own(seat)).filter(|mask| mask.count_ones() == n);
        out.extend(masks.map(|mask| Action::Vaccinate(roles_of(g, seat, mask))));
    }

    fn thinkable(&self, _g: &City, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        mut self,
        g: &mut City,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let Action::Vaccinate(roles) = action else { return Err(Refusal::new("CITY-4.1", "no-action-now")) };
        let mask = mask_of(g, seat, roles);
        if roles_of(g, seat, mask) != roles || roles.len() != usize::from(g.antidotes[seat.index()]) {
            return Err(Refusal::new("CITY-21.2", "one-antidote-each"));
        }
        let own = SeatSet::one(seat);
        self.choices[seat.index()] = Some(Secret::new(mask, own));
        log.event(Event::VaccinationChosen { seat, roles: Secret::new(roles, own) });
        g.stack.go_on_as(self);
        Ok(())
    }
}

fn roles_of(g: &City, seat: Seat, mask: u8) -> RoleSet {
    g.own(seat).enumerate().filter(|(index, _)| mask >> index & 1 == 1).map(|(_, role)| role).collect()
}

fn mask_of(g: &City, seat: Seat, roles: RoleSet) -> u8 {
    g.own(seat).enumerate().filter(|(_, role)| roles.has(*role)).fold(0, |mask, (index, _)| mask | 1 << index)
}

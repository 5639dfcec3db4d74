//! A move has been made, and the owner of the Priest may undo it.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::Question;
use crate::action::Aim;
use crate::board::Place;
use crate::characters::{Fate, Role};
use crate::{Action, City, Event};

/// A move that changed a character's location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MoveMade {
    pub mover: Seat,
    pub role: Role,
    pub from: Place,
    pub to: Place,
    pub was_temporary: bool,
}

impl AsksSeats<City> for MoveMade {
    fn step(self, _g: &mut City, _key: &RulesKey, _log: &mut impl Log<City>) -> Step {
        Step::Waits
    }

    fn pending(&self, g: &City) -> PendingOf<City> {
        let MoveMade { mover, role, from, to, .. } = *self;
        let owner = g.person(Role::Priest).owner;
        Pending::turn(owner, Question::UndoMove { seat: mover, role, from, to })
    }

    fn legal(&self, _g: &City, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend([Action::Use(Role::Priest, Aim::Nothing), Action::Decline]);
    }

    fn thinkable(&self, _g: &City, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    /// CITY-15.27: the owner of the Priest undoes the move, or not.
    fn act(
        self,
        g: &mut City,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Decline => {
                log.event(Event::Declined { seat });
            }
            Action::Use(Role::Priest, Aim::Nothing) => {
                rule!("CITY-15.27");
                let MoveMade { mover, role, from, was_temporary, .. } = self;
                g.people[Role::Priest.index()].is_exhausted = true;
                let person = &mut g.people[role.index()];
                person.fate = Fate::At(from);
                person.is_temporary = was_temporary;
                log.event(Event::PowerUsed { seat, role: Role::Priest, aim: Aim::Nothing });
                log.event(Event::MoveUndone { seat: mover, role, place: from });
            }
            _ => return Err(Refusal::new("CITY-4.1", "no-action-now")),
        }
        g.stack.done();
        Ok(())
    }
}

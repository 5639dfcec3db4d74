//! A player moves one character to the location on their movement card.

use table::{AsksSeats, Log, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{MoveMade, Question, free_actions, ordering};
use crate::action::Aim;
use crate::board::Place;
use crate::characters::{Fate, Role};
use crate::orders::Order;
use crate::state::Armory;
use crate::{Action, City, Event};

/// Lasts until the player declares the move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Movement {
    pub mover: Seat,
    /// A Back Door makes room at the destination.
    pub has_back_door: bool,
}

impl AsksSeats<City> for Movement {
    /// CITY-4.24: declares a move left in advance at once, unless somebody holds up the decision.
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        let seat = self.mover;
        if !g.holds.is_empty() {
            return Step::Waits;
        }
        let Some(role) = ordering::take_mover(g, seat, key) else { return Step::Waits };
        if may_declare(g, seat, role).is_err() {
            ordering::lapse(seat, Order::Mover(Some(role)), log);
            return Step::Waits;
        }
        declare(g, self, role, log);
        Step::Ran
    }

    fn pending(&self, g: &City) -> PendingOf<City> {
        rule!("CITY-5.6");
        let seat = self.mover;
        let question = Question::MoveCharacter { seat, place: destination(g, seat) };
        g.decision(seat, question)
    }

    fn legal(&self, g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        if seat == self.mover && g.holds.is_empty() {
            let place = destination(g, seat);
            let n = out.len();
            out.extend(g.own(seat).filter(|role| g.may_go(seat, *role, place)).map(Action::Move));
            if out.len() == n {
                out.push(Action::Stay);
            }
            if may_squeeze_mama_in(g, seat).is_ok() {
                out.push(Action::Use(Role::Mama, Aim::Nothing));
            }
        }
        g.legal_holds(seat, self.mover, out);
        free_actions::legal(g, seat, key, out);
    }

    fn thinkable(&self, g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        free_actions::thinkable(g, seat, key, out);
        if self.mover == seat {
            out.extend(g.own(seat).map(Action::Move));
            out.push(Action::Stay);
        }
    }

    fn act(
        self,
        g: &mut City,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Move(_) | Action::Stay if seat != self.mover => {
                Err(Refusal::new("CITY-8.1", "not-your-move"))
            }
            Action::Move(_) | Action::Stay | Action::Use(Role::Mama, _)
                if seat == self.mover && !g.holds.is_empty() =>
            {
                Err(Refusal::new("CITY-4.15", "somebody-holds"))
            }
            Action::Move(role) => {
                may_declare(g, seat, role)?;
                declare(g, self, role, log);
                Ok(())
            }
            Action::Stay => {
                let place = destination(g, seat);
                if g.own(seat).any(|role| g.may_go(seat, role, place)) {
                    return Err(Refusal::new("CITY-8.2", "must-move"));
                }
                rule!("CITY-8.9");
                rule!("CITY-8.10");
                log.event(Event::NobodyMoved { seat });
                close_declared(g, seat);
                g.stack.done();
                Ok(())
            }
            Action::Use(Role::Mama, aim) if seat == self.mover => {
                if aim != Aim::Nothing {
                    return Err(Refusal::new("CITY-13.6", "wrong-aim"));
                }
                may_squeeze_mama_in(g, seat)?;
                rule!("CITY-15.22");
                g.people[Role::Mama.index()].is_exhausted = true;
                log.event(Event::PowerUsed { seat, role: Role::Mama, aim });
                declare(g, Movement { has_back_door: true, ..self }, Role::Mama, log);
                Ok(())
            }
            Action::Pass | Action::Hold => g.hold_or_pass(seat, self.mover, action, log),
            _ => free_actions::act(g, seat, action, key, log),
        }
    }
}

impl Movement {
    /// CITY-5.6: a random legal move without cards or powers; a player with a hold passes.
    pub(super) fn default_move(actions: &mut Vec<Action>) {
        let is_plain = |action: &Action| matches!(action, Action::Move(_) | Action::Stay);
        match actions.iter().any(is_plain) {
            true => actions.retain(is_plain),
            false => *actions = vec![Action::Pass],
        }
    }
}

fn destination(g: &City, mover: Seat) -> Place {
    g.chosen[mover.index()].unwrap_or(Place::Crossroads)
}

fn may_declare(g: &City, seat: Seat, role: Role) -> Result<(), Refusal> {
    let person = g.person(role);
    if person.owner != seat || person.place().is_none() {
        return Err(Refusal::new("CITY-8.1", "not-your-character"));
    }
    if !g.may_move(role) {
        return Err(Refusal::new("CITY-8.8", "cannot-move"));
    }
    if person.is_at(destination(g, seat)) {
        return Err(Refusal::new("CITY-8.3", "stands-there-already"));
    }
    Ok(())
}

/// CITY-15.22: Mama makes room for herself in a full location.
fn may_squeeze_mama_in(g: &City, seat: Seat) -> Result<(), Refusal> {
    let place = destination(g, seat);
    if g.rested(Role::Mama) != Some(seat) {
        return Err(Refusal::new("CITY-15.1", "not-rested"));
    }
    may_declare(g, seat, Role::Mama)?;
    may_make_room(g, place)?;
    free_actions::may_act(g, seat, free_actions::places_of_power(g, Role::Mama, Aim::Nothing))
}

/// Whether a temporary space at a place is possible and needed.
pub(super) fn may_make_room(g: &City, place: Place) -> Result<(), Refusal> {
    if place == Place::Armory && g.armory != Armory::Open {
        return Err(Refusal::new("CITY-8.11", "no-way-in"));
    }
    if !g.is_full(place) {
        return Err(Refusal::new("CITY-13.17", "not-full"));
    }
    Ok(())
}

fn declare(g: &mut City, moving: Movement, role: Role, log: &mut impl Log<City>) {
    rule!("CITY-6.11");
    let seat = moving.mover;
    let wanted = destination(g, seat);
    let Some(from) = g.person(role).place() else { return };
    let was_temporary = g.person(role).is_temporary;
    let is_full = g.is_full(wanted);
    let squeezes_in = moving.has_back_door && may_make_room(g, wanted).is_ok();
    let to = if is_full && !squeezes_in { Place::Crossroads } else { wanted };
    rule!("CITY-8.12");
    rule!("CITY-8.13");
    close_declared(g, seat);
    if to == from {
        rule!("CITY-8.5");
        log.event(Event::CharacterStayed { seat, role, wanted });
        g.stack.done();
        return;
    }
    rule!("CITY-8.7");
    let person = &mut g.people[role.index()];
    person.fate = Fate::At(to);
    person.is_temporary = squeezes_in;
    log.event(match (to == wanted, squeezes_in) {
        (true, true) => {
            rule!("CITY-13.17");
            Event::CharacterSqueezedIn { seat, role, from, to }
        }
        (true, false) => Event::CharacterMoved { seat, role, from, to },
        (false, _) => {
            rule!("CITY-8.4");
            Event::CharacterDiverted { seat, role, from, wanted }
        }
    });
    match g.rested(Role::Priest) {
        Some(_) => {
            rule!("CITY-5.7");
            g.stack.go_on_as(MoveMade { mover: seat, role, from, to, was_temporary });
        }
        None => {
            g.stack.done();
        }
    }
}

/// The window of a move ends when the move is declared.
fn close_declared(g: &mut City, seat: Seat) {
    g.moved = g.moved.with(seat);
    g.holds = SeatSet::EMPTY;
}

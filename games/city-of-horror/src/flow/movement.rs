//! Each player moves one character to the location of his movement card, and the Priest may undo it.

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Frame, Question, deeds, explosion, offers, ordering};
use crate::action::Aim;
use crate::board::Place;
use crate::characters::{Fate, Role};
use crate::orders::Order;
use crate::setup::MAX_SEATS;
use crate::state::Armory;
use crate::{Action, City, Event};

/// The move of one player, until he declares it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Move {
    pub mover: Seat,
    /// He came by the Back Door.
    pub has_back_door: bool,
}

/// A move that has changed a character's location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MoveMade {
    pub mover: Seat,
    pub role: Role,
    pub from: Place,
    pub to: Place,
    pub was_temporary: bool,
}

pub(super) fn step_all(
    g: &mut City,
    from: Seat,
    left: SeatSet,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Step {
    if !g.explosions.is_empty() {
        rule!("CITY-17.12");
        return explosion::carry_out(g, key, log);
    }
    let left: SeatSet = left.iter().filter(|seat| g.living.has(*seat)).collect();
    let Some(mover) = left.first_from(from) else {
        offers::window_closed(g, log);
        return g.done();
    };
    g.go_on_as(Frame::Moves { from, left: left.without(mover) });
    g.bargains = [0; MAX_SEATS];
    g.holds = g.holds.without(mover);
    log.event(Event::MoveBegan { seat: mover });
    g.begin(Frame::Move(Move { mover, has_back_door: false }))
}

fn destination(g: &City, mover: Seat) -> Place {
    g.chosen[mover.index()].unwrap_or(Place::Crossroads)
}

pub(super) fn pending(g: &City, moving: &Move) -> PendingOf<City> {
    rule!("CITY-5.6");
    let seat = moving.mover;
    let question = Question::MoveCharacter { seat, place: destination(g, seat) };
    g.decision(seat, question)
}

impl City {
    /// One player decides, and all others may act; those who hold it come first (CITY-4.15).
    pub(super) fn decision(&self, seat: Seat, question: Question) -> PendingOf<City> {
        let holders: SeatSet = self.holds.iter().filter(|holder| self.living.has(*holder)).collect();
        if holders.is_empty() {
            return Pending::turn_among(seat, self.living, question);
        }
        rule!("CITY-4.15");
        Pending::open(self.living, self.living.minus(holders), question)
    }

    /// A hold is laid, or the holder passes.
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

/// CITY-4.24: a move left in advance is declared at once, unless somebody holds.
pub(super) fn step(g: &mut City, moving: Move, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    let seat = moving.mover;
    if !g.holds.is_empty() {
        return Step::Waits;
    }
    let Some(role) = ordering::take_mover(g, seat, key) else { return Step::Waits };
    if may_declare(g, seat, role).is_err() {
        ordering::lapse(seat, Order::Mover(Some(role)), log);
        return Step::Waits;
    }
    declare(g, moving, role, log);
    Step::Ran
}

pub(super) fn legal(g: &City, moving: &Move, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    if seat == moving.mover && g.holds.is_empty() {
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
    g.legal_holds(seat, moving.mover, out);
    deeds::legal(g, seat, key, out);
}

/// CITY-5.6: a random legal move without cards or powers; a holder passes.
pub(super) fn default_move(actions: &mut Vec<Action>) {
    let is_plain = |action: &Action| matches!(action, Action::Move(_) | Action::Stay);
    match actions.iter().any(is_plain) {
        true => actions.retain(is_plain),
        false => *actions = vec![Action::Pass],
    }
}

pub(super) fn act(
    g: &mut City,
    moving: Move,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    match action {
        Action::Move(_) | Action::Stay if seat != moving.mover => {
            Err(Refusal::new("CITY-8.1", "not-your-move"))
        }
        Action::Move(_) | Action::Stay | Action::Use(Role::Mama, _)
            if seat == moving.mover && !g.holds.is_empty() =>
        {
            Err(Refusal::new("CITY-4.15", "somebody-holds"))
        }
        Action::Move(role) => {
            may_declare(g, seat, role)?;
            declare(g, moving, role, log);
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
            g.stack.pop();
            Ok(())
        }
        Action::Use(Role::Mama, aim) if seat == moving.mover => {
            if aim != Aim::Nothing {
                return Err(Refusal::new("CITY-13.6", "wrong-aim"));
            }
            may_squeeze_mama_in(g, seat)?;
            rule!("CITY-15.22");
            g.people[Role::Mama.index()].is_exhausted = true;
            log.event(Event::PowerUsed { seat, role: Role::Mama, aim });
            declare(g, Move { has_back_door: true, ..moving }, Role::Mama, log);
            Ok(())
        }
        Action::Pass | Action::Hold => g.hold_or_pass(seat, moving.mover, action, log),
        _ => deeds::act(g, seat, action, key, log),
    }
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
    deeds::may_act(g, seat, deeds::places_of_power(g, Role::Mama, Aim::Nothing))
}

/// Whether a temporary space can be made in a place, and is needed.
pub(super) fn may_make_room(g: &City, place: Place) -> Result<(), Refusal> {
    if place == Place::Armory && g.armory != Armory::Open {
        return Err(Refusal::new("CITY-8.11", "no-way-in"));
    }
    if !g.is_full(place) {
        return Err(Refusal::new("CITY-13.17", "not-full"));
    }
    Ok(())
}

fn declare(g: &mut City, moving: Move, role: Role, log: &mut impl Log<City>) {
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
        g.stack.pop();
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
            g.go_on_as(Frame::MoveMade(MoveMade { mover: seat, role, from, to, was_temporary }));
        }
        None => {
            g.stack.pop();
        }
    }
}

/// The window of a move ends with its declaration.
fn close_declared(g: &mut City, seat: Seat) {
    g.moved = g.moved.with(seat);
    g.holds = SeatSet::EMPTY;
}

pub(super) fn pending_answer(g: &City, made: &MoveMade) -> PendingOf<City> {
    let MoveMade { mover, role, from, to, .. } = *made;
    let owner = g.person(Role::Priest).owner;
    Pending::turn(owner, Question::UndoMove { seat: mover, role, from, to })
}

/// CITY-15.27: the Priest undoes the move, or not.
pub(super) fn act_answer(
    g: &mut City,
    made: MoveMade,
    seat: Seat,
    action: Action,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    match action {
        Action::Decline => {
            log.event(Event::Declined { seat });
        }
        Action::Use(Role::Priest, Aim::Nothing) => {
            rule!("CITY-15.27");
            let MoveMade { mover, role, from, was_temporary, .. } = made;
            g.people[Role::Priest.index()].is_exhausted = true;
            let person = &mut g.people[role.index()];
            person.fate = Fate::At(from);
            person.is_temporary = was_temporary;
            log.event(Event::PowerUsed { seat, role: Role::Priest, aim: Aim::Nothing });
            log.event(Event::MoveUndone { seat: mover, role, place: from });
        }
        _ => return Err(Refusal::new("CITY-4.1", "no-action-now")),
    }
    g.stack.pop();
    Ok(())
}

//! Starting with the Chief and going clockwise, each player moves one character to their chosen destination.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Question, ordering, window};
use crate::orders::Occasion;
use crate::{Action, Card, Event, Fate, Mall, Place, Role, RoleSet};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Movement {
    /// The players who have not moved yet.
    pub left: SeatSet,
}

impl AsksSeats<Mall> for Movement {
    fn step(self, g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        let Some(seat) = self.mover(g) else { return g.stack.done() };
        let movable = movable(g, seat);
        let is_single = movable.is_empty() || movable.only().is_some();
        if is_single && ordering::has_pass(g, seat, Occasion::Move, key) {
            rule!("MALL-8.6");
            log.event(Event::PassedAhead { seat });
            match movable.only().map(|role| (role, g.fate(seat, role))) {
                Some((role, Fate::At(from))) => move_to(g, seat, role, from, destination(g, seat), log),
                _ => log.event(Event::NobodyMoved { seat }),
            }
            g.stack.go_on_as(Movement { left: self.left.without(seat) });
            return Step::Ran;
        }
        // A player who can move nobody may still hold a Sprint, so only an empty hand, which is public, skips
        // the turn.
        if g.hands[seat.index()].is_empty() && movable.is_empty() {
            log.event(Event::NobodyMoved { seat });
            g.stack.go_on_as(Movement { left: self.left.without(seat) });
            return Step::Ran;
        }
        Step::Waits
    }

    fn pending(&self, g: &Mall) -> PendingOf<Mall> {
        let seat = self.mover(g).expect("`step` ends the procedure when nobody is left");
        Pending::turn(seat, Question::MoveCharacter { place: destination(g, seat) })
    }

    fn legal(&self, g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        let movable = movable(g, seat);
        out.extend(movable.iter().map(Action::Move));
        if movable.is_empty() {
            out.push(Action::Stay);
        }
        if g.hands[seat.index()].has(Card::Sprint, key) {
            for role in Role::ALL {
                for place in g.open.iter() {
                    if may_sprint(g, seat, role, place).is_ok() {
                        out.push(Action::Sprint(role, place));
                    }
                }
            }
        }
    }

    fn thinkable(&self, g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(g.own_roles(seat).map(Action::Move));
        out.push(Action::Stay);
        if g.hands[seat.index()].has(Card::Sprint, key) {
            for role in g.own_roles(seat) {
                out.extend(Place::ALL.map(|place| Action::Sprint(role, place)));
            }
        }
    }

    fn act(
        self,
        g: &mut Mall,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        let movable = movable(g, seat);
        let wanted = destination(g, seat);
        match action {
            Action::Move(role) => {
                let Fate::At(from) = g.fate(seat, role) else {
                    return Err(Refusal::new("MALL-5.6", "not-in-play"));
                };
                if from == wanted {
                    return Err(Refusal::new("MALL-5.6", "stands-there-already"));
                }
                if !movable.has(role) {
                    return Err(Refusal::new("MALL-5.7", "on-the-parking-already"));
                }
                move_to(g, seat, role, from, wanted, log);
            }
            Action::Stay if movable.is_empty() => log.event(Event::NobodyMoved { seat }),
            Action::Stay => return Err(Refusal::new("MALL-5.6", "must-move")),
            Action::Sprint(role, place) => {
                if !g.hands[seat.index()].has(Card::Sprint, key) {
                    return Err(Refusal::new("MALL-5.9", "card-not-held"));
                }
                let from = may_sprint(g, seat, role, place)?;
                rule!("MALL-5.9");
                window::discard(g, seat, Card::Sprint, key);
                log.event(Event::CardPlayed { seat, card: Card::Sprint });
                if from == place {
                    log.event(Event::CharacterStayed { seat, role, place });
                } else {
                    move_to(g, seat, role, from, place, log);
                }
            }
            _ => return Err(Refusal::OTHER_QUESTION),
        }
        g.stack.go_on_as(Movement { left: self.left.without(seat) });
        Ok(())
    }
}

impl Movement {
    fn mover(&self, g: &Mall) -> Option<Seat> {
        self.left.first_from(g.chief)
    }
}

/// The destination that the seat has revealed.
fn destination(g: &Mall, seat: Seat) -> Place {
    g.destinations[seat.index()].expect("destinations are revealed before anybody moves")
}

/// MALL-5.6 to MALL-5.8: the characters that can move to the chosen destination, or to the Parking if that
/// destination is full or closed.
fn movable(g: &Mall, seat: Seat) -> RoleSet {
    let wanted = destination(g, seat);
    let lands_on = landing(g, wanted);
    rule!("MALL-5.6");
    rule!("MALL-5.8");
    let can_move = |role: &Role| match g.fate(seat, *role) {
        Fate::At(place) => place != wanted && place != lands_on,
        Fate::Absent | Fate::Waiting | Fate::Lost => false,
    };
    Role::ALL.into_iter().filter(can_move).collect()
}

/// MALL-5.7: the place where a character that heads for `wanted` arrives.
fn landing(g: &Mall, wanted: Place) -> Place {
    rule!("MALL-5.7");
    if g.has_room(wanted) { wanted } else { Place::Parking }
}

/// MALL-5.9: a Sprint may lead to any open location, even the one where the character stands. Returns where
/// it stands.
fn may_sprint(g: &Mall, seat: Seat, role: Role, place: Place) -> Result<Place, Refusal> {
    let Fate::At(from) = g.fate(seat, role) else {
        return Err(Refusal::new("MALL-5.9", "not-in-play"));
    };
    if !g.open.has(place) {
        return Err(Refusal::new("MALL-5.9", "place-closed"));
    }
    if from != place && landing(g, place) == from {
        return Err(Refusal::new("MALL-5.7", "on-the-parking-already"));
    }
    Ok(from)
}

fn move_to(g: &mut Mall, seat: Seat, role: Role, from: Place, wanted: Place, log: &mut impl Log<Mall>) {
    let to = landing(g, wanted);
    g.standing[seat.index()][role.index()] = Fate::At(to);
    if to == wanted {
        log.event(Event::CharacterMoved { seat, role, from, to });
    } else {
        log.event(Event::CharacterDiverted { seat, role, from, wanted });
    }
}

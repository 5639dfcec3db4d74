//! The named player loses a character of their choice.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Attack, Question, attack};
use crate::{Action, Event, Fate, Mall, Place, Role};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sacrifice {
    pub seat: Seat,
    pub place: Place,
}

impl AsksSeats<Mall> for Sacrifice {
    /// MALL-6.16: nobody is asked when there is no choice.
    fn step(self, g: &mut Mall, _key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        let Sacrifice { seat, place } = self;
        match g.visible_at(seat, place).only() {
            Some(role) => {
                rule!("MALL-6.16");
                lose(g, seat, role, place, log);
                Step::Ran
            }
            None => Step::Waits,
        }
    }

    fn pending(&self, _g: &Mall) -> PendingOf<Mall> {
        Pending::turn(self.seat, Question::LoseCharacter { place: self.place })
    }

    fn legal(&self, g: &Mall, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(g.visible_at(seat, self.place).iter().map(Action::Sacrifice));
    }

    fn thinkable(&self, g: &Mall, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(g.own_roles(seat).map(Action::Sacrifice));
    }

    fn act(
        self,
        g: &mut Mall,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        let place = self.place;
        let Action::Sacrifice(role) = action else { return Err(Refusal::OTHER_QUESTION) };
        if g.fate(seat, role) != Fate::At(place) {
            return Err(Refusal::new("MALL-6.10", "character-not-here"));
        }
        if g.hidden[seat.index()].has(role) {
            return Err(Refusal::new("MALL-6.9", "character-is-hidden"));
        }
        lose(g, seat, role, place, log);
        Ok(())
    }
}

/// MALL-6.10: the character leaves the game, and the zombies leave the location. On the Parking only the
/// zombie that has eaten leaves, until the attack there is over (MALL-6.12).
fn lose(g: &mut Mall, seat: Seat, role: Role, place: Place, log: &mut impl Log<Mall>) {
    rule!("MALL-6.10");
    g.stack.done();
    g.standing[seat.index()][role.index()] = Fate::Lost;
    g.last_loss_in = g.round;
    log.event(Event::CharacterLost { seat, role, place });
    if place == Place::Parking {
        g.zombies[place.index()] -= 1;
        g.stack.go_on_as(Attack { place, is_resolved: false, somebody_was_eaten: true });
    } else {
        attack::zombies_leave(g, place, log);
    }
    let lives = Role::ALL.iter().any(|role| matches!(g.fate(seat, *role), Fate::At(_)));
    if !lives {
        eliminate(g, seat, log);
    }
}

/// MALL-7.1, MALL-7.2, MALL-7.8: a player without characters is eliminated, and their hand leaves the game
/// unseen.
fn eliminate(g: &mut Mall, seat: Seat, log: &mut impl Log<Mall>) {
    rule!("MALL-7.1");
    rule!("MALL-7.2");
    rule!("MALL-7.8");
    g.eliminated_in[seat.index()] = Some(g.round);
    g.hands[seat.index()].empty_into(&mut g.out_of_play);
    log.event(Event::PlayerEliminated { seat });
}

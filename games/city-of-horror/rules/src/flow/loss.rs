//! Losing characters: what happens to the first-player token and to the owners. Also the attack of the zombie
//! leader.

use table::{Log, Outcome, RulesKey, Seat, SeatSet, Stack, Step, rule};

use super::payments::{self, Happening};
use super::{Sacrifice, offers, verdicts};
use crate::board::Place;
use crate::characters::{Fate, Role};
use crate::editions::FirstPlayerMode;
use crate::pile::Holder;
use crate::{City, Event};

/// CITY-10.5: the leader advances to the first colour with a visible character at the Crossroads.
pub(super) fn leader_attacks(g: &mut City, log: &mut impl Log<City>) -> Step {
    rule!("CITY-10.4");
    rule!("CITY-4.19");
    let visible = g.visibly_present(Place::Crossroads);
    let mut n_spaces = 0;
    while !g.seat_of_space(g.leader).is_some_and(|seat| visible.has(seat)) {
        rule!("CITY-10.5");
        rule!("CITY-10.9");
        g.leader = g.next_space(g.leader);
        n_spaces += 1;
        assert!(n_spaces <= g.wheel.len(), "an attack at the Crossroads needs a visible character there");
    }
    if n_spaces > 0 {
        log.event(Event::LeaderMoved { colour: g.wheel[usize::from(g.leader)] });
    }
    let seat = g.seat_of_space(g.leader).expect("the leader stands on the colour of a player");
    g.stack.begin(Sacrifice { seat, place: Place::Crossroads })
}

impl City {
    /// A character dies and leaves the game (CITY-15.11).
    pub(super) fn kill_character(&mut self, role: Role, log: &mut impl Log<City>) {
        rule!("CITY-15.11");
        let person = &mut self.people[role.index()];
        let (seat, place) = (person.owner, person.place());
        person.fate = Fate::Dead;
        person.is_hidden = false;
        person.is_temporary = false;
        person.is_awake = false;
        log.event(Event::CharacterLost { seat, role, place });
        if place.is_some() && place == self.location().map(|(here, _)| here) {
            payments::happened(self, Happening::Loss(seat));
        }
    }

    /// CITY-18.2, CITY-18.3: a player has lost a character, or several at once.
    pub(super) fn lose_one(&mut self, seat: Seat, log: &mut impl Log<City>) {
        self.last_loss = Some(seat);
        if self.rules.first_player_mode == FirstPlayerMode::Immediate {
            rule!("CITY-18.2");
            self.take_token(seat, log);
        }
    }

    /// CITY-18.6: the token goes to this player, or to the next player clockwise who is still in the game.
    pub(crate) fn take_token(&mut self, seat: Seat, log: &mut impl Log<City>) {
        let alive: SeatSet =
            self.people.iter().filter(|person| person.lives()).map(|person| person.owner).collect();
        let Some(holder) = alive.first_from(seat) else { return };
        if holder != seat {
            rule!("CITY-18.6");
        }
        if holder != self.first {
            self.first = holder;
            log.event(Event::TokenTaken { seat: holder });
        }
    }

    /// CITY-20.1: players without characters are eliminated at once.
    pub(super) fn eliminate_players_without_characters(&mut self, key: &RulesKey, log: &mut impl Log<City>) {
        let alive: SeatSet =
            self.people.iter().filter(|person| person.lives()).map(|person| person.owner).collect();
        for seat in self.living.minus(alive).iter() {
            rule!("CITY-20.1");
            rule!("CITY-20.2");
            verdicts::party_eliminated(self, seat, key, log);
            self.living = self.living.without(seat);
            rule!("CITY-20.3");
            self.cards.move_all(Holder::hand(seat), Holder::OUT, SeatSet::EMPTY, key);
            self.food.move_all(Holder::hand(seat), Holder::OUT, SeatSet::EMPTY, key);
            let shown = std::mem::take(&mut self.shown_food[seat.index()]);
            self.food_gone.iter_mut().zip(shown).for_each(|(gone, n)| *gone += n);
            self.antidotes_gone += std::mem::take(&mut self.antidotes[seat.index()]);
            self.holds = self.holds.without(seat);
            offers::forget_seat(self, seat, log);
            log.event(Event::PlayerEliminated { seat });
        }
        if self.living.is_empty() {
            rule!("CITY-20.7");
            let scores = [0; table::limits::SEATS];
            self.finish(Outcome { winners: SeatSet::EMPTY, scores }, log);
            return;
        }
        if !self.living.has(self.first) {
            rule!("CITY-18.7");
            self.take_token(self.left_of(self.first), log);
        }
    }

    /// Ends the game.
    pub(super) fn finish(&mut self, outcome: Outcome, log: &mut impl Log<City>) {
        self.outcome = Some(outcome);
        self.stack = Stack::default();
        log.event(Event::GameEnded { winners: outcome.winners });
    }
}

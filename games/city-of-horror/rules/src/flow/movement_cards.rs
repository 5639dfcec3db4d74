//! Players choose their movement cards in secret; those on side B of the Water Tower may choose after the
//! others.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{Question, ordering};
use crate::board::{Place, Side};
use crate::event::{ShownCard, ShownCards};
use crate::setup::MAX_SEATS;
use crate::{Action, City, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MovementCards {
    /// The players who choose now.
    pub asked: SeatSet,
    /// Those of them who may choose after the others.
    pub entitled: SeatSet,
    /// The players who choose now have waited for the others.
    pub is_late: bool,
    pub choices: [Option<Secret<Choice>>; MAX_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Choice {
    Card(Place),
    #[default]
    Later,
}

impl MovementCards {
    /// CITY-6.3, CITY-6.6: determines who chooses now and who may wait.
    pub(super) fn ask(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        rule!("CITY-6.1");
        rule!("CITY-5.21");
        let has_tower = g.side_of(Place::WaterTower) == Side::B;
        let mut entitled = if has_tower { g.present(Place::WaterTower) } else { SeatSet::EMPTY };
        if entitled == g.living {
            rule!("CITY-6.6");
            entitled = SeatSet::EMPTY;
        }
        let asked = g.living;
        let mut cards = MovementCards { asked, entitled, ..MovementCards::default() };
        cards.take_orders(g, key, log);
        g.stack.begin(cards)
    }

    /// Applies an order that its owner left while the choice is open.
    pub(super) fn apply_order(g: &mut City, seat: Seat, key: &RulesKey, log: &mut impl Log<City>) {
        let Some(mut cards) = g.stack.top_as::<MovementCards>().copied() else { return };
        if cards.asked.minus(cards.ready()).has(seat) {
            cards.take_order(g, seat, key, log);
            g.stack.go_on_as(cards);
        }
    }

    /// CITY-5.21, CITY-5.22: wait if possible. Otherwise choose a random card, if possible one that one of
    /// the player's characters can follow as things stand.
    pub(super) fn default_choice(g: &City, seat: Seat, actions: &mut Vec<Action>) {
        if actions.contains(&Action::ChooseLater) {
            rule!("CITY-5.21");
            *actions = vec![Action::ChooseLater];
            return;
        }
        let moves_somebody = |action: &Action| match action {
            Action::Choose(place) => g.own(seat).any(|role| g.may_go(seat, role, *place)),
            _ => false,
        };
        if actions.iter().any(moves_somebody) {
            rule!("CITY-5.22");
            actions.retain(moves_somebody);
        }
    }

    fn ready(&self) -> SeatSet {
        Seat::all(MAX_SEATS).filter(|seat| self.choices[seat.index()].is_some()).collect()
    }

    /// CITY-4.24: applies choices left in advance.
    fn take_orders(&mut self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) {
        for seat in self.asked.iter() {
            self.take_order(g, seat, key, log);
        }
    }

    fn take_order(&mut self, g: &mut City, seat: Seat, key: &RulesKey, log: &mut impl Log<City>) {
        let Some(place) = ordering::take_movement_card(g, seat, key) else { return };
        let choice = Secret::new(Choice::Card(place), SeatSet::one(seat));
        self.choices[seat.index()] = Some(choice);
        log.event(Event::CardChosen { seat, place: Secret::new(Some(place), SeatSet::one(seat)) });
    }
}

impl AsksSeats<City> for MovementCards {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if self.ready() != self.asked {
            return Step::Waits;
        }
        rule!("CITY-6.2");
        let mut shown = ShownCards::new();
        let mut later = SeatSet::EMPTY;
        for seat in g.turn_order() {
            match self.choices[seat.index()].map(|choice| *choice.read(key)) {
                Some(Choice::Card(place)) => {
                    g.chosen[seat.index()] = Some(place);
                    shown.push(ShownCard { seat, place });
                }
                Some(Choice::Later) => later = later.with(seat),
                None => {}
            }
        }
        log.event(Event::MovementCardsShown { cards: shown });
        if later.is_empty() {
            rule!("CITY-6.4");
            return g.stack.done();
        }
        rule!("CITY-6.5");
        rule!("CITY-5.22");
        let mut late = MovementCards { asked: later, is_late: true, ..MovementCards::default() };
        late.take_orders(g, key, log);
        g.stack.go_on_as(late);
        Step::Ran
    }

    fn pending(&self, _g: &City) -> PendingOf<City> {
        let question = if self.is_late { Question::ChooseCardLate } else { Question::ChooseCard };
        Pending::sealed(self.asked, self.ready(), question)
    }

    fn legal(&self, _g: &City, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(Place::ALL.map(Action::Choose));
        if self.entitled.has(seat) {
            out.push(Action::ChooseLater);
        }
    }

    fn thinkable(&self, _g: &City, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(Place::ALL.map(Action::Choose));
    }

    fn act(
        mut self,
        g: &mut City,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let choice = match action {
            Action::Choose(place) => {
                // CITY-6.12: what a card allows is checked at the move, not here.
                rule!("CITY-6.12");
                rule!("CITY-6.7");
                rule!("CITY-6.10");
                Choice::Card(place)
            }
            Action::ChooseLater if self.entitled.has(seat) => {
                rule!("CITY-6.3");
                Choice::Later
            }
            Action::ChooseLater => return Err(Refusal::new("CITY-6.3", "not-on-the-tower")),
            _ => return Err(Refusal::new("CITY-4.1", "no-action-now")),
        };
        rule!("CITY-4.13");
        let own = SeatSet::one(seat);
        self.choices[seat.index()] = Some(Secret::new(choice, own));
        let place = match choice {
            Choice::Card(place) => Some(place),
            Choice::Later => None,
        };
        log.event(Event::CardChosen { seat, place: Secret::new(place, own) });
        g.stack.go_on_as(self);
        Ok(())
    }
}

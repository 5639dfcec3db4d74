//! The expert variant: each player keeps one card at a time and hands the rest to the left.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::Question;
use super::placement::right_of;
use super::set_up::sorted;
use crate::pile::Holder;
use crate::setup::MAX_SEATS;
use crate::{Action, Card, City, Event};

/// The card that each player keeps in this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Draft {
    pub kept: [Option<Secret<Card>>; MAX_SEATS],
}

impl Draft {
    fn ready(&self) -> SeatSet {
        Seat::all(MAX_SEATS).filter(|seat| self.kept[seat.index()].is_some()).collect()
    }
}

impl AsksSeats<City> for Draft {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if g.cards.n(Holder::pack(Seat::A)) == 1 {
            rule!("CITY-2.19");
            // CITY-2.19: players keep the last card of a pack without being asked.
            for seat in g.seats() {
                let both = SeatSet::one(seat).with(right_of(g, seat));
                g.cards.move_all(Holder::pack(seat), Holder::hand(seat), both, key);
            }
            log.event(Event::DraftEnded);
            return g.stack.done();
        }
        if self.ready() != g.all_seats() {
            return Step::Waits;
        }
        rule!("CITY-2.18");
        for seat in g.seats() {
            if let Some(card) = self.kept[seat.index()] {
                let own = SeatSet::one(seat);
                g.cards.hand_over(Holder::pack(seat), Holder::hand(seat), *card.read(key), own, key);
            }
        }
        hand_on(g, key, log);
        g.stack.go_on_as(Draft::default());
        Step::Ran
    }

    fn pending(&self, g: &City) -> PendingOf<City> {
        Pending::sealed(g.all_seats(), self.ready(), Question::DraftCard)
    }

    fn legal(&self, g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(g.cards.kinds(Holder::pack(seat), key).map(Action::Draft));
    }

    fn thinkable(&self, _g: &City, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        mut self,
        g: &mut City,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let Action::Draft(card) = action else { return Err(Refusal::new("CITY-2.16", "set-up-not-over")) };
        if !g.cards.has(Holder::pack(seat), card, key) {
            return Err(Refusal::new("CITY-2.18", "card-not-in-pack"));
        }
        rule!("CITY-2.19");
        let kept = Secret::new(card, SeatSet::one(seat));
        self.kept[seat.index()] = Some(kept);
        log.event(Event::CardDrafted { seat, card: kept });
        g.stack.go_on_as(self);
        Ok(())
    }
}

/// CITY-22.10: players know the cards they hand on, until somebody has secretly kept one of them.
fn hand_on(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) {
    rule!("CITY-22.10");
    let last = right_of(g, Seat::A);
    g.cards.move_all(Holder::pack(last), Holder::OUT, SeatSet::EMPTY, key);
    for to in (1..usize::from(g.n_seats)).rev().map(Seat::new) {
        let from = right_of(g, to);
        g.cards.move_all(Holder::pack(from), Holder::pack(to), SeatSet::one(from).with(to), key);
    }
    g.cards.move_all(Holder::OUT, Holder::pack(Seat::A), SeatSet::one(last).with(Seat::A), key);
    for to in g.seats() {
        let from = right_of(g, to);
        let both = SeatSet::one(from).with(to);
        let cards = sorted(g.cards.cards(Holder::pack(to), key));
        let n = cards.len() as u8;
        log.event(Event::PackHandedOn { seat: from, to, n, cards: Secret::new(cards, both) });
    }
}

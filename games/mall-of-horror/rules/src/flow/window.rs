//! A card window: starting with the Chief and going clockwise, until all players pass in a row.

use table::{Log, PassUntil, RulesKey, Seat, SeatSet, rule};

use super::ordering;

use crate::{Action, Card, Event, Mall};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Window {
    /// The first player to consider when looking for the next one to ask.
    pub turn: Seat,
    /// The players who have passed since the last card.
    pub passed: SeatSet,
}

impl Window {
    /// MALL-3.5, MALL-3.13: the next of `invited` to be asked, if any is left who may have a card. Looks at
    /// how many cards they hold, never at which.
    pub(crate) fn asked(&self, g: &Mall, invited: SeatSet) -> Option<Seat> {
        rule!("MALL-3.5");
        rule!("MALL-3.13");
        let has_cards = |seat: &Seat| !g.hands[seat.index()].is_empty();
        let left: SeatSet = invited.minus(self.passed).iter().filter(has_cards).collect();
        left.first_from(self.turn)
    }

    /// MALL-8.5: passes for the players whose turn it is and who have left a pass.
    #[must_use]
    pub(super) fn apply_passes(
        mut self,
        g: &Mall,
        invited: SeatSet,
        key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Window {
        if !ordering::has_any_pass(g, key) {
            return self;
        }
        while let Some(seat) = self.asked(g, invited).filter(|seat| ordering::lets_pass(g, *seat, key)) {
            rule!("MALL-8.5");
            log.event(Event::PassedAhead { seat });
            self = self.after_pass(g, seat);
        }
        self
    }

    #[must_use]
    pub(crate) fn after_pass(self, g: &Mall, seat: Seat) -> Window {
        Window { turn: g.left_of(seat), passed: self.passed.with(seat) }
    }

    /// MALL-8.5: a card ends the passes left for this window, so their owners are asked again.
    #[must_use]
    pub(crate) fn after_card(self, g: &mut Mall, seat: Seat, key: &RulesKey) -> Window {
        ordering::end(g, PassUntil::Window, key);
        Window { turn: g.left_of(seat), passed: SeatSet::EMPTY }
    }
}

/// MALL-1.6: a played card leaves the game.
pub(super) fn discard(g: &mut Mall, seat: Seat, card: Card, key: &RulesKey) {
    rule!("MALL-1.6");
    let had = g.hands[seat.index()].remove(card, key);
    assert!(had, "players can only discard cards they hold");
    g.played[card as usize] += 1;
}

/// Every play a player might try with the cards in their hand.
pub(super) fn thinkable_cards(g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    for card in g.hands[seat.index()].kinds(key) {
        match card {
            Card::Hidden => out.extend(g.own_roles(seat).map(Action::Hide)),
            _ => out.push(Action::Play(card)),
        }
    }
}

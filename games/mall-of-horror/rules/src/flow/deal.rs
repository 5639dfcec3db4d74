//! Each player is dealt one card.

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{ChanceQuestion, Placement};
use crate::{Event, Mall, Roll};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal;

impl AsksChance<Mall> for Deal {
    fn step(self, _g: &mut Mall, _key: &RulesKey, _log: &mut impl Log<Mall>) -> Step {
        Step::Waits
    }

    fn question(&self, g: &Mall) -> ChanceQuestion {
        ChanceQuestion::Deal { n: g.n_seats }
    }

    fn roll(&self, g: &Mall, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Cards(g.deck.sample(usize::from(g.n_seats), key, chance))
    }

    /// MALL-2.3: each player gets one secret card.
    fn rolled(
        self,
        g: &mut Mall,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        rule!("MALL-2.3");
        let Roll::Cards(cards) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        let n_seats = usize::from(g.n_seats);
        let dealt = g.deck.draw::<6>(n_seats, cards, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
        for (seat, card) in Seat::all(n_seats).zip(dealt) {
            let owner = SeatSet::one(seat);
            g.hands[seat.index()].add(card, owner);
            log.event(Event::CardDealt { seat, card: Secret::new(card, owner) });
        }
        g.stack.go_on_as(Placement { turn: g.chief, dice: None });
        Ok(())
    }
}

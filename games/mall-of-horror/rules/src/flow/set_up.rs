//! Determines the first Chief.

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Seat, Step, rule};

use super::{ChanceQuestion, Deal};
use crate::{Event, Mall, Roll};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SetUp;

impl AsksChance<Mall> for SetUp {
    /// MALL-2.2: the host names the first Chief, or chance does.
    fn step(self, g: &mut Mall, _key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        let Some(seat) = g.first_chief else { return Step::Waits };
        begin_with(g, seat, log);
        Step::Ran
    }

    fn question(&self, _g: &Mall) -> ChanceQuestion {
        ChanceQuestion::Chief
    }

    fn roll(&self, g: &Mall, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Chief(Seat::new(chance.below(u32::from(g.n_seats)) as usize))
    }

    fn rolled(
        self,
        g: &mut Mall,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        match *roll {
            Roll::Chief(seat) if seat.index() < usize::from(g.n_seats) => {
                begin_with(g, seat, log);
                Ok(())
            }
            _ => Err(Refusal::IMPOSSIBLE_ROLL),
        }
    }
}

fn begin_with(g: &mut Mall, seat: Seat, log: &mut impl Log<Mall>) {
    rule!("MALL-2.2");
    g.chief = seat;
    log.event(Event::ChiefSeated { seat });
    g.stack.go_on_as(Deal);
}

//! The round and its six phases.

use serde::{Deserialize, Serialize};
use table::{AsksChance, Chance, Log, Refusal, RulesKey, SeatSet, Step, rule};

use super::{
    Attack, Cameras, ChanceQuestion, Destinations, Movement, Purpose, Vote, Window, ZombiePlacement, dice,
    dice_of, ending, roll_dice,
};
use crate::{Event, Mall, Place, Roll};

/// The rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Round {
    /// The phase to begin next.
    pub next: Phase,
}

/// What happens in a round, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Phase {
    #[default]
    Truck,
    Election,
    /// The dice are rolled under the cover.
    HiddenDice,
    /// Eliminated players add zombies.
    ZombiePlayers,
    Destinations,
    Movement,
    Attack,
    RoundEnd,
}

impl AsksChance<Mall> for Round {
    /// Begins a phase; the frame names the next one already, so that a finished phase leads there.
    fn step(self, g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        match self.next {
            Phase::Truck => {
                rule!("MALL-4.1");
                g.stack.go_on_as(Round { next: Phase::Election });
                call_vote(g, Purpose::Truck, Place::Parking, log);
            }
            Phase::Election => {
                rule!("MALL-4.4");
                g.chief_is_new = false;
                g.stack.go_on_as(Round { next: Phase::HiddenDice });
                if !call_vote(g, Purpose::Chief, Place::SecurityHq, log) {
                    rule!("MALL-4.5");
                    log.event(Event::ChiefStays { seat: g.chief });
                }
            }
            Phase::HiddenDice => return Step::Waits,
            Phase::ZombiePlayers => {
                g.stack.go_on_as(Round { next: Phase::Destinations });
                g.stack.begin(ZombiePlacement::this_round(g));
            }
            Phase::Destinations => {
                g.stack.go_on_as(Round { next: Phase::Movement });
                Destinations::begin(g);
            }
            Phase::Movement => {
                g.stack.go_on_as(Round { next: Phase::Attack });
                dice::reveal(g, key, log);
                g.stack.begin(Movement { left: g.living() });
            }
            Phase::Attack => {
                g.stack.go_on_as(Round { next: Phase::RoundEnd });
                Attack::begin(g, log);
            }
            Phase::RoundEnd => ending::end_of_round(g, key, log),
        }
        Step::Ran
    }

    fn question(&self, _g: &Mall) -> ChanceQuestion {
        ChanceQuestion::HiddenDice
    }

    fn roll(&self, _g: &Mall, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        roll_dice(4, chance)
    }

    /// MALL-4.6, MALL-4.7: four dice under the cover, which only a new Chief looks at.
    fn rolled(
        self,
        g: &mut Mall,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        dice::cover(g, dice_of::<4>(roll)?, log);
        g.stack.go_on_as(Round { next: Phase::ZombiePlayers });
        g.stack.begin(Cameras { window: Window { turn: g.chief, passed: SeatSet::EMPTY } });
        if g.chief_is_new {
            dice::look(g, g.chief, log);
        }
        Ok(())
    }
}

/// MALL-3.1: the players at a location vote, if there are any.
fn call_vote(g: &mut Mall, purpose: Purpose, place: Place, log: &mut impl Log<Mall>) -> bool {
    rule!("MALL-3.1");
    let is_called = !g.present(place).is_empty();
    if is_called {
        log.event(Event::VoteCalled { purpose, place });
        g.stack.begin(Vote::new(purpose, place, g.chief));
    } else {
        log.event(Event::NobodyThere { purpose, place });
    }
    is_called
}

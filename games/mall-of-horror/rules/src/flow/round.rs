//! The round and its six phases.

use serde::{Deserialize, Serialize};
use table::{AsksChance, Chance, Log, Refusal, RulesKey, SeatSet, Step, rule};

use super::{
    Attack, Cameras, ChanceQuestion, Destinations, Movement, Purpose, Vote, Window, ZombiePlacement, dice,
    dice_of, ending, roll_dice,
};
use crate::{Event, Mall, Place, Roll};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Round {
    /// The phase that begins next.
    pub next: Phase,
}

/// The phases of a round, in order.
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
    /// Begins a phase. The frame already names the following one, so it comes next when this phase is done.
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
                dice::reveal(g, key, log);
                g.stack.go_on_as(Round { next: Phase::Attack });
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

    /// MALL-4.6, MALL-4.7: rolls four dice under the cover; only a new Chief looks at them.
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

/// MALL-3.1: calls a vote of the players at a location. Returns false if nobody is there.
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

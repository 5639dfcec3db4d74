//! The first four zombies arrive.

use table::{AsksBoth, AsksSeats, Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{ChanceQuestion, Phase, Question, Round, dice, dice_of, roll_dice, zombie_placement};
use crate::{Action, Event, Mall, Roll};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FirstZombies {
    /// Once the dice are rolled: how many showed a closed location and still need a place.
    pub n_unplaced: Option<u8>,
}

impl AsksSeats<Mall> for FirstZombies {
    fn step(self, g: &mut Mall, _key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        if self.n_unplaced != Some(0) {
            return Step::Waits;
        }
        g.round = 1;
        log.event(Event::RoundBegan { round: 1 });
        g.stack.go_on_as(Round { next: Phase::Truck });
        Step::Ran
    }

    fn pending(&self, g: &Mall) -> PendingOf<Mall> {
        match self.n_unplaced {
            None => Pending::Chance(ChanceQuestion::FirstZombies),
            Some(_) => Pending::turn(g.chief, Question::PutFirstZombie),
        }
    }

    fn legal(&self, g: &Mall, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        zombie_placement::legal(g, out);
    }

    fn thinkable(&self, _g: &Mall, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        zombie_placement::thinkable(out);
    }

    fn act(
        self,
        g: &mut Mall,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        let Action::PutZombie(place) = action else { return Err(Refusal::OTHER_QUESTION) };
        if !g.open.has(place) {
            return Err(Refusal::new("MALL-2.6", "place-closed"));
        }
        g.zombies[place.index()] += 1;
        log.event(Event::ZombiePut { seat, place });
        g.stack.go_on_as(FirstZombies { n_unplaced: self.n_unplaced.map(|n| n - 1) });
        Ok(())
    }
}

impl AsksBoth<Mall> for FirstZombies {
    fn roll(&self, _g: &Mall, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        roll_dice(4, chance)
    }

    /// MALL-2.6: four zombies arrive; the Chief chooses a place for those whose location is closed.
    fn rolled(
        self,
        g: &mut Mall,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        rule!("MALL-2.6");
        let dice = dice_of::<4>(roll)?;
        log.event(Event::FirstZombiesRolled { dice });
        let n_unplaced = dice::bring_zombies(g, dice, log);
        g.stack.go_on_as(FirstZombies { n_unplaced: Some(n_unplaced) });
        Ok(())
    }
}

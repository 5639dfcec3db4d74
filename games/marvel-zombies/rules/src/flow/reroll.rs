//! A hero's effect rolls dice of an attack again (MZ-10.11).

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Step, rule};

use super::{Attack, ChanceQuestion, attack};
use crate::MarvelZombies;
use crate::action::{Dice, Roll};
use crate::event::Event;

/// Rolls this many dice of the attack below again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reroll {
    pub n: u8,
}

impl AsksChance<MarvelZombies> for Reroll {
    fn step(self, _g: &mut MarvelZombies, _key: &RulesKey, _log: &mut impl Log<MarvelZombies>) -> Step {
        Step::Waits
    }

    fn question(&self, g: &MarvelZombies) -> ChanceQuestion {
        let attack = g.stack.innermost::<Attack>().expect("dice are rolled again in an attack");
        ChanceQuestion::Reroll { hero: g.who(attack.hero), n: self.n }
    }

    fn roll(&self, _g: &MarvelZombies, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        super::roll_dice(self.n, chance)
    }

    fn rolled(
        self,
        g: &mut MarvelZombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let dice = super::dice_of(roll, self.n)?;
        g.stack.done();
        let attack = Attack::under_way(g);
        attack::add(&mut attack.rerolled, &dice);
        let hero = attack.hero;
        log.event(Event::DiceRerolled { hero: g.who(hero), dice, is_forced: false });
        Ok(())
    }
}

/// Rolls these dice of the innermost attack again, each at most once (MZ-10.11).
pub(crate) fn begin(g: &mut MarvelZombies, again: Dice) {
    rule!("MZ-10.11");
    Attack::under_way(g).dice.iter_mut().zip(again).for_each(|(n, again)| *n -= again);
    if again.iter().any(|n| *n > 0) {
        g.stack.begin(Reroll { n: again.iter().sum() });
    }
}

/// MZ-27.25: dice that heroes have rolled again join the others, to be rolled once more.
pub(crate) fn take_up_again(g: &mut MarvelZombies) {
    let attack = Attack::under_way(g);
    let rerolled = std::mem::take(&mut attack.rerolled);
    if rerolled != Dice::default() {
        rule!("MZ-27.25");
    }
    attack::add(&mut attack.dice, &rerolled);
}

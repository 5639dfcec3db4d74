//! I Don't Think They're Dead: two dice, on which bullets and life may be spent, decide whether collected
//! zombies are lost.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use crate::action::{Good, Roll};
use crate::cards::Card;
use crate::cards::choosing::first_of;
use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, Rolls, settle};
use crate::event::Event;
use crate::flow::{ChanceQuestion, GiveBack, Played, deeds};
use crate::{Aim, Zombies};

/// A die that shows at least this is safe.
const SAFE: u8 = 4;

pub(crate) struct NotDead;

impl Deed for NotDead {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        opponents(g, seat).filter(|other| g.n_kills(*other) > 0).for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z1-15");
        g.begin(Throw { target });
    }
}

fn asked(target: Seat) -> Asked {
    Asked { seat: target, card: Card::NotDead, aim: Aim::Player(target) }
}

/// How much a die of the target counts.
fn counts(g: &Zombies, target: Seat, die: u8, log: &mut impl Log<Zombies>) -> u8 {
    log.event(Event::DieRolled { seat: target, card: Card::NotDead, die });
    g.die_of(target, die) as u8
}

/// Rolls both dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw {
    target: Seat,
}

impl Rolls for Throw {
    fn asked(&self) -> Asked {
        asked(self.target)
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Dice { seat: self.target, card: Card::NotDead }
    }

    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let (Throw { target }, Roll::Dice(dice)) = (self, *roll) else {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        };
        let dice = dice.map(|die| counts(g, target, die, log));
        g.go_on_as(Spend(Dice { target, dice }));
        Ok(())
    }
}

/// Two dice that have been rolled, with what was added to each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Dice {
    target: Seat,
    dice: [u8; 2],
}

impl Dice {
    fn failing(&self) -> impl Iterator<Item = u8> + '_ {
        (0..2).filter(|die| self.dice[usize::from(*die)] < SAFE)
    }

    fn is_safe(&self) -> bool {
        self.failing().next().is_none()
    }

    /// Each die of 3 or less costs two collected zombies.
    fn judge(&self, g: &mut Zombies) {
        g.done();
        if !self.is_safe() {
            let n = g.n_kills(self.target).min(2);
            g.begin(GiveBack { seat: self.target, n });
        }
    }
}

/// The choice whether to spend something on a die, and what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spend(Dice);

impl Asks for Spend {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.0.target)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        let (payable, _) = first_of(|out| self.choices(g, key, out));
        if !self.0.is_safe() && payable.is_some() {
            return Step::Waits;
        }
        self.0.judge(g);
        Step::Ran
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let seat = self.0.target;
        if g.may_improve_die(seat) {
            out(Aim::Good(Good::Bullets));
        }
        // The last life cannot be spent.
        if g.player(seat).life > 2 {
            out(Aim::Good(Good::Life));
        }
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        true
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        match aim {
            Some(Aim::Good(Good::Bullets)) => g.go_on_as(BulletOn(self.0)),
            Some(Aim::Good(Good::Life)) => g.go_on_as(LifeOn(self.0)),
            _ => self.0.judge(g),
        }
    }
}

/// Asks which die gets the bullet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BulletOn(Dice);

impl Asks for BulletOn {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.0.target)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, _g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        self.0.failing().for_each(|die| out(Aim::Die(die)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let (Dice { target, mut dice }, Some(Aim::Die(die))) = (self.0, aim) else { return };
        deeds::lose_bullets(g, target, g.bullets_per_point(), log);
        dice[usize::from(die)] += 1;
        g.go_on_as(Spend(Dice { target, dice }));
    }
}

/// Asks which die is rolled again in exchange for a life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LifeOn(Dice);

impl Asks for LifeOn {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.0.target)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, _g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        self.0.failing().for_each(|die| out(Aim::Die(die)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Die(die)) = aim else { return };
        deeds::take_life(g, self.0.target, 2, Some(Card::NotDead), log);
        g.go_on_as(Reroll { before: self.0, die });
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reroll {
    before: Dice,
    die: u8,
}

impl Rolls for Reroll {
    fn asked(&self) -> Asked {
        asked(self.before.target)
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.before.target, card: Card::NotDead }
    }

    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let (Dice { target, mut dice }, Roll::Die(die)) = (self.before, *roll) else {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        };
        dice[usize::from(self.die)] = counts(g, target, die, log);
        g.go_on_as(Spend(Dice { target, dice }));
        Ok(())
    }
}

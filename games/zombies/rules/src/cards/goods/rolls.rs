//! Cards whose effect a single roll decides at once.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use crate::action::Roll;
use crate::cards::Card;
use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Rolls};
use crate::event::Event;
use crate::flow::deeds::LIFE_AT_MOST;
use crate::flow::{ChanceQuestion, Played, deeds};
use crate::{Aim, Zombies};

pub(crate) struct IFeelAlive;

impl Deed for IFeelAlive {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.player(seat).life < LIFE_AT_MOST {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        g.begin(FeelAlive { by: played.by });
    }
}

/// Two dice that need at least 4 each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FeelAlive {
    by: Seat,
}

impl Rolls for FeelAlive {
    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::IFeelAlive, aim: Aim::Nothing }
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Dice { seat: self.by, card: Card::IFeelAlive }
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
        let (seat, Roll::Dice(dice)) = (self.by, roll) else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        rule!("ZOM-C-Z2-05");
        dice.iter().for_each(|die| log.event(Event::DieRolled { seat, card: Card::IFeelAlive, die: *die }));
        g.done();
        if dice.iter().all(|die| g.die_of(seat, *die) >= 4) {
            deeds::gain_life(g, seat, 4, log);
        }
        Ok(())
    }
}

pub(crate) struct MysteryMeat;

impl Deed for MysteryMeat {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let lives = |other: &Seat| !g.player(*other).is_dead;
        opponents(g, seat).filter(lives).for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        g.begin(EatMeat { target });
    }
}

/// A die of at least 4 saves the life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EatMeat {
    target: Seat,
}

impl Rolls for EatMeat {
    fn asked(&self) -> Asked {
        Asked { seat: self.target, card: Card::MysteryMeat, aim: Aim::Player(self.target) }
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.target, card: Card::MysteryMeat }
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
        let (seat, card, Roll::Die(die)) = (self.target, Card::MysteryMeat, *roll) else {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        };
        rule!("ZOM-C-Z8-05");
        log.event(Event::DieRolled { seat, card, die });
        g.done();
        if g.die_of(seat, die) <= 3 {
            deeds::lose_life(g, seat, 2, Some(card), log);
        }
        Ok(())
    }
}

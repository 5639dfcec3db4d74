//! I Will Survive!: the card's player rolls first, with +1, then the opponent.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use crate::action::Roll;
use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Rolls};
use crate::cards::{Card, playing};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Played, deeds};
use crate::{Aim, Zombies};

const CARD: Card = Card::IWillSurvive;

pub(crate) struct IWillSurvive;

impl Deed for IWillSurvive {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        opponents(g, seat)
            .filter(|other| playing::shares_square(g, seat, *other))
            .filter(|other| !g.player(seat).is_dead || !g.player(*other).is_dead)
            .for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(other) = played.aim else { return };
        g.begin(OwnDie { by: played.by, other });
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwnDie {
    by: Seat,
    other: Seat,
}

impl Rolls for OwnDie {
    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: CARD, aim: Aim::Player(self.other) }
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.by, card: CARD }
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
        let (OwnDie { by, other }, Roll::Die(die)) = (self, *roll) else {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        };
        log.event(Event::DieRolled { seat: by, card: CARD, die });
        g.go_on_as(OtherDie { by, other, to_beat: g.die_of(by, die) as u8 + 1 });
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OtherDie {
    by: Seat,
    other: Seat,
    to_beat: u8,
}

impl Rolls for OtherDie {
    fn asked(&self) -> Asked {
        Asked { seat: self.other, card: CARD, aim: Aim::Player(self.other) }
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.other, card: CARD }
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
        let (OtherDie { by, other, to_beat }, Roll::Die(die)) = (self, *roll) else {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        };
        log.event(Event::DieRolled { seat: other, card: CARD, die });
        rule!("ZOM-C-Z3-08");
        let loser = if to_beat >= g.die_of(other, die) as u8 { other } else { by };
        g.done();
        deeds::lose_life(g, loser, 2, Some(CARD), log);
        Ok(())
    }
}

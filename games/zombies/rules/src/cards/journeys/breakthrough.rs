//! Breakthrough: a die decides whether a wall falls, or the player is hurt.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use crate::action::Roll;
use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Rolls};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Played, deeds};
use crate::tiles::Side;
use crate::{Aim, Zombies};

/// ZOM-C-Z2-02: the lowest roll that breaks a wall.
const BREAKS: i8 = 5;

pub(crate) struct Breakthrough;

impl Deed for Breakthrough {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let player = g.player(seat);
        if !player.is_below {
            g.map.breakthroughs(player.at).into_iter().for_each(|(side, _)| out(Aim::Side(side)));
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Side(wall) = played.aim else { return };
        rule!("ZOM-C-Z2-02");
        g.begin(Throw { by: played.by, wall });
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw {
    by: Seat,
    wall: Side,
}

impl Rolls for Throw {
    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::Breakthrough, aim: Aim::Side(self.wall) }
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.by, card: Card::Breakthrough }
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
        let Roll::Die(die) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        let Throw { by: seat, wall: side } = self;
        g.done();
        log.event(Event::DieRolled { seat, card: Card::Breakthrough, die });
        if g.die_of(seat, die) >= BREAKS {
            let at = g.player(seat).at;
            g.map.break_through(at, side);
            log.event(Event::PassageBroken { seat, at, side });
        } else {
            g.end_movement(seat);
            deeds::lose_life(g, seat, 2, Some(Card::Breakthrough), log);
        }
        Ok(())
    }
}

//! Don't go to sleep: a die decides whether the target loses their turn and wakes up next to a zombie.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::active_opponent;
use crate::action::Roll;
use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Rolls};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Played, deeds};
use crate::state::{Lasting, Until};
use crate::{Aim, Zombies};

pub(crate) struct DontSleep;

impl Deed for DontSleep {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        active_opponent(g, seat, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z35-02");
        g.begin(Throw { by: played.by, target });
    }
}

/// The die of the target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw {
    by: Seat,
    target: Seat,
}

impl Rolls for Throw {
    fn asked(&self) -> Asked {
        Asked { seat: self.target, card: Card::DontSleep, aim: Aim::Player(self.target) }
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.target, card: Card::DontSleep }
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
        let (Throw { by, target }, card) = (self, Card::DontSleep);
        g.done();
        log.event(Event::DieRolled { seat: target, card, die });
        if !matches!(g.die_of(target, die), 1 | 6) {
            let until = Until::During { of: target, has_begun: true };
            deeds::last(g, Lasting { card, by, aim: Aim::Player(target), until }, log);
            let at = g.player(target).at;
            if !g.map.has_figure(at) {
                deeds::put_zombie(g, at, log);
            }
        }
        Ok(())
    }
}

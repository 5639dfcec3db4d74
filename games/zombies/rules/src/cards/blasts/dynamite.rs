//! Dynamite: a die decides whether zombies next to its player are blown up, or the player is burnt.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::{collect_all, hit_next};
use crate::action::Roll;
use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, Rolls};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Frame, Played, deeds};
use crate::map::Square;
use crate::{Aim, Zombies};

/// ZOM-C-Z2-03: how many squares are hit.
const BLOWN_UP: u8 = 3;
/// ZOM-C-Z2-03: the life lost, in halves.
const BURNT: u8 = 4;

pub(crate) struct Dynamite;

impl Deed for Dynamite {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if beside(g, seat).next().is_some() {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z2-03");
        g.begin(Throw { by: played.by });
    }
}

/// ZOM-C-Z2-03, ZOM-11.3: the squares next to a player that hold a zombie.
fn beside(g: &Zombies, seat: Seat) -> impl Iterator<Item = Square> + '_ {
    let player = g.player(seat);
    let steps = if player.is_below { Default::default() } else { g.map.steps(player.at) };
    steps.into_iter().filter(|at| g.map.has_figure(*at))
}

/// ZOM-C-Z2-03: the player whose Dynamite is waiting for replies, so that others can still make it fall. That
/// player has already played their card of the round.
pub(crate) fn lit_dynamite(g: &Zombies) -> Option<Seat> {
    // On top may lie a reply that has been played. Below it is the window for replies.
    let mut frames = g.stack.iter().rev().skip_while(|frame| matches!(frame, Frame::Played(_)));
    match (frames.next()?, frames.next()?) {
        (Frame::Window(_), Frame::Played(played)) => (played.card == Card::Dynamite).then_some(played.by),
        _ => None,
    }
}

fn asked(seat: Seat) -> Asked {
    Asked { seat, card: Card::Dynamite, aim: Aim::Nothing }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw {
    by: Seat,
}

impl Rolls for Throw {
    fn asked(&self) -> Asked {
        asked(self.by)
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.by, card: Card::Dynamite }
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
        let by = self.by;
        log.event(Event::DieRolled { seat: by, card: Card::Dynamite, die });
        if g.die_of(by, die) < 4 {
            g.done();
            deeds::lose_life(g, by, BURNT, Some(Card::Dynamite), log);
        } else {
            g.go_on_as(Pick { by, left: BLOWN_UP });
        }
        Ok(())
    }
}

/// Asks which square is hit next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pick {
    by: Seat,
    left: u8,
}

impl Asks for Pick {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.by)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        hit_next(self, self.left, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        beside(g, self.by).for_each(|at| out(Aim::Square(at)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(at)) = aim else { return };
        g.go_on_as(Pick { left: self.left - 1, ..self });
        collect_all(g, self.by, at, log);
    }
}

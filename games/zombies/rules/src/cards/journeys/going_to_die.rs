//! You are going to DIE!: an opponent is sent to the Fortune Teller, where a die tells their future.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use crate::action::Roll;
use crate::cards::Card;
use crate::cards::choosing::aim_at_opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, Rolls, settle};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Played, deeds, start};
use crate::map::Square;
use crate::tiles::Tile;
use crate::{Aim, Zombies};

pub(crate) struct GoingToDie;

impl Deed for GoingToDie {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        aim_at_opponents(
            g,
            seat,
            |other| g.may_be_moved(other) && at_the_teller(g, other).next().is_some(),
            out,
        );
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(who) = played.aim else { return };
        rule!("ZOM-C-Z7-15");
        g.begin(Pick { by: played.by, who });
    }
}

/// The squares a player may be sent to. A player who already stands there is told their future, too.
fn at_the_teller(g: &Zombies, who: Seat) -> impl Iterator<Item = Square> + '_ {
    let tiles = g.map.all_of(Tile::FortuneTeller).flat_map(|spot| g.map.walkable(spot));
    tiles.filter(move |at| g.map.is_inside(*at) && start::may_be_sent(g, who, *at))
}

fn asked(seat: Seat, who: Seat) -> Asked {
    Asked { seat, card: Card::GoingToDie, aim: Aim::Player(who) }
}

/// Asks which square the player goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pick {
    by: Seat,
    who: Seat,
}

impl Asks for Pick {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.by, self.who)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        rule!("ZOM-11.12");
        rule!("ZOM-11.17");
        at_the_teller(g, self.who).for_each(|at| out(Aim::Square(at)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(to)) = aim else { return };
        let Pick { by, who } = self;
        g.go_on_as(Throw { by, who });
        deeds::put_pawn(g, who, to, log);
    }
}

/// The die of the player who was sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw {
    by: Seat,
    who: Seat,
}

impl Rolls for Throw {
    fn asked(&self) -> Asked {
        asked(self.by, self.who)
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.who, card: Card::GoingToDie }
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
        let (seat, card) = (self.who, Card::GoingToDie);
        g.done();
        log.event(Event::DieRolled { seat, card, die });
        match g.die_of(seat, die) {
            6.. => {}
            ..=1 => deeds::lose_life(g, seat, 4, Some(card), log),
            _ => deeds::lose_life(g, seat, 2, Some(card), log),
        }
        Ok(())
    }
}

//! Lots of Luck with That!: a player stops, and takes a bullet and a card from somebody on the same square.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use crate::action::Roll;
use crate::cards::choosing::aim_at_opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Rolls};
use crate::cards::{Card, playing};
use crate::flow::{ChanceQuestion, Played, deeds};
use crate::{Aim, Zombies};

pub(crate) struct LotsOfLuck;

impl Deed for LotsOfLuck {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let has_something = |other: Seat| g.player(other).bullets > 0 || !g.hands[other.index()].is_empty();
        let may_lose = |other| playing::shares_square(g, seat, other) && has_something(other);
        aim_at_opponents(g, seat, may_lose, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let (by, Aim::Player(from)) = (played.by, played.aim) else { return };
        rule!("ZOM-C-Z3-10");
        g.end_movement(by);
        if g.player(from).bullets > 0 {
            deeds::lose_bullets(g, from, 1, log);
            deeds::gain_bullets(g, by, 1, log);
        }
        if !g.hands[from.index()].is_empty() {
            g.begin(Take { by, from });
        }
    }
}

/// Chance decides which card is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    by: Seat,
    from: Seat,
}

impl Rolls for Take {
    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::LotsOfLuck, aim: Aim::Player(self.from) }
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Theft { seat: self.by, from: self.from }
    }

    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let Roll::Card(taken) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        g.done();
        deeds::take_from_hand(g, self.from, self.by, taken, key, log);
        Ok(())
    }
}

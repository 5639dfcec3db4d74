//! Back At Ya!: a card that is aimed at a player also affects its own player.

use std::mem::discriminant;

use table::{Log, RulesKey, Seat, Step, rule};

use super::answer;
use super::echo::once_more;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::cards::{Card, playing};
use crate::flow::Played;
use crate::{Aim, Zombies};

pub(crate) struct BackAtYa;

impl Deed for BackAtYa {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let is_at_others = |played: &Played| played.aim.players().all(|target| target != played.by);
        answer(g, |played| played.by != seat && is_at_others(played), out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z6-02");
        g.change_answered(|answered| answered.recoil_by = Some(played.by));
    }
}

/// Asks what the card is aimed at when it affects its own player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AimRecoil {
    pub(super) by: Seat,
}

impl Asks for AimRecoil {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::BackAtYa, aim: Aim::Nothing }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let Some(&Played { card, by, aim: first, from, .. }) = g.played_below() else { return };
        playing::aims(g, card, self.by, from, key, &mut |aim| {
            if discriminant(&aim) == discriminant(&first) && aim.players().any(|target| target == by) {
                out(aim);
            }
        });
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let (Some(aim), Some(&Played { from, .. })) = (aim, g.played_below()) else { return };
        g.done();
        once_more(g, self.by, aim, from);
    }
}

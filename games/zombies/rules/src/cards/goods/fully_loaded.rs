//! Fully Loaded: the player gets as much life and as many bullets as another player has.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Played, deeds};
use crate::{Aim, Zombies};

pub(crate) struct FullyLoaded;

impl Deed for FullyLoaded {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if richer(g, seat).next().is_some() {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z4-06");
        g.begin(Match { by: played.by });
    }
}

/// ZOM-C-Z4-06: the players who have more life or more bullets.
fn richer(g: &Zombies, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let own = g.player(seat);
    opponents(g, seat).filter(move |other| {
        let player = g.player(*other);
        player.life > own.life || player.bullets > own.bullets
    })
}

/// Asks which player to match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Match {
    by: Seat,
}

impl Asks for Match {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::FullyLoaded, aim: Aim::Nothing }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        richer(g, self.by).for_each(|other| out(Aim::Player(other)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        g.done();
        if let Some(Aim::Player(other)) = aim {
            let (own, model) = (*g.player(self.by), *g.player(other));
            deeds::gain_life(g, self.by, model.life.saturating_sub(own.life), log);
            if model.bullets > own.bullets {
                deeds::gain_bullets(g, self.by, model.bullets - own.bullets, log);
            }
        }
    }
}

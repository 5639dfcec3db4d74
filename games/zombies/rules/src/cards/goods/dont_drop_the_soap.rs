//! Don't Drop the Soap: an opponent loses an item, or a bullet if they have no item.

use table::{Log, RulesKey, Seat, Step, rule};

use super::items::items_of;
use crate::action::Good;
use crate::cards::Card;
use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::{Played, deeds};
use crate::{Aim, Zombies};

pub(crate) struct DontDropTheSoap;

impl Deed for DontDropTheSoap {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let has_something = |other: &Seat| has_item(g, *other) || g.has_good(*other, Good::Bullets);
        opponents(g, seat).filter(has_something).for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z8-04");
        if has_item(g, target) {
            g.begin(Drop { target });
        } else {
            deeds::lose_bullets(g, target, 1, log);
        }
    }
}

fn has_item(g: &Zombies, seat: Seat) -> bool {
    items_of(g, seat).next().is_some()
}

/// Asks which item is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drop {
    target: Seat,
}

impl Asks for Drop {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.target, card: Card::DontDropTheSoap, aim: Aim::Player(self.target) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        items_of(g, self.target).for_each(|item| out(Aim::Item(self.target, item)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        g.done();
        if let Some(Aim::Item(_, item)) = aim {
            rule!("ZOM-11.21");
            deeds::discard_item(g, self.target, item, log);
        }
    }
}

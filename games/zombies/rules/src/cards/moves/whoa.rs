//! Whoaaa!: the target falls, so a movement roll counts half and an item is lost.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::choosing::aim_at_opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::cards::{Card, lasting};
use crate::flow::{Played, deeds};
use crate::state::Lasting;
use crate::{Aim, Zombies};

pub(crate) struct Whoa;

impl Deed for Whoa {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        aim_at_opponents(g, seat, |_| true, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, aim, .. } = *played;
        let Aim::Player(target) = aim else { return };
        rule!("ZOM-C-Z7-14");
        deeds::last(g, Lasting { card, by, aim, until: lasting::for_the_roll(g, target) }, log);
        g.begin(LoseItem { target });
    }
}

/// Asks which item is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LoseItem {
    target: Seat,
}

impl Asks for LoseItem {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.target, card: Card::Whoa, aim: Aim::Player(self.target) }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        rule!("ZOM-11.21");
        let items = g.player(self.target).items.iter().filter(|item| item.card.is_takeable());
        items.for_each(|item| out(Aim::Card(item.card)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Card(item)) = aim else { return };
        g.done();
        deeds::discard_item(g, self.target, item, log);
    }
}

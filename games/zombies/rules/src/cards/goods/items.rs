//! Items in play, and how they are lost.

use table::{Log, RulesKey, Seat, rule};
use tinyvec::ArrayVec;

use crate::action::Good;
use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::cards::{Card, blasts};
use crate::flow::{Played, deeds};
use crate::state::ITEMS_AT_ONCE;
use crate::{Aim, Zombies};

/// The items in front of a player that cards can affect.
pub(super) fn items_of(g: &Zombies, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    g.player(seat).items.iter().map(|item| item.card).filter(|card| card.is_takeable())
}

pub(crate) struct ButterFingers;

impl Deed for ButterFingers {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        for other in opponents(g, seat) {
            items_of(g, other).for_each(|item| out(Aim::Item(other, item)));
            if g.has_good(other, Good::Bullets) {
                out(Aim::Goods(other, Good::Bullets));
            }
        }
        blasts::lit_dynamite(g).into_iter().for_each(|other| out(Aim::Item(other, Card::Dynamite)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z1-06");
        match played.aim {
            Aim::Item(_, Card::Dynamite) => {
                rule!("ZOM-C-Z2-03");
                g.cancel_answered();
            }
            Aim::Item(target, item) => {
                rule!("ZOM-11.21");
                deeds::discard_item(g, target, item, log);
            }
            Aim::Goods(target, _) => deeds::lose_bullets(g, target, 2, log),
            _ => {}
        }
    }
}

pub(crate) struct WithFriends;

impl Deed for WithFriends {
    fn aims(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Nothing);
    }

    fn resolve(&self, g: &mut Zombies, _played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z35-25");
        for seat in g.seats() {
            let items: ArrayVec<[Card; ITEMS_AT_ONCE]> = items_of(g, seat).collect();
            items.into_iter().for_each(|item| deeds::discard_item(g, seat, item, log));
        }
    }
}

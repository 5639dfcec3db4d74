//! Hey, I got one of those: copies an item or weapon as it is played.

use table::{Log, RulesKey, Seat, Step, rule};

use super::answer;
use super::echo::once_more;
use crate::cards;
use crate::cards::choosing::first_of;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::cards::{Card, CardKind};
use crate::flow::{Played, Source, deeds};
use crate::{Aim, Zombies};

pub(crate) struct GotOne;

impl Deed for GotOne {
    fn aims(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        answer(g, |played| may_copy(g, seat, played, key), out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z35-03");
        g.change_answered(|answered| answered.copied_by = answered.copied_by.with(played.by));
    }
}

/// ZOM-C-Z35-03: either an item is being put in play that this player does not have, or the effect is
/// possible for this player now.
fn may_copy(g: &Zombies, seat: Seat, played: &Played, key: &RulesKey) -> bool {
    let Played { card, from, .. } = *played;
    let is_weapon_or_item = card.is_takeable() && card.facts().kind != CardKind::ItemCurse
        || card.facts().kind == CardKind::InstantWeapon;
    if !is_weapon_or_item {
        return false;
    }
    if card.is_item() && from == Source::Hand {
        return !g.has_item(seat, card);
    }
    let (aim, _) = first_of(|out| cards::aims(g, card, seat, key, out));
    aim.is_some()
}

/// ZOM-C-Z35-03: copies of an item that was put in play.
pub(crate) fn copy_in_play(g: &mut Zombies, played: &Played, log: &mut impl Log<Zombies>) {
    for seat in played.copied_by.iter() {
        if !g.has_item(seat, played.card) {
            deeds::put_in_play(g, seat, played.card, true, log);
        }
    }
}

/// Asks what the copy is aimed at, which its player chooses freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AimCopy {
    pub(super) by: Seat,
}

impl Asks for AimCopy {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::GotOne, aim: Aim::Nothing }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if let Some(&Played { card, .. }) = g.played_below() {
            cards::aims(g, card, self.by, key, out);
        }
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Some(aim) = aim else { return };
        g.done();
        once_more(g, self.by, aim, Source::Table);
    }
}

//! A card that does more than it would: others get the same, or its player is hit, too.

use std::mem::discriminant;

use table::{Log, RulesKey, Seat};

use super::super::choosing::first_of;
use super::super::{Card, CardKind, playing};
use crate::cards;
use crate::flow::{Effect, Frame, Played, PlayedStage, Source, deeds};
use crate::{Aim, Zombies};

/// ZOM-C-Z35-03: an item that is put in play and that this player does not have, or an effect that this
/// player could have now.
pub(super) fn may_copy(g: &Zombies, seat: Seat, played: &Played, key: &RulesKey) -> bool {
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

/// After the effect of a card: whether there is more of it. Copies come first, clockwise from the active
/// player.
pub(crate) fn echo(g: &mut Zombies, mut played: Played) -> bool {
    let is_in_play = played.card.is_item() && played.from == Source::Hand;
    let copier = played.copied_by.first_from(g.active).filter(|_| !is_in_play);
    let (card, by) = match (copier, played.recoil_by) {
        (Some(copier), _) => {
            played.copied_by = played.copied_by.without(copier);
            (Card::GotOne, copier)
        }
        (None, Some(chooser)) => {
            played.recoil_by = None;
            (Card::BackAtYa, chooser)
        }
        (None, None) => return false,
    };
    g.go_on_as(Frame::Played(played));
    g.begin(Frame::Effect(Effect { card, by, who: by, ..Effect::default() }));
    true
}

/// What the effect is aimed at this time: of a copy whatever its player likes, of a recoil the player of the
/// card.
pub(super) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let Some(&Played { card, by, aim: first, from, .. }) = g.played_below() else { return };
    if effect.card == Card::GotOne {
        return cards::aims(g, card, effect.by, key, out);
    }
    playing::aims(g, card, effect.by, from, key, &mut |aim| {
        if discriminant(&aim) == discriminant(&first) && aim.players().any(|target| target == by) {
            out(aim);
        }
    });
}

/// The effect once more, by who chose the aim. Nobody replies to it.
pub(super) fn sound(g: &mut Zombies, effect: &Effect, aim: Aim) {
    let Some(&Played { card, from, .. }) = g.played_below() else { return };
    let from = if effect.card == Card::GotOne { Source::Table } else { from };
    let again = Played {
        card,
        by: effect.by,
        aim,
        from,
        stage: PlayedStage::Effect,
        is_copy: true,
        ..Played::default()
    };
    g.begin(Frame::Played(again));
}

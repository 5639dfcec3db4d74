//! You Lookin' at Me?!?: a card that waits for replies is aimed at something else.

use std::mem::discriminant;

use table::{Log, RulesKey};

use super::super::playing;
use crate::event::Event;
use crate::flow::Played;
use crate::{Aim, Zombies};

/// Whether it aims at a player, tile, building or square.
pub(super) fn is_aimed(aim: Aim) -> bool {
    matches!(aim, Aim::Tile(_) | Aim::Building(_) | Aim::Square(_)) || aim.players().next().is_some()
}

/// The card that the reply being resolved answers.
pub(super) fn answered(g: &Zombies) -> Option<&Played> {
    g.stack.all().nth(1)
}

/// Other targets of the same kind, as if the card had just been played. Who aims at a player aims at another
/// one.
pub(super) fn choices(g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let Some(&Played { card, by, aim: old, from, .. }) = answered(g) else { return };
    let mut moment = g.clone();
    // The question, the reply and its window.
    (0..3).for_each(|_| _ = moment.stack.done());
    let is_other = |aim: Aim| match old.players().next() {
        Some(_) => !aim.players().eq(old.players()),
        None => aim != old,
    };
    playing::aims(&moment, card, by, from, key, &mut |aim| {
        if discriminant(&aim) == discriminant(&old) && is_other(aim) {
            out(aim);
        }
    });
}

pub(super) fn aim_at(g: &mut Zombies, aim: Aim, log: &mut impl Log<Zombies>) {
    if let Some(&Played { card, by: seat, .. }) = answered(g) {
        log.event(Event::TargetChanged { seat, card, aim });
    }
    g.change_answered(|answered| answered.aim = aim);
}

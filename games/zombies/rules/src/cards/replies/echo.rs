//! Replies that make a card do more: others get the same effect, or it also hits its own player.

use table::Seat;

use super::{back_at_ya, got_one};
use crate::flow::{Frame, Played, PlayedStage, Source};
use crate::{Aim, Zombies};

/// Called after the effect of a card. Returns whether the effect happens once more. Copies come first,
/// clockwise from the active player.
pub(crate) fn echo(g: &mut Zombies, mut played: Played) -> bool {
    let is_in_play = played.card.is_item() && played.from == Source::Hand;
    let copier = played.copied_by.first_from(g.active).filter(|_| !is_in_play);
    if let Some(by) = copier {
        played.copied_by = played.copied_by.without(by);
        g.go_on_as(Frame::Played(played));
        g.begin(got_one::AimCopy { by });
    } else if let Some(by) = played.recoil_by.take() {
        g.go_on_as(Frame::Played(played));
        g.begin(back_at_ya::AimRecoil { by });
    } else {
        return false;
    }
    true
}

/// Repeats the effect for the player who chose the aim. Nobody can reply to it.
pub(super) fn once_more(g: &mut Zombies, by: Seat, aim: Aim, from: Source) {
    let Some(&Played { card, .. }) = g.played_below() else { return };
    let stage = PlayedStage::Effect;
    let again = Played { card, by, aim, from, stage, is_copy: true, ..Played::default() };
    g.begin(Frame::Played(again));
}

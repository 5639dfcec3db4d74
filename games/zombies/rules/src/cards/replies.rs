//! Answers to cards and kills.

pub(super) mod back_at_ya;
mod echo;
pub(super) mod got_one;
pub(super) mod lookin_at_me;
mod why_wont;

use table::{Log, RulesKey, Seat, marks, rule};

use super::Modifier;
use super::deed::Deed;
use crate::flow::{Played, deeds};
use crate::state::{Lasting, Until};
use crate::{Aim, Zombies};

pub(crate) use back_at_ya::BackAtYa;
pub(crate) use echo::echo;
pub(crate) use got_one::{GotOne, copy_in_play};
pub(crate) use lookin_at_me::LookinAtMe;
pub(crate) use why_wont::WhyWont;

/// Offers the card that is waiting for replies as a target, if it passes the test.
fn answer(g: &Zombies, test: impl FnOnce(&Played) -> bool, out: &mut dyn FnMut(Aim)) {
    if g.played_below().is_some_and(test) {
        out(Aim::Nothing);
    }
}

/// The answered card is cancelled.
pub(crate) struct Cancels;

impl Deed for Cancels {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        answer(g, |_| true, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        marks::pass(played.card.facts().rule);
        rule!("ZOM-10.19");
        g.cancel_answered();
    }
}

pub(crate) struct Music;

impl Deed for Music {
    fn aims(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Nothing);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, .. } = *played;
        rule!("ZOM-C-Z35-22");
        deeds::last(g, Lasting { card, by, aim: Aim::Player(by), until: Until::Used }, log);
    }
}

/// ZOM-C-Z35-22: an opponent's card whose only target is this player is cancelled by a shield, which is used
/// up.
pub(crate) fn meets_shield(g: &mut Zombies, played: &Played, log: &mut impl Log<Zombies>) -> bool {
    let mut targets = played.aim.players();
    let (Some(target), None) = (targets.next(), targets.next()) else { return false };
    let is_shield = |lasting: &Lasting| lasting.changes(Modifier::Shields) && lasting.by == target;
    let shield = g.lasting.iter().position(is_shield).filter(|_| played.by != target);
    if let Some(index) = shield {
        rule!("ZOM-C-Z35-22");
        deeds::end_lasting(g, index, log);
    }
    shield.is_some()
}

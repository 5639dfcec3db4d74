//! Cards used during a fight.

use table::{Holds, Log, RulesKey, Seat, rule};

use super::{below_card, paid};
use crate::cards::deed::Deed;
use crate::flow::{Fight, FightStage, Played, fight};
use crate::{Aim, Zombies};

pub(crate) struct FirstAidKit;

impl Deed for FirstAidKit {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if would_lose_life(g, seat) {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z1-11");
        g.with_fight_frame(played.by, fight::again);
    }
}

pub(crate) struct LuckyShot;

impl Deed for LuckyShot {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if fight_at_hand(g, seat).is_some() && g.may_spend_bullets(seat) {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z3-11");
        paid(g, played.by, log);
        g.with_fight_frame(played.by, |g, fight| fight::win(g, fight, log));
    }
}

pub(crate) struct RiotShield;

impl Deed for RiotShield {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if fight_at_hand(g, seat).is_some() {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z8-09");
        g.with_fight_frame(played.by, |g, fight| fight::dodged(g, fight, log));
    }
}

/// This player's fight, if it is the innermost procedure apart from the card played in it and no reply has
/// ended it.
fn fight_at_hand(g: &Zombies, seat: Seat) -> Option<&Fight> {
    let goes_on = |fight: &&Fight| g.player(seat).at == fight.at && g.must_fight(seat);
    below_card(g)?.held().filter(|fight: &&Fight| fight.seat == seat).filter(goes_on)
}

/// ZOM-C-Z1-11, ZOM-C-Z7-09: whether the player is about to lose a life in the current fight.
pub(super) fn would_lose_life(g: &Zombies, seat: Seat) -> bool {
    fight_at_hand(g, seat)
        .is_some_and(|fight| fight.stage == FightStage::Judge && fight::chances(g, fight).lose_life)
}

//! Life and bullets gained and handed over.

use table::{Log, RulesKey, Seat, rule};

use super::guts::{has_guts, has_room_for_guts};
use crate::action::Good;
use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::event::Event;
use crate::flow::deeds::LIFE_AT_MOST;
use crate::flow::{Played, deeds};
use crate::state::Lasting;
use crate::{Aim, Zombies};

pub(crate) struct LotsOfAmmo;

impl Deed for LotsOfAmmo {
    fn aims(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Nothing);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z1-18");
        deeds::gain_bullets(g, played.by, 3, log);
    }
}

pub(crate) struct SelfEsteem;

impl Deed for SelfEsteem {
    fn aims(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Nothing);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, .. } = *played;
        rule!("ZOM-C-Z6-08");
        deeds::gain_life(g, by, LIFE_AT_MOST, log);
        let until = Zombies::during_next_turn(by);
        deeds::last(g, Lasting { card, by, aim: Aim::Player(by), until }, log);
    }
}

pub(crate) struct GoodBehavior;

impl Deed for GoodBehavior {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.player(seat).is_jacketed || g.player(seat).life < LIFE_AT_MOST {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let seat = played.by;
        rule!("ZOM-C-Z8-12");
        if std::mem::take(&mut g.players[seat.index()].is_jacketed) {
            log.event(Event::JacketTakenOff { seat });
        } else {
            deeds::gain_life(g, seat, 2, log);
        }
    }
}

pub(crate) struct CouldUseThat;

impl Deed for CouldUseThat {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        for other in opponents(g, seat) {
            if g.has_good(other, Good::Bullets) {
                out(Aim::Goods(other, Good::Bullets));
            }
            if has_guts(g, other) && has_room_for_guts(g, seat) {
                out(Aim::Goods(other, Good::Guts));
            }
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let (by, Aim::Goods(from, good)) = (played.by, played.aim) else { return };
        rule!("ZOM-C-Z6-07");
        if good == Good::Guts {
            deeds::lose_guts(g, from, 1, log);
            deeds::gain_guts(g, by, 1, log);
        } else {
            deeds::lose_bullets(g, from, 1, log);
            deeds::gain_bullets(g, by, 1, log);
        }
    }
}

//! Guts gained, lost and handed over.

use table::{Log, RulesKey, Seat, rule};

use crate::action::Good;
use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::flow::deeds::GUTS_AT_MOST;
use crate::flow::{Played, deeds};
use crate::{Aim, Zombies};

pub(super) fn has_guts(g: &Zombies, seat: Seat) -> bool {
    g.has_good(seat, Good::Guts)
}

pub(super) fn has_room_for_guts(g: &Zombies, seat: Seat) -> bool {
    g.rules.guts && g.player(seat).guts < GUTS_AT_MOST
}

pub(crate) struct Electro;

impl Deed for Electro {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let takers = g.seats().filter(|player| has_room_for_guts(g, *player));
        takers.for_each(|player| out(Aim::Player(player)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z5-03");
        deeds::gain_guts(g, target, 3, log);
    }
}

pub(crate) struct Sedatives;

impl Deed for Sedatives {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        for taker in g.seats().filter(|player| has_room_for_guts(g, *player)) {
            let givers = opponents(g, taker).filter(|from| has_guts(g, *from));
            givers.for_each(|from| out(Aim::Players(taker, from)));
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Players(taker, from) = played.aim else { return };
        rule!("ZOM-C-Z5-10");
        deeds::lose_guts(g, from, 1, log);
        deeds::gain_guts(g, taker, 1, log);
    }
}

pub(crate) struct Shots;

impl Deed for Shots {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.seats().any(|player| has_room_for_guts(g, player)) {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, _played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z5-11");
        g.seats().for_each(|player| deeds::gain_guts(g, player, 1, log));
    }
}

pub(crate) struct StraightJacket;

impl Deed for StraightJacket {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        opponents(g, seat).filter(|other| has_guts(g, *other)).for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z5-12");
        deeds::lose_guts(g, target, GUTS_AT_MOST, log);
    }
}

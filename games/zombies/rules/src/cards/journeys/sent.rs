//! A pawn is sent to a square of the player's choice, within what the card says.

use std::ops::ControlFlow;

use table::{Log, RulesKey, Seat, Step, marks, rule};

use super::places::{has_place, places};
use crate::cards::choosing::aim_at_opponents;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::cards::{Card, Destination, Traveller};
use crate::flow::{Moment, Played, deeds, fun_house};
use crate::{Aim, Zombies};

pub(crate) fn aims(g: &Zombies, seat: Seat, who: Traveller, to: Destination, out: &mut dyn FnMut(Aim)) {
    let may_go = |who: Seat| g.may_be_moved(who) && has_place(g, to, seat, who);
    match who {
        Traveller::Oneself => {
            if may_go(seat) {
                out(Aim::Nothing);
            }
        }
        Traveller::Opponent => aim_at_opponents(g, seat, may_go, out),
        Traveller::OpponentOnTile => {
            let tile = g.player(seat).at.spot();
            aim_at_opponents(g, seat, |other| g.player(other).at.spot() == tile && may_go(other), out);
        }
        Traveller::OpponentLeavingSubway => {
            let is_leaving = |other| g.subject_of(Moment::LeavesSubway) == Some(other);
            aim_at_opponents(g, seat, |other| is_leaving(other) && may_go(other), out);
        }
        Traveller::OpponentLeavingFunHouse => {
            aim_at_opponents(g, seat, |other| fun_house::is_leaving(g, other) && may_go(other), out);
        }
    }
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, to: Destination) {
    let Played { card, by, aim, .. } = *played;
    marks::pass(card.facts().rule);
    g.begin(Pick { card, by, aim, to });
}

/// Asks which square the pawn goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pick {
    card: Card,
    by: Seat,
    aim: Aim,
    to: Destination,
}

impl Pick {
    fn who(&self) -> Seat {
        self.aim.players().next().unwrap_or(self.by)
    }
}

impl Asks for Pick {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: self.card, aim: self.aim }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        rule!("ZOM-11.12");
        rule!("ZOM-11.17");
        _ = places(g, self.to, self.by, self.who(), &mut |at| {
            out(Aim::Square(at));
            ControlFlow::Continue(())
        });
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(Aim::Square(to)) = aim else { return };
        g.done();
        deeds::put_pawn(g, self.who(), to, log);
    }
}

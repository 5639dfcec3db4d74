//! Taking cards from the discard pile back into a hand.

use table::{Kind, Log, RulesKey, Seat, SeatSet, Step, marks, rule};

use super::down_to_limit;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::cards::{Card, N_CARDS};
use crate::event::Event;
use crate::flow::Played;
use crate::{Aim, Zombies};

/// One Man's Garbage and the Clown Nose: takes the top card.
pub(crate) struct TakesTopOfPile;

impl Deed for TakesTopOfPile {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        aims(g, seat, out);
    }

    /// Players who copy the item may find the pile empty.
    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        marks::pass(played.card.facts().rule);
        if let Some(top) = g.discard.len().checked_sub(1) {
            take(g, played.by, top, log);
        }
    }
}

fn aims(g: &Zombies, seat: Seat, out: &mut dyn FnMut(Aim)) {
    if !g.discard.is_empty() && g.hands[seat.index()].room() > 0 {
        out(Aim::Nothing);
    }
}

/// ZOM-26.1: the pile is public, so everybody knows which card was taken.
fn take(g: &mut Zombies, seat: Seat, index: usize, log: &mut impl Log<Zombies>) {
    if g.hands[seat.index()].room() == 0 {
        return;
    }
    let card = g.discard.remove(index);
    g.hands[seat.index()].add(card, SeatSet::all(usize::from(g.n_seats)));
    log.event(Event::CardTakenBack { seat, card });
}

pub(crate) struct Determination;

impl Deed for Determination {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        aims(g, seat, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        g.begin(Search { by: played.by });
    }
}

/// Asks which card of the pile is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Search {
    by: Seat,
}

impl Asks for Search {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::Determination, aim: Aim::Nothing }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    /// Lists each kind in the pile once.
    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let mut is_listed = [false; N_CARDS];
        for card in &g.discard {
            if !std::mem::replace(&mut is_listed[card.index()], true) {
                out(Aim::Card(*card));
            }
        }
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        g.done();
        let Some(Aim::Card(card)) = aim else { return };
        if let Some(index) = g.discard.iter().rposition(|other| *other == card) {
            rule!("ZOM-C-Z35-14");
            take(g, self.by, index, log);
        }
        down_to_limit(g, self.by);
    }
}

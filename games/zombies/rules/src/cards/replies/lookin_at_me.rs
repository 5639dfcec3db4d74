//! You Lookin' at Me?!?: a card that is waiting for replies is aimed at something else.

use std::mem::discriminant;

use table::{Log, RulesKey, Seat, Step, rule};

use super::answer;
use crate::cards::choosing::first_of;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks};
use crate::cards::{Card, playing};
use crate::event::Event;
use crate::flow::{Frame, Played};
use crate::{Aim, Zombies};

pub(crate) struct LookinAtMe;

impl Deed for LookinAtMe {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        answer(g, |played| is_aimed(played.aim), out);
    }

    fn resolve(&self, g: &mut Zombies, _played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z2-15");
        if let Some(&Played { by, .. }) = answered(g) {
            g.begin(AimElsewhere { seat: by });
        }
    }
}

/// Whether this aims at a player, tile, building or square.
fn is_aimed(aim: Aim) -> bool {
    matches!(aim, Aim::Tile(_) | Aim::Building(_) | Aim::Square(_)) || aim.players().next().is_some()
}

/// The card answered by the reply that is being resolved.
fn answered(g: &Zombies) -> Option<&Played> {
    let mut played = g.stack.iter().rev().filter_map(|frame| match frame {
        Frame::Played(played) => Some(played),
        _ => None,
    });
    played.nth(1)
}

/// The player of the answered card aims it at something else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AimElsewhere {
    seat: Seat,
}

impl Asks for AimElsewhere {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.seat, card: Card::LookinAtMe, aim: Aim::Nothing }
    }

    /// Without another target, the card is cancelled.
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        match first_of(|out| self.choices(g, key, out)) {
            (None, _) => {
                g.done();
                g.cancel_answered();
            }
            (only, 1) => self.picked(g, only, key, log),
            _ => return Step::Waits,
        }
        Step::Ran
    }

    /// Other targets of the same kind, as if the card had just been played. A card that was aimed at a player
    /// must be aimed at another one.
    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let Some(&Played { card, by, aim: old, from, .. }) = answered(g) else { return };
        let mut moment = g.clone();
        // Removes the question, the reply and its window.
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

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Some(aim) = aim else { return };
        g.done();
        if let Some(&Played { card, by: seat, .. }) = answered(g) {
            log.event(Event::TargetChanged { seat, card, aim });
        }
        g.change_answered(|answered| answered.aim = aim);
    }
}

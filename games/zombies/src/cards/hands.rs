//! Hands, the deck and the discard pile. A theme a file.

use table::{Log, Refusal, RulesKey, Seat, Step};

use super::Card;
use crate::action::Roll;
use crate::flow::{Discarding, Effect, Frame, Played, Toss};
use crate::{Aim, Zombies};

mod deck;
mod looks;
mod lucky;
mod pile;
mod silence;
mod spree;
mod whole;

pub(crate) use lucky::rolled_natural;
pub(crate) use silence::{killed, silence};
pub(crate) use spree::go_on;

enum Theme {
    /// Somebody's hand is looked at.
    Looks,
    /// The discard pile.
    Pile,
    Deck,
    Whole,
    Lucky,
    Silence,
    Spree,
}

fn theme(card: Card) -> Theme {
    match card {
        Card::Childhood | Card::MagicKey | Card::Shakedown => Theme::Looks,
        Card::OneMansGarbage | Card::Nose | Card::Determination => Theme::Pile,
        Card::Familiar => Theme::Deck,
        Card::WeekendPass | Card::Drink | Card::EasyCome => Theme::Whole,
        Card::CantSleep => Theme::Spree,
        Card::WhatThe => Theme::Silence,
        _ => Theme::Lucky,
    }
}

/// Calls the function of the theme that has this card.
macro_rules! by_theme {
    ($card:expr, $function:ident $arguments:tt) => {
        match theme($card) {
            Theme::Looks => looks::$function $arguments,
            Theme::Pile => pile::$function $arguments,
            Theme::Deck => deck::$function $arguments,
            Theme::Whole => whole::$function $arguments,
            Theme::Lucky => lucky::$function $arguments,
            Theme::Silence => silence::$function $arguments,
            Theme::Spree => spree::$function $arguments,
        }
    };
}

pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    by_theme!(card, aims(g, card, seat, key, out))
}

pub(crate) fn resolve(g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
    by_theme!(played.card, resolve(g, played, key, log))
}

pub(crate) fn toss(g: &Zombies, effect: &Effect) -> Option<Toss> {
    by_theme!(effect.card, toss(g, effect))
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    by_theme!(effect.card, step(g, effect, key, log))
}

pub(crate) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    by_theme!(effect.card, choices(g, effect, key, out))
}

pub(crate) fn may_stop(g: &Zombies, effect: &Effect) -> bool {
    by_theme!(effect.card, may_stop(g, effect))
}

pub(crate) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    by_theme!(effect.card, chosen(g, effect, aim, key, log))
}

pub(crate) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    by_theme!(effect.card, rolled(g, effect, roll, key, log))
}

/// The hand goes down to its limit at once.
fn down_to_limit(g: &mut Zombies, seat: Seat) {
    let limit = g.hand_limit(seat);
    g.begin(Frame::Discard(Discarding::surplus(seat, limit)));
}

//! Hands, the deck and the discard pile. A theme a file.

use table::{Log, Refusal, RulesKey, Seat, Step};

use super::Card;
use super::themes::themes;
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

themes! {
    Looks => looks,
    Pile => pile,
    Deck => deck,
    Whole => whole,
    Lucky => lucky,
    Silence => silence,
    Spree => spree,
}

/// The hand goes down to its limit at once.
fn down_to_limit(g: &mut Zombies, seat: Seat) {
    let limit = g.hand_limit(seat);
    g.begin(Frame::Discard(Discarding::surplus(seat, limit)));
}

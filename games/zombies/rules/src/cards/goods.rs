//! Life, bullets, guts, items and collections taken, lost and gained. A theme a file.

use table::{Log, Refusal, RulesKey, Seat, Step};

use super::Card;
use super::themes::themes;
use crate::action::Roll;
use crate::flow::{Effect, Played, Toss};
use crate::{Aim, Zombies};

pub(crate) mod full_moon;
mod items;
pub(crate) mod jail;
mod not_dead;
mod rolls;
mod tokens;

pub(crate) use items::give_back_loan;

enum Theme {
    Items,
    Tokens,
    /// A die decides.
    Rolls,
    NotDead,
    FullMoon,
}

fn theme(card: Card) -> Theme {
    match card {
        Card::NotDead => Theme::NotDead,
        Card::FullMoon => Theme::FullMoon,
        Card::IFeelAlive | Card::IWillSurvive | Card::MysteryMeat => Theme::Rolls,
        Card::ButterFingers
        | Card::AdjustingNicely
        | Card::DontNeedThat
        | Card::HardBeingYou
        | Card::WithFriends
        | Card::AllFriends
        | Card::StudentLoan
        | Card::Finders
        | Card::DontDropTheSoap => Theme::Items,
        _ => Theme::Tokens,
    }
}

themes! {
    Items => items,
    Tokens => tokens,
    Rolls => rolls,
    NotDead => not_dead,
    FullMoon => full_moon,
}

/// Everybody but this player.
fn opponents(g: &Zombies, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    g.seats().filter(move |other| *other != seat)
}

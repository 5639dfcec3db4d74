//! Life, bullets, guts, items and collections taken, lost and gained. A theme a file.

use table::{Log, Refusal, RulesKey, Seat, Step};

use super::Card;
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

/// Calls the function of the theme that has this card.
macro_rules! by_theme {
    ($card:expr, $function:ident $arguments:tt) => {
        match theme($card) {
            Theme::Items => items::$function $arguments,
            Theme::Tokens => tokens::$function $arguments,
            Theme::Rolls => rolls::$function $arguments,
            Theme::NotDead => not_dead::$function $arguments,
            Theme::FullMoon => full_moon::$function $arguments,
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

/// Everybody but this player.
fn opponents(g: &Zombies, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    g.seats().filter(move |other| *other != seat)
}

//! Items in play taken, borrowed and lost.

use table::{Log, RulesKey, Seat, Step, rule};
use tinyvec::ArrayVec;

use super::opponents;
use crate::action::Good;
use crate::cards::choosing::first_of;
pub(super) use crate::cards::quiet::{may_stop, rolled, toss};
use crate::cards::{Card, CardKind, blasts, playing};
use crate::flow::{Effect, Frame, Played, deeds};
use crate::state::{ITEMS_AT_ONCE, Lasting, Until};
use crate::{Aim, Zombies};

pub(super) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let mut take_from = |other: Seat| {
        items_of(g, other)
            .filter(|item| may_take(g, seat, *item))
            .for_each(|item| out(Aim::Item(other, item)));
    };
    match card {
        Card::DontNeedThat => {
            let is_here = |other: &Seat| playing::shares_square(g, seat, *other);
            opponents(g, seat).filter(is_here).for_each(take_from);
        }
        Card::StudentLoan | Card::Finders => opponents(g, seat).for_each(take_from),
        Card::HardBeingYou => {
            if let Some(dying) = g.dying().filter(|dying| *dying != seat) {
                take_from(dying);
            }
        }
        Card::AdjustingNicely if g.dying() == Some(seat) && g.n_kills(seat) > 0 => out(Aim::Nothing),
        Card::AllFriends => {
            for other in opponents(g, seat) {
                let items = g.player(other).items.iter().map(|item| item.card);
                let pages = items.filter(|page| page.facts().kind == CardKind::Page);
                pages.filter(|page| may_take(g, seat, *page)).for_each(|page| out(Aim::Item(other, page)));
            }
        }
        Card::WithFriends => out(Aim::Nothing),
        Card::ButterFingers => {
            for other in opponents(g, seat) {
                items_of(g, other).for_each(|item| out(Aim::Item(other, item)));
                if g.has_good(other, Good::Bullets) {
                    out(Aim::Goods(other, Good::Bullets));
                }
            }
            blasts::lit_dynamite(g).into_iter().for_each(|other| out(Aim::Item(other, Card::Dynamite)));
        }
        Card::DontDropTheSoap => {
            let has_something = |other: &Seat| has_item(g, *other) || g.has_good(*other, Good::Bullets);
            opponents(g, seat).filter(has_something).for_each(|other| out(Aim::Player(other)));
        }
        _ => {}
    }
}

/// The items before a player that cards speak of.
fn items_of(g: &Zombies, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    g.player(seat).items.iter().map(|item| item.card).filter(|card| card.is_takeable())
}

fn has_item(g: &Zombies, seat: Seat) -> bool {
    items_of(g, seat).next().is_some()
}

/// ZOM-9.11: a second copy cannot be taken.
fn may_take(g: &Zombies, seat: Seat, item: Card) -> bool {
    rule!("ZOM-9.11");
    !g.has_item(seat, item) && g.player(seat).items.len() < ITEMS_AT_ONCE
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    match (card, aim) {
        (Card::ButterFingers, Aim::Item(_, Card::Dynamite)) => {
            rule!("ZOM-C-Z1-06");
            rule!("ZOM-C-Z2-03");
            g.cancel_answered();
        }
        (Card::ButterFingers, Aim::Item(target, item)) => {
            rule!("ZOM-C-Z1-06");
            rule!("ZOM-11.21");
            deeds::discard_item(g, target, item, log);
        }
        (Card::ButterFingers, Aim::Goods(target, _)) => {
            rule!("ZOM-C-Z1-06");
            deeds::lose_bullets(g, target, 2, log);
        }
        (Card::AdjustingNicely, _) => {
            rule!("ZOM-C-Z2-01");
            g.keep_zombies();
        }
        (Card::DontNeedThat, Aim::Item(from, item)) => {
            rule!("ZOM-C-Z2-14");
            deeds::take_item(g, from, by, item, log);
        }
        // A reply in this window may have taken the same item.
        (Card::HardBeingYou, Aim::Item(from, item)) if may_take(g, by, item) => {
            rule!("ZOM-C-Z35-06");
            deeds::take_item(g, from, by, item, log);
        }
        (Card::AllFriends, Aim::Item(from, page)) => {
            rule!("ZOM-C-Z4-17");
            deeds::take_item(g, from, by, page, log);
        }
        (Card::Finders, Aim::Item(from, item)) => {
            rule!("ZOM-C-Z6-04");
            deeds::gain_bullets(g, from, u16::from(card.facts().cost.bullets), log);
            deeds::take_item(g, from, by, item, log);
        }
        (Card::StudentLoan, Aim::Item(from, item)) => {
            rule!("ZOM-C-Z5-13");
            deeds::take_item(g, from, by, item, log);
            let until = Until::During { of: by, has_begun: true };
            deeds::last(g, Lasting { card, by, aim, until }, log);
        }
        (Card::WithFriends, _) => {
            rule!("ZOM-C-Z35-25");
            for seat in g.seats() {
                let items: ArrayVec<[Card; ITEMS_AT_ONCE]> = items_of(g, seat).collect();
                items.into_iter().for_each(|item| deeds::discard_item(g, seat, item, log));
            }
        }
        (Card::DontDropTheSoap, Aim::Player(target)) => {
            rule!("ZOM-C-Z8-04");
            if has_item(g, target) {
                g.begin(Frame::Effect(Effect { who: target, ..Effect::of(played) }));
            } else {
                deeds::lose_bullets(g, target, 1, log);
            }
        }
        _ => {}
    }
}

/// Student Loan is over: what was borrowed and not used up goes back, and is lost where its owner has
/// another one meanwhile.
pub(crate) fn give_back_loan(g: &mut Zombies, loan: &Lasting, log: &mut impl Log<Zombies>) {
    let (by, Aim::Item(owner, item)) = (loan.by, loan.aim) else { return };
    rule!("ZOM-C-Z5-13");
    if may_take(g, owner, item) {
        deeds::take_item(g, by, owner, item, log);
    } else {
        deeds::discard_item(g, by, item, log);
    }
}

/// Don't Drop the Soap: which item goes?
pub(super) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    match first_of(|out| choices(g, &effect, key, out)) {
        (only, 1) => chosen(g, effect, only, key, log),
        _ => return Step::Waits,
    }
    Step::Ran
}

pub(super) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    items_of(g, effect.who).for_each(|item| out(Aim::Item(effect.who, item)));
}

pub(super) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    g.done();
    if let Some(Aim::Item(_, item)) = aim {
        rule!("ZOM-11.21");
        deeds::discard_item(g, effect.who, item, log);
    }
}

//! Taking and borrowing items in play.

use table::{Log, RulesKey, Seat, marks, rule};

use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::cards::{Card, CardKind, playing};
use crate::flow::{Played, deeds};
use crate::state::{ITEMS_AT_ONCE, Lasting, Until};
use crate::{Aim, Zombies};

/// What the player of a card takes from an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Takes {
    ItemOnSameSquare,
    ItemOfDying,
    ItemOfAnybody,
    PageOfAnybody,
}

impl Deed for Takes {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        for other in opponents(g, seat).filter(|other| self.is_from(g, seat, *other)) {
            let items = g.player(other).items.iter().map(|item| item.card);
            let loot = items.filter(|item| self.includes(*item) && may_take(g, seat, *item));
            loot.for_each(|item| out(Aim::Item(other, item)));
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, aim: Aim::Item(from, item), .. } = *played else { return };
        // Another reply to the same death may already have taken the item.
        if may_take(g, by, item) {
            marks::pass(card.facts().rule);
            deeds::take_item(g, from, by, item, log);
        }
    }
}

impl Takes {
    fn is_from(self, g: &Zombies, seat: Seat, other: Seat) -> bool {
        match self {
            Takes::ItemOnSameSquare => playing::shares_square(g, seat, other),
            Takes::ItemOfDying => g.dying() == Some(other),
            Takes::ItemOfAnybody | Takes::PageOfAnybody => true,
        }
    }

    fn includes(self, item: Card) -> bool {
        match self {
            Takes::ItemOnSameSquare | Takes::ItemOfDying | Takes::ItemOfAnybody => item.is_takeable(),
            Takes::PageOfAnybody => item.facts().kind == CardKind::Page,
        }
    }
}

/// ZOM-9.11: a second copy cannot be taken.
fn may_take(g: &Zombies, seat: Seat, item: Card) -> bool {
    rule!("ZOM-9.11");
    !g.has_item(seat, item) && g.player(seat).items.len() < ITEMS_AT_ONCE
}

pub(crate) struct Finders;

impl Deed for Finders {
    fn aims(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        Takes::ItemOfAnybody.aims(g, seat, key, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, aim: Aim::Item(from, item), .. } = *played else { return };
        rule!("ZOM-C-Z6-04");
        deeds::gain_bullets(g, from, u16::from(card.facts().cost.bullets), log);
        deeds::take_item(g, from, by, item, log);
    }
}

pub(crate) struct StudentLoan;

impl Deed for StudentLoan {
    fn aims(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        Takes::ItemOfAnybody.aims(g, seat, key, out);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, aim: aim @ Aim::Item(from, item), .. } = *played else { return };
        rule!("ZOM-C-Z5-13");
        deeds::take_item(g, from, by, item, log);
        let until = Until::During { of: by, has_begun: true };
        deeds::last(g, Lasting { card, by, aim, until }, log);
    }
}

/// Student Loan is over: a borrowed item that was not used up goes back. It is lost if its owner has got
/// another copy in the meantime.
pub(crate) fn give_back_loan(g: &mut Zombies, loan: &Lasting, log: &mut impl Log<Zombies>) {
    let (by, Aim::Item(owner, item)) = (loan.by, loan.aim) else { return };
    rule!("ZOM-C-Z5-13");
    if may_take(g, owner, item) {
        deeds::take_item(g, by, owner, item, log);
    } else {
        deeds::discard_item(g, by, item, log);
    }
}

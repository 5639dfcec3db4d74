//! Later payments: they are put into escrow when a deal is made, and paid out or returned when it ends.

use table::{Log, RulesKey, Seat, SeatSet, rule};

use crate::deals::{Case, Goods, Party, Payment, Picks, Verdict, When};
use crate::pile::Holder;
use crate::{City, Event};

/// CITY-19.20: puts what is paid later into escrow.
pub(super) fn lay_aside(
    g: &mut City,
    (deal, party): (usize, Party),
    seat: Seat,
    goods: &Goods,
    cards: &Picks,
    key: &RulesKey,
) -> Payment {
    if goods.when == When::AtOnce || goods.is_empty() {
        return Payment::default();
    }
    if g.has_escrow() {
        rule!("CITY-19.20");
        for card in cards {
            let escrow = Holder::escrow(deal, party as usize);
            g.cards.hand_over(Holder::hand(seat), escrow, *card, SeatSet::one(seat), key);
        }
        g.antidotes[seat.index()] -= goods.antidotes;
    }
    Payment {
        antidotes: goods.antidotes,
        n_cards: goods.n_cards(),
        when: goods.when,
        has_happened: false,
        kept: Verdict::Open,
    }
}

/// Something that payments depend on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Happening {
    Attack,
    Loss(Seat),
    Election(Seat),
}

/// CITY-19.40: records what happened at the current location for the payments that depend on it.
pub(super) fn happened(g: &mut City, happening: Happening) {
    let names_it = |case: Case| match case {
        Case::NoAttack => happening == Happening::Attack,
        Case::Loses(seat) | Case::Unharmed(seat) => happening == Happening::Loss(seat),
        Case::Leads(seat) => happening == Happening::Election(seat),
        Case::Survives(_) | Case::Dies(_) => false,
    };
    for payment in g.deals.iter_mut().filter(|deal| !deal.is_over).flat_map(|deal| &mut deal.payments) {
        if matches!(payment.when, When::If(case) if names_it(case)) {
            payment.has_happened = true;
        }
    }
}

/// CITY-19.40: whether the case of a payment is true as things stand.
fn is_true(g: &City, case: Case, payment: &Payment) -> bool {
    rule!("CITY-19.40");
    match case {
        Case::Survives(role) => g.person(role).lives(),
        Case::Dies(role) => !g.person(role).lives(),
        Case::Loses(_) | Case::Leads(_) => payment.has_happened,
        Case::NoAttack | Case::Unharmed(_) => !payment.has_happened,
    }
}

/// Settles both payments of a deal whose location is finished. Payments in escrow are paid out or returned;
/// others are owed from now on, or forgotten.
pub(super) fn settle(g: &mut City, deal: usize, key: &RulesKey, log: &mut impl Log<City>) {
    for party in open_payments(g, deal) {
        match (g.has_escrow(), is_due(g, deal, party)) {
            (true, is_due) => pay_out(g, deal, party, is_due, key, log),
            (false, true) => {
                rule!("CITY-19.43");
                tell(g, deal, party, Verdict::Open, log);
            }
            (false, false) => close(g, deal, party, Verdict::Void, log),
        }
    }
}

/// CITY-19.26: the same if a party is eliminated. Nothing is owed after that. An eliminated player has earned
/// a payment only by keeping all promises made for it.
pub(super) fn settle_with_eliminated(
    g: &mut City,
    deal: usize,
    dead: Seat,
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    for party in open_payments(g, deal) {
        let goes_to_the_dead = g.deals[deal].seat(party.other()) == dead;
        let is_due = is_due(g, deal, party) && (!goes_to_the_dead || is_earned(g, deal, party));
        match g.has_escrow() {
            true => pay_out(g, deal, party, is_due, key, log),
            false => close(g, deal, party, Verdict::Void, log),
        }
    }
}

/// Whether the party to be paid promised something, and kept all of it.
fn is_earned(g: &City, index: usize, party: Party) -> bool {
    let deal = &g.deals[index];
    let asked = deal.promises.iter().zip(deal.kept).filter(|(promise, _)| promise.by == party.other());
    let verdicts: Vec<Verdict> = asked.map(|(_, kept)| kept).collect();
    !verdicts.is_empty() && verdicts.iter().all(|kept| *kept == Verdict::Kept)
}

/// CITY-19.43: the time to pay is over, and debts are no longer paid.
pub(super) fn debts_ended(g: &mut City, log: &mut impl Log<City>) {
    for deal in 0..g.deals.len() {
        for party in open_payments(g, deal) {
            rule!("CITY-19.43");
            close(g, deal, party, Verdict::Broken, log);
        }
    }
    forget_paid(g);
}

/// Forgets deals that are over and have no debts left.
pub(super) fn forget_paid(g: &mut City) {
    let is_owed = |payment: &Payment| !payment.is_none() && payment.kept == Verdict::Open;
    g.deals.retain(|deal| !deal.is_over || deal.payments.iter().any(is_owed));
}

fn open_payments(g: &City, deal: usize) -> impl Iterator<Item = Party> + use<> {
    let payments = g.deals[deal].payments;
    let is_open = |payment: Payment| !payment.is_none() && payment.kept == Verdict::Open;
    Party::BOTH.into_iter().filter(move |party| is_open(payments[*party as usize]))
}

/// CITY-19.19: whether a later payment must be made.
fn is_due(g: &City, index: usize, party: Party) -> bool {
    let deal = &g.deals[index];
    let payment = deal.payments[party as usize];
    rule!("CITY-19.19");
    let asked = deal.promises.iter().zip(deal.kept).filter(|(promise, _)| promise.by == party.other());
    let mut verdicts = asked.map(|(_, kept)| kept);
    match payment.when {
        When::AtOnce | When::IfKept => verdicts.all(|kept| kept == Verdict::Kept),
        When::InAnyCase => verdicts.all(|kept| kept != Verdict::Broken),
        When::If(case) => verdicts.all(|kept| kept != Verdict::Broken) && is_true(g, case, &payment),
    }
}

/// Gives what is in escrow to its receiver, or back. Escrow guarantees it, so it does not count as a kept
/// promise.
fn pay_out(g: &mut City, index: usize, party: Party, is_due: bool, key: &RulesKey, log: &mut impl Log<City>) {
    let deal = g.deals[index];
    let (from, to) = (deal.seat(party), deal.seat(party.other()));
    let (receiver, kept) = if is_due { (to, Verdict::Kept) } else { (from, Verdict::Void) };
    let audience = SeatSet::one(from).with(receiver);
    let escrow = Holder::escrow(index, party as usize);
    g.cards.move_all(escrow, Holder::hand(receiver), audience, key);
    g.antidotes[receiver.index()] += deal.payments[party as usize].antidotes;
    tell(g, index, party, kept, log);
    let payment = &mut g.deals[index].payments[party as usize];
    *payment = Payment { antidotes: 0, n_cards: 0, kept, ..*payment };
}

/// Closes a payment that was not in escrow, which counts for or against the payer.
fn close(g: &mut City, index: usize, party: Party, kept: Verdict, log: &mut impl Log<City>) {
    let from = g.deals[index].seat(party);
    g.deals[index].payments[party as usize].kept = kept;
    g.promise_records[from.index()].note(kept);
    tell(g, index, party, kept, log);
}

fn tell(g: &City, index: usize, party: Party, kept: Verdict, log: &mut impl Log<City>) {
    let deal = &g.deals[index];
    let Payment { antidotes, n_cards: cards, .. } = deal.payments[party as usize];
    let (seat, to) = (deal.seat(party), deal.seat(party.other()));
    let is_private = g.rules.is_private_deal();
    log.event(Event::PaymentSettled { seat, to, antidotes, cards, kept, is_private });
}

/// CITY-19.27: without escrow, debts are paid by gifts: a gift settles as many debts as it covers, and part
/// of the next one.
pub(super) fn paid(g: &mut City, from: Seat, to: Seat, antidotes: u8, n_cards: u8, log: &mut impl Log<City>) {
    if g.has_escrow() {
        return;
    }
    rule!("CITY-19.27");
    let (mut antidotes, mut n_cards) = (antidotes, n_cards);
    for may_be_part in [false, true] {
        for index in 0..g.deals.len() {
            for party in open_payments(g, index) {
                let deal = &g.deals[index];
                if (deal.seat(party), deal.seat(party.other())) != (from, to) {
                    continue;
                }
                let payment = deal.payments[party as usize];
                let is_enough = antidotes >= payment.antidotes && n_cards >= payment.n_cards;
                if is_enough {
                    close(g, index, party, Verdict::Kept, log);
                    antidotes -= payment.antidotes;
                    n_cards -= payment.n_cards;
                } else if may_be_part {
                    let owed = &mut g.deals[index].payments[party as usize];
                    owed.antidotes -= take_up_to(&mut antidotes, payment.antidotes);
                    owed.n_cards -= take_up_to(&mut n_cards, payment.n_cards);
                }
            }
        }
    }
    forget_paid(g);
}

fn take_up_to(stock: &mut u8, wanted: u8) -> u8 {
    let taken = wanted.min(*stock);
    *stock -= taken;
    taken
}

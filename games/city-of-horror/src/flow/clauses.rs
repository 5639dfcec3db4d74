//! Promises that were made about the location being resolved: what they forbid, and what became of
//! them.

use table::{Log, RulesKey, Seat, SeatSet, Step, rule};

use super::cancel::Outcome;
use super::{Frame, deeds};
use crate::action::Effect;
use crate::board::PlaceSet;
use crate::deals::{Clause, Deal, ItemKind, Party, Payment, Promise, Purpose, Scope, Verdict, When};
use crate::editions::Promises;
use crate::pile::Holder;
use crate::{City, Event};

impl City {
    /// CITY-19.27: whether deals bind, and what is paid later is laid aside.
    pub(crate) fn has_escrow(&self) -> bool {
        self.rules.promises == Promises::Enforced
    }

    /// The open promises of a seat, with their place in the list.
    fn promises_of(&self, seat: Seat) -> impl Iterator<Item = (usize, usize, Clause)> {
        self.deals.iter().enumerate().flat_map(move |(index, deal)| {
            let own = move |(_, promise): &(usize, &Promise)| deal.seat(promise.by) == seat;
            let open = move |(number, _): &(usize, &Promise)| deal.kept[*number] == Verdict::Open;
            let promises = deal.promises.iter().enumerate().filter(own).filter(open);
            promises.map(move |(number, promise)| (index, number, promise.clause))
        })
    }

    /// Open promises that bind.
    fn binding(&self, seat: Seat) -> impl Iterator<Item = Clause> {
        let binds = self.has_escrow();
        self.promises_of(seat).map(|(_, _, clause)| clause).filter(move |_| binds)
    }
}

pub(super) fn promised_ballot(g: &City, purpose: Purpose, seat: Seat) -> Option<Seat> {
    rule!("CITY-19.13");
    g.binding(seat).find_map(|clause| match clause {
        Clause::Vote(of, named) if of == purpose => Some(named),
        _ => None,
    })
}

pub(super) fn promised_tie(g: &City, seat: Seat) -> Option<Seat> {
    rule!("CITY-19.14");
    g.binding(seat).find_map(|clause| match clause {
        Clause::Tie(named) => Some(named),
        _ => None,
    })
}

pub(super) fn promised_effect(g: &City, seat: Seat) -> Option<Option<Effect>> {
    rule!("CITY-19.17");
    g.binding(seat).find_map(|clause| match clause {
        Clause::Effect(effect) => Some(Some(effect)),
        Clause::NoEffect => Some(None),
        _ => None,
    })
}

pub(super) fn promised_gifts(g: &City, seat: Seat) -> impl Iterator<Item = (ItemKind, Seat)> {
    rule!("CITY-19.18");
    g.binding(seat).filter_map(|clause| match clause {
        Clause::Share(kind, to) => Some((kind, to)),
        _ => None,
    })
}

/// CITY-19.16: whether a promise forbids this seat an action on these places.
pub(super) fn is_held_back(g: &City, seat: Seat, places: PlaceSet) -> bool {
    if g.deals.is_empty() {
        return false;
    }
    rule!("CITY-19.16");
    g.binding(seat).any(|clause| matches!(clause, Clause::HoldBack(scope) if covers(g, scope, places)))
}

fn covers(g: &City, scope: Scope, places: PlaceSet) -> bool {
    match scope {
        Scope::Everything => true,
        Scope::Here => g.location().is_some_and(|(here, _)| places.has(here)),
    }
}

/// Notes what became of a promise, and pays for it where that was all.
fn note(g: &mut City, (deal, number): (usize, usize), kept: Verdict, log: &mut impl Log<City>) {
    let of = &mut g.deals[deal];
    of.kept[number] = kept;
    let Promise { by, clause } = of.promises[number];
    let (seat, to) = (of.seat(by), of.seat(by.other()));
    let is_private = g.rules.is_private_deal();
    g.words[seat.index()].note(kept);
    log.event(Event::PromiseSettled { seat, to, clause, kept, is_private });
}

/// All promises of a seat that fit are kept, or broken.
fn judge(g: &mut City, seat: Seat, log: &mut impl Log<City>, verdict: impl Fn(Clause) -> Option<Verdict>) {
    if g.deals.is_empty() {
        return;
    }
    let found: Vec<(usize, usize, Verdict)> = g
        .promises_of(seat)
        .filter_map(|(deal, number, clause)| Some((deal, number, verdict(clause)?)))
        .collect();
    for (deal, number, kept) in found {
        note(g, (deal, number), kept, log);
    }
}

fn kept_if(holds: bool) -> Verdict {
    if holds { Verdict::Kept } else { Verdict::Broken }
}

pub(super) fn voted(
    g: &mut City,
    purpose: Purpose,
    owner: Seat,
    cast_by: Seat,
    named: Seat,
    log: &mut impl Log<City>,
) {
    judge(g, owner, log, |clause| match clause {
        // CITY-19.23: who does not cast his own ballot cannot keep it.
        Clause::Vote(of, _) if of == purpose && cast_by != owner => Some(Verdict::Void),
        Clause::Vote(of, wanted) if of == purpose => Some(kept_if(wanted == named)),
        _ => None,
    });
}

pub(super) fn tie_broken(g: &mut City, seat: Seat, tied: SeatSet, named: Seat, log: &mut impl Log<City>) {
    judge(g, seat, log, |clause| match clause {
        Clause::Tie(wanted) if tied.has(wanted) => Some(kept_if(wanted == named)),
        _ => None,
    });
}

pub(super) fn effect_decided(g: &mut City, seat: Seat, effect: Option<Effect>, log: &mut impl Log<City>) {
    judge(g, seat, log, |clause| match clause {
        Clause::Effect(wanted) => Some(kept_if(effect == Some(wanted))),
        Clause::NoEffect => Some(kept_if(effect.is_none())),
        _ => None,
    });
}

pub(super) fn gave(g: &mut City, leader: Seat, kind: ItemKind, to: Seat, log: &mut impl Log<City>) {
    judge(g, leader, log, |clause| (clause == Clause::Share(kind, to)).then_some(Verdict::Kept));
}

/// What the share leader did not give although he had promised it; in a binding deal it was impossible.
pub(super) fn shared(g: &mut City, leader: Seat, log: &mut impl Log<City>) {
    let fate = if g.has_escrow() { Verdict::Void } else { Verdict::Broken };
    judge(g, leader, log, |clause| matches!(clause, Clause::Share(..)).then_some(fate));
}

/// A seat has acted on these places: a promise to hold back that does not bind is broken by it.
pub(super) fn acted(g: &mut City, seat: Seat, places: PlaceSet, log: &mut impl Log<City>) {
    if g.deals.is_empty() || g.has_escrow() {
        return;
    }
    let here = g.location().map(|(here, _)| here);
    judge(g, seat, log, |clause| match clause {
        Clause::HoldBack(Scope::Everything) => Some(Verdict::Broken),
        Clause::HoldBack(Scope::Here) if here.is_some_and(|here| places.has(here)) => Some(Verdict::Broken),
        _ => None,
    });
}

/// CITY-19.24: what becomes of a card that was promised.
pub(super) fn played(g: &mut City, promise: Option<(u8, u8)>, outcome: Outcome, log: &mut impl Log<City>) {
    let Some((deal, number)) = promise else { return };
    rule!("CITY-19.24");
    let kept = match outcome {
        Outcome::Stood => Verdict::Kept,
        Outcome::CancelledByOneself => Verdict::Broken,
    };
    note(g, (usize::from(deal), usize::from(number)), kept, log);
}

/// CITY-19.15: what a deal says is done at once is done, one thing after the other.
pub(super) fn step(g: &mut City, deal: u8, next: u8, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    rule!("CITY-19.15");
    let Some(Deal { promises, kept, maker, taker, .. }) = g.deals.get(usize::from(deal)).copied() else {
        return g.done();
    };
    let index = usize::from(next);
    let Some(Promise { by, clause }) = promises.get(index) else { return g.done() };
    g.go_on_as(Frame::Deeds { deal, next: next + 1 });
    if kept[index] != Verdict::Open {
        return Step::Ran;
    }
    let seat = match by {
        Party::Maker => maker,
        Party::Taker => taker,
    };
    let place = (usize::from(deal), index);
    match *clause {
        Clause::Play(card, aim) => match deeds::may_play(g, seat, card, aim, key) {
            Ok(()) => deeds::play(g, seat, card, aim, Some((deal, next)), key, log),
            Err(_) => note(g, place, Verdict::Void, log),
        },
        Clause::Use(role, aim) => match deeds::may_use(g, seat, role, aim, key) {
            Ok(()) => {
                note(g, place, Verdict::Kept, log);
                deeds::use_power(g, seat, role, aim, key, log);
            }
            Err(_) => note(g, place, Verdict::Void, log),
        },
        _ => {}
    }
    Step::Ran
}

/// CITY-19.25: the location is finished, and so are its deals.
pub(super) fn settle_all(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) {
    if g.deals.is_empty() {
        return;
    }
    rule!("CITY-19.25");
    for deal in 0..g.deals.len() {
        for number in 0..g.deals[deal].promises.len() {
            if g.deals[deal].kept[number] == Verdict::Open {
                let fate = match g.deals[deal].promises[number].clause {
                    Clause::HoldBack(_) => Verdict::Kept,
                    _ => {
                        rule!("CITY-19.23");
                        Verdict::Void
                    }
                };
                note(g, (deal, number), fate, log);
            }
        }
        for party in Party::BOTH {
            settle_payment(g, deal, party, key, log);
        }
    }
    g.deals.clear();
}

/// CITY-19.26: a party that is eliminated ends its deals.
pub(super) fn party_eliminated(g: &mut City, seat: Seat, key: &RulesKey, log: &mut impl Log<City>) {
    for deal in 0..g.deals.len() {
        if !g.deals[deal].parties().has(seat) {
            continue;
        }
        rule!("CITY-19.26");
        for number in 0..g.deals[deal].promises.len() {
            if g.deals[deal].kept[number] == Verdict::Open {
                note(g, (deal, number), Verdict::Void, log);
            }
        }
        for party in Party::BOTH {
            settle_payment(g, deal, party, key, log);
        }
    }
}

/// CITY-19.19: what was to be paid later is paid, or goes back.
fn settle_payment(g: &mut City, index: usize, party: Party, key: &RulesKey, log: &mut impl Log<City>) {
    let deal = g.deals[index];
    let payment = deal.payments[party as usize];
    if payment.is_none() || payment.kept != Verdict::Open {
        return;
    }
    rule!("CITY-19.19");
    let asked = deal.promises.iter().zip(deal.kept).filter(|(promise, _)| promise.by == party.other());
    let is_due = asked.map(|(_, kept)| kept).all(|kept| match payment.when {
        When::InAnyCase => kept != Verdict::Broken,
        _ => kept == Verdict::Kept,
    });
    let (from, to) = (deal.seat(party), deal.seat(party.other()));
    let is_private = g.rules.is_private_deal();
    let Payment { antidotes, n_cards, .. } = payment;
    let mut settled = Payment { kept: if is_due { Verdict::Kept } else { Verdict::Void }, ..payment };
    if g.has_escrow() {
        let receiver = if is_due { to } else { from };
        let audience = SeatSet::one(from).with(receiver);
        let escrow = Holder::escrow(index, party as usize);
        g.cards.move_all(escrow, Holder::hand(receiver), audience, key);
        g.antidotes[receiver.index()] += antidotes;
        settled = Payment { antidotes: 0, n_cards: 0, ..settled };
    } else if is_due {
        settled.kept = Verdict::Broken;
    }
    g.deals[index].payments[party as usize] = settled;
    // A payment that was held for him is nobody's merit.
    if !g.has_escrow() {
        g.words[from.index()].note(settled.kept);
    }
    log.event(Event::PaymentSettled {
        seat: from,
        to,
        antidotes,
        cards: n_cards,
        kept: settled.kept,
        is_private,
    });
}

/// A deal that does not hold anything is paid by a gift (CITY-19.27).
pub(super) fn paid(g: &mut City, from: Seat, to: Seat, antidotes: u8, n_cards: u8, log: &mut impl Log<City>) {
    if g.has_escrow() {
        return;
    }
    rule!("CITY-19.27");
    let is_private = g.rules.is_private_deal();
    for deal in &mut g.deals {
        for party in Party::BOTH {
            let (seat, other) = (deal.seat(party), deal.seat(party.other()));
            let payment = &mut deal.payments[party as usize];
            let is_enough = antidotes >= payment.antidotes && n_cards >= payment.n_cards;
            if seat == from && other == to && !payment.is_none() && payment.kept == Verdict::Open && is_enough
            {
                payment.kept = Verdict::Kept;
                g.words[seat.index()].note(Verdict::Kept);
                let (antidotes, cards) = (payment.antidotes, payment.n_cards);
                log.event(Event::PaymentSettled {
                    seat,
                    to,
                    antidotes,
                    cards,
                    kept: Verdict::Kept,
                    is_private,
                });
                return;
            }
        }
    }
}

//! Trades and deals: players accept or refuse offers, and show each other cards.

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Secret, rule};

use super::card_effects::needs;
use super::offers::{has_all, named, promised};
use super::{PromisedActions, offers, payments, terms, verdicts};
use crate::deals::{
    BARGAINS_PER_WINDOW, Clause, Deal, Goods, Offer, PICKS_LISTED, PROMISES_PER_DEAL, Party, Picks,
    StandingOffer, Verdict, Ware, When,
};
use crate::pile::Holder;
use crate::{Action, Card, City, Event};

pub(super) fn act(
    g: &mut City,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    match action {
        Action::Propose(offer) => {
            offers::may_propose(g, seat, &offer, key)?;
            offers::make(g, seat, &offer, None, key, log);
        }
        Action::Counter(maker, number, offer) => {
            offers::counter(g, seat, (maker, number), &offer, key, log)?;
        }
        Action::Accept(maker, number, picks) => {
            let (standing, terms) = may_accept(g, seat, maker, number, &picks, key)?;
            conclude(g, seat, &standing, &terms, &picks, key, log);
        }
        Action::Refuse(maker, number) => {
            offers::open_to(g, seat, maker, number)?;
            offers::refuse(g, seat, maker, number, log);
        }
        Action::Withdraw(number) => offers::withdraw(g, seat, number, log)?,
        Action::Show(card, to) => show(g, seat, card, to, key, log)?,
        _ => return Err(Refusal::new("CITY-4.1", "no-action-now")),
    }
    Ok(())
}

/// CITY-19.10: shows a card to another player. The program guarantees that the player holds it.
fn show(
    g: &mut City,
    seat: Seat,
    card: Card,
    to: Seat,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    needs(g.rules.show_cards, "CITY-24.8", "cards-are-not-shown")?;
    needs(to != seat && g.living.has(to), "CITY-19.10", "no-such-player")?;
    needs(g.holds_card(seat, card, key), "CITY-19.10", "card-not-held")?;
    g.cards.show(Holder::hand(seat), card, 1, SeatSet::one(to), key);
    let both = SeatSet::one(seat).with(to);
    log.event(Event::CardShown { seat, to, card: Secret::new(card, both) });
    Ok(())
}

/// Whether an offer is waiting for this player's answer. Everybody knows which players have received one.
pub(super) fn is_offered_something(g: &City, seat: Seat) -> bool {
    g.offers.iter().any(|standing| standing.open_to.has(seat))
}

pub(super) fn legal(g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    out.extend(offers::own(g, seat).map(|standing| Action::Withdraw(standing.number)));
    for standing in g.offers.iter().filter(|standing| standing.open_to.has(seat)) {
        let StandingOffer { maker, number, .. } = *standing;
        out.push(Action::Refuse(maker, number));
        let terms = standing.terms.read(key);
        let n = n_to_pick(terms);
        if n > PICKS_LISTED || may_take(g, seat, maker, terms, key).is_err() {
            continue;
        }
        let hand: Vec<Card> = g.cards.kinds(Holder::hand(seat), key).collect();
        for_each_pick(&hand, n, &mut Picks::new(), &mut |picks| {
            if may_pay(g, seat, terms, picks, key).is_ok() {
                out.push(Action::Accept(maker, number, *picks));
            }
        });
    }
}

/// Every way to pick `n` cards of these kinds, sorted; whether the hand has enough is checked later.
fn for_each_pick(kinds: &[Card], n: usize, picks: &mut Picks, found: &mut impl FnMut(&Picks)) {
    if n == 0 {
        found(picks);
        return;
    }
    for (index, card) in kinds.iter().enumerate() {
        picks.push(*card);
        for_each_pick(&kinds[index..], n - 1, picks, found);
        picks.pop();
    }
}

/// How many cards the taker picks.
pub(super) fn n_to_pick(terms: &Offer) -> usize {
    terms.want.cards.iter().filter(|ware| **ware == Ware::Any).count()
}

pub(super) fn may_accept(
    g: &City,
    seat: Seat,
    maker: Seat,
    number: u8,
    picks: &Picks,
    key: &RulesKey,
) -> Result<(StandingOffer, Offer), Refusal> {
    let standing = offers::open_to(g, seat, maker, number)?;
    let terms = *standing.terms.read(key);
    may_pay(g, seat, &terms, picks, key)?;
    may_take(g, seat, maker, &terms, key)?;
    Ok((standing, terms))
}

/// Whether the taker has everything that is wanted, with these picks.
fn may_pay(g: &City, seat: Seat, terms: &Offer, picks: &Picks, key: &RulesKey) -> Result<(), Refusal> {
    let is_sorted = picks.windows(2).all(|pair| pair[0] <= pair[1]);
    needs(picks.len() == n_to_pick(terms) && is_sorted, "CITY-19.6", "wrong-ware")?;
    let wanted = named(&terms.want.cards).chain(picks.iter().copied());
    let has_cards = has_all(g, seat, wanted.chain(promised(g, seat, terms, Party::Taker)), key);
    needs(has_cards && g.antidotes[seat.index()] >= terms.want.antidotes, "CITY-19.4", "goods-not-held")
}

/// Whether the offer can be accepted at all, whatever cards are picked.
fn may_take(g: &City, seat: Seat, maker: Seat, terms: &Offer, key: &RulesKey) -> Result<(), Refusal> {
    let is_busy = [seat, maker].iter().any(|party| g.bargains[party.index()] >= BARGAINS_PER_WINDOW);
    needs(!is_busy, "CITY-19.29", "too-many-bargains")?;
    if terms::is_deal(terms) {
        offers::may_deal(g)?;
        terms::check_openly(g, terms)?;
        terms::check(g, maker, terms, Party::Maker, key)?;
        terms::check(g, seat, terms, Party::Taker, key)?;
    }
    Ok(())
}

fn conclude(
    g: &mut City,
    taker: Seat,
    standing: &StandingOffer,
    terms: &Offer,
    picks: &Picks,
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    rule!("CITY-19.4");
    let maker = standing.maker;
    offers::end(g, standing.number, log);
    for seat in [maker, taker] {
        rule!("CITY-19.29");
        g.bargains[seat.index()] += 1;
    }
    let given: Picks = named(&terms.give.cards).chain(standing.blind.read(key).iter().copied()).collect();
    let taken: Picks = named(&terms.want.cards).chain(picks.iter().copied()).collect();
    hand_over_at_once(g, [maker, taker], terms, [given, taken], key, log);
    if terms::is_deal(terms) {
        let deal = g.deals.len();
        let payments = [
            payments::lay_aside(g, (deal, Party::Maker), maker, &terms.give, &given, key),
            payments::lay_aside(g, (deal, Party::Taker), taker, &terms.want, &taken, key),
        ];
        let kept = [Verdict::Open; PROMISES_PER_DEAL];
        g.deals.push(Deal { maker, taker, payments, promises: terms.promises, kept, is_over: false });
        let later = payments.map(|payment| (payment.antidotes, payment.n_cards, payment.when));
        log.event(Event::DealMade {
            seat: maker,
            with: taker,
            promises: terms.promises,
            pays: later.into(),
            is_private: g.rules.is_private_deal(),
        });
    }
    g.record_action(SeatSet::EMPTY, key);
    if terms.promises.iter().any(|promise| matches!(promise.clause, Clause::Play(..) | Clause::Use(..))) {
        g.stack.begin(PromisedActions { deal: g.deals.len() as u8 - 1, next: 0 });
    }
}

/// CITY-19.7: everybody sees that a trade took place, and how many things of each kind changed hands.
fn hand_over_at_once(
    g: &mut City,
    [maker, taker]: [Seat; 2],
    terms: &Offer,
    [given, taken]: [Picks; 2],
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    let both = SeatSet::one(maker).with(taker);
    let at_once = |goods: &Goods, cards: Picks| match goods.when {
        When::AtOnce => (cards, goods.antidotes),
        _ => (Picks::new(), 0),
    };
    let (given, antidotes_given) = at_once(&terms.give, given);
    let (taken, antidotes_taken) = at_once(&terms.want, taken);
    if given.is_empty() && taken.is_empty() && antidotes_given + antidotes_taken == 0 {
        return;
    }
    rule!("CITY-19.7");
    let both_ways = [(maker, taker, given, antidotes_given), (taker, maker, taken, antidotes_taken)];
    for (from, to, cards, antidotes) in both_ways {
        for card in cards {
            g.cards.hand_over(Holder::hand(from), Holder::hand(to), card, both, key);
        }
        g.antidotes[from.index()] -= antidotes;
        g.antidotes[to.index()] += antidotes;
    }
    log.event(Event::TradeMade {
        seat: maker,
        with: taker,
        cards_given: given.len() as u8,
        antidotes_given,
        cards_taken: taken.len() as u8,
        antidotes_taken,
        given: Secret::new(given, both),
        taken: Secret::new(taken, both),
    });
    for (from, to, cards, antidotes) in both_ways {
        payments::paid(g, from, to, antidotes, cards.len() as u8, log);
        cards.iter().for_each(|card| verdicts::spent(g, from, *card, key, log));
    }
}

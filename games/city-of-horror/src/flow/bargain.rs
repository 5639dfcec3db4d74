//! Offers, trades, deals, and cards shown around.

use table::{Chance, Log, Refusal, RulesKey, Seat, SeatSet, Secret, rule};

use super::card_effects::needs;
use super::{Frame, clauses, terms};
use crate::action::Aim;
use crate::deals::{
    BARGAINS_PER_WINDOW, CARDS_PER_SIDE, Clause, DEALS_AT_ONCE, Deal, Goods, Offer, Party, Payment, Picks,
    Promise, Scope, Standing, Verdict, Ware, When,
};
use crate::editions::Promises;
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
            may_propose(g, seat, &offer, key)?;
            make(g, seat, &offer, key, log);
        }
        Action::Accept(maker, number, picks) => {
            let (standing, terms) = may_accept(g, seat, maker, number, &picks, key)?;
            conclude(g, seat, maker, &standing, &terms, &picks, key, log);
        }
        Action::Refuse(maker, number) => {
            standing_offer(g, seat, maker, number)?;
            log.event(Event::OfferRefused { seat, of: maker });
            close_to(g, maker, seat, log);
        }
        Action::Withdraw => {
            needs(g.offers[seat.index()].is_some(), "CITY-19.5", "no-such-offer")?;
            end(g, seat, log);
        }
        Action::Show(card, to) => show(g, seat, card, to, key, log)?,
        _ => return Err(Refusal::new("CITY-4.1", "no-action-now")),
    }
    Ok(())
}

/// CITY-19.10: a card is shown to another player, and the program vouches for it.
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

pub(super) fn legal(g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    if g.offers[seat.index()].is_some() {
        out.push(Action::Withdraw);
    }
    for maker in g.seats() {
        let Some(standing) = g.offers[maker.index()].filter(|standing| standing.open_to.has(seat)) else {
            continue;
        };
        let number = standing.number;
        out.push(Action::Refuse(maker, number));
        let n = standing.terms.read(key).want.cards.iter().filter(|ware| **ware == Ware::Any).count();
        let hand: Vec<Card> = g.cards.kinds(Holder::hand(seat), key).collect();
        for_each_pick(&hand, n, &mut Picks::new(), &mut |picks| {
            if may_accept(g, seat, maker, number, picks, key).is_ok() {
                out.push(Action::Accept(maker, number, *picks));
            }
        });
    }
}

/// Every way to pick `n` cards from these kinds, sorted; whether there are enough is checked later.
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

/// Whether a player has all of these cards.
fn has_all(g: &City, seat: Seat, cards: impl Iterator<Item = Card>, key: &RulesKey) -> bool {
    let mut wanted = [0usize; crate::cards::N_KINDS];
    cards.for_each(|card| wanted[card as usize] += 1);
    let hand = Holder::hand(seat);
    Card::ALL.into_iter().all(|card| {
        let n = wanted[card as usize];
        n == 0 || g.cards.n_of(hand, card, key) >= n
    })
}

fn named(wares: &[Ware]) -> impl Iterator<Item = Card> {
    wares.iter().filter_map(|ware| match ware {
        Ware::Named(card) => Some(*card),
        Ware::Any | Ware::Blind(_) => None,
    })
}

/// Cards that the maker promises to play.
fn promised(offer: &Offer, party: Party) -> impl Iterator<Item = Card> {
    offer.promises.iter().filter_map(move |promise| match promise.clause {
        Clause::Play(card, _) if promise.by == party => Some(card),
        _ => None,
    })
}

/// CITY-19.1 to CITY-19.6: what an offer must be.
fn may_propose(g: &City, seat: Seat, offer: &Offer, key: &RulesKey) -> Result<(), Refusal> {
    let Offer { to, give, want, promises } = offer;
    rule!("CITY-19.1");
    rule!("CITY-19.2");
    rule!("CITY-19.3");
    if let Some(to) = to {
        needs(*to != seat && g.living.has(*to), "CITY-19.2", "no-such-player")?;
    }
    needs(!give.is_empty() || !want.is_empty() || !promises.is_empty(), "CITY-19.3", "empty-offer")?;
    let is_fit = give.cards.iter().all(|ware| *ware != Ware::Any)
        && want.cards.iter().all(|ware| !matches!(ware, Ware::Blind(_)));
    needs(is_fit, "CITY-19.6", "wrong-ware")?;
    let given = give.cards.iter().filter_map(|ware| match ware {
        Ware::Named(card) | Ware::Blind(card) => Some(*card),
        Ware::Any => None,
    });
    let has_cards = has_all(g, seat, given.chain(promised(offer, Party::Maker)), key);
    needs(has_cards && g.antidotes[seat.index()] >= give.antidotes, "CITY-19.5", "goods-not-held")?;
    needs(g.bargains[seat.index()] < BARGAINS_PER_WINDOW, "CITY-19.29", "too-many-bargains")?;
    if terms::is_deal(offer) {
        may_deal(g)?;
        terms::check(g, seat, offer, Party::Maker, key)?;
    }
    Ok(())
}

/// CITY-19.11, CITY-19.12: deals are about the location being resolved.
fn may_deal(g: &City) -> Result<(), Refusal> {
    needs(g.rules.promises != Promises::Talk, "CITY-19.27", "no-deals-here")?;
    needs(g.location().is_some(), "CITY-19.12", "no-location-at-hand")?;
    rule!("CITY-19.11");
    needs(g.deals.len() < DEALS_AT_ONCE, "CITY-19.29", "too-many-deals")
}

fn make(g: &mut City, seat: Seat, offer: &Offer, key: &RulesKey, log: &mut impl Log<City>) {
    let open_to = match offer.to {
        Some(to) => SeatSet::one(to),
        None => g.living.without(seat),
    };
    if g.offers[seat.index()].is_some() {
        end(g, seat, log);
    }
    rule!("CITY-19.6");
    let mut terms = *offer;
    let mut blind = Picks::new();
    for ware in &mut terms.give.cards {
        if let Ware::Blind(card) = *ware {
            blind.push(card);
            *ware = Ware::Any;
        }
    }
    // CITY-19.8: an offer is talk until somebody takes it.
    rule!("CITY-19.8");
    g.n_offers = g.n_offers.wrapping_add(1);
    let number = g.n_offers;
    let terms = Secret::new(terms, open_to.with(seat));
    let blind = Secret::new(blind, SeatSet::one(seat));
    g.offers[seat.index()] = Some(Standing { number, open_to, terms, blind });
    show_named(g, seat, &terms, key);
    log.event(Event::OfferMade { seat, to: offer.to, number, terms });
}

/// Those addressed know that the maker has what he names, as long as the offer stands.
fn show_named(g: &mut City, seat: Seat, terms: &Secret<Offer>, key: &RulesKey) {
    let offer = *terms.read(key);
    let shown: Vec<Card> = named(&offer.give.cards).chain(promised(&offer, Party::Maker)).collect();
    for card in &shown {
        let n = shown.iter().filter(|other| *other == card).count();
        g.cards.show(Holder::hand(seat), *card, n, terms.audience(), key);
    }
}

/// Whether an offer waits for the answer of this player; to whom one is open is public.
pub(super) fn is_offered_something(g: &City, seat: Seat) -> bool {
    g.offers.iter().flatten().any(|standing| standing.open_to.has(seat))
}

/// CITY-19.5: an offer stands as long as its maker has what it names.
pub(crate) fn is_covered(g: &City, seat: Seat, standing: &Standing, key: &RulesKey) -> bool {
    let terms = standing.terms.read(key);
    let blind = standing.blind.read(key).iter().copied();
    let cards = named(&terms.give.cards).chain(promised(terms, Party::Maker)).chain(blind);
    g.living.has(seat)
        && g.antidotes[seat.index()] >= terms.give.antidotes
        && !standing.open_to.is_empty()
        && has_all(g, seat, cards, key)
}

pub(super) fn end_uncovered_offers(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) {
    for seat in g.seats() {
        match g.offers[seat.index()] {
            Some(standing) if is_covered(g, seat, &standing, key) => {
                show_named(g, seat, &standing.terms, key)
            }
            Some(_) => {
                rule!("CITY-19.5");
                end(g, seat, log);
            }
            None => {}
        }
    }
}

pub(super) fn end_all_offers(g: &mut City, log: &mut impl Log<City>) {
    for seat in g.seats().filter(|seat| g.offers[seat.index()].is_some()).collect::<SeatSet>().iter() {
        end(g, seat, log);
    }
}

fn end(g: &mut City, seat: Seat, log: &mut impl Log<City>) {
    g.offers[seat.index()] = None;
    log.event(Event::OfferEnded { seat });
}

/// An offer is no longer open to this player.
fn close_to(g: &mut City, maker: Seat, seat: Seat, log: &mut impl Log<City>) {
    let Some(standing) = &mut g.offers[maker.index()] else { return };
    standing.open_to = standing.open_to.without(seat);
    if standing.open_to.is_empty() {
        end(g, maker, log);
    }
}

/// Who is eliminated offers nothing and takes nothing.
pub(super) fn forget_seat(g: &mut City, seat: Seat, log: &mut impl Log<City>) {
    if g.offers[seat.index()].is_some() {
        end(g, seat, log);
    }
    for maker in g.seats() {
        if g.offers[maker.index()].is_some_and(|standing| standing.open_to.has(seat)) {
            close_to(g, maker, seat, log);
        }
    }
}

fn standing_offer(g: &City, seat: Seat, maker: Seat, number: u8) -> Result<Standing, Refusal> {
    let standing = g.offers.get(maker.index()).copied().flatten();
    match standing {
        Some(standing) if standing.number == number && standing.open_to.has(seat) => Ok(standing),
        _ => Err(Refusal::new("CITY-19.5", "no-such-offer")),
    }
}

fn may_accept(
    g: &City,
    seat: Seat,
    maker: Seat,
    number: u8,
    picks: &Picks,
    key: &RulesKey,
) -> Result<(Standing, Offer), Refusal> {
    let standing = standing_offer(g, seat, maker, number)?;
    let terms = *standing.terms.read(key);
    let n_any = terms.want.cards.iter().filter(|ware| **ware == Ware::Any).count();
    let is_sorted = picks.windows(2).all(|pair| pair[0] <= pair[1]);
    needs(picks.len() == n_any && is_sorted, "CITY-19.6", "wrong-ware")?;
    let cards = named(&terms.want.cards).chain(picks.iter().copied()).chain(promised(&terms, Party::Taker));
    let has_cards = has_all(g, seat, cards, key);
    needs(has_cards && g.antidotes[seat.index()] >= terms.want.antidotes, "CITY-19.4", "goods-not-held")?;
    let is_busy = [seat, maker].iter().any(|party| g.bargains[party.index()] >= BARGAINS_PER_WINDOW);
    needs(!is_busy, "CITY-19.29", "too-many-bargains")?;
    if terms::is_deal(&terms) {
        may_deal(g)?;
        terms::check(g, maker, &terms, Party::Maker, key)?;
        terms::check(g, seat, &terms, Party::Taker, key)?;
    }
    Ok((standing, terms))
}

#[allow(clippy::too_many_arguments, reason = "two parties, two texts")]
fn conclude(
    g: &mut City,
    taker: Seat,
    maker: Seat,
    standing: &Standing,
    terms: &Offer,
    picks: &Picks,
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    rule!("CITY-19.4");
    end(g, maker, log);
    for seat in [maker, taker] {
        rule!("CITY-19.29");
        g.bargains[seat.index()] += 1;
    }
    let given: Picks = named(&terms.give.cards).chain(standing.blind.read(key).iter().copied()).collect();
    let taken: Picks = named(&terms.want.cards).chain(picks.iter().copied()).collect();
    hand_over_at_once(g, maker, taker, terms, &given, &taken, key, log);
    if terms::is_deal(terms) {
        let index = g.deals.len();
        let payments = [
            lay_aside(g, index, Party::Maker, maker, &terms.give, &given, key),
            lay_aside(g, index, Party::Taker, taker, &terms.want, &taken, key),
        ];
        let kept = [Verdict::Open; crate::deals::PROMISES_PER_DEAL];
        g.deals.push(Deal { maker, taker, payments, promises: terms.promises, kept });
        let later = payments.map(|payment| (payment.antidotes, payment.n_cards, payment.when));
        log.event(Event::DealMade {
            seat: maker,
            with: taker,
            promises: terms.promises,
            pays: later.into(),
            is_private: g.rules.is_private_deal(),
        });
    }
    g.stir(SeatSet::EMPTY, key);
    if terms.promises.iter().any(|promise| matches!(promise.clause, Clause::Play(..) | Clause::Use(..))) {
        g.begin(Frame::Deeds { deal: g.deals.len() as u8 - 1, next: 0 });
    }
}

/// CITY-19.7: everybody sees that a trade happened, and how much of what moved.
#[allow(clippy::too_many_arguments, reason = "two parties, two sides")]
fn hand_over_at_once(
    g: &mut City,
    maker: Seat,
    taker: Seat,
    terms: &Offer,
    given: &Picks,
    taken: &Picks,
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    let at_once = |goods: &Goods| goods.when == When::AtOnce;
    let (gives, wants) = (at_once(&terms.give), at_once(&terms.want));
    let both = SeatSet::one(maker).with(taker);
    let pass = |g: &mut City, from: Seat, to: Seat, cards: &Picks, antidotes: u8| {
        for card in cards {
            g.cards.hand_over(Holder::hand(from), Holder::hand(to), *card, both, key);
        }
        g.antidotes[from.index()] -= antidotes;
        g.antidotes[to.index()] += antidotes;
    };
    let nothing = (Picks::new(), 0);
    let (given, antidotes_given) = if gives { (*given, terms.give.antidotes) } else { nothing };
    let (taken, antidotes_taken) = if wants { (*taken, terms.want.antidotes) } else { nothing };
    if given.is_empty() && taken.is_empty() && antidotes_given + antidotes_taken == 0 {
        return;
    }
    rule!("CITY-19.7");
    pass(g, maker, taker, &given, antidotes_given);
    pass(g, taker, maker, &taken, antidotes_taken);
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
    clauses::paid(g, maker, taker, antidotes_given, given.len() as u8, log);
    clauses::paid(g, taker, maker, antidotes_taken, taken.len() as u8, log);
}

/// CITY-19.20: what is paid later lies in escrow.
fn lay_aside(
    g: &mut City,
    deal: usize,
    party: Party,
    seat: Seat,
    goods: &Goods,
    cards: &Picks,
    key: &RulesKey,
) -> Payment {
    if goods.when == When::AtOnce || goods.is_empty() {
        return Payment::default();
    }
    let payment = Payment {
        antidotes: goods.antidotes,
        n_cards: goods.n_cards(),
        when: goods.when,
        kept: Verdict::Open,
    };
    if g.has_escrow() {
        rule!("CITY-19.20");
        for card in cards {
            let escrow = Holder::escrow(deal, party as usize);
            g.cards.hand_over(Holder::hand(seat), escrow, *card, SeatSet::one(seat), key);
        }
        g.antidotes[seat.index()] -= goods.antidotes;
    }
    payment
}

/// Any offer, or card to show, that may be made now.
pub(super) fn propose(g: &City, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Option<Action> {
    let others: Vec<Seat> = g.living.without(seat).iter().collect();
    let hand: Vec<Card> = g.cards.cards(Holder::hand(seat), key).collect();
    if others.is_empty() {
        return None;
    }
    if chance.below(6) == 0 && !hand.is_empty() && g.rules.show_cards {
        return Some(Action::Show(chance.pick(&hand), chance.pick(&others)));
    }
    let mut offer = Offer::default();
    if chance.below(4) > 0 {
        offer.to = Some(chance.pick(&others));
    }
    for card in hand.iter().take(chance.below(CARDS_PER_SIDE as u32) as usize) {
        let ware = if chance.below(2) == 0 { Ware::Named(*card) } else { Ware::Blind(*card) };
        offer.give.cards.push(ware);
    }
    offer.give.antidotes = chance.below(u32::from(g.antidotes[seat.index()]).min(2) + 1) as u8;
    if chance.below(2) == 0 {
        let ware = if chance.below(2) == 0 { Ware::Any } else { Ware::Named(chance.pick(&Card::ALL)) };
        offer.want.cards.push(ware);
    }
    if chance.below(4) == 0 {
        offer.want.antidotes = 1;
    }
    if g.location().is_some() && chance.below(2) == 0 {
        offer.give.when = chance.pick(&[When::AtOnce, When::IfKept, When::InAnyCase]);
        offer.want.when = chance.pick(&[When::AtOnce, When::IfKept]);
        for _ in 0..chance.below(3) {
            offer.promises.push(random_promise(g, chance));
        }
    }
    may_propose(g, seat, &offer, key).is_ok().then_some(Action::Propose(offer))
}

fn random_promise(g: &City, chance: &mut dyn Chance) -> Promise {
    let by = chance.pick(&Party::BOTH);
    let seats: Vec<Seat> = g.living.iter().collect();
    let seat = chance.pick(&seats);
    let place = g.location().map_or(crate::Place::Church, |(place, _)| place);
    let clause = match chance.below(7) {
        0 => Clause::Vote(crate::deals::Purpose::Attack, seat),
        1 => Clause::Vote(crate::deals::Purpose::Sharing, seat),
        2 => Clause::Tie(seat),
        3 => Clause::HoldBack(chance.pick(&[Scope::Everything, Scope::Here])),
        4 => Clause::Share(crate::deals::ItemKind::Antidote, seat),
        5 => Clause::Play(chance.pick(&[Card::Gun, Card::Shotgun]), Aim::At(place)),
        _ => Clause::NoEffect,
    };
    Promise { by, clause }
}

//! Offers that are waiting for an answer: how players make them, how long they stand, and what ends them.

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Secret, rule};

use super::card_effects::needs;
use super::{clauses, terms};
use crate::deals::{
    BARGAINS_PER_WINDOW, CARDS_PER_SIDE, DEALS_AT_ONCE, Lasts, OFFERS_AT_ONCE, Offer, PROMISES_PER_DEAL,
    Party, Picks, StandingOffer, Ware,
};
use crate::editions::Promises;
use crate::pile::Holder;
use crate::{Card, City, Event};

/// CITY-19.1 to CITY-19.6: what an offer must satisfy.
pub(super) fn may_propose(g: &City, seat: Seat, offer: &Offer, key: &RulesKey) -> Result<(), Refusal> {
    let Offer { to, give, want, promises, lasts } = offer;
    rule!("CITY-19.1");
    rule!("CITY-19.2");
    rule!("CITY-19.3");
    if let Some(to) = to {
        needs(*to != seat && g.living.has(*to), "CITY-19.2", "no-such-player")?;
    }
    needs(!give.is_empty() || !want.is_empty() || !promises.is_empty(), "CITY-19.3", "empty-offer")?;
    let has_few = |cards: usize| cards <= CARDS_PER_SIDE;
    needs(has_few(give.cards.len()) && has_few(want.cards.len()), "CITY-19.31", "too-many-cards")?;
    needs(promises.len() <= PROMISES_PER_DEAL, "CITY-19.32", "too-many-promises")?;
    let is_fit = give.cards.iter().all(|ware| *ware != Ware::Any)
        && want.cards.iter().all(|ware| !matches!(ware, Ware::Blind(_)));
    needs(is_fit, "CITY-19.6", "wrong-ware")?;
    let given = give.cards.iter().filter_map(|ware| match ware {
        Ware::Named(card) | Ware::Blind(card) => Some(*card),
        Ware::Any => None,
    });
    let has_cards = has_all(g, seat, given.chain(promised(g, seat, offer, Party::Maker)), key);
    needs(has_cards && g.antidotes[seat.index()] >= give.antidotes, "CITY-19.34", "goods-not-held")?;
    needs(g.bargains[seat.index()] < BARGAINS_PER_WINDOW, "CITY-19.29", "too-many-bargains")?;
    needs(own(g, seat).count() < OFFERS_AT_ONCE, "CITY-19.33", "too-many-offers")?;
    may_last(g, offer, *lasts)?;
    if terms::is_deal(offer) {
        may_deal(g)?;
        terms::check_openly(g, offer)?;
        terms::check(g, seat, offer, Party::Maker, key)?;
    }
    Ok(())
}

/// CITY-19.35: whether an offer may stand for this long.
fn may_last(g: &City, offer: &Offer, lasts: Lasts) -> Result<(), Refusal> {
    match lasts {
        Lasts::Window => Ok(()),
        Lasts::Location => needs(g.location().is_some(), "CITY-19.35", "no-location-at-hand"),
        Lasts::Turn => needs(!terms::is_deal(offer), "CITY-19.35", "deals-end-with-the-location"),
    }
}

/// CITY-19.11, CITY-19.12: deals must be about the location being resolved.
pub(super) fn may_deal(g: &City) -> Result<(), Refusal> {
    needs(g.rules.promises != Promises::Talk, "CITY-19.27", "no-deals-here")?;
    needs(g.location().is_some(), "CITY-19.12", "no-location-at-hand")?;
    rule!("CITY-19.11");
    let n_deals = g.deals.iter().filter(|deal| !deal.is_over).count();
    needs(n_deals < DEALS_AT_ONCE, "CITY-19.30", "too-many-deals")
}

/// CITY-19.36: answers an offer with another one to its maker.
pub(super) fn counter(
    g: &mut City,
    seat: Seat,
    (maker, number): (Seat, u8),
    offer: &Offer,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    open_to(g, seat, maker, number)?;
    needs(offer.to.is_none_or(|to| to == maker), "CITY-19.36", "no-such-player")?;
    let offer = Offer { to: Some(maker), ..*offer };
    may_propose(g, seat, &offer, key)?;
    rule!("CITY-19.36");
    refuse(g, seat, maker, number, log);
    make(g, seat, &offer, Some(number), key, log);
    Ok(())
}

pub(super) fn make(
    g: &mut City,
    seat: Seat,
    offer: &Offer,
    answers: Option<u8>,
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    let open_to = match offer.to {
        Some(to) => SeatSet::one(to),
        None => g.living.without(seat),
    };
    rule!("CITY-19.6");
    let mut terms = *offer;
    let mut blind = Picks::new();
    for ware in &mut terms.give.cards {
        if let Ware::Blind(card) = *ware {
            blind.push(card);
            *ware = Ware::Any;
        }
    }
    // CITY-19.8: an offer is just talk until somebody accepts it.
    rule!("CITY-19.8");
    let number = next_number(g);
    g.n_offers = number;
    let lasts = offer.lasts;
    let terms = Secret::new(terms, open_to.with(seat));
    let blind = Secret::new(blind, SeatSet::one(seat));
    g.offers.push(StandingOffer { maker: seat, number, answers, lasts, open_to, terms, blind });
    show_named(g, seat, &terms, key);
    log.event(Event::OfferMade { seat, to: offer.to, number, answers, lasts, terms });
}

/// The next number that no standing offer has: numbers wrap around, and an old offer may still stand.
fn next_number(g: &City) -> u8 {
    let mut number = g.n_offers.wrapping_add(1);
    while g.offers.iter().any(|standing| standing.number == number) {
        number = number.wrapping_add(1);
    }
    number
}

pub(super) fn own(g: &City, seat: Seat) -> impl Iterator<Item = &StandingOffer> {
    g.offers.iter().filter(move |standing| standing.maker == seat)
}

/// The offer with this number, if it is waiting for this player's answer.
pub(super) fn open_to(g: &City, seat: Seat, maker: Seat, number: u8) -> Result<StandingOffer, Refusal> {
    let standing = own(g, maker).find(|standing| standing.number == number && standing.open_to.has(seat));
    standing.copied().ok_or(Refusal::new("CITY-19.34", "no-such-offer"))
}

pub(super) fn refuse(g: &mut City, seat: Seat, maker: Seat, number: u8, log: &mut impl Log<City>) {
    log.event(Event::OfferRefused { seat, of: maker, number });
    close_to(g, number, seat);
    end_if(g, log, |standing| standing.open_to.is_empty());
}

pub(super) fn withdraw(
    g: &mut City,
    seat: Seat,
    number: u8,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    let is_own = own(g, seat).any(|standing| standing.number == number);
    needs(is_own, "CITY-19.34", "no-such-offer")?;
    end(g, number, log);
    Ok(())
}

pub(super) fn end(g: &mut City, number: u8, log: &mut impl Log<City>) {
    end_if(g, log, |standing| standing.number == number);
}

fn end_if(g: &mut City, log: &mut impl Log<City>, ends: impl Fn(&StandingOffer) -> bool) {
    g.offers.retain(|standing| {
        let is_over = ends(standing);
        if is_over {
            log.event(Event::OfferEnded { seat: standing.maker, number: standing.number });
        }
        !is_over
    });
}

fn close_to(g: &mut City, number: u8, seat: Seat) {
    for standing in g.offers.iter_mut().filter(|standing| standing.number == number) {
        standing.open_to = standing.open_to.without(seat);
    }
}

/// CITY-19.35: ends the offers that last until a window closes. Decisions that count as one window close it
/// together.
pub(super) fn window_closed(g: &mut City, log: &mut impl Log<City>) {
    rule!("CITY-19.35");
    end_if(g, log, |standing| standing.lasts == Lasts::Window);
}

/// CITY-19.35: ends the offers that last no longer than the location.
pub(super) fn location_finished(g: &mut City, log: &mut impl Log<City>) {
    rule!("CITY-19.35");
    end_if(g, log, |standing| standing.lasts != Lasts::Turn);
}

/// CITY-19.35: ends all offers, with the turn or with the last window of the game.
pub(super) fn end_all(g: &mut City, log: &mut impl Log<City>) {
    rule!("CITY-19.35");
    end_if(g, log, |_| true);
}

/// CITY-19.34: an offer stands only as long as its maker has everything it names.
pub(crate) fn is_covered(g: &City, standing: &StandingOffer, key: &RulesKey) -> bool {
    let (seat, terms) = (standing.maker, standing.terms.read(key));
    let blind = standing.blind.read(key).iter().copied();
    let cards = named(&terms.give.cards).chain(promised(g, seat, terms, Party::Maker)).chain(blind);
    g.living.has(seat)
        && g.antidotes[seat.index()] >= terms.give.antidotes
        && !standing.open_to.is_empty()
        && has_all(g, seat, cards, key)
}

pub(super) fn end_uncovered(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) {
    let uncovered: Vec<u8> = g
        .offers
        .iter()
        .filter(|standing| !is_covered(g, standing, key))
        .map(|standing| standing.number)
        .collect();
    if !uncovered.is_empty() {
        rule!("CITY-19.34");
        end_if(g, log, |standing| uncovered.contains(&standing.number));
    }
    for index in 0..g.offers.len() {
        let StandingOffer { maker, terms, .. } = g.offers[index];
        show_named(g, maker, &terms, key);
    }
}

/// Ends the offers that an eliminated player made, and those made to that player alone.
pub(super) fn forget_seat(g: &mut City, seat: Seat, log: &mut impl Log<City>) {
    g.offers.iter_mut().for_each(|standing| standing.open_to = standing.open_to.without(seat));
    end_if(g, log, |standing| standing.maker == seat || standing.open_to.is_empty());
}

/// As long as the offer stands, the addressed players know that the maker has what it names.
fn show_named(g: &mut City, seat: Seat, terms: &Secret<Offer>, key: &RulesKey) {
    let offer = *terms.read(key);
    let shown: Vec<Card> = named(&offer.give.cards).chain(promised(g, seat, &offer, Party::Maker)).collect();
    for card in &shown {
        let n = shown.iter().filter(|other| *other == card).count();
        g.cards.show(Holder::hand(seat), *card, n, terms.audience(), key);
    }
}

/// Whether a player has all of these cards besides the one that another promise will cost.
pub(super) fn has_all(g: &City, seat: Seat, cards: impl Iterator<Item = Card>, key: &RulesKey) -> bool {
    let mut wanted = [0usize; crate::cards::N_KINDS];
    cards.for_each(|card| wanted[card as usize] += 1);
    let pledged = clauses::pledged_card(g, seat);
    let hand = Holder::hand(seat);
    Card::ALL.into_iter().all(|card| {
        let n = wanted[card as usize];
        n == 0 || g.cards.n_of(hand, card, key) >= n + usize::from(pledged == Some(card))
    })
}

pub(crate) fn named(wares: &[Ware]) -> impl Iterator<Item = Card> {
    wares.iter().filter_map(|ware| match ware {
        Ware::Named(card) => Some(*card),
        Ware::Any | Ware::Blind(_) => None,
    })
}

/// The cards that a party's promises cost, except one that is already reserved for the same thing.
pub(crate) fn promised(g: &City, seat: Seat, offer: &Offer, party: Party) -> impl Iterator<Item = Card> {
    let pledge = clauses::pledge(g, seat);
    let own = offer.promises.iter().filter(move |promise| promise.by == party);
    own.map(|promise| promise.clause)
        .filter(move |clause| Some(*clause) != pledge)
        .filter_map(|clause| clause.cost())
}

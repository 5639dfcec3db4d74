//! What everybody may do in an open window and while somebody decides: cards, powers, bargains.

use table::{Log, Refusal, RulesKey, Seat, SeatSet, rule};

use super::{Played, bargain, card_effects, clauses, powers, verdicts};
use crate::action::Aim;
use crate::board::{Place, PlaceSet};
use crate::characters::Role;
use crate::pile::Holder;
use crate::{Action, Card, City, Event};

pub(super) fn legal(g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    for card in g.cards.kinds(Holder::hand(seat), key) {
        card_effects::for_each_aim(g, seat, card, &mut |aim| {
            if may_aim(g, seat, card, aim, key).is_ok() {
                out.push(Action::Play(card, aim));
            }
        });
    }
    for role in g.own(seat).filter(|role| !g.person(*role).is_exhausted) {
        powers::for_each_aim(g, seat, role, key, &mut |aim| {
            if may_use(g, seat, role, aim, key).is_ok() {
                out.push(Action::Use(role, aim));
            }
        });
    }
    bargain::legal(g, seat, key, out);
}

pub(super) fn thinkable(g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    for card in g.cards.kinds(Holder::hand(seat), key) {
        card_effects::for_each_aim(g, seat, card, &mut |aim| out.push(Action::Play(card, aim)));
    }
    for role in g.own(seat) {
        powers::for_each_aim(g, seat, role, key, &mut |aim| out.push(Action::Use(role, aim)));
    }
}

pub(super) fn act(
    g: &mut City,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    rule!("CITY-4.4");
    match action {
        Action::Play(card, aim) => {
            may_play(g, seat, card, aim, key)?;
            play(g, seat, card, aim, None, key, log);
            Ok(())
        }
        Action::Use(role, aim) => {
            may_use(g, seat, role, aim, key)?;
            use_power(g, seat, role, aim, key, log);
            Ok(())
        }
        Action::Propose(_)
        | Action::Accept(..)
        | Action::Refuse(..)
        | Action::Counter(..)
        | Action::Withdraw(_)
        | Action::Show(..) => bargain::act(g, seat, action, key, log),
        _ => Err(Refusal::new("CITY-4.1", "no-action-now")),
    }
}

/// CITY-13.1: whether a card may be played now.
pub(super) fn may_play(g: &City, seat: Seat, card: Card, aim: Aim, key: &RulesKey) -> Result<(), Refusal> {
    rule!("CITY-13.1");
    rule!("CITY-13.10");
    if !g.holds_card(seat, card, key) {
        return Err(Refusal::new("CITY-13.1", "card-not-held"));
    }
    may_aim(g, seat, card, aim, key)
}

fn may_aim(g: &City, seat: Seat, card: Card, aim: Aim, key: &RulesKey) -> Result<(), Refusal> {
    card_effects::may_aim(g, seat, card, aim)?;
    if g.deals.is_empty() {
        return Ok(());
    }
    clauses::may_spend(g, seat, card, key)?;
    clauses::may_forestall(g, seat, Some(card), aim)?;
    if let Aim::Mow(role, _) = aim {
        clauses::may_tire(g, seat, role)?;
    }
    may_act(g, seat, places_of_card(g, aim))
}

/// CITY-15.2: whether a power may be used now.
pub(super) fn may_use(g: &City, seat: Seat, role: Role, aim: Aim, key: &RulesKey) -> Result<(), Refusal> {
    rule!("CITY-15.2");
    rule!("CITY-15.7");
    powers::may_use(g, seat, role, aim, key)?;
    if g.deals.is_empty() {
        return Ok(());
    }
    clauses::may_tire(g, seat, role)?;
    clauses::may_forestall(g, seat, None, aim)?;
    if let Aim::Swap(card, _) = aim {
        clauses::may_spend(g, seat, card, key)?;
    }
    may_act(g, seat, places_of_power(g, role, aim))
}

/// CITY-19.16, CITY-19.21: players who have promised to hold back must do so.
pub(super) fn may_act(g: &City, seat: Seat, places: PlaceSet) -> Result<(), Refusal> {
    match clauses::is_held_back(g, seat, places) {
        true => Err(Refusal::new("CITY-19.21", "promised-to-hold-back")),
        false => Ok(()),
    }
}

pub(super) fn play(
    g: &mut City,
    seat: Seat,
    card: Card,
    aim: Aim,
    promise: Option<(u8, u8)>,
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    rule!("CITY-13.4");
    rule!("CITY-13.6");
    let had = g.cards.remove(Holder::hand(seat), card, key);
    assert!(had, "`may_play` checks that the card is in the hand");
    log.event(Event::CardPlayed { seat, card, aim });
    let places = places_of_card(g, aim);
    g.record_use(named_by(g, aim, places), places, key);
    verdicts::acted(g, seat, places, log);
    verdicts::spent(g, seat, card, key, log);
    Played::open(g, card, seat, aim, promise, key);
}

pub(super) fn use_power(
    g: &mut City,
    seat: Seat,
    role: Role,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    rule!("CITY-15.1");
    rule!("CITY-15.4");
    // CITY-14.5: powers cannot be cancelled.
    rule!("CITY-14.5");
    g.people[role.index()].is_exhausted = true;
    log.event(Event::PowerUsed { seat, role, aim });
    let places = places_of_power(g, role, aim);
    g.record_use(named_by(g, aim, places), places, key);
    verdicts::acted(g, seat, places, log);
    verdicts::tired(g, seat, role, log);
    powers::carry_out(g, seat, role, aim, key, log);
}

/// CITY-13.34: the locations that a card is aimed at. The zombie leader counts as being at the Crossroads.
pub(crate) fn places_of_card(g: &City, aim: Aim) -> PlaceSet {
    match aim {
        Aim::At(place) | Aim::Ballot(place, _) | Aim::Mow(_, place) => PlaceSet::one(place),
        Aim::From(from, to) => PlaceSet::one(from).with(to),
        Aim::Character(role) => g.person(role).place().into_iter().collect(),
        Aim::Colour(_) => {
            rule!("CITY-13.34");
            PlaceSet::one(Place::Crossroads)
        }
        Aim::Nothing | Aim::Player(_) | Aim::Swap(..) => PlaceSet::EMPTY,
    }
}

/// CITY-13.34: the same for a power, which may also work where its character stands.
pub(crate) fn places_of_power(g: &City, role: Role, aim: Aim) -> PlaceSet {
    use crate::characters::Power;
    let here = g.person(role).place();
    let own = match role.power() {
        Power::KillTwoHere | Power::MoveZombieFromHere | Power::Hide | Power::StopAttracting => here,
        Power::VoteThisTurn | Power::GiveBirth => here,
        _ => None,
    };
    own.into_iter().chain(places_of_card(g, aim).iter()).collect()
}

/// CITY-4.8: the players that an action names: the player, the owner of the character, everybody at the
/// locations.
pub(super) fn named_by(g: &City, aim: Aim, places: PlaceSet) -> SeatSet {
    let named = match aim {
        Aim::Player(seat) | Aim::Ballot(_, seat) => SeatSet::one(seat),
        Aim::Character(role) => SeatSet::one(g.person(role).owner),
        _ => SeatSet::EMPTY,
    };
    places.iter().fold(named, |named, place| named.union(g.present(place)))
}

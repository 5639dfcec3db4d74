//! What the promises of a deal must be (CITY-19.11 to CITY-19.22).

use table::{Refusal, RulesKey, Seat, rule};

use super::card_effects::needs;
use super::{Frame, LocationStep, clauses, deeds};
use crate::action::Aim;
use crate::board::Place;
use crate::deals::{Clause, ItemKind, Offer, Party, Purpose, Scope, Verdict, When};
use crate::{City, Role};

/// Whether an offer is more than a trade.
pub(super) fn is_deal(offer: &Offer) -> bool {
    let later = |when: When| when != When::AtOnce;
    !offer.promises.is_empty()
        || (later(offer.give.when) && !offer.give.is_empty())
        || (later(offer.want.when) && !offer.want.is_empty())
}

/// CITY-19.22: no clause of this party is impossible, or contradicts another one of his.
pub(super) fn check(
    g: &City,
    seat: Seat,
    offer: &Offer,
    party: Party,
    key: &RulesKey,
) -> Result<(), Refusal> {
    let own: Vec<Clause> =
        offer.promises.iter().filter(|promise| promise.by == party).map(|promise| promise.clause).collect();
    for clause in &own {
        let named = match clause {
            Clause::Vote(_, named) | Clause::Tie(named) | Clause::Share(_, named) => Some(*named),
            _ => None,
        };
        needs(named.is_none_or(|named| g.living.has(named)), "CITY-19.22", "no-such-player")?;
        if g.has_escrow() {
            is_possible(g, seat, *clause, key)?;
        }
    }
    if !g.has_escrow() {
        return Ok(());
    }
    rule!("CITY-19.22");
    let standing = g.deals.iter().flat_map(|deal| {
        let open = deal.promises.iter().zip(deal.kept).filter(|(_, kept)| *kept == Verdict::Open);
        open.filter(|(promise, _)| deal.seat(promise.by) == seat).map(|(promise, _)| promise.clause)
    });
    let all: Vec<Clause> = standing.chain(own).collect();
    for (index, clause) in all.iter().enumerate() {
        for earlier in &all[..index] {
            needs(!contradict(g, *earlier, *clause), "CITY-19.22", "contradicts-a-promise")?;
        }
    }
    let gifts = |kind: ItemKind| {
        all.iter().filter(move |clause| matches!(clause, Clause::Share(of, _) if *of == kind))
    };
    let Some((place, _)) = g.location() else { return Ok(()) };
    let n_promised = [gifts(ItemKind::Antidote).count(), gifts(ItemKind::Card).count()];
    let n_here = [usize::from(g.antidotes_at[place.index()]), usize::from(g.n_cards_at(place))];
    let is_enough = n_promised.iter().zip(n_here).all(|(promised, here)| *promised <= here);
    needs(is_enough, "CITY-19.22", "more-than-lies-here")
}

/// Whether the rules let a promise be kept, as things stand.
fn is_possible(g: &City, seat: Seat, clause: Clause, key: &RulesKey) -> Result<(), Refusal> {
    let Some((place, step)) = g.location() else {
        return Err(Refusal::new("CITY-19.12", "no-location-at-hand"));
    };
    let impossible = |holds: bool| needs(holds, "CITY-19.22", "cannot-be-kept");
    match clause {
        Clause::Vote(Purpose::Attack, named) => impossible(
            place != Place::Crossroads && step <= LocationStep::Attack && g.visibly_present(place).has(named),
        ),
        Clause::Vote(Purpose::Sharing, named) => {
            impossible(has_sharing(place) && g.visibly_present(place).has(named))
        }
        Clause::Tie(named) => impossible(place != Place::Crossroads && g.visibly_present(place).has(named)),
        Clause::Play(card, aim) => {
            impossible(deeds::may_play(g, seat, card, aim, key).is_ok())?;
            impossible(!is_held_back_by_own_words(g, seat, aim))
        }
        Clause::Use(role, aim) => {
            impossible(role != Role::Mama && deeds::may_use(g, seat, role, aim, key).is_ok())
        }
        Clause::HoldBack(_) => Ok(()),
        Clause::Effect(_) | Clause::NoEffect => impossible(is_to_be_asked(g, seat)),
        Clause::Share(_, _) => impossible(has_sharing(place)),
    }
}

fn is_held_back_by_own_words(g: &City, seat: Seat, aim: Aim) -> bool {
    clauses::is_held_back(g, seat, deeds::places_of_card(g, aim))
}

fn has_sharing(place: Place) -> bool {
    !matches!(place, Place::WaterTower | Place::Crossroads)
}

/// Whether somebody has yet to decide about the effect of the location.
fn is_to_be_asked(g: &City, seat: Seat) -> bool {
    g.stack.iter().any(|frame| matches!(frame, Frame::Activation(activation) if activation.left.has(seat)))
}

fn contradict(g: &City, one: Clause, other: Clause) -> bool {
    match (one, other) {
        (Clause::Vote(purpose, one), Clause::Vote(of, other)) => purpose == of && one != other,
        (Clause::Tie(one), Clause::Tie(other)) => one != other,
        (Clause::Effect(one), Clause::Effect(other)) => one != other,
        (Clause::Effect(_), Clause::NoEffect) | (Clause::NoEffect, Clause::Effect(_)) => true,
        (Clause::Share(_, one), Clause::Share(_, other)) => one == other,
        (Clause::HoldBack(scope), Clause::Play(_, aim)) | (Clause::Play(_, aim), Clause::HoldBack(scope)) => {
            forbids(g, scope, deeds::places_of_card(g, aim))
        }
        (Clause::HoldBack(scope), Clause::Use(role, aim))
        | (Clause::Use(role, aim), Clause::HoldBack(scope)) => {
            forbids(g, scope, deeds::places_of_power(g, role, aim))
        }
        _ => false,
    }
}

fn forbids(g: &City, scope: Scope, places: crate::board::PlaceSet) -> bool {
    match scope {
        Scope::Everything => true,
        Scope::Here => g.location().is_some_and(|(here, _)| places.has(here)),
    }
}

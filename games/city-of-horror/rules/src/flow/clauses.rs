//! Promises about the location being resolved: what they require and what they forbid.

use table::{Kind, Refusal, RulesKey, Seat, SeatSet, rule};

use super::card_effects::needs;
use crate::action::{Aim, Effect};
use crate::board::{Place, PlaceSet};
use crate::deals::{Clause, ItemKind, Promise, Purpose, Scope, Verdict};
use crate::editions::Promises;
use crate::pile::Holder;
use crate::{Card, City, Role};

impl City {
    /// CITY-19.27: whether deals are binding and later payments are put into escrow.
    pub(crate) fn has_escrow(&self) -> bool {
        self.rules.promises == Promises::Enforced
    }

    /// The open promises of a seat, with the indices of the deal and the promise.
    pub(super) fn promises_of(&self, seat: Seat) -> impl Iterator<Item = (usize, usize, Clause)> {
        self.deals.iter().enumerate().flat_map(move |(index, deal)| {
            let own = move |(_, promise): &(usize, &Promise)| deal.seat(promise.by) == seat;
            let open = move |(number, _): &(usize, &Promise)| deal.kept[*number] == Verdict::Open;
            let promises = deal.promises.iter().enumerate().filter(own).filter(open);
            promises.map(move |(number, promise)| (index, number, promise.clause))
        })
    }

    /// The open promises of a seat that are binding.
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

/// CITY-19.37: whether a ballot may name this player, considering the players whom its owner has promised to
/// spare.
pub(super) fn may_be_named(
    g: &City,
    purpose: Purpose,
    owner: Seat,
    named: Seat,
    candidates: SeatSet,
) -> Result<(), Refusal> {
    rule!("CITY-19.37");
    let spared: SeatSet = spared_ballots(g.binding(owner), purpose).collect();
    let is_free = !spared.has(named) || candidates.minus(spared).is_empty();
    needs(is_free, "CITY-19.21", "promised-otherwise")
}

/// The players whom these promises spare.
pub(super) fn spared_ballots(
    clauses: impl Iterator<Item = Clause>,
    purpose: Purpose,
) -> impl Iterator<Item = Seat> {
    clauses.filter_map(move |clause| match clause {
        Clause::Spare(of, named) if of == purpose => Some(named),
        _ => None,
    })
}

/// CITY-19.14, CITY-19.38: how a tie may be broken.
pub(super) fn may_break_tie(g: &City, seat: Seat, named: Seat, tied: SeatSet) -> Result<(), Refusal> {
    rule!("CITY-19.14");
    let wanted = g.binding(seat).find_map(|clause| match clause {
        Clause::Tie(wanted) if tied.has(wanted) => Some(wanted),
        _ => None,
    });
    needs(wanted.is_none_or(|wanted| wanted == named), "CITY-19.21", "promised-otherwise")?;
    rule!("CITY-19.38");
    let spared: SeatSet = spared_in_ties(g.binding(seat)).collect();
    let is_free = !spared.has(named) || tied.minus(spared).is_empty();
    needs(is_free, "CITY-19.21", "promised-otherwise")
}

pub(super) fn spared_in_ties(clauses: impl Iterator<Item = Clause>) -> impl Iterator<Item = Seat> {
    clauses.filter_map(|clause| match clause {
        Clause::SpareInTie(named) => Some(named),
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

/// CITY-19.39: a marker goes to the promised place, as long as that place takes one.
pub(super) fn may_mark(g: &City, seat: Seat, place: Place) -> Result<(), Refusal> {
    rule!("CITY-19.39");
    let mut wanted = g.binding(seat).filter_map(|clause| match clause {
        Clause::Marker(wanted) => Some(wanted),
        _ => None,
    });
    let is_free = wanted.all(|wanted| wanted == place || !g.takes_marker(wanted));
    needs(is_free, "CITY-19.21", "promised-otherwise")
}

/// CITY-19.16: whether a promise forbids this seat to act on these places.
pub(super) fn is_held_back(g: &City, seat: Seat, places: PlaceSet) -> bool {
    if g.deals.is_empty() {
        return false;
    }
    rule!("CITY-19.16");
    g.binding(seat).any(|clause| matches!(clause, Clause::HoldBack(scope) if covers(g, scope, places)))
}

pub(super) fn covers(g: &City, scope: Scope, places: PlaceSet) -> bool {
    match scope {
        Scope::Everything => true,
        Scope::Here => g.location().is_some_and(|(here, _)| places.has(here)),
    }
}

/// CITY-19.41: the promise whose cost must be reserved. There is at most one, because nobody can promise two
/// effects.
pub(super) fn pledge(g: &City, seat: Seat) -> Option<Clause> {
    g.binding(seat).find(|clause| matches!(clause, Clause::Effect(_)))
}

pub(crate) fn pledged_card(g: &City, seat: Seat) -> Option<Card> {
    pledge(g, seat).and_then(Clause::cost)
}

/// CITY-19.41: a card that a promised effect costs must not be spent on anything else.
pub(super) fn may_spend(g: &City, seat: Seat, card: Card, key: &RulesKey) -> Result<(), Refusal> {
    if pledged_card(g, seat) != Some(card) {
        return Ok(());
    }
    let has_another = g.cards.n_of(Holder::hand(seat), card, key) > 1;
    needs(has_another, "CITY-19.41", "kept-for-a-promise")
}

/// CITY-19.41: the same for a character that the promised effect exhausts.
pub(super) fn may_tire(g: &City, seat: Seat, role: Role) -> Result<(), Refusal> {
    let is_kept = matches!(pledge(g, seat), Some(Clause::Effect(effect)) if effect.tires() == Some(role));
    needs(!is_kept, "CITY-19.41", "kept-for-a-promise")
}

/// CITY-19.41: nobody may first do something that would leave the promised effect without a purpose.
pub(super) fn may_forestall(g: &City, seat: Seat, card: Option<Card>, aim: Aim) -> Result<(), Refusal> {
    let is_kept = matches!(pledge(g, seat), Some(Clause::Effect(effect)) if forestalls(g, effect, card, aim));
    needs(!is_kept, "CITY-19.41", "kept-for-a-promise")
}

/// Whether a card, or a power if `card` is `None`, leaves the effect nothing to do: it rests the same
/// character, puts the zombie leader on the same colour, or takes the last such card from the discard pile.
pub(super) fn forestalls(g: &City, effect: Effect, card: Option<Card>, aim: Aim) -> bool {
    match (effect, aim) {
        (Effect::RestForCard(_, role) | Effect::RestForFood(_, role), Aim::Character(rested)) => {
            card == Some(Card::EnergyDrink) && role == rested
        }
        (Effect::LeaderForCard(_, colour), Aim::Colour(chosen)) => colour == chosen,
        (Effect::TakeForCard(_, taken) | Effect::TakeByTiring(_, taken), Aim::Swap(given, swapped)) => {
            taken == swapped && given != taken && g.discard[taken.index()] == 1
        }
        _ => false,
    }
}

/// CITY-19.41: the same for a character that casts a promised ballot, or is to be named by it.
pub(super) fn may_hide(g: &City, seat: Seat, role: Role) -> Result<(), Refusal> {
    let is_needed = g.location().is_some_and(|(place, _)| {
        let others = || g.visible_at(seat, place).filter(|other| *other != role);
        let has_ballot = g.has_replica(seat, place) || others().any(|other| g.vote_of(other) > 0);
        g.person(role).is_at(place)
            && g.binding(seat).any(|clause| match clause {
                Clause::Vote(_, named) => !has_ballot || (named == seat && others().next().is_none()),
                _ => false,
            })
    });
    needs(!is_needed, "CITY-19.41", "kept-for-a-promise")
}

//! The end of promises: they are kept, broken by the player who made them, or void.

use table::{Log, RulesKey, Seat, SeatSet, rule};

use super::played::Outcome;
use super::{activation, clauses, payments};
use crate::action::{Aim, Effect};
use crate::board::{Place, PlaceSet};
use crate::deals::{Clause, ItemKind, Promise, Purpose, Verdict};
use crate::editions::ShareWinner;
use crate::event::Ballot;
use crate::{Card, City, Event, Role};

/// Records the verdict on a promise.
pub(super) fn note(g: &mut City, (deal, number): (usize, usize), kept: Verdict, log: &mut impl Log<City>) {
    let of = &mut g.deals[deal];
    of.kept[number] = kept;
    let Promise { by, clause } = of.promises[number];
    let (seat, to) = (of.seat(by), of.seat(by.other()));
    let is_private = g.rules.is_private_deal();
    g.promise_records[seat.index()].note(kept);
    log.event(Event::PromiseSettled { seat, to, clause, kept, is_private });
}

/// Gives a verdict on every open promise of a seat for which `verdict` returns one.
fn judge(
    g: &mut City,
    seat: Seat,
    log: &mut impl Log<City>,
    verdict: impl Fn(&City, Clause) -> Option<Verdict>,
) {
    if g.deals.is_empty() {
        return;
    }
    let found: Vec<(usize, usize, Verdict)> = g
        .promises_of(seat)
        .filter_map(|(deal, number, clause)| Some((deal, number, verdict(g, clause)?)))
        .collect();
    for (deal, number, kept) in found {
        note(g, (deal, number), kept, log);
    }
}

fn kept_if(holds: bool) -> Verdict {
    if holds { Verdict::Kept } else { Verdict::Broken }
}

/// CITY-19.23: a promise that could not be kept when it was due is void.
fn kept_if_possible(is_possible: bool, holds: bool) -> Verdict {
    rule!("CITY-19.23");
    match is_possible || holds {
        true => kept_if(holds),
        false => Verdict::Void,
    }
}

pub(super) fn voted(
    g: &mut City,
    purpose: Purpose,
    ballot: &Ballot,
    candidates: SeatSet,
    log: &mut impl Log<City>,
) {
    let Ballot { seat: owner, named, cast_by, .. } = *ballot;
    // Players whose ballot is cast by somebody else cannot keep promises about it.
    let is_own = cast_by == owner;
    judge(g, owner, log, |g, clause| match clause {
        Clause::Vote(of, wanted) if of == purpose => Some(if is_own {
            kept_if_possible(candidates.has(wanted), wanted == named)
        } else {
            Verdict::Void
        }),
        Clause::Spare(of, spared) if of == purpose => {
            let open = g.promises_of(owner).map(|(_, _, clause)| clause);
            let others: SeatSet = clauses::spared_ballots(open, purpose).collect();
            let had_choice = candidates.has(spared) && !candidates.minus(others).is_empty();
            Some(match is_own && candidates.has(spared) {
                true => kept_if_possible(had_choice, spared != named),
                false => Verdict::Void,
            })
        }
        _ => None,
    });
}

pub(super) fn tie_broken(g: &mut City, seat: Seat, tied: SeatSet, named: Seat, log: &mut impl Log<City>) {
    judge(g, seat, log, |g, clause| match clause {
        Clause::Tie(wanted) if tied.has(wanted) => Some(kept_if(wanted == named)),
        Clause::SpareInTie(spared) if tied.has(spared) => {
            let open = g.promises_of(seat).map(|(_, _, clause)| clause);
            let others: SeatSet = clauses::spared_in_ties(open).collect();
            Some(kept_if_possible(!tied.minus(others).is_empty(), spared != named))
        }
        _ => None,
    });
}

pub(super) fn effect_decided(
    g: &mut City,
    place: Place,
    seat: Seat,
    effect: Option<Effect>,
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    judge(g, seat, log, |g, clause| match clause {
        Clause::Effect(wanted) => {
            let is_possible = activation::may_carry_out(g, place, seat, wanted, key).is_ok();
            Some(kept_if_possible(is_possible, effect == Some(wanted)))
        }
        Clause::NoEffect => Some(kept_if(effect.is_none())),
        _ => None,
    });
}

/// Gifts that the share leader cannot make are void from the start, because the item is not there, or because
/// the leader must take it.
pub(super) fn sharing_began(g: &mut City, leader: Seat, place: Place, log: &mut impl Log<City>) {
    let is_own = g.rules.share_winner == ShareWinner::TakesOne && g.n_items_at(place) == 1;
    judge(g, leader, log, |g, clause| match clause {
        Clause::Share(kind, to)
            if g.n_items_of(kind, place) == 0 || !g.living.has(to) || (is_own && to != leader) =>
        {
            rule!("CITY-19.23");
            Some(Verdict::Void)
        }
        _ => None,
    });
}

pub(super) fn gave(g: &mut City, leader: Seat, kind: ItemKind, to: Seat, log: &mut impl Log<City>) {
    judge(g, leader, log, |_, clause| (clause == Clause::Share(kind, to)).then_some(Verdict::Kept));
}

/// Judges the gifts that the share leader promised but did not make. In a binding deal they were impossible.
pub(super) fn shared(g: &mut City, leader: Seat, log: &mut impl Log<City>) {
    let fate = if g.has_escrow() { Verdict::Void } else { Verdict::Broken };
    judge(g, leader, log, |_, clause| matches!(clause, Clause::Share(..)).then_some(fate));
}

/// CITY-19.39: a marker was placed, as promised or elsewhere.
pub(super) fn marked(g: &mut City, seat: Seat, place: Place, log: &mut impl Log<City>) {
    judge(g, seat, log, |g, clause| match clause {
        Clause::Marker(wanted) => Some(kept_if_possible(g.takes_marker(wanted), wanted == place)),
        _ => None,
    });
}

/// A seat has acted on these places, which breaks a promise to hold back that is not binding.
pub(super) fn acted(g: &mut City, seat: Seat, places: PlaceSet, log: &mut impl Log<City>) {
    if g.has_escrow() {
        return;
    }
    judge(g, seat, log, |g, clause| match clause {
        Clause::HoldBack(scope) if clauses::covers(g, scope, places) => Some(Verdict::Broken),
        _ => None,
    });
}

/// CITY-19.41: a party breaks the promise of an effect by spending the card that it costs.
pub(super) fn spent(g: &mut City, seat: Seat, card: Card, key: &RulesKey, log: &mut impl Log<City>) {
    judge(g, seat, log, |g, clause| match clause {
        Clause::Effect(effect) if effect.card() == Some(card) && !g.holds_card(seat, card, key) => {
            rule!("CITY-19.41");
            Some(Verdict::Broken)
        }
        _ => None,
    });
}

/// CITY-19.41: the same for exhausting the character that it needs.
pub(super) fn tired(g: &mut City, seat: Seat, role: Role, log: &mut impl Log<City>) {
    judge(g, seat, log, |_, clause| match clause {
        Clause::Effect(effect) if effect.tires() == Some(role) => {
            rule!("CITY-19.41");
            Some(Verdict::Broken)
        }
        _ => None,
    });
}

/// CITY-19.41: the same for leaving the promised effect nothing to do.
pub(super) fn forestalled(g: &mut City, seat: Seat, card: Option<Card>, aim: Aim, log: &mut impl Log<City>) {
    judge(g, seat, log, |g, clause| match clause {
        Clause::Effect(effect) if clauses::forestalls(g, effect, card, aim) => {
            rule!("CITY-19.41");
            Some(Verdict::Broken)
        }
        _ => None,
    });
}

/// CITY-19.41: the same for hiding the last character with a ballot.
pub(super) fn hid(g: &mut City, seat: Seat, log: &mut impl Log<City>) {
    let Some((place, _)) = g.location() else { return };
    judge(g, seat, log, |g, clause| match clause {
        Clause::Vote(_, named) => {
            let is_lost =
                g.weight_of(seat, place) == 0 || (named == seat && !g.visibly_present(place).has(seat));
            rule!("CITY-19.41");
            is_lost.then_some(Verdict::Broken)
        }
        _ => None,
    });
}

/// CITY-19.24: gives the verdict on a promised card.
pub(super) fn played(g: &mut City, promise: Option<(u8, u8)>, outcome: Outcome, log: &mut impl Log<City>) {
    let Some((deal, number)) = promise else { return };
    rule!("CITY-19.24");
    let kept = match outcome {
        Outcome::Stood => Verdict::Kept,
        Outcome::CancelledByOwner => Verdict::Broken,
    };
    note(g, (usize::from(deal), usize::from(number)), kept, log);
}

/// CITY-19.25: the location is finished, and so are the deals about it.
pub(super) fn settle_all(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) {
    if g.deals.is_empty() {
        return;
    }
    rule!("CITY-19.25");
    for deal in (0..g.deals.len()).filter(|deal| !g.deals[*deal].is_over).collect::<Vec<_>>() {
        close_open(g, deal, log, |clause| match clause {
            Clause::HoldBack(_) => Verdict::Kept,
            _ => {
                rule!("CITY-19.23");
                Verdict::Void
            }
        });
        payments::settle(g, deal, key, log);
        g.deals[deal].is_over = true;
    }
    payments::forget_paid(g);
}

/// CITY-19.26: the deals of an eliminated player end.
pub(super) fn party_eliminated(g: &mut City, seat: Seat, key: &RulesKey, log: &mut impl Log<City>) {
    for deal in 0..g.deals.len() {
        if g.deals[deal].parties().has(seat) {
            rule!("CITY-19.26");
            close_open(g, deal, log, |_| Verdict::Void);
            payments::settle_with_eliminated(g, deal, seat, key, log);
        }
    }
}

/// Closes every open promise of a deal with a verdict.
fn close_open(g: &mut City, deal: usize, log: &mut impl Log<City>, fate: impl Fn(Clause) -> Verdict) {
    for number in 0..g.deals[deal].promises.len() {
        if g.deals[deal].kept[number] == Verdict::Open {
            let kept = fate(g.deals[deal].promises[number].clause);
            note(g, (deal, number), kept, log);
        }
    }
}

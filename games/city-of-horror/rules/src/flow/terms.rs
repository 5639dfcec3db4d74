//! What the promises and payments of a deal must satisfy (CITY-19.11 to CITY-19.22).

use table::{Refusal, RulesKey, Seat, SeatSet, rule};

use super::card_effects::needs;
use super::{Activation, LocationStep, activation, clauses, free_actions, marker};
use crate::board::Place;
use crate::deals::{Case, Clause, ItemKind, Offer, Party, Purpose, When};
use crate::editions::{ShareTie, ShareWinner, WeaponReplica};
use crate::{City, Role};

/// Whether an offer is more than a trade.
pub(super) fn is_deal(offer: &Offer) -> bool {
    let later = |when: When| when != When::AtOnce;
    !offer.promises.is_empty()
        || (later(offer.give.when) && !offer.give.is_empty())
        || (later(offer.want.when) && !offer.want.is_empty())
}

/// CITY-19.22: checks the public side of a deal: the people and things it names must exist, and what it
/// promises at this location must be possible for the addressed player, or for anybody.
pub(super) fn check_openly(g: &City, offer: &Offer) -> Result<(), Refusal> {
    let cases = || {
        [&offer.give, &offer.want].into_iter().filter_map(|goods| match goods.when {
            When::If(case) if !goods.is_empty() => Some(case),
            _ => None,
        })
    };
    let clauses = || offer.promises.iter().map(|promise| promise.clause);
    let mut named = clauses().filter_map(named_by_clause).chain(cases().filter_map(named_by_case));
    needs(named.all(|seat| g.living.has(seat)), "CITY-19.22", "no-such-player")?;
    let mut roles = cases().filter_map(role_of_case);
    needs(roles.all(|role| g.person(role).lives()), "CITY-19.22", "cannot-be-kept")?;
    let Some(here) = CurrentLocation::new(g) else {
        return Err(Refusal::new("CITY-19.12", "no-location-at-hand"));
    };
    needs(cases().all(|case| here.may_arise(case)), "CITY-19.22", "cannot-be-kept")?;
    if !g.has_escrow() {
        return Ok(());
    }
    let mut of_taker = offer.promises.iter().filter(|promise| promise.by == Party::Taker);
    needs(of_taker.all(|promise| here.is_open(offer.to, promise.clause)), "CITY-19.22", "cannot-be-kept")
}

/// CITY-19.22: nothing that this party promises is impossible, and none of its promises contradict each
/// other.
pub(super) fn check(
    g: &City,
    seat: Seat,
    offer: &Offer,
    party: Party,
    key: &RulesKey,
) -> Result<(), Refusal> {
    if !g.has_escrow() {
        return Ok(());
    }
    let Some(here) = CurrentLocation::new(g) else {
        return Err(Refusal::new("CITY-19.12", "no-location-at-hand"));
    };
    let own: Vec<Clause> =
        offer.promises.iter().filter(|promise| promise.by == party).map(|promise| promise.clause).collect();
    for clause in &own {
        needs(here.is_possible(seat, *clause, key), "CITY-19.22", "cannot-be-kept")?;
    }
    let all: Vec<Clause> = g.promises_of(seat).map(|(_, _, clause)| clause).chain(own).collect();
    for (index, clause) in all.iter().enumerate() {
        let contradicts = all[..index].iter().any(|earlier| contradict(g, *earlier, *clause));
        needs(!contradicts, "CITY-19.22", "contradicts-a-promise")?;
    }
    needs(here.leaves_a_choice(&all), "CITY-19.22", "contradicts-a-promise")?;
    needs(here.has_enough(seat, &all), "CITY-19.22", "more-than-lies-here")
}

fn named_by_clause(clause: Clause) -> Option<Seat> {
    match clause {
        Clause::Vote(_, named)
        | Clause::Tie(named)
        | Clause::Share(_, named)
        | Clause::Spare(_, named)
        | Clause::SpareInTie(named) => Some(named),
        _ => None,
    }
}

fn named_by_case(case: Case) -> Option<Seat> {
    match case {
        Case::Loses(seat) | Case::Unharmed(seat) | Case::Leads(seat) => Some(seat),
        Case::NoAttack | Case::Survives(_) | Case::Dies(_) => None,
    }
}

fn role_of_case(case: Case) -> Option<Role> {
    match case {
        Case::Survives(role) | Case::Dies(role) => Some(role),
        _ => None,
    }
}

/// The location being resolved, as things stand. Nobody and nothing can arrive there any more, so a player
/// who cannot be named now cannot be named later either.
struct CurrentLocation<'a> {
    g: &'a City,
    place: Place,
    /// The attack is still to come.
    has_attack: bool,
    /// There is something to share.
    has_sharing: bool,
    candidates: SeatSet,
}

impl CurrentLocation<'_> {
    fn new(g: &City) -> Option<CurrentLocation<'_>> {
        let (place, step) = g.location()?;
        let candidates = g.visibly_present(place);
        let has_attack = step <= LocationStep::Attack;
        let has_sharing = step <= LocationStep::Sharing && g.n_items_at(place) > 0 && !candidates.is_empty();
        Some(CurrentLocation { g, place, has_attack, has_sharing, candidates })
    }

    /// CITY-19.42: whether a party could keep a promise.
    fn is_possible(&self, seat: Seat, clause: Clause, key: &RulesKey) -> bool {
        let g = self.g;
        let has_means = match clause {
            Clause::Play(card, aim) => free_actions::may_play(g, seat, card, aim, key).is_ok(),
            Clause::Use(role, aim) => {
                role != Role::Mama && free_actions::may_use(g, seat, role, aim, key).is_ok()
            }
            Clause::Effect(effect) => activation::may_carry_out(g, self.place, seat, effect, key).is_ok(),
            _ => true,
        };
        has_means && self.is_open(Some(seat), clause)
    }

    /// The same, judged by public knowledge without looking at hands, for one player or for anybody.
    fn is_open(&self, seat: Option<Seat>, clause: Clause) -> bool {
        rule!("CITY-19.42");
        let g = self.g;
        match clause {
            Clause::Vote(purpose, named) | Clause::Spare(purpose, named) => {
                let has_ballot = seat.is_none_or(|seat| self.has_ballot(seat));
                self.has_vote(purpose) && has_ballot && self.candidates.has(named)
            }
            Clause::Tie(named) | Clause::SpareInTie(named) => self.has_tie() && self.candidates.has(named),
            Clause::Play(..) | Clause::Use(..) | Clause::HoldBack(_) => true,
            Clause::Effect(effect) => {
                seat.is_none_or(|seat| self.is_to_be_asked(seat))
                    && activation::has_effect(g, self.place, effect)
            }
            Clause::NoEffect => seat.is_none_or(|seat| self.is_to_be_asked(seat)),
            Clause::Share(kind, _) => {
                let may_lead = seat.is_none_or(|seat| self.candidates.has(seat));
                self.has_sharing && may_lead && g.n_items_of(kind, self.place) > 0
            }
            Clause::Marker(place) => marker::PLACES.contains(&place) && g.takes_marker(place),
        }
    }

    /// Whether a vote is to come in which more than one player can be named.
    fn has_vote(&self, purpose: Purpose) -> bool {
        let is_to_come = match purpose {
            Purpose::Attack => self.has_attack && self.place != Place::Crossroads,
            Purpose::Sharing => self.has_sharing,
        };
        is_to_come && self.candidates.only().is_none()
    }

    /// Whether the player has a ballot here and casts it.
    fn has_ballot(&self, seat: Seat) -> bool {
        let g = self.g;
        let is_own =
            g.rules.weapon_replica == WeaponReplica::PlusTwo || g.caster_of(seat, self.place) == seat;
        is_own && g.weight_of(seat, self.place) > 0
    }

    /// Whether a tie that somebody breaks may still come.
    fn has_tie(&self) -> bool {
        let in_sharing = self.g.rules.share_tie != ShareTie::Nobody && self.has_vote(Purpose::Sharing);
        self.has_vote(Purpose::Attack) || in_sharing
    }

    /// Whether the player has yet to decide about the effect of the location.
    fn is_to_be_asked(&self, seat: Seat) -> bool {
        let Some(activation) = self.g.stack.innermost::<Activation>() else { return false };
        activation.left.has(seat) && self.g.present(self.place).has(seat)
    }

    /// Whether the case of a payment is still undecided.
    fn may_arise(&self, case: Case) -> bool {
        rule!("CITY-19.40");
        match case {
            Case::NoAttack => self.has_attack,
            Case::Survives(role) | Case::Dies(role) => {
                self.has_attack && self.g.person(role).is_at(self.place)
            }
            Case::Loses(seat) | Case::Unharmed(seat) => {
                self.has_attack && self.g.present(self.place).has(seat)
            }
            Case::Leads(seat) => self.has_sharing && self.candidates.has(seat),
        }
    }

    /// CITY-19.37, CITY-19.38: whether a party that spares others still has somebody to name.
    fn leaves_a_choice(&self, all: &[Clause]) -> bool {
        let leaves_one = |spared: SeatSet| spared.is_empty() || !self.candidates.minus(spared).is_empty();
        let clauses = || all.iter().copied();
        leaves_one(clauses::spared_ballots(clauses(), Purpose::Attack).collect())
            && leaves_one(clauses::spared_ballots(clauses(), Purpose::Sharing).collect())
            && leaves_one(clauses::spared_in_ties(clauses()).collect())
    }

    /// Whether enough items lie here for a share leader to keep all promises of gifts.
    fn has_enough(&self, seat: Seat, all: &[Clause]) -> bool {
        let gifts = |kind: ItemKind| {
            let is_gift = move |clause: &&Clause| matches!(clause, Clause::Share(of, _) if *of == kind);
            all.iter().filter(is_gift).count()
        };
        let n_here = |kind: ItemKind| usize::from(self.g.n_items_of(kind, self.place));
        let to_others =
            all.iter().filter(|clause| matches!(clause, Clause::Share(_, to) if *to != seat)).count();
        let own = usize::from(self.g.rules.share_winner == ShareWinner::TakesOne);
        [ItemKind::Antidote, ItemKind::Card].into_iter().all(|kind| gifts(kind) <= n_here(kind))
            && (to_others == 0 || to_others + own <= usize::from(self.g.n_items_at(self.place)))
    }
}

fn contradict(g: &City, one: Clause, other: Clause) -> bool {
    contradicts(g, one, other) || contradicts(g, other, one)
}

fn contradicts(g: &City, one: Clause, other: Clause) -> bool {
    match (one, other) {
        (Clause::Vote(purpose, one), Clause::Vote(of, other)) => purpose == of && one != other,
        (Clause::Vote(purpose, one), Clause::Spare(of, other)) => purpose == of && one == other,
        (Clause::Tie(one), Clause::Tie(other)) => one != other,
        (Clause::Tie(one), Clause::SpareInTie(other)) => one == other,
        (Clause::Effect(one), Clause::Effect(other)) => one != other,
        (Clause::Effect(_), Clause::NoEffect) => true,
        (Clause::Effect(effect), Clause::Use(role, _)) => effect.tires() == Some(role),
        (Clause::Share(_, one), Clause::Share(_, other)) => one == other,
        (Clause::Marker(one), Clause::Marker(other)) => one != other,
        (Clause::HoldBack(scope), Clause::Play(_, aim)) => {
            clauses::covers(g, scope, free_actions::places_of_card(g, aim))
        }
        (Clause::HoldBack(scope), Clause::Use(role, aim)) => {
            clauses::covers(g, scope, free_actions::places_of_power(g, role, aim))
        }
        _ => false,
    }
}

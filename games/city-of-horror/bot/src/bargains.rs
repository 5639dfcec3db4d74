//! Offers: which to accept, and which to make. A player in danger bids for its life, and in a sharing a vote
//! is worth part of the items.

use city_of_horror::deals::ItemKind;
use city_of_horror::view::View;
use city_of_horror::{
    Action, Card, Case, Clause, Goods, Moment, Offer, Party, Place, Promise, Promises, Purpose, Role, Ware,
    When,
};
use table::{Chance, Seat};

use super::Choice;
use super::ballots::worth_of_naming;
use super::cards_and_powers::{worth_after_card, worth_of_doing};
use super::outlook::{Crowd, outlook};
use super::sight::Sight;
use super::supplies::worth_of_effect;
use super::tuning;

/// The answer to an open offer: accepts a good one and refuses all others.
pub(super) fn answer(view: &View, sight: &Sight, choice: &mut Choice<'_>) -> Option<Action> {
    let offers = || view.offers.iter().filter(|offer| offer.open_to.has(sight.me));
    let first = offers().next()?;
    let worth_of = |action: Action| match action {
        Action::Accept(maker, number, picks) => {
            let offer = offers().find(|offer| offer.seat == maker && offer.number == number)?;
            let picked: f64 = picks.iter().map(|card| sight.worth_of(*card)).sum();
            Some(worth_of_taking(view, sight, maker, offer.terms.as_ref()?) - picked)
        }
        _ => None,
    };
    let best = choice.best(|action| worth_of(action).unwrap_or(f64::NEG_INFINITY));
    match worth_of(best) {
        Some(worth) if worth > tuning::BARGAIN_AT_LEAST => Some(best),
        _ => Some(Action::Refuse(first.seat, first.number)),
    }
}

/// How much an offer is worth to its taker, not counting the cards that the taker picks.
fn worth_of_taking(view: &View, sight: &Sight, maker: Seat, offer: &Offer) -> f64 {
    let trust = if view.rules.promises == Promises::Enforced { 1.0 } else { 0.4 };
    let later = |goods: &Goods| match goods.when {
        When::AtOnce => 1.0,
        When::IfKept | When::InAnyCase => trust,
        When::If(case) => trust * chance_of(sight, case),
    };
    let due = |goods: &Goods| match goods.when {
        When::If(case) => chance_of(sight, case),
        _ => 1.0,
    };
    let cards = |goods: &Goods| -> f64 {
        let worth = |ware: &Ware| match ware {
            Ware::Named(card) => sight.worth_of(*card),
            Ware::Any | Ware::Blind(_) => 0.0,
        };
        goods.cards.iter().map(worth).sum()
    };
    let n_blind = offer.give.cards.iter().filter(|ware| **ware == Ware::Any).count() as f64;
    let blind = 0.5 * tuning::UNSEEN_CARD * sight.stakes.of_cards() * n_blind;
    let of_antidotes = |n: u8| f64::from(n) * sight.stakes.antidote(sight.me);
    let got = later(&offer.give) * (cards(&offer.give) + blind + of_antidotes(offer.give.antidotes));
    let paid = due(&offer.want) * (cards(&offer.want) + of_antidotes(offer.want.antidotes));
    let to_the_maker = sight.stakes.gain_of(maker)
        * (due(&offer.want) * f64::from(offer.want.antidotes)
            - due(&offer.give) * f64::from(offer.give.antidotes))
        * sight.stakes.antidote(maker);
    let promised: f64 = offer
        .promises
        .iter()
        .map(|promise| match promise.by {
            Party::Taker => -cost_of_promise(sight, promise.clause),
            Party::Maker => trust * worth_of_promise(sight, maker, promise.clause),
        })
        .sum();
    got - paid + to_the_maker + promised
}

/// The probability that a payment for this case falls due.
fn chance_of(sight: &Sight, case: Case) -> f64 {
    let Some(place) = sight.place else { return 0.0 };
    let crowd = Crowd::new(&sight.board, place, &sight.stakes);
    let attack = if sight.board.zombies_short(place) > 0 { tuning::LATE_ATTACK } else { 1.0 };
    let loss = |seat: Seat| attack * chance_to_lose(sight, &crowd, place, seat);
    let death = |role: Role| match sight.board.figure(role) {
        Some(figure) if crowd.victims.contains(&Some(role)) => loss(figure.owner),
        _ => 0.0,
    };
    match case {
        Case::NoAttack => 1.0 - attack,
        Case::Survives(role) => 1.0 - death(role),
        Case::Dies(role) => death(role),
        Case::Loses(seat) => loss(seat),
        Case::Unharmed(seat) => 1.0 - loss(seat),
        Case::Leads(seat) => crowd.share(seat),
    }
}

/// The probability that a player loses a character here if the zombies attack.
fn chance_to_lose(sight: &Sight, crowd: &Crowd, place: Place, seat: Seat) -> f64 {
    if place == Place::Crossroads {
        return if sight.board.leader_victim() == Some(seat) { 1.0 } else { 0.0 };
    }
    let own = crowd.chance_to_be_named(&sight.stakes);
    let n_others = crowd.victims.iter().flatten().count() - crowd.victims[sight.me.index()].iter().count();
    match crowd.victims[seat.index()] {
        None => 0.0,
        Some(_) if seat == sight.me => own,
        Some(_) => (1.0 - own) / n_others.max(1) as f64,
    }
}

/// What it costs the player to keep this promise.
fn cost_of_promise(sight: &Sight, clause: Clause) -> f64 {
    let Some(place) = sight.place else { return 0.0 };
    let crowd = Crowd::new(&sight.board, place, &sight.stakes);
    match clause {
        Clause::Vote(Purpose::Attack, named) | Clause::Tie(named) => {
            let worths = crowd.victims.iter().enumerate().filter(|(_, victim)| victim.is_some());
            let best = worths
                .map(|(seat, _)| worth_of_naming(sight, &crowd, Seat::new(seat)))
                .fold(f64::NEG_INFINITY, f64::max);
            let lost = best - worth_of_naming(sight, &crowd, named);
            tuning::FREE_VOTE + lost.max(0.0) * crowd.share(sight.me).max(0.5)
        }
        // This promise costs something only if the player's best ballot would have named this seat.
        Clause::Spare(Purpose::Attack, named) | Clause::SpareInTie(named) => {
            let worth = |seat: usize| worth_of_naming(sight, &crowd, Seat::new(seat));
            let others = crowd.victims.iter().enumerate().filter(|(_, victim)| victim.is_some());
            let best = others
                .filter(|(seat, _)| *seat != named.index())
                .map(|(seat, _)| worth(seat))
                .fold(f64::NEG_INFINITY, f64::max);
            let lost = if best.is_finite() { worth(named.index()) - best } else { 0.0 };
            0.5 * tuning::FREE_VOTE + lost.max(0.0) * crowd.share(sight.me).max(0.5)
        }
        Clause::Spare(Purpose::Sharing, named) if named != sight.me => 0.5 * tuning::FREE_VOTE,
        Clause::Spare(Purpose::Sharing, _) => crowd.share(sight.me) * best_item(sight, place) * 0.7,
        Clause::Vote(Purpose::Sharing, named) if named == sight.me => 0.0,
        Clause::Vote(Purpose::Sharing, _) => crowd.share(sight.me) * best_item(sight, place) * 0.7,
        Clause::Share(kind, to) if to != sight.me => crowd.share(sight.me) * 0.5 * worth_of_kind(sight, kind),
        Clause::Share(..) => 0.0,
        Clause::Play(card, aim) => -gain_of_doing(sight, Action::Play(card, aim)),
        Clause::Use(role, aim) => -gain_of_doing(sight, Action::Use(role, aim)),
        Clause::HoldBack(_) => {
            let danger = crowd.chance_to_be_named(&sight.stakes);
            tuning::FREE_VOTE + 3.0 * danger
        }
        Clause::Effect(effect) => -worth_of_effect(sight, effect),
        Clause::NoEffect => 2.0,
        // This promise costs nothing until there is a marker to place.
        Clause::Marker(_) => tuning::FREE_VOTE,
    }
}

fn gain_of_doing(sight: &Sight, action: Action) -> f64 {
    worth_of_doing(sight, action, None).map_or(-2.0, |worth| worth - outlook(&sight.board, sight))
}

/// How much it is worth to the player that the other party keeps this promise.
fn worth_of_promise(sight: &Sight, maker: Seat, clause: Clause) -> f64 {
    let Some(place) = sight.place else { return 0.0 };
    let crowd = Crowd::new(&sight.board, place, &sight.stakes);
    let danger = crowd.chance_to_be_named(&sight.stakes);
    let own = crowd.victims[sight.me.index()].map_or(0.0, |role| sight.stakes.loss(role));
    match clause {
        Clause::Vote(Purpose::Attack, named) | Clause::Tie(named) if named == sight.me => -own,
        Clause::Vote(Purpose::Attack, _) | Clause::Tie(_) => 0.5 * danger * own,
        Clause::Spare(Purpose::Attack, named) | Clause::SpareInTie(named) if named == sight.me => {
            0.5 * danger * own * crowd.share(maker).max(0.2)
        }
        Clause::Vote(Purpose::Sharing, named) if named == sight.me => 0.5 * best_item(sight, place),
        Clause::Share(kind, to) if to == sight.me => 0.7 * worth_of_kind(sight, kind),
        Clause::Play(card, aim) => worth_after_card(sight, maker, card, aim) - outlook(&sight.board, sight),
        Clause::HoldBack(_) => 0.2,
        _ => 0.0,
    }
}

fn worth_of_kind(sight: &Sight, kind: ItemKind) -> f64 {
    match kind {
        ItemKind::Antidote => sight.stakes.antidote(sight.me),
        ItemKind::Card => tuning::UNSEEN_CARD * sight.stakes.of_cards(),
    }
}

fn best_item(sight: &Sight, place: Place) -> f64 {
    let index = place.index();
    let kinds =
        [(sight.board.antidotes[index], ItemKind::Antidote), (sight.board.cards[index], ItemKind::Card)];
    kinds.iter().filter(|(n, _)| *n > 0).map(|(_, kind)| worth_of_kind(sight, *kind)).fold(0.0, f64::max)
}

/// An offer to make in this window, if there is one that may help.
pub(super) fn bid(view: &View, sight: &Sight, choice: &mut Choice<'_>, moment: Moment) -> Option<Action> {
    let has_one = view.offers.iter().any(|offer| offer.seat == sight.me);
    let has_deal = view.deals.iter().any(|deal| deal.maker == sight.me);
    let may_deal = view.rules.promises != Promises::Talk;
    // The bot does not remember its earlier offers, so it must stop making them at some point.
    if has_one || has_deal || !may_deal || choice.chance.below(2) == 0 {
        return None;
    }
    let place = sight.place?;
    match moment {
        Moment::BeforeAttack => bid_for_life(sight, place).or_else(|| bid_for_share(sight, place)),
        Moment::BeforeSharing => bid_for_share(sight, place),
        _ => None,
    }
}

/// Whether the items here are worth bargaining for.
pub(super) fn is_worth_sharing(sight: &Sight, place: Place) -> bool {
    let crowd = Crowd::new(&sight.board, place, &sight.stakes);
    let index = place.index();
    let n_items = sight.board.antidotes[index] + sight.board.cards[index];
    n_items > 1 && crowd.victims[sight.me.index()].is_some() && crowd.share(sight.me) <= 0.5
}

/// A card or an antidote for a vote against somebody else.
fn bid_for_life(sight: &Sight, place: Place) -> Option<Action> {
    if place == Place::Crossroads || sight.board.zombies_short(place) > 0 {
        return None;
    }
    let crowd = Crowd::new(&sight.board, place, &sight.stakes);
    let danger = crowd.chance_to_be_named(&sight.stakes);
    let own = crowd.victims[sight.me.index()].map_or(0.0, |role| sight.stakes.loss(role));
    if danger < tuning::DANGER_AT_LEAST {
        return None;
    }
    let seats = || sight.living.without(sight.me).iter();
    let can_be_named = |seat: &Seat| crowd.victims[seat.index()].is_some();
    let by_worth = |one: &Seat, other: &Seat| {
        worth_of_naming(sight, &crowd, *one).total_cmp(&worth_of_naming(sight, &crowd, *other))
    };
    let scapegoat = seats().filter(can_be_named).max_by(by_worth)?;
    let voters = seats().filter(|seat| *seat != scapegoat && crowd.weights[seat.index()] > 0);
    let (to, clause) = match voters.max_by_key(|seat| crowd.weights[seat.index()]) {
        Some(voter) => (voter, Clause::Vote(Purpose::Attack, scapegoat)),
        None if seats().any(|seat| seat == sight.board.first && seat != scapegoat) => {
            (sight.board.first, Clause::Tie(scapegoat))
        }
        None => return None,
    };
    let give = payment(sight, danger * own)?;
    let mut offer = Offer { to: Some(to), give, ..Offer::default() };
    offer.promises.push(Promise { by: Party::Taker, clause });
    Some(Action::Propose(offer))
}

/// A card that is worth less than what it saves, or else an antidote.
fn payment(sight: &Sight, at_most: f64) -> Option<Goods> {
    let mut goods = Goods { when: When::IfKept, ..Goods::default() };
    let price = |card: &Card| sight.worth_of(*card);
    let fit = Card::ALL.into_iter().filter(|card| sight.holds(*card) && price(card) < 0.8 * at_most);
    if let Some(card) = fit.max_by(|one, other| price(one).total_cmp(&price(other))) {
        goods.cards.push(Ware::Named(card));
        return Some(goods);
    }
    let has_antidote = sight.antidotes[sight.me.index()] > 0;
    if has_antidote && sight.stakes.antidote(sight.me) < 0.8 * at_most {
        goods.antidotes = 1;
        return Some(goods);
    }
    None
}

/// Part of what lies here for the vote that decides who shares it out.
fn bid_for_share(sight: &Sight, place: Place) -> Option<Action> {
    if !is_worth_sharing(sight, place) {
        return None;
    }
    let crowd = Crowd::new(&sight.board, place, &sight.stakes);
    let all: u8 = crowd.weights.iter().sum();
    let own = crowd.weights[sight.me.index()];
    let helps = |seat: &Seat| {
        let weight = crowd.weights[seat.index()];
        weight > 0 && 2 * (own + weight) > all
    };
    let to = sight.living.without(sight.me).iter().find(helps)?;
    let index = place.index();
    let (antidotes, cards) = (sight.board.antidotes[index], sight.board.cards[index]);
    let kind = match (antidotes, cards) {
        (0, _) => ItemKind::Card,
        (_, 0) => ItemKind::Antidote,
        _ if worth_of_kind(sight, ItemKind::Antidote) > worth_of_kind(sight, ItemKind::Card) => {
            ItemKind::Card
        }
        _ => ItemKind::Antidote,
    };
    let mut offer = Offer { to: Some(to), ..Offer::default() };
    let vote = Clause::Vote(Purpose::Sharing, sight.me);
    offer.promises.push(Promise { by: Party::Taker, clause: vote });
    offer.promises.push(Promise { by: Party::Maker, clause: Clause::Share(kind, to) });
    Some(Action::Propose(offer))
}

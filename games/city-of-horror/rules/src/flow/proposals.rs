//! Random offers that can be made now, for players who have no plan.

use table::{Chance, RulesKey, Seat};

use super::{bargain, marker, offers};
use crate::action::{Aim, Effect};
use crate::deals::{
    Case, Clause, ItemKind, Lasts, Offer, PICKS_LISTED, Party, Picks, Promise, Purpose, Scope, StandingOffer,
    Ware, When,
};
use crate::pile::Holder;
use crate::{Action, Card, City, Role};

/// The most cards on one side of a random offer.
const FEW_CARDS: u32 = 3;

/// A random offer, answer to an offer, or card to show, that is possible now.
pub(super) fn propose(g: &City, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Option<Action> {
    let others: Vec<Seat> = g.living.without(seat).iter().collect();
    let hand: Vec<Card> = g.cards.cards(Holder::hand(seat), key).collect();
    if others.is_empty() {
        return None;
    }
    if chance.below(6) == 0 && !hand.is_empty() && g.rules.show_cards {
        return Some(Action::Show(chance.pick(&hand), chance.pick(&others)));
    }
    let open: Vec<&StandingOffer> = g.offers.iter().filter(|standing| standing.open_to.has(seat)).collect();
    let answered = match open.is_empty() || chance.below(2) == 0 {
        true => None,
        false => Some(chance.pick(&open)),
    };
    if let Some(standing) = answered
        && bargain::n_to_pick(standing.terms.read(key)) > PICKS_LISTED
        && let Some(accept) = accept(g, seat, standing, &hand, key)
    {
        return Some(accept);
    }
    let mut offer = random_offer(g, seat, &hand, chance);
    offer.to = match answered {
        Some(standing) => Some(standing.maker),
        None => (chance.below(4) > 0).then(|| chance.pick(&others)),
    };
    offers::may_propose(g, seat, &offer, key).ok()?;
    Some(match answered {
        Some(standing) => Action::Counter(standing.maker, standing.number, offer),
        None => Action::Propose(offer),
    })
}

/// Accepts an offer that lets the taker pick many cards.
fn accept(g: &City, seat: Seat, standing: &StandingOffer, hand: &[Card], key: &RulesKey) -> Option<Action> {
    let n = bargain::n_to_pick(standing.terms.read(key));
    let picks: Picks = hand.iter().copied().take(n).collect();
    let StandingOffer { maker, number, .. } = *standing;
    bargain::may_accept(g, seat, maker, number, &picks, key).ok()?;
    Some(Action::Accept(maker, number, picks))
}

fn random_offer(g: &City, seat: Seat, hand: &[Card], chance: &mut dyn Chance) -> Offer {
    let mut offer = Offer::default();
    for card in hand.iter().take(chance.below(FEW_CARDS) as usize) {
        let ware = if chance.below(2) == 0 { Ware::Named(*card) } else { Ware::Blind(*card) };
        offer.give.cards.push(ware);
    }
    offer.give.antidotes = chance.below(u32::from(g.antidotes[seat.index()]).min(2) + 1) as u8;
    if chance.below(2) == 0 {
        let ware = if chance.below(2) == 0 { Ware::Any } else { Ware::Named(chance.pick(&Card::ALL)) };
        offer.want.cards.push(ware);
    } else if chance.below(8) == 0 {
        offer.want.cards.extend([Ware::Any; PICKS_LISTED + 1]);
    }
    if chance.below(4) == 0 {
        offer.want.antidotes = 1;
    }
    if g.location().is_some() && chance.below(2) == 0 {
        offer.give.when = random_when(g, chance);
        offer.want.when = random_when(g, chance);
        for _ in 0..chance.below(3) {
            offer.promises.push(random_promise(g, chance));
        }
    }
    offer.lasts = match chance.below(4) {
        0 if super::terms::is_deal(&offer) => Lasts::Location,
        0 => Lasts::Turn,
        _ => Lasts::Window,
    };
    offer
}

/// A random time for goods to change hands; also for [`resample`](crate::resample).
pub(crate) fn random_when(g: &City, chance: &mut dyn Chance) -> When {
    let seats: Vec<Seat> = g.living.iter().collect();
    let roles: Vec<Role> = Role::ALL.into_iter().filter(|role| g.person(*role).lives()).collect();
    match chance.below(9) {
        0..=2 => When::AtOnce,
        3 | 4 => When::IfKept,
        5 => When::InAnyCase,
        6 => When::If(Case::NoAttack),
        7 => {
            let role = chance.pick(&roles);
            When::If(chance.pick(&[Case::Survives(role), Case::Dies(role)]))
        }
        _ => {
            let seat = chance.pick(&seats);
            When::If(chance.pick(&[Case::Loses(seat), Case::Unharmed(seat), Case::Leads(seat)]))
        }
    }
}

fn random_promise(g: &City, chance: &mut dyn Chance) -> Promise {
    let by = chance.pick(&Party::BOTH);
    let seats: Vec<Seat> = g.living.iter().collect();
    let seat = chance.pick(&seats);
    let place = g.location().map_or(crate::Place::Church, |(place, _)| place);
    let purpose = chance.pick(&[Purpose::Attack, Purpose::Sharing]);
    let clause = match chance.below(11) {
        0 | 1 => Clause::Vote(purpose, seat),
        2 => Clause::Tie(seat),
        3 => Clause::HoldBack(chance.pick(&[Scope::Everything, Scope::Here])),
        4 => Clause::Share(chance.pick(&[ItemKind::Antidote, ItemKind::Card]), seat),
        5 => Clause::Play(chance.pick(&[Card::Gun, Card::Shotgun, Card::MolotovCocktail]), Aim::At(place)),
        6 => Clause::Spare(purpose, seat),
        7 => Clause::SpareInTie(seat),
        8 => Clause::Marker(chance.pick(&marker::PLACES)),
        9 => Clause::Effect(chance.pick(&[
            Effect::LeaderSteps(1),
            Effect::AntidoteForCard(Card::Gun),
            Effect::DrawForCard(Card::Gun),
            Effect::FoodForCard(Card::Gun),
        ])),
        _ => Clause::NoEffect,
    };
    Promise { by, clause }
}

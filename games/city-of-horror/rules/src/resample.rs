//! Another world that one seat cannot tell apart from this one.

use table::{Bag, Chance, Kind, RulesKey, Seat, SeatSet, Secret};

use crate::action::Canceller;
use crate::cards::{Card, Food, N_CARDS, N_FOOD_VALUES, N_KINDS};
use crate::deals::{Clause, ItemKind, Offer, Party, Picks, Scope, StandingOffer, Ware};
use crate::flow::clauses::pledged_card;
use crate::flow::offers::{named, promised};
use crate::flow::ordering::random_orders;
use crate::flow::proposals::random_when;
use crate::flow::{
    Activation, Answer, Choice, Draft, Frame, Movement, MovementCards, Played, Vaccination, Vote,
};
use crate::invasion::CARDS_PER_HOUR;
use crate::pile::Holder;
use crate::{City, Place};

/// Redraws everything that this seat cannot see: cards, food, the top invasion card, sealed choices, answers
/// to a card and whether they were given, offers to others, and choices left in advance.
pub(crate) fn resample(g: &City, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> City {
    let mut world = g.clone();
    resample_cards(&mut world, seat, chance, key);
    resample_food(&mut world, seat, chance, key);
    for (hour, card) in world.drawn.iter_mut().enumerate().skip(usize::from(g.n_shown)) {
        if let Some(card) = card
            && !card.audience().has(seat)
            && hour > 0
        {
            *card.write(key) = chance.below(CARDS_PER_HOUR as u32) as u8;
        }
    }
    resample_offers(&mut world, seat, chance, key);
    resample_choices(&mut world, seat, chance, key);
    resample_orders(&mut world, seat, chance, key);
    world
}

fn resample_cards(world: &mut City, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let mut pool: Vec<Card> = Vec::with_capacity(N_CARDS);
    world.cards.lift_unseen(seat, key, &mut pool);
    for (index, count) in world.bag.counts(key).iter().enumerate() {
        pool.extend(std::iter::repeat_n(Card::from_index(index), usize::from(*count)));
    }
    chance.shuffle(&mut pool);
    world.cards.lay_unseen(seat, key, &mut pool);
    let mut counts = [0; N_KINDS];
    pool.iter().for_each(|card| counts[card.index()] += 1);
    world.bag = Bag::new(counts);
}

fn resample_food(world: &mut City, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let mut pool: Vec<Food> = Vec::new();
    world.food.lift_unseen(seat, key, &mut pool);
    for (index, count) in world.food_bag.counts(key).iter().enumerate() {
        pool.extend(std::iter::repeat_n(Food::from_index(index), usize::from(*count)));
    }
    chance.shuffle(&mut pool);
    world.food.lay_unseen(seat, key, &mut pool);
    let mut counts = [0; N_FOOD_VALUES];
    pool.iter().for_each(|food| counts[food.index()] += 1);
    world.food_bag = Bag::new(counts);
}

/// Offers that the seat cannot see name cards that their makers hold in this world.
fn resample_offers(world: &mut City, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let has_location = world.location().is_some();
    for index in 0..world.offers.len() {
        let mut standing = world.offers[index];
        let maker = standing.maker;
        let mut hand: Vec<Card> = world.cards.cards(Holder::hand(maker), key).collect();
        chance.shuffle(&mut hand);
        if let Some(pledged) = pledged_card(world, maker) {
            take_out(&mut hand, pledged);
        }
        let StandingOffer { terms, blind, .. } = &mut standing;
        if !terms.audience().has(seat) {
            let terms = terms.write(key);
            resample_goods(terms, world.antidotes[maker.index()], &mut hand, chance);
            resample_promises(terms, world.living, chance);
            if has_location {
                terms.give.when = random_when(world, chance);
                terms.want.when = random_when(world, chance);
            }
        } else {
            let terms = terms.read(key);
            let costs = promised(world, maker, terms, Party::Maker);
            named(&terms.give.cards).chain(costs).for_each(|card| take_out(&mut hand, card));
        }
        if !blind.audience().has(seat) {
            let n = blind.read(key).len();
            *blind.write(key) = hand.drain(..n.min(hand.len())).collect::<Picks>();
        }
        world.offers[index] = standing;
    }
}

fn take_out(hand: &mut Vec<Card>, card: Card) {
    if let Some(index) = hand.iter().position(|held| *held == card) {
        hand.swap_remove(index);
    }
}

fn resample_goods(terms: &mut Offer, antidotes: u8, hand: &mut Vec<Card>, chance: &mut dyn Chance) {
    terms.promises.retain(|promise| promise.clause.cost().is_none());
    terms.give.antidotes = chance.below(u32::from(antidotes) + 1) as u8;
    terms.want.antidotes = chance.below(3) as u8;
    for ware in terms.give.cards.iter_mut() {
        if let Ware::Named(card) = ware {
            *card = hand.pop().expect("the maker holds at least as many cards as they offer");
        }
    }
    for ware in terms.want.cards.iter_mut() {
        *ware = if chance.below(2) == 0 { Ware::Any } else { Ware::Named(chance.pick(&Card::ALL)) };
    }
}

/// The promises of an offer are unknown too, except how many there are of each kind.
fn resample_promises(terms: &mut Offer, living: SeatSet, chance: &mut dyn Chance) {
    let seats: Vec<Seat> = living.iter().collect();
    for promise in terms.promises.iter_mut() {
        promise.by = chance.pick(&Party::BOTH);
        promise.clause = match promise.clause {
            Clause::Vote(purpose, _) => Clause::Vote(purpose, chance.pick(&seats)),
            Clause::Tie(_) => Clause::Tie(chance.pick(&seats)),
            Clause::Share(_, _) => {
                let kind = chance.pick(&[ItemKind::Antidote, ItemKind::Card]);
                Clause::Share(kind, chance.pick(&seats))
            }
            Clause::HoldBack(_) => Clause::HoldBack(chance.pick(&[Scope::Everything, Scope::Here])),
            Clause::Spare(purpose, _) => Clause::Spare(purpose, chance.pick(&seats)),
            Clause::SpareInTie(_) => Clause::SpareInTie(chance.pick(&seats)),
            Clause::Marker(_) => Clause::Marker(chance.pick(&[Place::WaterTower, Place::Armory])),
            clause => clause,
        };
    }
}

fn resample_choices(world: &mut City, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let Some(mut frame) = world.stack.top().copied() else { return };
    match &mut frame {
        Frame::Draft(draft) => resample_draft(world, draft, seat, chance, key),
        Frame::MovementCards(cards) => resample_movement_cards(world, cards, seat, chance, key),
        Frame::Vote(vote) => resample_ballots(vote, seat, chance, key),
        Frame::Played(played) => resample_answers(world, played, seat, chance, key),
        Frame::Vaccination(vaccination) => resample_vaccination(world, vaccination, seat, chance, key),
        // These procedures hold no secrets.
        Frame::SetUp(_)
        | Frame::Placement(_)
        | Frame::Turn(_)
        | Frame::Window(_)
        | Frame::Moves(_)
        | Frame::Movement(_)
        | Frame::MoveMade(_)
        | Frame::Location(_)
        | Frame::Activation(_)
        | Frame::Sacrifice(_)
        | Frame::Sharing(_)
        | Frame::Marker(_)
        | Frame::Fetch(_)
        | Frame::PromisedActions(_)
        | Frame::Ending(_) => return,
    }
    world.stack.go_on_as(frame);
}

fn resample_draft(world: &City, draft: &mut Draft, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    for (owner, kept) in world.seats().zip(&mut draft.kept) {
        if let Some(kept) = kept
            && !kept.audience().has(seat)
        {
            *kept.write(key) = world.cards.pick(Holder::pack(owner), key, chance);
        }
    }
}

fn resample_movement_cards(
    world: &City,
    cards: &mut MovementCards,
    seat: Seat,
    chance: &mut dyn Chance,
    key: &RulesKey,
) {
    for (owner, choice) in world.seats().zip(&mut cards.choices) {
        if let Some(choice) = choice
            && !choice.audience().has(seat)
        {
            *choice.write(key) = match cards.entitled.has(owner) && chance.below(2) == 0 {
                true => Choice::Later,
                false => Choice::Card(chance.pick(&Place::ALL)),
            };
        }
    }
}

/// A binding promise leaves no choice, so ballots sealed under one stay as they are.
fn resample_ballots(vote: &mut Vote, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let candidates: Vec<Seat> = vote.candidates.iter().collect();
    for ballot in vote.ballots.iter_mut().flatten().filter(|ballot| !ballot.audience().has(seat)) {
        *ballot.write(key) = chance.pick(&candidates);
    }
}

/// Whether other players have answered is unknown too, but at least one of them has not.
fn resample_answers(world: &City, played: &mut Played, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let others: Vec<Seat> = played.asked.without(seat).iter().collect();
    if others.is_empty() {
        return;
    }
    let has_answered = played.answers[seat.index()].is_some();
    let waits = chance.pick(&others);
    for other in others {
        let mut possible = vec![Answer::Pass];
        if world.holds_card(other, Card::PepperSpray, key) {
            possible.push(Answer::Cancel(Canceller::PepperSpray));
        }
        if world.rested(crate::Role::Punk) == Some(other) {
            possible.push(Answer::Cancel(Canceller::Punk));
        }
        let is_open = (has_answered && other == waits) || chance.below(2) == 0;
        played.answers[other.index()] = match is_open {
            true => None,
            false => Some(Secret::new(chance.pick(&possible), SeatSet::one(other))),
        };
    }
}

fn resample_vaccination(
    world: &City,
    vaccination: &mut Vaccination,
    seat: Seat,
    chance: &mut dyn Chance,
    key: &RulesKey,
) {
    for (owner, choice) in world.seats().zip(&mut vaccination.choices) {
        if let Some(choice) = choice
            && !choice.audience().has(seat)
        {
            let n = u32::from(world.antidotes[owner.index()]);
            let masks: Vec<u8> =
                (0..1 << world.n_own(owner)).filter(|mask: &u8| mask.count_ones() == n).collect();
            *choice.write(key) = chance.pick(&masks);
        }
    }
}

/// Redraws choices left in advance, unless one of them is about to be used: what an open window shows already
/// agrees with them.
fn resample_orders(world: &mut City, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let is_quiet = matches!(
        world.stack.top(),
        Some(
            Frame::Played(_)
                | Frame::Vote(_)
                | Frame::MovementCards(_)
                | Frame::Vaccination(_)
                | Frame::Fetch(_)
        )
    );
    let is_decision =
        world.stack.innermost::<Movement>().is_some() || world.stack.innermost::<Activation>().is_some();
    if !is_quiet || is_decision {
        return;
    }
    for other in world.seats().filter(|other| *other != seat).collect::<SeatSet>().iter() {
        if chance.below(2) == 0 {
            *world.orders[other.index()].write(key) = random_orders(world, chance);
        }
    }
}

//! Choices left in advance: how they are entered, when they end, and what passes they give.

use table::{Chance, Log, Refusal, RulesKey, Seat, SeatSet, Secret, rule};

use super::{Frame, Moment, MovementCards, Played, Vote, Window, bargain};
use crate::board::PlaceSet;
use crate::cards::CardSet;
use crate::deals::Purpose;
use crate::orders::{
    Alarms, BallotAhead, CancelOrder, Order, Orders, StandingPass, Targets, Until, Victims, WISHES_AT_ONCE,
    Wish,
};
use crate::{Card, City, Event, Place, Role};

/// CITY-22.5: an order is its owner's secret.
pub(super) fn leave(
    g: &mut City,
    seat: Seat,
    order: Order,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    if matches!(g.stack.top(), Some(Frame::Placement(_) | Frame::Draft(_))) {
        return Err(Refusal::new("CITY-2.16", "set-up-not-over"));
    }
    if order == Order::Hold {
        if is_decision(g) || g.holds.has(seat) {
            return Err(Refusal::new("CITY-4.15", "holds-already"));
        }
        g.holds = g.holds.with(seat);
        log.event(Event::Held { seat });
        return Ok(());
    }
    rule!("CITY-22.5");
    let orders = g.orders[seat.index()].write(key);
    match order {
        Order::Hold => {}
        Order::StandingPass(pass) => orders.standing_pass = pass,
        Order::StandingAnswers(answers) => orders.standing_answers = answers,
        Order::MovementCard(place) => orders.movement_card = place,
        Order::Mover(role) => orders.mover = role,
        Order::StandingVictims(victims) => orders.standing_victims = victims,
        Order::Wish(place, wish) => {
            let earlier = orders.wishes.iter().position(|(of, _)| *of == place);
            if earlier.is_none() && wish.is_some() && orders.wishes.len() == WISHES_AT_ONCE {
                return Err(Refusal::new("CITY-4.24", "too-many-wishes"));
            }
            if let Some(index) = earlier {
                orders.wishes.remove(index);
            }
            if let Some(wish) = wish {
                orders.wishes.push((place, wish));
            }
        }
        Order::Ballot(purpose, ballot) => orders.ballots[purpose as usize] = ballot,
    }
    // Whoever leaves a pass passes with it; any other order leaves its owner awake.
    if let Order::StandingPass(Some(_)) = order
        && let Some(window) = g.stack.top_as_mut::<Window>()
    {
        window.awake = window.awake.without(seat);
    }
    log.event(Event::OrderLeft { seat, order: Secret::new(order, SeatSet::one(seat)) });
    Played::apply_order(g, seat, key);
    match order {
        Order::MovementCard(Some(_)) => MovementCards::apply_order(g, seat, key, log),
        Order::Ballot(purpose, Some(_)) => Vote::apply_order(g, seat, purpose, key, log),
        _ => {}
    }
    Ok(())
}

/// Whether a decision is under way that may be held up already.
fn is_decision(g: &City) -> bool {
    matches!(g.stack.top(), Some(Frame::Movement(_) | Frame::Activation(_)))
}

/// Takes the order for the next choice of a movement card.
pub(super) fn take_movement_card(g: &mut City, seat: Seat, key: &RulesKey) -> Option<Place> {
    take(g, seat, key, |orders| orders.movement_card.take())
}

/// Takes the order for the next move.
pub(super) fn take_mover(g: &mut City, seat: Seat, key: &RulesKey) -> Option<Role> {
    take(g, seat, key, |orders| orders.mover.take())
}

/// Takes the wish about the effect of this location.
pub(super) fn take_wish(g: &mut City, seat: Seat, place: Place, key: &RulesKey) -> Option<Wish> {
    take(g, seat, key, |orders| {
        let index = orders.wishes.iter().position(|(of, _)| *of == place)?;
        Some(orders.wishes.remove(index).1)
    })
}

/// Takes the ballot for a vote of this kind here.
pub(super) fn take_ballot(
    g: &mut City,
    seat: Seat,
    purpose: Purpose,
    place: Place,
    key: &RulesKey,
) -> Option<BallotAhead> {
    take(g, seat, key, |orders| orders.ballots[purpose as usize].take_if(|ballot| ballot.place == place))
}

/// CITY-4.24: an order for one question is used up by it, whatever comes of it.
fn take<T>(g: &mut City, seat: Seat, key: &RulesKey, of: impl FnOnce(&mut Orders) -> Option<T>) -> Option<T> {
    let taken = of(g.orders[seat.index()].write(key));
    if taken.is_some() {
        rule!("CITY-4.24");
    }
    taken
}

/// CITY-4.25: an order that is not legal when it is asked for does nothing, and its owner is told.
pub(super) fn lapse(seat: Seat, order: Order, log: &mut impl Log<City>) {
    rule!("CITY-4.25");
    log.event(Event::OrderLapsed { seat, order: Secret::new(order, SeatSet::one(seat)) });
}

/// CITY-4.7, CITY-4.8: whether a standing pass counts in this window.
pub(super) fn lets_pass(g: &City, seat: Seat, window: &Window, key: &RulesKey) -> bool {
    let Some(StandingPass { alarms, .. }) = g.orders[seat.index()].read(key).standing_pass else {
        return false;
    };
    rule!("CITY-4.8");
    let attack = || !window.warned.has(seat) && threatens(g, seat, window.moment);
    let is_alarmed = (alarms.attack && attack()) || (alarms.offer && bargain::is_offered_something(g, seat));
    !is_alarmed
}

/// Whether an attack is due on a visible character of this player.
pub(super) fn threatens(g: &City, seat: Seat, moment: Moment) -> bool {
    let Some((place, _)) = g.location() else { return false };
    moment == Moment::BeforeAttack && g.visibly_present(place).has(seat) && g.attack_is_due(place)
}

/// CITY-4.8: those of the named whose standing pass wakes at it.
pub(super) fn woken(g: &City, named: SeatSet, key: &RulesKey) -> SeatSet {
    let wakes =
        |seat: &Seat| g.orders[seat.index()].read(key).standing_pass.is_some_and(|pass| pass.alarms.named);
    named.iter().filter(wakes).collect()
}

/// CITY-4.7: standing passes that last until now end.
pub(super) fn end(g: &mut City, until: Until, key: &RulesKey) {
    for orders in &mut g.orders {
        let orders = orders.write(key);
        let ends = |pass: &StandingPass| match until {
            Until::Location => pass.until == Until::Location,
            _ => pass.until != Until::Game,
        };
        if orders.standing_pass.as_ref().is_some_and(ends) {
            orders.standing_pass = None;
        }
    }
}

/// Any order that may be left now.
pub(super) fn propose(g: &City, seat: Seat, chance: &mut dyn Chance) -> Option<Order> {
    let order = match chance.below(8) {
        0 => Order::Ballot(Purpose::Attack, Some(ballot(g, chance))),
        1 => Order::Ballot(Purpose::Sharing, None),
        2 => Order::StandingVictims(g.own(seat).take(2).collect::<Victims>()),
        3 => Order::Mover(g.own(seat).next()),
        4 if !g.holds.has(seat) && !is_decision(g) => Order::Hold,
        5 => Order::Wish(Place::Church, Some(Wish::Decline)),
        6 => Order::MovementCard((chance.below(2) == 0).then(|| chance.pick(&Place::ALL))),
        _ => {
            let random = random_orders(g, chance);
            match chance.below(2) {
                0 => Order::StandingPass(random.standing_pass),
                _ => Order::StandingAnswers(random.standing_answers),
            }
        }
    };
    Some(order)
}

fn ballot(g: &City, chance: &mut dyn Chance) -> BallotAhead {
    let named = Seat::new(chance.below(u32::from(g.n_seats)) as usize);
    BallotAhead { place: chance.pick(&Place::ALL), named }
}

/// Any orders, for [`resample`](crate::resample).
pub(crate) fn random_orders(g: &City, chance: &mut dyn Chance) -> Orders {
    let mut orders = Orders::default();
    if chance.below(2) == 0 {
        let until = chance.pick(&[Until::Location, Until::Turn, Until::Game]);
        let bits = chance.below(8);
        let alarms = Alarms { attack: bits & 1 > 0, named: bits & 2 > 0, offer: bits & 4 > 0 };
        orders.standing_pass = Some(StandingPass { until, alarms, cards: chance.below(2) == 0 });
    }
    orders.standing_answers = match chance.below(4) {
        0 => CancelOrder::Ask,
        1 => CancelOrder::AskIfTouched,
        2 => CancelOrder::AlwaysPass,
        _ => CancelOrder::Cancel(Targets {
            cards: CardSet::one(chance.pick(&Card::ALL)),
            players: SeatSet::EMPTY,
            places: PlaceSet::EMPTY,
        }),
    };
    if chance.below(4) == 0 {
        orders.movement_card = Some(chance.pick(&Place::ALL));
        orders.mover = Some(chance.pick(&Role::ALL));
        orders.standing_victims.push(chance.pick(&Role::ALL));
        orders.wishes.push((chance.pick(&Place::ALL), Wish::Decline));
        orders.ballots = [Some(ballot(g, chance)), Some(ballot(g, chance))];
    }
    orders
}

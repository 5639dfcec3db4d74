//! Choices left in advance: how players leave them, when they end, and which questions they answer.

use table::{Chance, Log, PassOrder, Refusal, RulesKey, Seat, SeatSet, Secret, rule};

use super::{Frame, Moment, MovementCards, Played, Vote, Window, bargain};
use crate::board::PlaceSet;
use crate::cards::CardSet;
use crate::deals::Purpose;
use crate::orders::{
    Alarms, BallotAhead, CancelOrder, Order, Orders, PassUntil, StandingPass, Targets, Victims, Wish,
};
use crate::setup::MAX_SEATS;
use crate::windows;
use crate::{Card, City, Event, Place, Role, RoleSet};

/// CITY-22.5: only its owner knows an order.
pub(super) fn leave(
    g: &mut City,
    seat: Seat,
    order: Order,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    if is_set_up(g) {
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
        Order::Pass(pass) => orders.passes.leave(pass),
        Order::StandingAnswers(answers) => {
            orders.standing_answers.leave((answers != CancelOrder::Ask).then_some(answers));
        }
        Order::MovementCard(place) => orders.movement_card.leave(place),
        Order::Mover(role) => orders.mover.leave(role),
        Order::StandingVictims(victims) => {
            orders.standing_victims.leave((!victims.is_empty()).then_some(victims));
        }
        Order::Wish(place, wish) => orders
            .wishes
            .leave(place, wish)
            .map_err(|_too_many| Refusal::new("CITY-4.24", "too-many-wishes"))?,
        Order::Ballot(purpose, ballot) => orders.ballots[purpose as usize].leave(ballot),
    }
    // A player who leaves a pass also passes now; any other order keeps its owner in the window.
    if let Order::Pass(PassOrder { pass: Some(_), .. }) = order
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

/// Nothing can be left in advance during the set-up.
pub(super) fn is_set_up(g: &City) -> bool {
    matches!(g.stack.top(), Some(Frame::SetUp(_) | Frame::Placement(_) | Frame::Draft(_)))
}

/// Whether a decision that can be held up is already under way.
fn is_decision(g: &City) -> bool {
    matches!(g.stack.top(), Some(Frame::Movement(_) | Frame::Activation(_)))
}

/// Takes the order for the next choice of a movement card.
pub(super) fn take_movement_card(g: &mut City, seat: Seat, key: &RulesKey) -> Option<Place> {
    take(g, seat, key, |orders| orders.movement_card.answer())
}

/// Takes the order for the next move.
pub(super) fn take_mover(g: &mut City, seat: Seat, key: &RulesKey) -> Option<Role> {
    take(g, seat, key, |orders| orders.mover.answer())
}

/// Takes the wish about the effect of this location.
pub(super) fn take_wish(g: &mut City, seat: Seat, place: Place, key: &RulesKey) -> Option<Wish> {
    take(g, seat, key, |orders| orders.wishes.answer(place))
}

/// Takes the ballot for a vote of this kind here.
pub(super) fn take_ballot(
    g: &mut City,
    seat: Seat,
    purpose: Purpose,
    place: Place,
    key: &RulesKey,
) -> Option<BallotAhead> {
    take(g, seat, key, |orders| orders.ballots[purpose as usize].answer_if(|ballot| ballot.place == place))
}

/// CITY-4.24: a question uses up the order left for it, whatever the result.
fn take<T>(g: &mut City, seat: Seat, key: &RulesKey, of: impl FnOnce(&mut Orders) -> Option<T>) -> Option<T> {
    let taken = of(g.orders[seat.index()].write(key));
    if taken.is_some() {
        rule!("CITY-4.24");
    }
    taken
}

/// CITY-4.25: an order that is not legal when its question comes up does nothing, and its owner is told.
pub(super) fn lapse(seat: Seat, order: Order, log: &mut impl Log<City>) {
    rule!("CITY-4.25");
    log.event(Event::OrderLapsed { seat, order: Secret::new(order, SeatSet::one(seat)) });
}

/// CITY-4.7, CITY-4.8: whether a standing pass applies in this window.
pub(super) fn lets_pass(g: &City, seat: Seat, window: &Window, key: &RulesKey) -> bool {
    let Some(StandingPass { alarms, .. }) = pass_of(g, seat, key) else { return false };
    rule!("CITY-4.8");
    let attack = || !window.warned.has(seat) && threatens(g, seat, window.moment);
    let decides = || !window.declined.has(seat) && could_decide(g, seat, window.moment, alarms);
    let near = || !window.warned.has(seat) && threatens_others(g, seat, window.moment, alarms.near);
    let is_alarmed = (alarms.attack && attack())
        || (alarms.offer && bargain::is_offered_something(g, seat))
        || (alarms.near > 0 && near())
        || decides();
    !is_alarmed
}

/// The standing pass of this player.
pub(super) fn pass_of(g: &City, seat: Seat, key: &RulesKey) -> Option<StandingPass> {
    g.orders[seat.index()].read(key).passes.at(())
}

/// Whether an attack is due on a visible character of this player.
pub(super) fn threatens(g: &City, seat: Seat, moment: Moment) -> bool {
    let Some((place, _)) = g.location() else { return false };
    moment == Moment::BeforeAttack && g.visibly_present(place).has(seat) && g.attack_is_due(place)
}

/// Whether one of the cards or powers in the player's alarms would decide an attack.
fn could_decide(g: &City, seat: Seat, moment: Moment, alarms: Alarms) -> bool {
    rule!("CITY-4.27");
    let Some((place, _)) = g.location() else { return false };
    moment == Moment::BeforeAttack && windows::could_decide(g, seat, place, alarms.cards, alarms.powers)
}

/// The same game as if nobody had left anything in advance, or answered the card that waits for answers.
pub(crate) fn without_orders(g: &City, key: &RulesKey) -> City {
    let mut without = g.clone();
    for seat in g.seats() {
        *without.orders[seat.index()].write(key) = Orders::default();
    }
    if let Some(played) = without.stack.top_as_mut::<Played>() {
        played.answers = [None; MAX_SEATS];
    }
    without
}

/// Whether no attack is due now, but this many more zombies would cause one in which the player has no
/// visible character.
fn threatens_others(g: &City, seat: Seat, moment: Moment, n_more: u8) -> bool {
    let Some((place, _)) = g.location() else { return false };
    let visible = g.visibly_present(place);
    moment == Moment::BeforeAttack
        && !visible.has(seat)
        && !visible.is_empty()
        && !g.attack_is_due(place)
        && g.attack_is_due_with(place, g.zombies_at(place) + n_more)
}

/// CITY-4.8: those of the named players whose standing pass is interrupted when they are named.
pub(super) fn woken(g: &City, named: SeatSet, key: &RulesKey) -> SeatSet {
    let wakes = |seat: &Seat| pass_of(g, *seat, key).is_some_and(|pass| pass.alarms.named);
    named.iter().filter(wakes).collect()
}

/// CITY-4.7: ends the standing passes that were to last until now.
pub(super) fn end(g: &mut City, over: PassUntil, key: &RulesKey) {
    g.orders.iter_mut().for_each(|orders| orders.write(key).passes.end(over));
}

/// A random order that could be left now.
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
                0 => Order::Pass(PassOrder { at: None, pass: random.passes.at(()) }),
                _ => Order::StandingAnswers(random.standing_answers.answer().unwrap_or_default()),
            }
        }
    };
    Some(order)
}

fn ballot(g: &City, chance: &mut dyn Chance) -> BallotAhead {
    let named = Seat::new(chance.below(u32::from(g.n_seats)) as usize);
    BallotAhead { place: chance.pick(&Place::ALL), named }
}

/// Random orders, for [`resample`](crate::resample).
pub(crate) fn random_orders(g: &City, chance: &mut dyn Chance) -> Orders {
    let mut orders = Orders::default();
    if chance.below(2) == 0 {
        let until = chance.pick(&[PassUntil::Location, PassUntil::Turn, PassUntil::Game]);
        let bits = chance.below(8);
        let alarms = Alarms {
            attack: bits & 1 > 0,
            named: bits & 2 > 0,
            offer: bits & 4 > 0,
            near: chance.below(4) as u8,
            cards: CardSet::one(chance.pick(&Card::ALL)),
            powers: RoleSet::one(chance.pick(&Role::ALL)),
        };
        let pass = StandingPass { until, alarms, cards: chance.below(2) == 0 };
        orders.passes.leave(PassOrder { at: None, pass: Some(pass) });
    }
    orders.standing_answers.leave(match chance.below(4) {
        0 => None,
        1 => Some(CancelOrder::AskIfTouched),
        2 => Some(CancelOrder::AlwaysPass),
        _ => Some(CancelOrder::Cancel(Targets {
            cards: CardSet::one(chance.pick(&Card::ALL)),
            players: SeatSet::EMPTY,
            places: PlaceSet::EMPTY,
        })),
    });
    if chance.below(4) == 0 {
        orders.movement_card.leave(Some(chance.pick(&Place::ALL)));
        orders.mover.leave(Some(chance.pick(&Role::ALL)));
        orders.standing_victims.leave(Some([chance.pick(&Role::ALL)].into_iter().collect()));
        let wished = orders.wishes.leave(chance.pick(&Place::ALL), Some(Wish::Decline));
        assert!(wished.is_ok(), "a single wish is within the limit");
        orders.ballots.iter_mut().for_each(|ahead| ahead.leave(Some(ballot(g, chance))));
    }
    orders
}

//! Step A: each player at the location may use its effect once.

use table::{AsksSeats, Kind, Log, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Fetch, Question, clauses, explosion, free_actions, offers, ordering, verdicts};
use crate::action::Effect;
use crate::board::{Place, Side};
use crate::cards::{Card, Food};
use crate::characters::Role;
use crate::editions::ArmoryBCost;
use crate::orders::{Order, Wish};
use crate::pile::Holder;
use crate::setup::MAX_SEATS;
use crate::{Action, City, Colour, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Activation {
    pub place: Place,
    /// The search for the next player begins with this seat, because the order is fixed at the start.
    pub from: Seat,
    pub left: SeatSet,
}

impl Activation {
    /// CITY-9.18: fixes now who is asked.
    pub(super) fn new(g: &City, place: Place) -> Activation {
        rule!("CITY-9.18");
        rule!("CITY-9.4");
        Activation { place, from: g.first, left: g.present(place) }
    }

    /// CITY-5.9: decline, unless a promise says otherwise; a player with a hold passes.
    pub(super) fn default_choice(actions: &mut Vec<Action>) {
        let is_choice = |action: &Action| matches!(action, Action::Activate(_) | Action::Decline);
        if actions.contains(&Action::Decline) {
            *actions = vec![Action::Decline];
        } else if actions.iter().any(is_choice) {
            actions.retain(is_choice);
        } else {
            *actions = vec![Action::Pass];
        }
    }

    fn current(&self, g: &City) -> Option<Seat> {
        let gone = g.all_seats().minus(g.present(self.place));
        self.left.minus(gone).first_from(self.from)
    }
}

impl AsksSeats<City> for Activation {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if !g.explosions.is_empty() {
            rule!("CITY-17.11");
            return explosion::carry_out(g, key, log);
        }
        let Some(seat) = self.current(g) else {
            g.holds = SeatSet::EMPTY;
            offers::window_closed(g, log);
            return g.stack.done();
        };
        if !g.holds.is_empty() {
            return Step::Waits;
        }
        let place = self.place;
        let Some(wish) = ordering::take_wish(g, seat, place, key) else { return Step::Waits };
        let action = match wish {
            Wish::Decline => Action::Decline,
            Wish::Activate(effect) => Action::Activate(effect),
        };
        match decide(g, self, seat, action, key, log) {
            Ok(()) => Step::Ran,
            Err(_) => {
                ordering::lapse(seat, Order::Wish(place, Some(wish)), log);
                Step::Waits
            }
        }
    }

    fn pending(&self, g: &City) -> PendingOf<City> {
        rule!("CITY-5.9");
        let seat = self.current(g).expect("`step` ends the activation when nobody is left to ask");
        g.decision(seat, Question::Activate { seat, place: self.place })
    }

    fn legal(&self, g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        let decider = self.current(g);
        if decider == Some(seat) && g.holds.is_empty() {
            for_each_effect(g, self.place, seat, key, &mut |effect| {
                if may_decide(g, self.place, seat, Some(effect), key).is_ok() {
                    out.push(Action::Activate(effect));
                }
            });
            if may_decide(g, self.place, seat, None, key).is_ok() {
                out.push(Action::Decline);
            }
        }
        g.legal_holds(seat, decider.unwrap_or(seat), out);
        free_actions::legal(g, seat, key, out);
    }

    fn thinkable(&self, g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        free_actions::thinkable(g, seat, key, out);
        if self.current(g) == Some(seat) {
            for_each_effect(g, self.place, seat, key, &mut |effect| out.push(Action::Activate(effect)));
            out.push(Action::Decline);
        }
    }

    fn act(
        self,
        g: &mut City,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let decider = self.current(g).ok_or(Refusal::NOT_ASKED)?;
        match action {
            Action::Activate(_) | Action::Decline if seat != decider => {
                Err(Refusal::new("CITY-9.2", "not-your-turn-here"))
            }
            Action::Activate(_) | Action::Decline if !g.holds.is_empty() => {
                Err(Refusal::new("CITY-4.15", "somebody-holds"))
            }
            Action::Activate(_) | Action::Decline => decide(g, self, seat, action, key, log),
            Action::Pass | Action::Hold => g.hold_or_pass(seat, decider, action, log),
            _ => free_actions::act(g, seat, action, key, log),
        }
    }
}

fn decide(
    g: &mut City,
    activation: Activation,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    let place = activation.place;
    let effect = match action {
        Action::Activate(effect) => Some(effect),
        _ => None,
    };
    may_decide(g, place, seat, effect, key)?;
    rule!("CITY-9.2");
    g.holds = SeatSet::EMPTY;
    g.bargains = [0; MAX_SEATS];
    g.stack.go_on_as(Activation { left: activation.left.without(seat), ..activation });
    verdicts::effect_decided(g, place, seat, effect, key, log);
    match effect {
        None => {
            rule!("CITY-9.3");
            log.event(Event::Declined { seat });
        }
        Some(effect) => {
            log.event(Event::EffectUsed { seat, place, effect });
            carry_out(g, seat, effect, key, log);
        }
    }
    Ok(())
}

/// CITY-9.5: checks that the cost can be paid, that the effect can then be carried out, and that promises are
/// kept.
fn may_decide(
    g: &City,
    place: Place,
    seat: Seat,
    effect: Option<Effect>,
    key: &RulesKey,
) -> Result<(), Refusal> {
    if let Some(effect) = effect {
        may_carry_out(g, place, seat, effect, key)?;
    }
    if !g.has_escrow() {
        return Ok(());
    }
    // A promise is binding only if it can be kept.
    let promised = clauses::promised_effect(g, seat);
    match promised {
        Some(Some(wanted))
            if effect != Some(wanted) && may_carry_out(g, place, seat, wanted, key).is_ok() =>
        {
            Err(Refusal::new("CITY-19.21", "promised-otherwise"))
        }
        Some(None) if effect.is_some() => Err(Refusal::new("CITY-19.21", "promised-otherwise")),
        _ => Ok(()),
    }
}

/// Whether the location has this effect on its current side, and still has what the effect gives. It does not
/// matter who pays.
pub(super) fn has_effect(g: &City, place: Place, effect: Effect) -> bool {
    let side = g.side_of(place);
    let has_antidotes = g.antidotes_in_reserve() > 0;
    let is_discarded = |card: Card| g.discard[card.index()] > 0;
    match effect {
        Effect::RestForCard(..) => (place, side) == (Place::Church, Side::A),
        Effect::RestForFood(..) => (place, side) == (Place::Church, Side::B),
        Effect::AntidoteForCard(_) => (place, side) == (Place::Hospital, Side::A) && has_antidotes,
        Effect::AntidoteByTiring(_) => (place, side) == (Place::Hospital, Side::B) && has_antidotes,
        Effect::LeaderForCard(_, colour) => (place, side) == (Place::Bank, Side::A) && g.may_lead(colour),
        Effect::LeaderSteps(n) => (place, side) == (Place::Bank, Side::B) && n <= 1,
        Effect::DrawForCard(_) => (place, side) == (Place::Armory, Side::A) && g.deck_size > 0,
        Effect::TakeForCard(_, taken) => {
            (place, side, g.rules.armory_b_cost) == (Place::Armory, Side::B, ArmoryBCost::DiscardAction)
                && is_discarded(taken)
        }
        Effect::TakeByTiring(_, taken) => {
            (place, side, g.rules.armory_b_cost) == (Place::Armory, Side::B, ArmoryBCost::ExhaustPresent)
                && is_discarded(taken)
        }
        Effect::FoodForCard(_) => place == Place::Crossroads && !g.food_bag.is_empty(),
        Effect::OpenFoodForCard(_, food) => {
            (place, side) == (Place::Crossroads, Side::B) && g.open_food.contains(&food)
        }
    }
}

/// Whether the location has this effect and the seat can pay its cost.
pub(super) fn may_carry_out(
    g: &City,
    place: Place,
    seat: Seat,
    effect: Effect,
    key: &RulesKey,
) -> Result<(), Refusal> {
    rule!("CITY-9.5");
    let card = |card: Card| match g.holds_card(seat, card, key) {
        true => Ok(()),
        false => Err(Refusal::new("CITY-9.5", "card-not-held")),
    };
    let tired = |role: Role| {
        if !role.may_be_turned() {
            return Err(Refusal::new("CITY-16.16", "never-turned"));
        }
        let person = g.person(role);
        match person.owner == seat && person.is_at(place) && !person.is_exhausted {
            true => Ok(()),
            false => Err(Refusal::new("CITY-15.6", "not-rested-here")),
        }
    };
    let rests = |role: Role| may_rest(g, seat, role);
    let stock = |n: usize| if n > 0 { Ok(()) } else { Err(Refusal::new("CITY-16.15", "nothing-left")) };
    let pile = |card: Card| stock(usize::from(g.discard[card.index()]));
    match (place, g.side_of(place), effect) {
        (Place::Church, Side::A, Effect::RestForCard(cost, role)) => {
            rule!("CITY-16.1");
            card(cost)?;
            rests(role)
        }
        (Place::Church, Side::B, Effect::RestForFood(food, role)) => {
            rule!("CITY-16.2");
            if !has_food(g, seat, food, key) {
                return Err(Refusal::new("CITY-9.5", "food-not-held"));
            }
            rests(role)
        }
        (Place::Hospital, Side::A, Effect::AntidoteForCard(cost)) => {
            rule!("CITY-16.3");
            card(cost)?;
            stock(usize::from(g.antidotes_in_reserve()))
        }
        (Place::Hospital, Side::B, Effect::AntidoteByTiring(role)) => {
            rule!("CITY-16.4");
            tired(role)?;
            stock(usize::from(g.antidotes_in_reserve()))
        }
        (Place::Bank, Side::A, Effect::LeaderForCard(cost, colour)) => {
            rule!("CITY-16.5");
            card(cost)?;
            if g.may_lead(colour) { Ok(()) } else { Err(Refusal::new("CITY-10.3", "no-such-colour")) }
        }
        (Place::Bank, Side::B, Effect::LeaderSteps(n)) => {
            if n <= 1 {
                Ok(())
            } else {
                Err(Refusal::new("CITY-16.6", "too-far"))
            }
        }
        (Place::Armory, Side::A, Effect::DrawForCard(cost)) => {
            rule!("CITY-16.7");
            card(cost)?;
            stock(usize::from(g.deck_size))
        }
        (Place::Armory, Side::B, Effect::TakeForCard(cost, taken))
            if g.rules.armory_b_cost == ArmoryBCost::DiscardAction =>
        {
            rule!("CITY-16.8");
            card(cost)?;
            pile(taken)
        }
        (Place::Armory, Side::B, Effect::TakeByTiring(role, taken))
            if g.rules.armory_b_cost == ArmoryBCost::ExhaustPresent =>
        {
            tired(role)?;
            pile(taken)
        }
        (Place::Crossroads, _, Effect::FoodForCard(cost)) => {
            rule!("CITY-16.12");
            card(cost)?;
            stock(g.food_bag.len())
        }
        (Place::Crossroads, Side::B, Effect::OpenFoodForCard(cost, food)) => {
            rule!("CITY-16.13");
            card(cost)?;
            stock(g.open_food.iter().filter(|open| **open == food).count())
        }
        _ => Err(Refusal::new("CITY-9.2", "not-the-effect-here")),
    }
}

/// Whether the seat can turn this character back to rested.
pub(super) fn may_rest(g: &City, seat: Seat, role: Role) -> Result<(), Refusal> {
    if !role.may_be_turned() {
        return Err(Refusal::new("CITY-16.16", "never-turned"));
    }
    let person = g.person(role);
    match person.owner == seat && person.place().is_some() && person.is_exhausted {
        true => Ok(()),
        false => Err(Refusal::new("CITY-16.1", "not-exhausted")),
    }
}

fn has_food(g: &City, seat: Seat, food: Food, key: &RulesKey) -> bool {
    g.shown_food[seat.index()][food.index()] > 0 || g.food.has(Holder::hand(seat), food, key)
}

/// Calls `found` with every effect of the location and every cost that the seat might try to pay with.
fn for_each_effect(g: &City, place: Place, seat: Seat, key: &RulesKey, found: &mut impl FnMut(Effect)) {
    let hand = || g.cards.kinds(Holder::hand(seat), key);
    let own = || g.own(seat);
    let here = || g.own(seat).filter(|role| g.person(*role).is_at(place));
    let pile = || Card::ALL.into_iter().filter(|card| g.discard[card.index()] > 0);
    match (place, g.side_of(place)) {
        (Place::Church, Side::A) => {
            hand().for_each(|card| own().for_each(|role| found(Effect::RestForCard(card, role))));
        }
        (Place::Church, _) => {
            let held = (0..4).map(Food).filter(|food| has_food(g, seat, *food, key));
            held.for_each(|food| own().for_each(|role| found(Effect::RestForFood(food, role))));
        }
        (Place::Hospital, Side::A) => hand().for_each(|card| found(Effect::AntidoteForCard(card))),
        (Place::Hospital, _) => here().for_each(|role| found(Effect::AntidoteByTiring(role))),
        (Place::Bank, Side::A) => {
            let colours: [Colour; 6] = g.wheel;
            hand().for_each(|card| {
                colours.iter().for_each(|colour| found(Effect::LeaderForCard(card, *colour)))
            });
        }
        (Place::Bank, _) => [0, 1].into_iter().for_each(|n| found(Effect::LeaderSteps(n))),
        (Place::Armory, Side::A) => hand().for_each(|card| found(Effect::DrawForCard(card))),
        (Place::Armory, _) if g.rules.armory_b_cost == ArmoryBCost::DiscardAction => {
            hand().for_each(|card| pile().for_each(|taken| found(Effect::TakeForCard(card, taken))));
        }
        (Place::Armory, _) => {
            here().for_each(|role| pile().for_each(|taken| found(Effect::TakeByTiring(role, taken))));
        }
        (Place::Crossroads, side) => {
            hand().for_each(|card| found(Effect::FoodForCard(card)));
            if side == Side::B {
                let values = (0..4).map(Food).filter(|food| g.open_food.contains(food));
                values.for_each(|food| hand().for_each(|card| found(Effect::OpenFoodForCard(card, food))));
            }
        }
        (Place::WaterTower, _) => {}
    }
}

fn carry_out(g: &mut City, seat: Seat, effect: Effect, key: &RulesKey, log: &mut impl Log<City>) {
    match effect {
        Effect::RestForCard(cost, role) => {
            discard(g, seat, cost, key, log);
            rest(g, role, log);
        }
        Effect::RestForFood(food, role) => {
            discard_food(g, seat, food, key, log);
            rest(g, role, log);
        }
        Effect::AntidoteForCard(cost) => {
            discard(g, seat, cost, key, log);
            take_antidote(g, seat, log);
        }
        Effect::AntidoteByTiring(role) => {
            tire(g, role, log);
            take_antidote(g, seat, log);
        }
        Effect::LeaderForCard(cost, colour) => {
            discard(g, seat, cost, key, log);
            g.put_leader(colour, log);
        }
        Effect::LeaderSteps(n) => {
            rule!("CITY-16.6");
            if n > 0 {
                g.advance_leader(n, log);
            }
        }
        Effect::DrawForCard(cost) => {
            discard(g, seat, cost, key, log);
            g.stack.begin(Fetch::Card { seat });
        }
        Effect::TakeForCard(cost, taken) => {
            discard(g, seat, cost, key, log);
            take_discarded(g, seat, taken, log);
        }
        Effect::TakeByTiring(role, taken) => {
            tire(g, role, log);
            take_discarded(g, seat, taken, log);
        }
        Effect::FoodForCard(cost) => {
            discard(g, seat, cost, key, log);
            g.stack.begin(Fetch::Food { seat });
        }
        Effect::OpenFoodForCard(cost, food) => {
            discard(g, seat, cost, key, log);
            take_open_food(g, seat, food, log);
        }
    }
}

/// CITY-9.6, CITY-13.8: a card discarded as a cost is not played.
pub(super) fn discard(g: &mut City, seat: Seat, card: Card, key: &RulesKey, log: &mut impl Log<City>) {
    rule!("CITY-9.6");
    rule!("CITY-13.8");
    let had = g.cards.remove(Holder::hand(seat), card, key);
    assert!(had, "`may_carry_out` checks that the cost can be paid");
    g.discard[card.index()] += 1;
    log.event(Event::CardDiscarded { seat, card });
}

pub(super) fn take_discarded(g: &mut City, seat: Seat, card: Card, log: &mut impl Log<City>) {
    rule!("CITY-13.9");
    g.discard[card.index()] -= 1;
    // Everybody sees which card it is, so nobody's knowledge of the hand becomes outdated.
    g.cards.add(Holder::hand(seat), card, g.all_seats());
    log.event(Event::CardTaken { seat, card });
}

fn discard_food(g: &mut City, seat: Seat, food: Food, key: &RulesKey, log: &mut impl Log<City>) {
    let shown = &mut g.shown_food[seat.index()][food.index()];
    if *shown > 0 {
        *shown -= 1;
    } else {
        g.food.remove(Holder::hand(seat), food, key);
    }
    g.food_gone[food.index()] += 1;
    log.event(Event::FoodDiscarded { seat, food });
}

pub(super) fn rest(g: &mut City, role: Role, log: &mut impl Log<City>) {
    let person = &mut g.people[role.index()];
    person.is_exhausted = false;
    log.event(Event::CharacterRested { seat: person.owner, role });
}

pub(super) fn tire(g: &mut City, role: Role, log: &mut impl Log<City>) {
    rule!("CITY-15.6");
    let person = &mut g.people[role.index()];
    person.is_exhausted = true;
    log.event(Event::CharacterExhausted { seat: person.owner, role });
}

fn take_antidote(g: &mut City, seat: Seat, log: &mut impl Log<City>) {
    g.antidotes[seat.index()] += 1;
    log.event(Event::AntidoteTaken { seat });
}

/// CITY-16.14: a token taken openly is replaced at once.
fn take_open_food(g: &mut City, seat: Seat, food: Food, log: &mut impl Log<City>) {
    rule!("CITY-16.14");
    if let Some(index) = g.open_food.iter().position(|open| *open == food) {
        g.open_food.remove(index);
    }
    rule!("CITY-22.6");
    g.shown_food[seat.index()][food.index()] += 1;
    log.event(Event::FoodTaken { seat, food });
    if !g.food_bag.is_empty() {
        g.stack.begin(Fetch::OpenFood);
    }
}

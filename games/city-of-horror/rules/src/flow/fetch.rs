//! What chance decides: a card from the deck or from a hand, a food token, a movement card for the Kitten,
//! the top invasion card.

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{ChanceQuestion, invasion};
use crate::action::Places;
use crate::board::Place;
use crate::cards::{Card, Food};
use crate::invasion::{CARDS_PER_HOUR, Hour};
use crate::pile::Holder;
use crate::{City, Event, Roll};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fetch {
    /// These seats look at the top invasion card.
    Look { seats: SeatSet },
    /// The seat draws the top action card.
    Card { seat: Seat },
    /// The seat steals a card from the hand of another.
    Theft { seat: Seat, from: Seat },
    /// Decides where the zombies follow the Kitten.
    Kitten { seat: Seat, from: Place },
    /// The seat draws a food token, face down.
    Food { seat: Seat },
    /// A food token is turned face up.
    OpenFood,
}

impl AsksChance<City> for Fetch {
    /// Does what needs no chance: looks at a card that is already decided, or ends if there is nothing left
    /// to draw.
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        match self {
            Fetch::Look { seats } => {
                let Some(hour) = g.top_hour() else { return g.stack.done() };
                if g.drawn[hour as usize].is_none() {
                    return Step::Waits;
                }
                look(g, hour, seats, key, log);
                g.stack.done()
            }
            Fetch::Theft { from, .. } if g.n_hand(from) == 0 => g.stack.done(),
            Fetch::Card { .. } if g.deck_size == 0 => g.stack.done(),
            Fetch::Food { .. } | Fetch::OpenFood if g.food_bag.is_empty() => g.stack.done(),
            _ => Step::Waits,
        }
    }

    fn question(&self, g: &City) -> ChanceQuestion {
        match *self {
            Fetch::Look { .. } => ChanceQuestion::Invasion { hour: g.top_hour().unwrap_or_default() },
            Fetch::Card { .. } => ChanceQuestion::Cards { n: 1 },
            Fetch::Theft { seat, from } => ChanceQuestion::Theft { seat, from },
            Fetch::Kitten { seat, .. } => ChanceQuestion::Kitten { seat },
            Fetch::Food { .. } | Fetch::OpenFood => ChanceQuestion::Food,
        }
    }

    fn roll(&self, g: &City, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        match *self {
            Fetch::Look { .. } => Roll::Invasion(chance.below(CARDS_PER_HOUR as u32) as u8),
            Fetch::Card { .. } => Roll::Cards(g.bag.sample(1, key, chance)),
            Fetch::Theft { from, .. } => Roll::Stolen(g.cards.pick(Holder::hand(from), key, chance)),
            Fetch::Kitten { .. } => {
                let mut places = Places::new();
                places.push(chance.pick(&Place::ALL));
                Roll::Places(places)
            }
            Fetch::Food { .. } | Fetch::OpenFood => Roll::Food(g.food_bag.sample(1, key, chance)),
        }
    }

    fn rolled(
        self,
        g: &mut City,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        match (self, roll) {
            (Fetch::Look { .. }, Roll::Invasion(index)) => return invasion::drawn(g, *index, SeatSet::EMPTY),
            (Fetch::Card { seat }, Roll::Cards(cards)) => draw(g, seat, cards, key, log)?,
            (Fetch::Theft { seat, from }, Roll::Stolen(card)) => steal(g, seat, from, *card, key, log)?,
            (Fetch::Kitten { seat, from }, Roll::Places(places)) => {
                let [to] = places.as_slice() else { return Err(Refusal::IMPOSSIBLE_ROLL) };
                rule!("CITY-13.22");
                log.event(Event::KittenRan { seat, from, to: *to });
                g.stack.done();
                if *to != from {
                    g.move_zombies(from, *to, u8::MAX, log);
                }
                return Ok(());
            }
            (Fetch::Food { seat }, Roll::Food(food)) => {
                let [food] = take_food(g, food, key)?;
                rule!("CITY-22.6");
                g.food.add(Holder::hand(seat), food, SeatSet::one(seat));
                log.event(Event::FoodDrawn { seat, food: Secret::new(food, SeatSet::one(seat)) });
            }
            (Fetch::OpenFood, Roll::Food(food)) => {
                let [food] = take_food(g, food, key)?;
                g.open_food.push(food);
                g.open_food.sort_unstable();
                log.event(Event::FoodTurnedUp { food });
            }
            _ => return Err(Refusal::IMPOSSIBLE_ROLL),
        }
        g.stack.done();
        Ok(())
    }
}

/// CITY-22.7: it is public that they looked, but not what they saw.
fn look(g: &mut City, hour: Hour, seats: SeatSet, key: &RulesKey, log: &mut impl Log<City>) {
    rule!("CITY-22.7");
    let Some(card) = &mut g.drawn[hour as usize] else { return };
    seats.iter().for_each(|seat| card.show_to(seat));
    let index = *card.read(key);
    for seat in seats.iter() {
        log.event(Event::InvasionSeen { seat, hour, card: Secret::new(index, SeatSet::one(seat)) });
    }
}

fn take_food(g: &mut City, food: &[Food], key: &RulesKey) -> Result<[Food; 1], Refusal> {
    let food: [Food; 1] = food.try_into().map_err(|_| Refusal::IMPOSSIBLE_ROLL)?;
    if are_food(&food) && g.food_bag.take(&food, key) { Ok(food) } else { Err(Refusal::IMPOSSIBLE_ROLL) }
}

/// Whether food tokens of these values exist.
pub(super) fn are_food(tokens: &[Food]) -> bool {
    tokens.iter().all(|Food(value)| usize::from(*value) < crate::cards::N_FOOD_VALUES)
}

fn draw(
    g: &mut City,
    seat: Seat,
    cards: &[Card],
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    let [card] = cards else { return Err(Refusal::IMPOSSIBLE_ROLL) };
    if !g.bag.take(cards, key) {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    g.deck_size -= 1;
    let own = SeatSet::one(seat);
    g.cards.add(Holder::hand(seat), *card, own);
    log.event(Event::CardDrawn { seat, card: Secret::new(*card, own) });
    Ok(())
}

/// CITY-22.8: only the thief and the victim know the stolen card.
fn steal(
    g: &mut City,
    seat: Seat,
    from: Seat,
    card: Card,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    let both = SeatSet::one(seat).with(from);
    if !g.cards.hand_over(Holder::hand(from), Holder::hand(seat), card, both, key) {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    rule!("CITY-22.8");
    log.event(Event::CardStolen { seat, from, card: Secret::new(card, both) });
    Ok(())
}

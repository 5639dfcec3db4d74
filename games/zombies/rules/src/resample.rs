//! Another world that one seat cannot tell from this one.

use table::{Chance, RulesKey, Seat, SeatSet, Secret};

use crate::cards::{pages, playing};
use crate::flow::ordering::random_passes;
use crate::flow::{Answer, Window};
use crate::{Action, Card, Zombies};

/// Deals everything that this seat cannot see again: hands, the deck, tiles that others have looked at,
/// answers in a window and whether they were given, and standing passes.
pub(crate) fn resample(g: &Zombies, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Zombies {
    let mut world = g.clone();
    resample_cards(&mut world, seat, chance, key);
    world.piles.resample(seat, chance, key);
    if let Some(&window) = world.stack.top_as::<Window>() {
        resample_answers(&mut world, &window, seat, chance, key);
    }
    for other in world.seats().filter(|other| *other != seat) {
        if chance.below(2) == 0 {
            *world.passes[other.index()].write(key) = random_passes(chance);
        }
    }
    world
}

fn resample_cards(world: &mut Zombies, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let mut pool: Vec<Card> = Vec::with_capacity(usize::from(world.n_cards));
    let sees_deck = pages::looks_through_deck(world, seat);
    if !sees_deck {
        world.deck.lift_unseen(seat, key, &mut pool);
    }
    world.hands.iter().for_each(|hand| hand.lift_unseen(seat, key, &mut pool));
    chance.shuffle(&mut pool);
    for hand in &mut world.hands {
        hand.lay_unseen(seat, key, &mut pool);
    }
    if !sees_deck {
        world.deck.lay_unseen(seat, key, &mut pool);
    }
}

/// Whether other players have answered is unknown, too. If the seat's own answer is in, at least one other
/// player has not answered.
fn resample_answers(
    world: &mut Zombies,
    window: &Window,
    seat: Seat,
    chance: &mut dyn Chance,
    key: &RulesKey,
) {
    let others: Vec<Seat> = window.asked.without(seat).iter().collect();
    if others.is_empty() {
        return;
    }
    let has_answered = world.answers[seat.index()].is_some();
    let waits = chance.pick(&others);
    for other in others {
        let mut possible = vec![Action::Pass];
        playing::legal(world, other, key, &mut possible);
        let is_open = (has_answered && other == waits) || chance.below(2) == 0;
        let answer = Answer::of(chance.pick(&possible)).unwrap_or_default();
        world.answers[other.index()] = match is_open {
            true => None,
            false => Some(Secret::new(answer, SeatSet::one(other))),
        };
    }
}

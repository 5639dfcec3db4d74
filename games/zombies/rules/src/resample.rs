//! Another world that one seat cannot tell from this one.

use table::{AsksSeats, Chance, RulesKey, Seat, SeatSet, Secret};

use crate::cards::pages;
use crate::flow::ordering::random_passes;
use crate::flow::{Answer, Window};
use crate::orders::NextPlay;
use crate::{Card, Zombies};

/// Deals again everything that this seat cannot see: hands, the deck, tiles that others have looked at,
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
        resample_next_play(&mut world, other, chance, key);
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

/// Another player may have left any card for any moment, except for the moment at which the table is waiting
/// for that player: such a card would have been played.
fn resample_next_play(world: &mut Zombies, other: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let waits = world.stack.top_as::<Window>().filter(|_| world.answers[other.index()].is_none());
    let cards: Vec<Card> = world.hands[other.index()].kinds(key).collect();
    let on = Seat::new(chance.below(u32::from(world.n_seats)) as usize);
    let is_left =
        chance.below(2) == 0 && !cards.is_empty() && waits.is_none_or(|window| window.subject != on);
    let play = is_left.then(|| NextPlay { card: chance.pick(&cards), on });
    world.next_plays[other.index()].write(key).leave(play);
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
    for &other in &others {
        let mut possible = Vec::new();
        window.legal(world, other, key, &mut possible);
        let is_open = (has_answered && other == waits) || chance.below(2) == 0;
        let answer = Answer::of(chance.pick(&possible));
        world.answers[other.index()] = match is_open {
            true => None,
            false => Some(Secret::new(answer, SeatSet::one(other))),
        };
    }
    reopen(world, window, seat, chance, key);
}

/// Once all who might play a card have answered, a card among their answers is taken at once, and the window
/// no longer waits. This window still waits. So if the redrawn answers are complete and include a card,
/// somebody else has not answered after all.
fn reopen(world: &mut Zombies, window: &Window, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let answer_of = |seat: Seat| world.answers[seat.index()].map(|answer| *answer.read(key));
    let is_complete = window.able.iter().all(|able| answer_of(able).is_some());
    let has_card = window.able.iter().any(|able| answer_of(able).is_some_and(Answer::is_card));
    let others: Vec<Seat> = window.able.without(seat).iter().collect();
    if is_complete && has_card && !others.is_empty() {
        world.answers[chance.pick(&others).index()] = None;
    }
}

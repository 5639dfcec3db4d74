//! Another world that one seat cannot tell apart from this one.

use table::{Chance, RulesKey, Seat};

use crate::flow::{Destinations, Frame, Search, ordering};
use crate::{Card, Mall};

/// Redraws everything that this seat cannot see: unseen cards wherever they lie, the covered dice, sealed
/// ballots and destinations, and what others have left in advance.
pub(crate) fn resample(g: &Mall, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Mall {
    let mut world = *g;
    resample_cards(&mut world, seat, chance, key);
    if let Some(dice) = &mut world.covered_dice
        && !dice.audience().has(seat)
    {
        let dice = dice.write(key);
        *dice = [(); 4].map(|()| chance.d6());
        dice.sort_unstable();
    }
    let open: Vec<crate::Place> = g.open.iter().collect();
    match world.stack.top_mut() {
        Some(Frame::Vote(vote)) => {
            let candidates: Vec<Seat> = vote.candidates.iter().collect();
            for ballot in vote.ballots.iter_mut().flatten().filter(|ballot| !ballot.audience().has(seat)) {
                *ballot.write(key) = chance.pick(&candidates);
            }
        }
        Some(Frame::Destinations(Destinations { sealed })) => {
            for choice in sealed.iter_mut().flatten().filter(|choice| !choice.audience().has(seat)) {
                *choice.write(key) = chance.pick(&open);
            }
        }
        _ => {}
    }
    ordering::resample(&mut world, seat, chance, key);
    world
}

fn resample_cards(world: &mut Mall, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) {
    let mut pool: Vec<Card> = Vec::with_capacity(crate::cards::N_CARDS);
    let Mall { hands, deck, out_of_play, stack, .. } = world;
    hands.iter().for_each(|hand| hand.lift_unseen(seat, key, &mut pool));
    deck.lift_unseen(seat, key, &mut pool);
    out_of_play.lift_unseen(seat, key, &mut pool);
    let mut found = stack.top_as_mut().map(|Search { found, .. }| found);
    if let Some(found) = &found {
        found.lift_unseen(seat, key, &mut pool);
    }
    chance.shuffle(&mut pool);
    hands.iter_mut().for_each(|hand| hand.lay_unseen(seat, key, &mut pool));
    deck.lay_unseen(seat, key, &mut pool);
    out_of_play.lay_unseen(seat, key, &mut pool);
    if let Some(found) = &mut found {
        found.lay_unseen(seat, key, &mut pool);
    }
    assert!(pool.is_empty(), "every lifted card is laid down again");
}

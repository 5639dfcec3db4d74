//! Dice of an attack that heroes roll again (MZ-10.11): all misses, or all dice.

use table::Refusal;

use super::costs::changes_nothing;
use crate::MarvelZombies;
use crate::action::Dice;
use crate::flow::{Attack, attack, reroll};

/// Relentless, Focus: needs a miss that no hero has rolled again.
pub(super) fn may_reroll_misses(g: &MarvelZombies) -> Result<(), Refusal> {
    let misses = g.stack.innermost::<Attack>().map_or(0, |attack| n_dice(&misses(g, attack)));
    if misses == 0 { Err(changes_nothing()) } else { Ok(()) }
}

pub(super) fn reroll_misses(g: &mut MarvelZombies) {
    let dice = g.stack.innermost::<Attack>().map_or(Dice::default(), |attack| misses(g, attack));
    reroll::begin(g, dice);
}

/// Mary Jane: all dice, including Hits and dice that were rolled again before (MZ-27.25).
pub(super) fn may_reroll_every_die(g: &MarvelZombies) -> Result<(), Refusal> {
    let dice =
        g.stack.innermost::<Attack>().map_or(0, |attack| n_dice(&attack.dice) + n_dice(&attack.rerolled));
    if dice == 0 { Err(changes_nothing()) } else { Ok(()) }
}

pub(super) fn reroll_every_die(g: &mut MarvelZombies) {
    reroll::take_up_again(g);
    reroll_all(g);
}

/// Eye of Agamotto: Hits, too, but no die that was rolled again before (MZ-46.37).
pub(super) fn may_reroll_all(g: &MarvelZombies) -> Result<(), Refusal> {
    let dice = g.stack.innermost::<Attack>().map_or(0, |attack| n_dice(&attack.dice));
    if dice == 0 { Err(changes_nothing()) } else { Ok(()) }
}

pub(super) fn reroll_all(g: &mut MarvelZombies) {
    let dice = g.stack.innermost::<Attack>().map_or(Dice::default(), |attack| attack.dice);
    reroll::begin(g, dice);
}

fn misses(g: &MarvelZombies, attack: &Attack) -> Dice {
    let mut misses = attack.dice;
    misses[usize::from(attack::accuracy(g, attack) - 1)..].fill(0);
    misses
}

pub(super) fn n_dice(dice: &Dice) -> u8 {
    dice.iter().sum()
}

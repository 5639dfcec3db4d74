//! Dice of an attack that heroes roll again (MZ-10.11): all misses, all dice, or any of them.

use table::{Log, Refusal};

use super::asking::Asking;
use super::costs::{changes_nothing, wrong_aim};
use crate::MarvelZombies;
use crate::action::{Action, Aim, Dice};
use crate::event::Event;
use crate::flow::{Attack, Frame, attack};
use crate::state::HeroIx;

/// Faces of a die.
const FACES: u8 = 6;

/// Relentless, Focus: there is a miss that no hero has rolled again.
pub(super) fn may_reroll_misses(g: &MarvelZombies) -> Result<(), Refusal> {
    let misses = g.attack().map_or(0, |attack| n_dice(&misses(g, attack)));
    if misses == 0 { Err(changes_nothing()) } else { Ok(()) }
}

pub(super) fn reroll_misses(g: &mut MarvelZombies) {
    let dice = g.attack().map_or(Dice::default(), |attack| misses(g, attack));
    attack::reroll(g, dice);
}

/// Mary Jane: all dice, Hits and those that were rolled again before too (MZ-27.25).
pub(super) fn may_reroll_every_die(g: &MarvelZombies) -> Result<(), Refusal> {
    let dice = g.attack().map_or(0, |attack| n_dice(&attack.dice) + n_dice(&attack.rerolled));
    if dice == 0 { Err(changes_nothing()) } else { Ok(()) }
}

pub(super) fn reroll_every_die(g: &mut MarvelZombies) {
    attack::take_up_again(g);
    reroll_all(g);
}

/// Eye of Agamotto: Hits too, but no die that was rolled again before (MZ-46.37).
pub(super) fn may_reroll_all(g: &MarvelZombies) -> Result<(), Refusal> {
    let dice = g.attack().map_or(0, |attack| n_dice(&attack.dice));
    if dice == 0 { Err(changes_nothing()) } else { Ok(()) }
}

pub(super) fn reroll_all(g: &mut MarvelZombies) {
    let dice = g.attack().map_or(Dice::default(), |attack| attack.dice);
    attack::reroll(g, dice);
}

fn misses(g: &MarvelZombies, attack: &Attack) -> Dice {
    let mut misses = attack.dice;
    misses[usize::from(attack::accuracy(g, attack) - 1)..].fill(0);
    misses
}

fn n_dice(dice: &Dice) -> u8 {
    dice.iter().sum()
}

/// Chaos: the player picks die by die.
pub(super) fn pick_dice(g: &mut MarvelZombies, hero: HeroIx) {
    g.begin(Frame::Effect(Asking::Dice { hero, picked: Dice::default() }));
}

/// Faces of dice that may still be picked.
fn left(g: &MarvelZombies, picked: &Dice) -> impl Iterator<Item = u8> + use<> {
    let dice = g.attack().map_or(Dice::default(), |attack| attack.dice);
    let picked = *picked;
    (1..=FACES).filter(move |face| {
        let index = usize::from(face - 1);
        picked[index] < dice[index]
    })
}

pub(super) fn legal(g: &MarvelZombies, picked: &Dice, out: &mut Vec<Action>) {
    out.extend(left(g, picked).map(|face| Action::Pick { aim: Aim::Number(face) }));
    if n_dice(picked) > 0 {
        out.push(Action::Enough);
    }
}

pub(super) fn act(
    g: &mut MarvelZombies,
    hero: HeroIx,
    picked: Dice,
    action: Action,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    match action {
        Action::Pick { aim: Aim::Number(face) } if left(g, &picked).any(|other| other == face) => {
            let mut picked = picked;
            picked[usize::from(face - 1)] += 1;
            log.event(Event::DiePicked { hero: g.who(hero), face });
            g.go_on_as(Frame::Effect(Asking::Dice { hero, picked }));
            Ok(())
        }
        Action::Enough if n_dice(&picked) > 0 => {
            log.event(Event::DicePicked { hero: g.who(hero), n: n_dice(&picked) });
            g.done();
            attack::reroll(g, picked);
            Ok(())
        }
        Action::Enough => Err(changes_nothing()),
        Action::Pick { .. } => Err(wrong_aim()),
        _ => Err(Refusal::OTHER_QUESTION),
    }
}

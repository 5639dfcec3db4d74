//! I Don't Think They're Dead: two dice, on which bullets and life may be spent, decide over collected
//! zombies.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::opponents;
use crate::action::{Good, Roll};
use crate::cards::Card;
use crate::event::Event;
use crate::flow::{Effect, Frame, GiveBack, Played, Toss, deeds};
use crate::{Aim, Zombies};

/// The stages: two dice, what is spent, on which die.
const DICE: u8 = 0;
const SPEND: u8 = 1;
const BULLET_ON: u8 = 2;
const LIFE_ON: u8 = 3;
const REROLL: u8 = 4;

/// A die of so much is saved.
const SAFE: u8 = 4;

pub(super) fn aims(g: &Zombies, _card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    opponents(g, seat).filter(|other| g.n_kills(*other) > 0).for_each(|other| out(Aim::Player(other)));
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
    if let Aim::Player(target) = played.aim {
        rule!("ZOM-C-Z1-15");
        g.begin(Frame::Effect(Effect { who: target, ..Effect::of(played) }));
    }
}

pub(super) fn toss(_g: &Zombies, effect: &Effect) -> Option<Toss> {
    let Effect { card, who: seat, stage, .. } = *effect;
    match stage {
        DICE => Some(Toss::Dice { seat, card }),
        REROLL => Some(Toss::Die { seat, card }),
        _ => None,
    }
}

fn failing(effect: &Effect) -> impl Iterator<Item = u8> + '_ {
    (0..2).filter(|die| effect.dice[usize::from(*die)] < SAFE)
}

pub(super) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    match effect.stage {
        DICE | REROLL => Step::Waits,
        SPEND => {
            let mut can_spend = false;
            choices(g, &effect, key, &mut |_| can_spend = true);
            if failing(&effect).next().is_none() || !can_spend {
                judge(g, &effect);
                return Step::Ran;
            }
            Step::Waits
        }
        _ => match (failing(&effect).next(), failing(&effect).nth(1)) {
            (Some(die), None) => {
                chosen(g, effect, Some(Aim::Die(die)), key, log);
                Step::Ran
            }
            _ => Step::Waits,
        },
    }
}

/// Either die at 3 or less costs two collected zombies.
fn judge(g: &mut Zombies, effect: &Effect) {
    g.done();
    if failing(effect).next().is_some() {
        let n = g.n_kills(effect.who).min(2);
        g.begin(GiveBack { seat: effect.who, n });
    }
}

pub(super) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match effect.stage {
        SPEND => {
            if g.may_improve_die(effect.who) {
                out(Aim::Good(Good::Bullets));
            }
            // Never the last life.
            if g.player(effect.who).life > 2 {
                out(Aim::Good(Good::Life));
            }
        }
        BULLET_ON | LIFE_ON => failing(effect).for_each(|die| out(Aim::Die(die))),
        _ => {}
    }
}

pub(super) fn may_stop(_g: &Zombies, effect: &Effect) -> bool {
    effect.stage == SPEND
}

pub(super) fn chosen(
    g: &mut Zombies,
    mut effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let who = effect.who;
    match (effect.stage, aim) {
        (SPEND, Some(Aim::Good(Good::Bullets))) => effect.stage = BULLET_ON,
        (SPEND, Some(Aim::Good(Good::Life))) => effect.stage = LIFE_ON,
        (BULLET_ON, Some(Aim::Die(die))) => {
            deeds::lose_bullets(g, who, g.bullets_per_point(), log);
            effect.dice[usize::from(die)] += 1;
            effect.stage = SPEND;
        }
        (LIFE_ON, Some(Aim::Die(die))) => {
            deeds::take_life(g, who, 2, Some(effect.card), log);
            effect.n = die;
            effect.stage = REROLL;
        }
        _ => return judge(g, &effect),
    }
    g.go_on_as(Frame::Effect(effect));
}

pub(super) fn rolled(
    g: &mut Zombies,
    mut effect: Effect,
    roll: &Roll,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Effect { who: seat, card, .. } = effect;
    let mut count = |die: u8| {
        log.event(Event::DieRolled { seat, card, die });
        g.die_of(seat, die) as u8
    };
    match (effect.stage, roll) {
        (DICE, Roll::Dice(dice)) => effect.dice = dice.map(&mut count),
        (REROLL, Roll::Die(die)) => effect.dice[usize::from(effect.n)] = count(*die),
        _ => return Err(Refusal::IMPOSSIBLE_ROLL),
    }
    effect.stage = SPEND;
    g.go_on_as(Frame::Effect(effect));
    Ok(())
}

//! Cards that a die decides at once.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::opponents;
use crate::action::Roll;
pub(super) use crate::cards::quiet::{choices, chosen, may_stop};
use crate::cards::{Card, playing};
use crate::event::Event;
use crate::flow::deeds::LIFE_AT_MOST;
use crate::flow::{Effect, Frame, Played, Toss, deeds};
use crate::{Aim, Zombies};

pub(super) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match card {
        Card::IFeelAlive if g.player(seat).life < LIFE_AT_MOST => out(Aim::Nothing),
        Card::IWillSurvive => opponents(g, seat)
            .filter(|other| playing::shares_square(g, seat, *other))
            .filter(|other| !g.player(seat).is_dead || !g.player(*other).is_dead)
            .for_each(|other| out(Aim::Player(other))),
        Card::MysteryMeat => {
            let lives = |other: &Seat| !g.player(*other).is_dead;
            opponents(g, seat).filter(lives).for_each(|other| out(Aim::Player(other)));
        }
        _ => {}
    }
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
    let effect = Effect::of(played);
    let who = match (played.card, played.aim) {
        (Card::MysteryMeat, Aim::Player(target)) => target,
        _ => played.by,
    };
    g.begin(Frame::Effect(Effect { who, ..effect }));
}

pub(super) fn toss(_g: &Zombies, effect: &Effect) -> Option<Toss> {
    let Effect { card, who: seat, .. } = *effect;
    Some(match card {
        Card::IFeelAlive => Toss::Dice { seat, card },
        _ => Toss::Die { seat, card },
    })
}

pub(super) fn step(_g: &mut Zombies, _effect: Effect, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
    Step::Waits
}

pub(super) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Effect { card, who: seat, .. } = effect;
    match (card, roll) {
        (Card::IFeelAlive, Roll::Dice(dice)) => {
            rule!("ZOM-C-Z2-05");
            dice.iter().for_each(|die| log.event(Event::DieRolled { seat, card, die: *die }));
            g.done();
            if dice.iter().all(|die| g.die_of(seat, *die) >= 4) {
                deeds::gain_life(g, seat, 4, log);
            }
        }
        (Card::MysteryMeat, Roll::Die(die)) => {
            rule!("ZOM-C-Z8-05");
            log.event(Event::DieRolled { seat, card, die: *die });
            g.done();
            if g.die_of(seat, *die) <= 3 {
                deeds::lose_life(g, seat, 2, Some(card), log);
            }
        }
        (Card::IWillSurvive, Roll::Die(die)) => {
            log.event(Event::DieRolled { seat, card, die: *die });
            contest(g, effect, *die, log);
        }
        _ => return Err(Refusal::IMPOSSIBLE_ROLL),
    }
    Ok(())
}

/// I Will Survive!: first the die of the card's player, who has +1, then that of the other one.
fn contest(g: &mut Zombies, effect: Effect, die: u8, log: &mut impl Log<Zombies>) {
    let Effect { card, by, who, aim, .. } = effect;
    let Aim::Player(other) = aim else { return };
    let counts = g.die_of(who, die) as u8;
    if effect.stage == 0 {
        let dice = [counts + 1, 0];
        return g.go_on_as(Frame::Effect(Effect { who: other, stage: 1, dice, ..effect }));
    }
    rule!("ZOM-C-Z3-08");
    let loser = if effect.dice[0] >= counts { other } else { by };
    g.done();
    deeds::lose_life(g, loser, 2, Some(card), log);
}

//! Who has the code of a card: what its entry says it does, or its family. Each of these is one match.

use table::{Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{Card, Family, goods, hands, stacks, weapons};
use crate::action::Roll;
use crate::event::Event;
use crate::flow::{Effect, Played, Question, Toss};
use crate::{Action, Aim, Zombies};

/// Calls the function of the family that has this card.
macro_rules! family {
    ($card:expr, $function:ident $arguments:tt) => {
        match $card.facts().family {
            Family::Weapons => weapons::$function $arguments,
            Family::Blasts => unreachable!("ported"),
            Family::Hordes => unreachable!("ported"),
            Family::Moves => unreachable!("ported"),
            Family::Journeys => unreachable!("ported"),
            Family::Goods => goods::$function $arguments,
            Family::Hands => hands::$function $arguments,
            Family::Stacks => stacks::$function $arguments,
            Family::Replies => unreachable!("ported"),
            Family::Spells => unreachable!("ported"),
            Family::Pages => unreachable!("ported"),
            Family::Clowns => unreachable!("ported"),
        }
    };
}

/// Everything this card may be aimed at now.
pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    family!(card, aims(g, card, seat, key, out));
}

/// The card takes effect.
pub(crate) fn resolve(g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
    family!(played.card, resolve(g, played, key, log));
}

/// What a card that asks on asks of chance; nothing where it asks a player.
fn toss(g: &Zombies, effect: &Effect) -> Option<Toss> {
    family!(effect.card, toss(g, effect))
}

pub(crate) fn pending(g: &Zombies, effect: &Effect) -> PendingOf<Zombies> {
    match toss(g, effect) {
        Some(toss) => Pending::Chance(toss),
        None => {
            rule!("ZOM-10.22");
            rule!("ZOM-11.12");
            let Effect { who: seat, card, stage, .. } = *effect;
            Pending::turn(seat, Question::Choose { seat, card, stage: super::StageName::of_old(stage) })
        }
    }
}

pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    family!(effect.card, step(g, effect, key, log))
}

pub(crate) fn legal(g: &Zombies, effect: &Effect, _seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    family!(effect.card, choices(g, effect, key, &mut |aim| out.push(Action::Pick { aim })));
    if family!(effect.card, may_stop(g, effect)) {
        out.push(Action::Enough);
    }
}

pub(crate) fn act(
    g: &mut Zombies,
    effect: Effect,
    _seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let chosen = match action {
        Action::Enough if family!(effect.card, may_stop(g, &effect)) => None,
        Action::Enough => return Err(Refusal::new(effect.card.facts().rule, "more-is-due")),
        Action::Pick { aim } => {
            let mut is_choice = false;
            family!(effect.card, choices(g, &effect, key, &mut |choice| is_choice |= choice == aim));
            if !is_choice {
                return Err(Refusal::new(effect.card.facts().rule, "not-a-choice"));
            }
            Some(aim)
        }
        _ => return Err(Refusal::OTHER_QUESTION),
    };
    let Effect { who: seat, card, .. } = effect;
    match chosen {
        Some(aim) if stacks::is_hidden(card) => {
            log.event(Event::PickedInSecret { seat, card, aim: Secret::new(aim, SeatSet::one(seat)) });
        }
        Some(aim) => log.event(Event::Picked { seat, card, aim }),
        None => log.event(Event::EnoughPicked { seat, card }),
    }
    family!(card, chosen(g, effect, chosen, key, log));
    Ok(())
}

pub(crate) fn roll(g: &Zombies, effect: &Effect, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
    match toss(g, effect) {
        Some(Toss::Dice { .. }) => Roll::Dice([chance.d6(), chance.d6()]),
        Some(Toss::Theft { from, .. }) => {
            let hand: Vec<Card> = g.hands[from.index()].cards(key).collect();
            Roll::Card(chance.pick(&hand))
        }
        Some(Toss::Cards { n, .. }) => Roll::Cards(g.deck.bag().sample(usize::from(n), key, chance)),
        Some(Toss::Tile { stack }) => Roll::Tile(g.piles.sample(stack, key, chance)),
        _ => Roll::Die(chance.d6()),
    }
}

pub(crate) fn rolled(
    g: &mut Zombies,
    effect: Effect,
    roll: &Roll,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    rule!("ZOM-11.23");
    let toss = toss(g, &effect);
    let is_possible = match (toss, roll) {
        (Some(Toss::Die { .. }), Roll::Die(_)) => true,
        (Some(Toss::Dice { .. }), Roll::Dice(dice)) => dice.iter().all(|die| (1..=6).contains(die)),
        (Some(Toss::Theft { from, .. }), Roll::Card(card)) => {
            rule!("ZOM-11.13");
            g.hands[from.index()].has(*card, key)
        }
        // What is not in the deck or the stack is refused by whoever takes it.
        (Some(Toss::Cards { .. }), Roll::Cards(_)) | (Some(Toss::Tile { .. }), Roll::Tile(_)) => true,
        _ => false,
    };
    if !is_possible {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    family!(effect.card, rolled(g, effect, roll, key, log))?;
    match (toss, roll) {
        (Some(Toss::Die { seat, .. }), Roll::Die(die)) => hands::rolled_natural(g, seat, &[*die]),
        (Some(Toss::Dice { seat, .. }), Roll::Dice(dice)) => hands::rolled_natural(g, seat, dice),
        _ => {}
    }
    Ok(())
}

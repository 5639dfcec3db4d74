//! A card asks on: how a [`Stage`] is put to chance and players.

use table::{Chance, Log, Pending, PendingOf, Refusal, RulesKey, SeatSet, Secret, rule};

use super::stages::{Asked, Picks, Stage};
use super::{Card, hands};
use crate::action::Roll;
use crate::event::Event;
use crate::flow::{Question, Toss};
use crate::{Action, Zombies};

pub(crate) fn pending(g: &Zombies, stage: &Stage) -> PendingOf<Zombies> {
    match stage.toss(g) {
        Some(toss) => Pending::Chance(toss),
        None => {
            rule!("ZOM-10.22");
            rule!("ZOM-11.12");
            let Asked { seat, card, .. } = asked(stage);
            Pending::turn(seat, Question::Choose { seat, card, stage: stage.name() })
        }
    }
}

fn asked(stage: &Stage) -> Asked {
    stage.asked().expect("a stage that waits asks somebody")
}

pub(crate) fn legal(g: &Zombies, stage: &Stage, key: &RulesKey, out: &mut Vec<Action>) {
    stage.choices(g, key, &mut |aim| out.push(Action::Pick { aim }));
    if stage.may_stop(g) {
        out.push(Action::Enough);
    }
}

pub(crate) fn act(
    g: &mut Zombies,
    stage: Stage,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Asked { seat, card, .. } = asked(&stage);
    let picked = match action {
        Action::Enough if stage.may_stop(g) => None,
        Action::Enough => return Err(Refusal::new(card.facts().rule, "more-is-due")),
        Action::Pick { aim } => {
            let mut is_choice = false;
            stage.choices(g, key, &mut |choice| is_choice |= choice == aim);
            if !is_choice {
                return Err(Refusal::new(card.facts().rule, "not-a-choice"));
            }
            Some(aim)
        }
        _ => return Err(Refusal::OTHER_QUESTION),
    };
    log.event(match (picked, stage.picks()) {
        (Some(aim), Picks::Openly) => Event::Picked { seat, card, aim },
        (Some(aim), Picks::InSecret) => {
            Event::PickedInSecret { seat, card, aim: Secret::new(aim, SeatSet::one(seat)) }
        }
        (None, _) => Event::EnoughPicked { seat, card },
    });
    stage.picked(g, picked, key, log);
    Ok(())
}

pub(crate) fn roll(g: &Zombies, stage: &Stage, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
    match stage.toss(g) {
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
    stage: Stage,
    roll: &Roll,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    rule!("ZOM-11.23");
    let toss = stage.toss(g);
    let is_possible = match (toss, roll) {
        (Some(Toss::Die { .. }), Roll::Die(_)) => true,
        (Some(Toss::Dice { .. }), Roll::Dice(dice)) => dice.iter().all(|die| (1..=6).contains(die)),
        (Some(Toss::Theft { from, .. }), Roll::Card(card)) => {
            rule!("ZOM-11.13");
            g.hands[from.index()].has(*card, key)
        }
        // The stage itself refuses what is not in the deck or the stack.
        (Some(Toss::Cards { .. }), Roll::Cards(_)) | (Some(Toss::Tile { .. }), Roll::Tile(_)) => true,
        _ => false,
    };
    if !is_possible {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    stage.rolled(g, roll, key, log)?;
    match (toss, roll) {
        (Some(Toss::Die { seat, .. }), Roll::Die(die)) => hands::rolled_natural(g, seat, &[*die]),
        (Some(Toss::Dice { seat, .. }), Roll::Dice(dice)) => hands::rolled_natural(g, seat, dice),
        _ => {}
    }
    Ok(())
}

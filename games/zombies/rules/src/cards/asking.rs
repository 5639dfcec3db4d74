//! Follow-up questions of cards: how a [`Stage`] is put to chance and to players.

use table::{
    AsksBoth, AsksSeats, Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step,
    rule,
};

use super::stages::{Asked, Picks};
use super::{Card, Stage, hands};
use crate::action::Roll;
use crate::event::Event;
use crate::flow::{ChanceQuestion, Question};
use crate::{Action, Zombies};

impl AsksSeats<Zombies> for Stage {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        self.go_on(g, key, log)
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        match self.chance_question(g) {
            Some(question) => Pending::Chance(question),
            None => {
                rule!("ZOM-10.22");
                rule!("ZOM-11.12");
                let Asked { seat, card, .. } = asked(self);
                Pending::turn(seat, Question::Choose { seat, card, stage: self.name() })
            }
        }
    }

    fn legal(&self, g: &Zombies, _seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        self.choices(g, key, &mut |aim| out.push(Action::Pick { aim }));
        if self.may_stop(g) {
            out.push(Action::Enough);
        }
    }

    fn thinkable(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut Zombies,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let Asked { seat, card, .. } = asked(&self);
        let picked = match action {
            Action::Enough if self.may_stop(g) => None,
            Action::Enough => return Err(Refusal::new(card.facts().rule, "more-is-due")),
            Action::Pick { aim } => {
                let mut is_choice = false;
                self.choices(g, key, &mut |choice| is_choice |= choice == aim);
                if !is_choice {
                    return Err(Refusal::new(card.facts().rule, "not-a-choice"));
                }
                Some(aim)
            }
            _ => return Err(Refusal::OTHER_QUESTION),
        };
        log.event(match (picked, self.picks()) {
            (Some(aim), Picks::Openly) => Event::Picked { seat, card, aim },
            (Some(aim), Picks::InSecret) => {
                Event::PickedInSecret { seat, card, aim: Secret::new(aim, SeatSet::one(seat)) }
            }
            (None, _) => Event::EnoughPicked { seat, card },
        });
        self.picked(g, picked, key, log);
        Ok(())
    }
}

fn asked(stage: &Stage) -> Asked {
    stage.asked().expect("a stage that waits asks somebody")
}

impl AsksBoth<Zombies> for Stage {
    fn roll(&self, g: &Zombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        match self.chance_question(g) {
            Some(ChanceQuestion::Dice { .. }) => Roll::Dice([chance.d6(), chance.d6()]),
            Some(ChanceQuestion::Theft { from, .. }) => {
                let hand: Vec<Card> = g.hands[from.index()].cards(key).collect();
                Roll::Card(chance.pick(&hand))
            }
            Some(ChanceQuestion::Cards { n, .. }) => {
                Roll::Cards(g.deck.bag().sample(usize::from(n), key, chance))
            }
            Some(ChanceQuestion::Tile { stack }) => Roll::Tile(g.piles.sample(stack, key, chance)),
            _ => Roll::Die(chance.d6()),
        }
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        rule!("ZOM-11.23");
        let question = self.chance_question(g);
        if !question.is_some_and(|question| is_possible(g, question, roll, key)) {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        }
        self.take_roll(g, roll, key, log)?;
        match (question, roll) {
            (Some(ChanceQuestion::Die { seat, .. }), Roll::Die(die)) => {
                hands::rolled_natural(g, seat, &[*die])
            }
            (Some(ChanceQuestion::Dice { seat, .. }), Roll::Dice(dice)) => {
                hands::rolled_natural(g, seat, dice)
            }
            _ => {}
        }
        Ok(())
    }
}

/// Whether chance could give this answer to a card's question. All procedures share the check that a single die shows 1
/// to 6; the stage itself refuses cards and tiles that are not in the deck or the stack.
fn is_possible(g: &Zombies, question: ChanceQuestion, roll: &Roll, key: &RulesKey) -> bool {
    match (question, roll) {
        (ChanceQuestion::Die { .. }, Roll::Die(_)) => true,
        (ChanceQuestion::Dice { .. }, Roll::Dice(dice)) => dice.iter().all(|die| (1..=6).contains(die)),
        (ChanceQuestion::Theft { from, .. }, Roll::Card(card)) => {
            rule!("ZOM-11.13");
            g.hands[from.index()].has(*card, key)
        }
        (ChanceQuestion::Cards { .. }, Roll::Cards(_)) | (ChanceQuestion::Tile { .. }, Roll::Tile(_)) => true,
        _ => false,
    }
}

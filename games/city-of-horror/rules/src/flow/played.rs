//! An action card waits for answers before it has any effect, and so does every answer that is itself a card.
//! Nobody sees who has answered.

use table::{
    AsksSeats, Holds, Kind, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule,
};

use super::{Question, card_effects, clauses, free_actions, ordering, verdicts};
use crate::action::{Aim, Canceller};
use crate::characters::Role;
use crate::orders::{CancelOrder, Targets};
use crate::pile::Holder;
use crate::setup::MAX_SEATS;
use crate::windows;
use crate::{Action, Card, City, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Played {
    pub card: Card,
    pub by: Seat,
    pub aim: Aim,
    /// The deal and the promise in it that this card keeps.
    pub promise: Option<(u8, u8)>,
    /// The player who cancelled it, once their answer has taken effect.
    pub cancelled_by: Option<Seat>,
    pub asked: SeatSet,
    pub answers: [Option<Secret<Answer>>; MAX_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Answer {
    #[default]
    Pass,
    Cancel(Canceller),
}

/// Every possible answer.
const ANSWERS: [Action; 3] =
    [Action::Pass, Action::Cancel(Canceller::PepperSpray), Action::Cancel(Canceller::Punk)];

impl Played {
    /// CITY-5.17: asks for answers to a card that has left a hand.
    pub(super) fn open(
        g: &mut City,
        card: Card,
        by: Seat,
        aim: Aim,
        promise: Option<(u8, u8)>,
        key: &RulesKey,
    ) {
        rule!("CITY-14.1");
        let played = Played { card, by, aim, promise, ..Played::default() };
        g.stack.begin(played);
        ask(g, played, key);
    }

    /// Applies an order that its owner left while a card is waiting.
    pub(super) fn apply_order(g: &mut City, seat: Seat, key: &RulesKey) {
        let Some(mut played) = g.stack.top_as::<Played>().copied() else { return };
        if played.asked.has(seat) && played.answers[seat.index()].is_none() {
            let answer = ordered(g, &played, seat, key);
            played.answers[seat.index()] = answer.map(|answer| Secret::new(answer, SeatSet::one(seat)));
            g.stack.go_on_as(played);
        }
    }

    /// The players who have answered, which must stay secret.
    pub(super) fn answered(&self) -> SeatSet {
        self.asked.iter().filter(|seat| self.answers[seat.index()].is_some()).collect()
    }
}

/// CITY-5.18: asks everybody who has a card, whatever card it is.
fn ask(g: &mut City, mut played: Played, key: &RulesKey) {
    rule!("CITY-5.17");
    rule!("CITY-5.18");
    rule!("CITY-4.14");
    let punk = g.rested(Role::Punk);
    played.asked = g.living.iter().filter(|seat| g.n_hand(*seat) > 0 || punk == Some(*seat)).collect();
    played.answers = [None; MAX_SEATS];
    for seat in played.asked.iter() {
        played.answers[seat.index()] =
            ordered(g, &played, seat, key).map(|answer| Secret::new(answer, SeatSet::one(seat)));
    }
    g.stack.go_on_as(played);
}

/// CITY-5.23: the answer that standing orders give.
fn ordered(g: &City, played: &Played, seat: Seat, key: &RulesKey) -> Option<Answer> {
    match g.orders[seat.index()].read(key).standing_answers.answer().unwrap_or_default() {
        CancelOrder::Ask if !ordering::pass_of(g, seat, key).is_some_and(|pass| pass.cards) => None,
        CancelOrder::Ask | CancelOrder::AskIfTouched => {
            rule!("CITY-5.20");
            (!affects(g, played, seat)).then_some(Answer::Pass)
        }
        CancelOrder::AskIfDecisive => {
            rule!("CITY-5.24");
            (!windows::concerns(g, seat)).then_some(Answer::Pass)
        }
        CancelOrder::AlwaysPass => {
            rule!("CITY-5.23");
            Some(Answer::Pass)
        }
        CancelOrder::Cancel(targets) => {
            rule!("CITY-5.23");
            let cancellers = [Canceller::PepperSpray, Canceller::Punk];
            let able = cancellers.into_iter().find(|with| may_cancel(g, played, seat, *with, key).is_ok());
            match able {
                Some(with) if fits(g, &targets, played) => Some(Answer::Cancel(with)),
                _ => Some(Answer::Pass),
            }
        }
    }
}

/// CITY-5.20: whether a card, or one that it answers, affects a player. This looks only at public facts, so
/// that the time an answer takes reveals nothing about a hand.
fn affects(g: &City, played: &Played, seat: Seat) -> bool {
    let own_colour = Aim::Colour(g.colours[seat.index()]);
    let concerns = |waiting: &Played| {
        let named = free_actions::named_by(g, waiting.aim, free_actions::places_of_card(g, waiting.aim));
        waiting.by == seat || waiting.aim == own_colour || named.has(seat)
    };
    played.by != seat && g.stack.iter().filter_map(Holds::held).any(concerns)
}

fn fits(g: &City, targets: &Targets, played: &Played) -> bool {
    let Targets { cards, players, places } = *targets;
    let aimed = free_actions::places_of_card(g, played.aim);
    (cards.is_empty() || cards.has(played.card))
        && (players.is_empty() || players.has(played.by))
        && (places.is_empty() || aimed.iter().any(|place| places.has(place)))
}

impl AsksSeats<City> for Played {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if let Some(by) = self.cancelled_by {
            cancel(g, &self, by, key, log);
            return Step::Ran;
        }
        if self.answered() != self.asked {
            return Step::Waits;
        }
        let cancels = |seat: &Seat| match self.answers[seat.index()].map(|answer| *answer.read(key)) {
            Some(Answer::Cancel(with)) => Some((*seat, with)),
            _ => None,
        };
        let first = g.turn_order().find_map(|seat| cancels(&seat));
        match first {
            None => carry_out(g, &self, key, log),
            Some((seat, Canceller::Punk)) => {
                rule!("CITY-15.28");
                g.people[Role::Punk.index()].is_exhausted = true;
                log.event(Event::PowerUsed { seat, role: Role::Punk, aim: Aim::Nothing });
                verdicts::acted(g, seat, free_actions::places_of_card(g, self.aim), log);
                verdicts::tired(g, seat, Role::Punk, log);
                cancel(g, &self, seat, key, log);
            }
            Some((seat, Canceller::PepperSpray)) => {
                rule!("CITY-14.3");
                rule!("CITY-13.15");
                let had = g.cards.remove(Holder::hand(seat), Card::PepperSpray, key);
                assert!(had, "`act` checks that the answering card is in the hand");
                log.event(Event::CardPlayed { seat, card: Card::PepperSpray, aim: Aim::Nothing });
                verdicts::acted(g, seat, free_actions::places_of_card(g, self.aim), log);
                verdicts::spent(g, seat, Card::PepperSpray, key, log);
                Played::open(g, Card::PepperSpray, seat, Aim::Nothing, None, key);
            }
        }
        Step::Ran
    }

    fn pending(&self, _g: &City) -> PendingOf<City> {
        Pending::reaction(self.asked, Question::AnswerCard { seat: self.by, card: self.card })
    }

    fn legal(&self, g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        for with in [Canceller::PepperSpray, Canceller::Punk] {
            if may_cancel(g, self, seat, with, key).is_ok() {
                out.push(Action::Cancel(with));
            }
        }
    }

    fn thinkable(&self, _g: &City, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(ANSWERS);
    }

    /// CITY-14.2: answers are sealed, and players may change them until the last one is in.
    fn act(
        mut self,
        g: &mut City,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let answer = match action {
            Action::Pass => Answer::Pass,
            Action::Cancel(with) => {
                may_cancel(g, &self, seat, with, key)?;
                Answer::Cancel(with)
            }
            _ => return Err(Refusal::new("CITY-4.14", "card-waits-for-answers")),
        };
        rule!("CITY-14.2");
        rule!("CITY-4.17");
        self.answers[seat.index()] = Some(Secret::new(answer, SeatSet::one(seat)));
        log.event(Event::CardAnswered {
            seat,
            cancels: Secret::new(answer != Answer::Pass, SeatSet::one(seat)),
        });
        g.stack.go_on_as(self);
        Ok(())
    }
}

fn may_cancel(g: &City, played: &Played, seat: Seat, with: Canceller, key: &RulesKey) -> Result<(), Refusal> {
    match with {
        Canceller::PepperSpray if !g.holds_card(seat, Card::PepperSpray, key) => {
            return Err(Refusal::new("CITY-13.15", "card-not-held"));
        }
        Canceller::Punk if g.rested(Role::Punk) != Some(seat) => {
            return Err(Refusal::new("CITY-15.28", "not-rested"));
        }
        _ => {}
    }
    rule!("CITY-14.7");
    match with {
        Canceller::PepperSpray => clauses::may_spend(g, seat, Card::PepperSpray, key)?,
        Canceller::Punk => clauses::may_tire(g, seat, Role::Punk)?,
    }
    free_actions::may_act(g, seat, free_actions::places_of_card(g, played.aim))
}

/// CITY-14.4: the card is not cancelled, so it is carried out.
fn carry_out(g: &mut City, played: &Played, key: &RulesKey, log: &mut impl Log<City>) {
    rule!("CITY-14.4");
    g.stack.done();
    log.event(Event::CardCarriedOut { seat: played.by, card: played.card });
    put_away(g, played.card);
    if played.card == Card::PepperSpray {
        if let Some(below) = g.stack.top_as_mut::<Played>() {
            below.cancelled_by = Some(played.by);
        }
        return;
    }
    verdicts::played(g, played.promise, Outcome::Stood, log);
    card_effects::carry_out(g, played, key, log);
}

/// CITY-14.6: a cancelled card has no effect, and a cancelled answer cancels nothing.
fn cancel(g: &mut City, played: &Played, by: Seat, key: &RulesKey, log: &mut impl Log<City>) {
    rule!("CITY-14.6");
    g.stack.done();
    put_away(g, played.card);
    log.event(Event::CardCancelled { seat: played.by, card: played.card, by });
    let outcome = if by == played.by { Outcome::CancelledByOwner } else { Outcome::Stood };
    verdicts::played(g, played.promise, outcome, log);
    if let Some(below) = g.stack.top_as::<Played>().copied() {
        rule!("CITY-14.8");
        ask(g, below, key);
    } else {
        rule!("CITY-14.9");
    }
}

/// CITY-13.3: puts the card on the discard pile, unless it leaves the game.
fn put_away(g: &mut City, card: Card) {
    rule!("CITY-13.3");
    if card == Card::LawnMower {
        rule!("CITY-13.30");
        g.mower_is_gone = true;
    } else {
        g.discard[card.index()] += 1;
    }
}

/// What happened to a promised card.
pub(super) enum Outcome {
    /// It was carried out, or others cancelled it (CITY-19.24).
    Stood,
    CancelledByOwner,
}

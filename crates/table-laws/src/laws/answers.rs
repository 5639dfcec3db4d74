//! `told` and `sealed`: two answers to the same question, or two orders, as others see them.

use table::{
    AskMode, Game, Input, InputOf, Observer, Pending, Seat, SeatSet, answered, awaited, legal, order,
    proposal, roll,
};

use crate::Law;
use crate::json::text_of;
use crate::moment::Moment;
use crate::seen::{AfterInput, SeenInput, SeenPosition, unequal};
use crate::violation::{Finding, LawResult};

/// The most answers of a seat, or of chance, that are compared.
const ANSWERS_AT_MOST: usize = 6;

pub(crate) fn examine<G: Game>(moment: &mut Moment<'_, G>) -> LawResult {
    let g = moment.g();
    // Examines only one of the seats that are asked. The others are examined another time.
    let asked: Vec<Seat> = g.pending().asked().iter().collect();
    for seat in moment.some_of(&asked, 1) {
        let mut actions = Vec::new();
        legal(g, seat, &mut actions);
        let mut actions = moment.some_of(&actions, ANSWERS_AT_MOST);
        // Orders are compared only with other orders.
        actions.extend(proposal(g, seat, moment.chance).filter(|action| !G::is_order(action)));
        let inputs = actions.into_iter().map(|action| Input::Act(seat, action)).collect();
        examine_inputs(moment, inputs, Some(seat))?;
    }
    // Every seat may give orders; the seats take turns.
    let seat = Seat::new(moment.table.n_inputs() / ANSWERS_AT_MOST % g.n_seats());
    let orders = (0..ANSWERS_AT_MOST).map_while(|_| order(g, seat, moment.chance));
    // An order that changes what is pending is visible, so it is not compared. Neither is one that gives the
    // last answer to the open question, even if the next question looks the same.
    let is_last = awaited(g) == SeatSet::one(seat);
    let waits = |input: &InputOf<G>| {
        let after = AfterInput::of(g, input);
        after.is_ok_and(|after| {
            after.g.pending() == g.pending() && !(is_last && awaited(&after.g) != SeatSet::one(seat))
        })
    };
    let inputs = orders.map(|action| Input::Act(seat, action)).filter(waits).collect();
    examine_inputs(moment, inputs, Some(seat))?;
    let rolls = (0..ANSWERS_AT_MOST).map_while(|_| roll(g, moment.chance)).map(Input::Chance).collect();
    examine_inputs(moment, rolls, None)
}

fn examine_inputs<G: Game>(
    moment: &mut Moment<'_, G>,
    inputs: Vec<InputOf<G>>,
    actor: Option<Seat>,
) -> LawResult {
    let g = moment.g();
    // A refused input breaks other laws.
    let answers: Vec<(InputOf<G>, AfterInput<G>)> = inputs
        .into_iter()
        .filter_map(|input| AfterInput::of(g, &input).ok().map(|after| (input, after)))
        .collect();
    for observer in moment.observers().filter(|observer| actor.map(Observer::Seat) != Some(*observer)) {
        let before = SeenInput { notices: Vec::new(), seen: SeenPosition::of(g, observer) };
        let experienced: Vec<AnswerAsSeen<'_, G>> = answers
            .iter()
            .map(|(input, after)| AnswerAsSeen {
                input,
                is_sealed: match input {
                    Input::Act(_, action) if G::is_order(action) => true,
                    // A proposal does not answer the question.
                    Input::Act(_, action) if G::is_proposal(action) => false,
                    Input::Act(seat, _) => is_still_sealed(g, &after.g, *seat),
                    Input::Chance(_) => false,
                },
                experience: after.experience(observer),
            })
            .collect();
        examine_sealed(moment, &experienced).map_err(|finding| finding.seen_by(observer))?;
        examine_reaction(moment, &before, &experienced).map_err(|finding| finding.seen_by(observer))?;
        examine_told(moment, &experienced).map_err(|finding| finding.seen_by(observer))?;
    }
    Ok(())
}

/// An answer, and what an observer sees when it is given.
struct AnswerAsSeen<'a, G: Game> {
    input: &'a InputOf<G>,
    /// Whether it must stay secret: the question is still open after it, or it is an order for later.
    is_sealed: bool,
    experience: SeenInput<G>,
}

fn is_still_sealed<G: Game>(before: &G, after: &G, actor: Seat) -> bool {
    let has_answered = answered(before).with(actor) == answered(after);
    match (before.pending(), after.pending()) {
        (
            Pending::Seats { who, mode: AskMode::Sealed, .. },
            Pending::Seats { who: who_after, mode: AskMode::Sealed, .. },
        )
        | (
            Pending::Seats { who, mode: AskMode::Reaction, .. },
            Pending::Seats { who: who_after, mode: AskMode::Reaction, .. },
        ) => who == who_after && has_answered,
        _ => false,
    }
}

fn examine_sealed<G: Game>(moment: &mut Moment<'_, G>, answers: &[AnswerAsSeen<'_, G>]) -> LawResult {
    let mut sealed = answers.iter().filter(|answer| answer.is_sealed);
    let Some(one) = sealed.next() else { return Ok(()) };
    for other in sealed {
        moment.report.tried(Law::Sealed);
        if let Some(difference) = unequal(&one.experience, &other.experience, moment.exactness) {
            return Err(finding(Law::Sealed, one, other, "can be told apart too early", &difference));
        }
    }
    Ok(())
}

/// Whether a seat has answered a card is as secret as its answer.
fn examine_reaction<G: Game>(
    moment: &mut Moment<'_, G>,
    before: &SeenInput<G>,
    answers: &[AnswerAsSeen<'_, G>],
) -> LawResult {
    if !moment.g().pending().is_reaction() {
        return Ok(());
    }
    for answer in answers.iter().filter(|answer| answer.is_sealed) {
        moment.report.tried(Law::Sealed);
        if let Some(difference) = unequal(before, &answer.experience, moment.exactness) {
            let what = format!("the answer {} is visible: {difference}", text_of(answer.input));
            return Err(Finding::of(Law::Sealed, what));
        }
    }
    Ok(())
}

fn examine_told<G: Game>(moment: &mut Moment<'_, G>, answers: &[AnswerAsSeen<'_, G>]) -> LawResult {
    for (index, other) in answers.iter().enumerate() {
        let told_the_same = |one: &&AnswerAsSeen<'_, G>| one.experience.notices == other.experience.notices;
        let Some(one) = answers[..index].iter().find(told_the_same) else { continue };
        moment.report.tried(Law::Told);
        if let Some(difference) = unequal(&one.experience.seen, &other.experience.seen, moment.exactness) {
            return Err(finding(
                Law::Told,
                one,
                other,
                "give the same notices but different views",
                &difference,
            ));
        }
    }
    Ok(())
}

fn finding<G: Game>(
    law: Law,
    one: &AnswerAsSeen<'_, G>,
    other: &AnswerAsSeen<'_, G>,
    what: &str,
    difference: &str,
) -> Finding {
    Finding::of(law, format!("{} and {} {what}: {difference}", text_of(one.input), text_of(other.input)))
}

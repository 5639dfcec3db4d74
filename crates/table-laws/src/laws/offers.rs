//! `offered iff accepted` and `refusal changes nothing`.

use std::collections::HashSet;

use chance::Seeded;
use table::{
    Chance, Digest, Game, Input, InputOf, Observer, Refusal, Seat, apply, digest_of, legal, order, proposal,
    thinkable, timeout,
};

use super::serialisation;
use crate::fuzz::Vocabulary;
use crate::json::text_of;
use crate::moment::Moment;
use crate::violation::{Finding, LawResult};
use crate::{Law, Report};

/// How many past actions, and actions of other seats, a seat tries.
const PAST_TRIES: usize = 12;
/// How many random actions a seat tries.
const GENERATED_TRIES: usize = 12;
/// How many listed actions with one changed word a seat tries.
const MUTATED_TRIES: usize = 16;
/// From how many listed actions the vocabulary is learned.
const LEARNED_FROM: usize = 8;

pub(crate) fn examine<G: Game>(moment: &mut Moment<'_, G>) -> LawResult {
    let mut attempts = Attempts::of(moment.g());
    for seat in moment.seats() {
        examine_seat(moment, &mut attempts, seat).map_err(|finding| finding.seen_by(Observer::Seat(seat)))?;
    }
    examine_past_roll(moment, &mut attempts)
}

fn examine_seat<G: Game>(
    moment: &mut Moment<'_, G>,
    attempts: &mut Attempts<'_, G>,
    seat: Seat,
) -> LawResult {
    let g = moment.g();
    let (mut offered, mut imagined) = (Vec::new(), Vec::new());
    legal(g, seat, &mut offered);
    thinkable(g, seat, &mut imagined);
    let offered_once: HashSet<G::Action> = offered.iter().copied().collect();
    let mut tried: HashSet<G::Action> = HashSet::new();
    let unsound = |what: &str| Err(Finding::of(Law::OfferedIffAccepted, what));
    if offered_once.len() < offered.len() {
        return unsound(&format!("an action is offered twice: {}", text_of(&offered)));
    }
    let imagined_once: HashSet<G::Action> = imagined.iter().copied().collect();
    if let Some(action) = offered.iter().find(|action| !imagined_once.contains(action)) {
        return unsound(&format!("{} is legal but not thinkable", text_of(action)));
    }
    if let Some(action) = imagined.iter().find(|action| is_unlisted::<G>(action)) {
        return unsound(&format!("{} is listed, although it is a proposal or an order", text_of(action)));
    }
    examine_proposals(moment, attempts, seat)?;
    examine_orders(moment, attempts, seat)?;
    if let Some(action) = timeout_of(moment, seat)
        && !offered_once.contains(&action)
    {
        return unsound(&format!("a time-out does {}, which is not legal", text_of(&action)));
    }
    let (past, fuzzed) = (past_actions(moment), fuzzed_actions(moment, attempts.digest, seat, &imagined));
    for action in offered.into_iter().chain(imagined).chain(past).chain(fuzzed) {
        if !tried.insert(action) {
            continue;
        }
        moment.report.tried(Law::OfferedIffAccepted);
        let answer = attempts.attempt(&Input::Act(seat, action), moment.report)?;
        match (offered_once.contains(&action), answer) {
            (true, Ok(())) | (false, Err(_)) => {}
            (false, Ok(())) if is_unlisted::<G>(&action) => {}
            (true, Err(refusal)) => {
                return unsound(&format!("{} is offered, but refused: {refusal}", text_of(&action)));
            }
            (false, Ok(())) => return unsound(&format!("{} is not offered, but accepted", text_of(&action))),
        }
    }
    Ok(())
}

fn is_unlisted<G: Game>(action: &G::Action) -> bool {
    G::is_proposal(action) || G::is_order(action)
}

/// How many proposals and how many orders a seat tries.
const PROPOSALS: usize = 4;

/// The proposals of a game are accepted and can be read again.
fn examine_proposals<G: Game>(
    moment: &mut Moment<'_, G>,
    attempts: &mut Attempts<'_, G>,
    seat: Seat,
) -> LawResult {
    for _ in 0..PROPOSALS {
        let Some(action) = proposal(moment.g(), seat, moment.chance) else { return Ok(()) };
        serialisation::examine_stored(&action, moment.report)?;
        moment.report.tried(Law::OfferedIffAccepted);
        let unsound = |what: String| Err(Finding::of(Law::OfferedIffAccepted, what));
        if !G::is_proposal(&action) {
            return unsound(format!("{} is proposed, but it is not a proposal", text_of(&action)));
        }
        if let Err(refusal) = attempts.attempt(&Input::Act(seat, action), moment.report)? {
            return unsound(format!("{} is proposed, but refused: {refusal}", text_of(&action)));
        }
    }
    Ok(())
}

/// The orders of a game are accepted from every seat, asked or not, and can be read again.
fn examine_orders<G: Game>(
    moment: &mut Moment<'_, G>,
    attempts: &mut Attempts<'_, G>,
    seat: Seat,
) -> LawResult {
    for _ in 0..PROPOSALS {
        let Some(action) = order(moment.g(), seat, moment.chance) else { return Ok(()) };
        serialisation::examine_stored(&action, moment.report)?;
        moment.report.tried(Law::OfferedIffAccepted);
        let unsound = |what: String| Err(Finding::of(Law::OfferedIffAccepted, what));
        if !G::is_order(&action) {
            return unsound(format!("{} is given as an order, but it is not one", text_of(&action)));
        }
        if let Err(refusal) = attempts.attempt(&Input::Act(seat, action), moment.report)? {
            return unsound(format!("{} is an order, but refused: {refusal}", text_of(&action)));
        }
    }
    Ok(())
}

fn timeout_of<G: Game>(moment: &mut Moment<'_, G>, seat: Seat) -> Option<G::Action> {
    timeout(moment.g(), seat, moment.chance)
}

/// Actions that were legal earlier, or are legal now for another seat.
fn past_actions<G: Game>(moment: &mut Moment<'_, G>) -> Vec<G::Action> {
    let mut candidates: Vec<G::Action> = moment.past.actions.iter().map(|(_, action)| *action).collect();
    let mut actions = Vec::new();
    for seat in moment.g().pending().asked().iter() {
        legal(moment.g(), seat, &mut actions);
        candidates.extend(moment.some_of(&actions, 2));
    }
    moment.some_of(&candidates, PAST_TRIES)
}

/// Random actions of the action type, to find legal actions that the lists of the game forget. Their seed is the
/// position, so that they do not change what the other laws examine.
fn fuzzed_actions<G: Game>(
    moment: &Moment<'_, G>,
    digest: Digest,
    seat: Seat,
    imagined: &[G::Action],
) -> Vec<G::Action> {
    if !moment.g().pending().asked().has(seat) {
        return Vec::new();
    }
    let mut chance = Seeded::stream(digest.0, seat.index() as u64);
    let mut vocabulary = Vocabulary::new();
    let past = moment.past.actions.iter().map(|(_, action)| action);
    past.take(LEARNED_FROM).for_each(|action| vocabulary.learn(action));
    let listed = |chance: &mut Seeded| imagined[chance.below(imagined.len() as u32) as usize];
    for _ in 0..LEARNED_FROM.min(imagined.len()) {
        vocabulary.learn(&listed(&mut chance));
    }
    let mut actions: Vec<G::Action> =
        (0..GENERATED_TRIES).filter_map(|_| vocabulary.generate(&mut chance)).collect();
    actions.iter().for_each(|action| vocabulary.learn(action));
    for _ in 0..MUTATED_TRIES.min(imagined.len()) {
        let action = listed(&mut chance);
        actions.extend(vocabulary.mutate(&action, &mut chance));
    }
    actions
}

/// A past roll may be possible now or not. If it is refused, nothing may change.
fn examine_past_roll<G: Game>(moment: &mut Moment<'_, G>, attempts: &mut Attempts<'_, G>) -> LawResult {
    if let Some(roll) = &moment.past.roll {
        attempts.attempt(&Input::Chance(roll.clone()), moment.report)?.ok();
    }
    Ok(())
}

/// Tries inputs on a copy of a position. The copy is renewed only after an accepted input, so that a refusal that
/// changes something is noticed.
struct Attempts<'a, G: Game> {
    original: &'a G,
    digest: Digest,
    copy: G,
    events: Vec<G::Event>,
}

impl<'a, G: Game> Attempts<'a, G> {
    fn of(original: &'a G) -> Attempts<'a, G> {
        Attempts { original, digest: digest_of(original), copy: original.clone(), events: Vec::new() }
    }

    fn attempt(&mut self, input: &InputOf<G>, report: &mut Report) -> Result<Result<(), Refusal>, Finding> {
        self.events.clear();
        let answer = apply(&mut self.copy, input, &mut self.events);
        let Err(refusal) = answer else {
            self.copy.clone_from(self.original);
            return Ok(Ok(()));
        };
        report.tried(Law::RefusalChangesNothing);
        let changed = |what: &str| {
            let what = format!("{} was refused ({refusal}), but {what}", text_of(input));
            Err(Finding::of(Law::RefusalChangesNothing, what))
        };
        if self.copy != *self.original || digest_of(&self.copy) != self.digest {
            return changed("the state changed");
        }
        if !self.events.is_empty() {
            return changed(&format!("it logged {:?}", self.events));
        }
        Ok(Err(refusal))
    }
}

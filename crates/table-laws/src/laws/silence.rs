//! `silence`, and the part of `undo` that needs twin worlds.
//!
//! The same input is given to the true world and to a twin of a seat. What must be the same afterwards
//! depends on which observers learn something:
//!
//! - The seat's own action must be accepted in both worlds, or refused in both for the same reason. Otherwise the seat
//!   could learn something by trying.
//! - A roll that is impossible in the twin is ignored.
//! - Another seat's action may be impossible in the twin. If an event reveals something, the seat may learn that it was
//!   possible. Otherwise the action can be taken back, so the twin must have an action of that seat that looks the same;
//!   if it has none, `undo` is broken.
//! - If no event reveals anything in either world, everything must be the same afterwards. If it is not, and the seat
//!   itself acted, it could learn something and take the action back: `undo` is broken.
//! - If the true world reveals something, differences are allowed.
//! - If only the twin reveals something, the silence of the true world may tell the worlds apart. After a roll this is
//!   allowed. An action without a revealing event can be taken back, so it must not teach anything, not even by silence:
//!   a difference breaks `undo`. Such a game lacks a revealing event that says what did not happen.

use table::{Game, Input, InputOf, Observer, Seat, legal, order, proposal, thinkable};

use crate::Law;
use crate::json::text_of;
use crate::moment::Moment;
use crate::seen::{AfterInput, unequal};
use crate::violation::{Finding, LawResult};

/// How many of its legal actions a seat tries in both worlds.
const LEGAL_TRIES: usize = 2;
/// How many other actions it tries.
const ILLEGAL_TRIES: usize = 4;
/// How many proposals of another seat are compared with the one that was made.
const PROPOSALS: usize = 8;

pub(crate) fn examine<G: Game>(moment: &mut Moment<'_, G>, seat: Seat, twin: &G) -> LawResult {
    let own = own_actions(moment, seat).into_iter().map(|action| Input::Act(seat, action));
    for input in moment.next_input().into_iter().chain(own) {
        examine_input(moment, seat, twin, &input).map_err(|finding| finding.seen_by(Observer::Seat(seat)))?;
    }
    Ok(())
}

/// Some actions that the seat may try, legal or not.
fn own_actions<G: Game>(moment: &mut Moment<'_, G>, seat: Seat) -> Vec<G::Action> {
    let (mut offered, mut others) = (Vec::new(), Vec::new());
    legal(moment.g(), seat, &mut offered);
    thinkable(moment.g(), seat, &mut others);
    others.extend(moment.past.actions.iter().map(|(_, action)| *action));
    others.retain(|action| !offered.contains(action));
    let mut actions = moment.some_of(&offered, LEGAL_TRIES);
    actions.extend(proposal(moment.g(), seat, moment.chance));
    actions.extend(order(moment.g(), seat, moment.chance));
    actions.extend(moment.some_of(&others, ILLEGAL_TRIES));
    actions
}

fn examine_input<G: Game>(moment: &mut Moment<'_, G>, seat: Seat, twin: &G, input: &InputOf<G>) -> LawResult {
    let actor = match input {
        Input::Act(actor, _) => Some(*actor),
        Input::Chance(_) => None,
    };
    match (AfterInput::of(moment.g(), input), AfterInput::of(twin, input), actor) {
        (Ok(here), Ok(there), _) => examine_both(moment, seat, actor, input, &here, &there),
        (here, there, Some(actor)) if actor == seat => {
            moment.report.tried(Law::Silence);
            let (here, there) = (here.err(), there.err());
            if here == there {
                return Ok(());
            }
            let what =
                format!("{} has the result {here:?} in one world and {there:?} in the other", text_of(input));
            Err(Finding::of(Law::Silence, what))
        }
        (Ok(here), Err(_), Some(actor)) if !here.reveals() && may_be_taken_back(moment) => {
            examine_impossible(moment, seat, actor, twin, input, &here)
        }
        _ => {
            moment.report.n_inputs_impossible_in_twin += 1;
            Ok(())
        }
    }
}

/// An answer to a card can be changed but not taken back: see [`Table`](table::Table).
fn may_be_taken_back<G: Game>(moment: &Moment<'_, G>) -> bool {
    !moment.g().pending().is_reaction()
}

/// Searches the twin for another action that looks the same to the seat.
fn examine_impossible<G: Game>(
    moment: &mut Moment<'_, G>,
    seat: Seat,
    actor: Seat,
    twin: &G,
    input: &InputOf<G>,
    here: &AfterInput<G>,
) -> LawResult {
    moment.report.tried(Law::Undo);
    let experience = here.experience(Observer::Seat(seat));
    let mut actions = Vec::new();
    legal(twin, actor, &mut actions);
    actions.extend((0..PROPOSALS).filter_map(|_| proposal(twin, actor, moment.chance)));
    let looks_the_same = |action: &G::Action| {
        AfterInput::of(twin, &Input::Act(actor, *action))
            .is_ok_and(|there| there.experience(Observer::Seat(seat)) == experience)
    };
    if actions.iter().any(looks_the_same) {
        return Ok(());
    }
    let what = format!("{} can be taken back, but it showed that {actor} could do it", text_of(input));
    Err(Finding::of(Law::Undo, what))
}

fn examine_both<G: Game>(
    moment: &mut Moment<'_, G>,
    seat: Seat,
    actor: Option<Seat>,
    input: &InputOf<G>,
    here: &AfterInput<G>,
    there: &AfterInput<G>,
) -> LawResult {
    let law = match (here.reveals(), there.reveals()) {
        (false, false) if actor == Some(seat) => Law::Undo,
        (false, false) => Law::Silence,
        (false, true) if actor.is_some() && may_be_taken_back(moment) => Law::Undo,
        _ => {
            moment.report.n_revealed += 1;
            return Ok(());
        }
    };
    moment.report.tried(law);
    for observer in [Observer::Seat(seat), Observer::Table] {
        let (one, other) = (here.experience(observer), there.experience(observer));
        if let Some(difference) = unequal(&one, &other, moment.exactness) {
            let input = text_of(input);
            let what = match law {
                Law::Undo => {
                    format!("{input} can be taken back, but {observer:?} learned from it: {difference}")
                }
                _ => {
                    format!(
                        "{input} reveals nothing, but {observer:?} can tell worlds apart by it: {difference}"
                    )
                }
            };
            return Err(Finding::of(law, what));
        }
    }
    Ok(())
}

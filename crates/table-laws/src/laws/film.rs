//! `film`: clients may be shown the intermediate states of an input, so these must not tell a secret either. If two
//! worlds look the same before and after an input, they must look the same in between. `canary` holds there too.

use serde::Serialize;
use table::{Chance, EventsOrUndo, Film, Game, LineOf, Observer, Seat, Table, resample};

use super::{CanaryFn, canary};
use crate::json::value_of;
use crate::moment::Moment;
use crate::seen::{SeenPosition, unequal};
use crate::violation::{Finding, LawResult};
use crate::{Law, Report};

/// How many states of one input are searched for hidden words.
const STEPS_AT_MOST: usize = 6;

pub(crate) fn examine<G: Game>(moment: &mut Moment<'_, G>, canaries: Option<&CanaryFn>) -> LawResult {
    // Uses a copy, so that the other laws draw the same worlds as they would without this one.
    let chance = moment.chance.clone();
    let verdict = examine_next(moment, canaries);
    *moment.chance = chance;
    verdict
}

fn examine_next<G: Game>(moment: &mut Moment<'_, G>, canaries: Option<&CanaryFn>) -> LawResult {
    let Some(line) = moment.next else { return Ok(()) };
    // A refusal breaks other laws.
    let Some(here) = FilmedInput::of(moment.table.clone(), line) else { return Ok(()) };
    if let Some(canaries) = canaries {
        for state in here.some_states(moment) {
            examine_words(state, moment.observers(), canaries, moment.report)?;
        }
    }
    for seat in moment.seats() {
        let twin = resample(moment.g(), seat, moment.chance);
        if let Some(there) = FilmedInput::of(Table::from_state(twin).0, line) {
            examine_twin(moment, seat, &here, &there)?;
        }
    }
    Ok(())
}

fn examine_words<G: Game>(
    state: &G,
    observers: impl Iterator<Item = Observer>,
    canaries: &CanaryFn,
    report: &mut Report,
) -> LawResult {
    let everything = value_of(&state.view(Observer::All));
    for observer in observers {
        report.tried(Law::Canary);
        let shown = value_of(&state.view(observer));
        if let Some(word) = canary::hidden_word(&shown, &canaries(&everything, observer)) {
            let what = format!("on the way, the hidden word {word:?} is in {shown}");
            return Err(Finding::of(Law::Canary, what).seen_by(observer));
        }
    }
    Ok(())
}

fn examine_twin<G: Game>(
    moment: &mut Moment<'_, G>,
    seat: Seat,
    here: &FilmedInput<G>,
    there: &FilmedInput<G>,
) -> LawResult {
    for observer in [Observer::Seat(seat), Observer::Table] {
        if here.told.notices::<G>(observer) != there.told.notices::<G>(observer) {
            continue;
        }
        moment.report.tried(Law::Film);
        let (one, other) = (here.shown_to(observer), there.shown_to(observer));
        // Worlds that look different in the end are examined by other laws.
        let looks_the_same =
            || SeenPosition::of(&here.after, observer) == SeenPosition::of(&there.after, observer);
        if let Some(difference) = unequal(&one, &other, moment.exactness)
            && looks_the_same()
        {
            let what = format!(
                "worlds that {seat} cannot tell apart before and after differ on the way: {difference}"
            );
            return Err(Finding::of(Law::Film, what).seen_by(observer));
        }
    }
    Ok(())
}

/// An input, the states that it led through, and the state before it.
struct FilmedInput<G: Game> {
    before: G,
    told: EventsOrUndo<G::Event>,
    film: Film<G>,
    after: G,
}

/// What an observer is shown in between.
#[derive(PartialEq, Serialize)]
#[serde(bound = "")]
struct ShownFilmStep<G: Game> {
    n_notices: usize,
    view: G::View,
}

impl<G: Game> FilmedInput<G> {
    fn of(mut table: Table<G>, line: &LineOf<G>) -> Option<FilmedInput<G>> {
        let before = table.state().clone();
        let (told, film) = table.take_filmed(line).ok()?;
        Some(FilmedInput { before, told, film, after: table.state().clone() })
    }

    /// Some of the intermediate states, without the last one: that is the next position.
    fn some_states(&self, moment: &mut Moment<'_, G>) -> Vec<&G> {
        let mut states: Vec<&G> = self.film.steps().map(|step| &step.state).collect();
        states.pop();
        if states.len() > STEPS_AT_MOST {
            let chance: &mut dyn Chance = moment.chance;
            chance.shuffle(&mut states);
            states.truncate(STEPS_AT_MOST);
        }
        states
    }

    /// The steps that this observer gets. Of several states after the same notice it is the last one, and
    /// steps that do not change the view are left out.
    fn shown_to(&self, observer: Observer) -> Vec<ShownFilmStep<G>> {
        let mut shown: Vec<ShownFilmStep<G>> = Vec::new();
        for step in self.film.steps() {
            let events = self.told.events()[..step.n_events].iter();
            let n_notices = events.filter(|event| G::notice(event, observer).is_some()).count();
            shown.pop_if(|last| last.n_notices == n_notices);
            shown.push(ShownFilmStep { n_notices, view: step.state.view(observer) });
        }
        let mut last = self.before.view(observer);
        shown.retain(|step| std::mem::replace(&mut last, step.view.clone()) != step.view);
        shown
    }
}

//! One random game, examined by the laws.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use chance::Seeded;
use table::{Chance, EventsOrUndo, Game, Journal, Line, LineOf, Pending, Seat, Table, answered, legal};

use crate::json::text_of;
use crate::laws::long_lived_twin::LongLivedTwin;
use crate::laws::{answers, canary, closing, film, offers, position, replay, serialisation, twins, undo};
use crate::moment::{Moment, PastInputs, input_of};
use crate::play::{choose, choose_order};
use crate::seen::Exactness;
use crate::violation::{Finding, LawResult, Place};
use crate::{Law, Laws, Report, Violation};

// Expensive laws are tried only at every n-th input, and at the end. The count starts at another number each
// time that a set-up is played, so that over a run each law meets every phase of the game.

/// `offered iff accepted`, `refusal changes nothing`.
const OFFERS_EVERY: usize = 8;
/// `twin worlds`, `spectator`, `silence`, and the part of `undo` that needs twin worlds.
const TWINS_EVERY: usize = 3;
/// `told`, `sealed`.
const ANSWERS_EVERY: usize = 5;
/// The part of `undo` that restores everything.
const UNDO_EVERY: usize = 4;
/// `film`.
const FILM_EVERY: usize = 6;
/// `canary` and `serialisation` of notices.
const NOTICES_EVERY: usize = 2;
/// `canary` and `serialisation` of views and actions.
const WRITTEN_EVERY: usize = 11;
/// Twins and answers are compared byte for byte, and secrets are recorded for `worlds differ`. This must be a multiple
/// of the intervals of twins and answers.
const BYTES_EVERY: usize = 2 * TWINS_EVERY * ANSWERS_EVERY;

/// Plays one game and examines every position.
pub(crate) fn run<G: Game>(laws: &Laws<G>, game: u64, report: &mut Report) -> Result<(), Box<Violation>> {
    let setup = &laws.setups[(game % laws.setups.len() as u64) as usize];
    let n_inputs = Cell::new(0);
    let play = || Trial::start(laws, setup, game, report, &n_inputs)?.play();
    let verdict = catch_unwind(AssertUnwindSafe(play))
        .unwrap_or_else(|payload| Err(Finding::of(Law::NoPanic, text_of_panic(&*payload))));
    verdict.map_err(|Finding { law, observer, what }| {
        let place = Some(Place { game, n_inputs: n_inputs.get(), setup: text_of(setup) });
        Box::new(Violation { law, game: G::NAME, seed: laws.seed, place, observer, what })
    })
}

fn text_of_panic(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or(payload.downcast_ref::<&str>().copied()).unwrap_or("the rules panicked").to_string()
}

struct Trial<'a, G: Game> {
    laws: &'a Laws<G>,
    /// How many games of this set-up were played before.
    round: usize,
    table: Table<G>,
    journal: Journal<G>,
    /// What was told at the start and after each line. A replay must tell the same.
    told: Vec<EventsOrUndo<G::Event>>,
    past: PastInputs<G>,
    /// A twin for one seat: another seat in each round.
    long_lived_twin: LongLivedTwin<G>,
    /// Chooses the inputs.
    player: Seeded,
    /// Chooses the orders. It is separate, so that games without orders stay the same.
    orderer: Seeded,
    /// Chooses what the laws examine.
    examiner: Seeded,
    report: &'a mut Report,
    /// Survives a panic, to say where it happened.
    n_inputs: &'a Cell<usize>,
}

impl<'a, G: Game> Trial<'a, G> {
    fn start(
        laws: &'a Laws<G>,
        setup: &G::Setup,
        game: u64,
        report: &'a mut Report,
        n_inputs: &'a Cell<usize>,
    ) -> Result<Trial<'a, G>, Finding> {
        serialisation::examine_stored(setup, report)?;
        let (table, events) =
            Table::<G>::start(setup).unwrap_or_else(|errors| panic!("the set-up is refused: {errors}"));
        let players = vec!["random".to_string(); table.state().n_seats()];
        let journal = Journal::new(setup.clone(), players, &table);
        let round = (game / laws.setups.len() as u64) as usize;
        let long_lived_twin = LongLivedTwin::of(Seat::new(round % table.state().n_seats()));
        report.n_games += 1;
        Ok(Trial {
            laws,
            round,
            table,
            journal,
            told: vec![EventsOrUndo::Events(events)],
            past: PastInputs::new(),
            long_lived_twin,
            player: Seeded::stream(laws.seed, 2 * game),
            orderer: Seeded::stream(laws.seed, u64::MAX - game),
            examiner: Seeded::stream(laws.seed, 2 * game + 1),
            report,
            n_inputs,
        })
    }

    fn play(mut self) -> LawResult {
        while let Some(line) = self.examine_next()? {
            if self.table.n_inputs() >= self.laws.n_inputs_at_most {
                return Err(Finding::of(Law::Ends, "the game is not over"));
            }
            self.remember(&line);
            self.take(line)?;
        }
        self.report.tried(Law::Ends);
        self.report.tried(Law::NoPanic);
        replay::examine(&self.journal, &self.told, &self.table, self.report)
    }

    /// Chooses the next line and examines the position before it.
    fn examine_next(&mut self) -> Result<Option<LineOf<G>>, Finding> {
        position::examine_check(self.table.state(), self.report)?;
        position::examine_pending(self.table.state(), &mut self.examiner, self.report)?;
        let order = choose_order(&self.table, &mut self.orderer);
        let line = order.or_else(|| choose(&self.table, &mut self.player));
        let due = self.due();
        let mut moment = Moment {
            table: &self.table,
            next: line.as_ref(),
            past: &self.past,
            exactness: if due.is_at(BYTES_EVERY) { Exactness::ByteForByte } else { Exactness::Equal },
            chance: &mut self.examiner,
            report: self.report,
        };
        position::examine_clone(&mut moment)?;
        if let Some(line) = &line {
            serialisation::examine_stored(line, moment.report)?;
        }
        if due.is_at(OFFERS_EVERY) {
            offers::examine(&mut moment)?;
        }
        if due.is_at(WRITTEN_EVERY) {
            serialisation::examine_shown(&mut moment)?;
        }
        if due.is_at(TWINS_EVERY) {
            twins::examine(&mut moment)?;
        }
        if due.is_at(ANSWERS_EVERY) {
            answers::examine(&mut moment)?;
        }
        if due.is_at(UNDO_EVERY) {
            undo::examine(&mut moment)?;
            closing::examine(&mut moment)?;
        }
        if due.is_at(FILM_EVERY) {
            film::examine(&mut moment, self.laws.canaries.as_ref())?;
        }
        if due.is_at(WRITTEN_EVERY)
            && let Some(canaries) = &self.laws.canaries
        {
            canary::examine_position(&mut moment, canaries)?;
        }
        Ok(line)
    }

    fn remember(&mut self, line: &LineOf<G>) {
        match line {
            Line::Act(seat, action) => {
                self.past.remember(*seat, *action, &mut self.examiner);
                let mut others = Vec::new();
                legal(self.table.state(), *seat, &mut others);
                // A seat that is not asked gave an order and has no legal actions.
                if !others.is_empty() {
                    let chance: &mut dyn Chance = &mut self.examiner;
                    let other = chance.pick(&others);
                    self.past.remember(*seat, other, &mut self.examiner);
                }
            }
            Line::Chance(roll) => self.past.roll = Some(roll.clone()),
            Line::Undo(_) | Line::Pass(_) | Line::Wait(_) => {}
        }
    }

    fn take(&mut self, line: LineOf<G>) -> LawResult {
        self.count(&line);
        self.long_lived_twin.join(self.table.state(), &mut self.examiner);
        let told = self.table.take(&line).map_err(|refusal| {
            let law = match line {
                Line::Act(..) => Law::OfferedIffAccepted,
                Line::Chance(_) => Law::NoDeadEnd,
                Line::Undo(_) => Law::Undo,
                Line::Pass(_) | Line::Wait(_) => Law::Closing,
            };
            Finding::of(law, format!("{} is refused: {refusal}", text_of(&line)))
        })?;
        self.n_inputs.set(self.table.n_inputs());
        self.examine_told(&line, &told)?;
        self.journal.push(line, self.table.digest());
        self.told.push(told);
        Ok(())
    }

    fn examine_told(&mut self, line: &LineOf<G>, told: &EventsOrUndo<G::Event>) -> LawResult {
        let g = self.table.state();
        match input_of::<G>(line) {
            Some(input) => self.long_lived_twin.follow(&input, told, g, self.report)?,
            None => self.long_lived_twin.leave(),
        }
        if self.due().is_at(NOTICES_EVERY) {
            serialisation::examine_notices(g, told, self.report)?;
            if let Some(canaries) = &self.laws.canaries {
                canary::examine_notices(g, told, canaries, self.report)?;
            }
        }
        Ok(())
    }

    fn due(&self) -> Due {
        match self.table.state().pending() {
            Pending::Over => Due::Everything,
            _ => Due::At(self.table.n_inputs() + self.round),
        }
    }

    fn count(&mut self, line: &LineOf<G>) {
        self.report.n_inputs += 1;
        match (line, self.table.state().pending()) {
            (Line::Undo(_), _) => self.report.n_undos += 1,
            (Line::Act(seat, _), Pending::Seats { .. }) if answered(self.table.state()).has(*seat) => {
                self.report.n_changed_answers += 1;
            }
            _ => {}
        }
    }
}

/// The laws that are due.
enum Due {
    Everything,
    At(usize),
}

impl Due {
    fn is_at(&self, every: usize) -> bool {
        match self {
            Due::Everything => true,
            Due::At(count) => count.is_multiple_of(every),
        }
    }
}

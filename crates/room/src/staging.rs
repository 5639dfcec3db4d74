//! The lines that follow from one input, tried on a copy of the table.

use chance::Committed;
use games::{Face, TakeError, Waits};
use table::{AskMode, Chance, Digest, Seat, StoredLine};
use wire::Standing;

use crate::authors::Author;
use crate::limits::STANDING_PASSES_A_REQUEST;
use crate::seats::SeatState;
use crate::windows::{is_pass, open_window};

/// Lines that are on their way to the disk.
pub struct Staged {
    pub lines: Vec<StagedLine>,
    pub came_at_ms: u64,
    /// Passes that stood when the lines were tried, and no longer stand after them.
    pub ended: Ended,
}

pub struct StagedLine {
    pub json: String,
    pub digest: Digest,
    pub author: Author,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    NoPasses,
    /// Those until the end of the window: something else than a pass has happened, or it has closed.
    PassesInTheWindow,
    /// There were too many.
    AllPasses,
}

/// What lines are tried with.
pub struct Trial<'a> {
    pub seats: &'a [SeatState],
    pub chance: &'a Committed,
    pub n_draws: u32,
    pub fallback: &'a mut dyn Chance,
    pub now_ms: u64,
}

impl Trial<'_> {
    /// Tries an input and everything that follows from it without anybody's answer: chance, and
    /// passes that stand.
    pub fn of_line(self, face: &dyn Face, line: String) -> Result<Staged, TakeError> {
        let mut ahead = Ahead::of(face, self);
        ahead.take(line)?;
        Ok(ahead.run())
    }

    /// What follows from the state of a table without anybody's answer.
    pub fn of_nothing(self, face: &dyn Face) -> Staged {
        Ahead::of(face, self).run()
    }
}

/// A copy of the table that is ahead of it.
struct Ahead<'a> {
    face: Box<dyn Face>,
    trial: Trial<'a>,
    lines: Vec<StagedLine>,
    ended: Ended,
    /// The window in which passes until its end still stand, where there are any.
    window: Option<String>,
}

impl<'a> Ahead<'a> {
    fn of(face: &dyn Face, trial: Trial<'a>) -> Ahead<'a> {
        let has_passes = trial.seats.iter().any(|seat| seat.standing == Standing::EndOfWindow);
        let window = has_passes.then(|| open_window(face)).flatten();
        // Where no window is open there is none that they could stand in.
        let ended = if has_passes && window.is_none() { Ended::PassesInTheWindow } else { Ended::NoPasses };
        Ahead { face: face.boxed_clone(), trial, lines: Vec::new(), ended, window }
    }

    fn take(&mut self, json: String) -> Result<(), TakeError> {
        let is_pass = self.window.is_some() && is_pass(&*self.face, &json, self.trial.fallback);
        self.face.take(&json)?;
        if self.window.is_some() && (!is_pass || open_window(&*self.face) != self.window) {
            self.window = None;
            self.ended = Ended::PassesInTheWindow;
        }
        let author = Author::of(&json);
        self.trial.n_draws += u32::from(author == Author::Chance);
        self.lines.push(StagedLine { json, digest: self.face.digest(), author });
        Ok(())
    }

    fn run(mut self) -> Staged {
        let mut n_passes = 0;
        loop {
            let next = match self.face.waits_for() {
                Waits::Over => None,
                Waits::Chance => self.face.roll(&mut self.trial.chance.draw(self.trial.n_draws)),
                Waits::Seats { .. } => match self.who_passes() {
                    Some(_) if n_passes == STANDING_PASSES_A_REQUEST => {
                        self.ended = Ended::AllPasses;
                        None
                    }
                    Some(seat) => {
                        n_passes += 1;
                        // In a window what is done for a missing answer is a pass.
                        self.face.timeout(seat, self.trial.fallback)
                    }
                    None => None,
                },
            };
            let Some(json) = next else { break };
            if self.take(json).is_err() {
                break;
            }
        }
        Staged { lines: self.lines, came_at_ms: self.trial.now_ms, ended: self.ended }
    }

    fn who_passes(&self) -> Option<Seat> {
        who_passes_by_himself(&*self.face, self.trial.seats, self.ended)
    }
}

/// The next seat that is awaited in a window and passes by itself.
pub fn who_passes_by_himself(face: &dyn Face, seats: &[SeatState], ended: Ended) -> Option<Seat> {
    let Waits::Seats { who, ready, mode: AskMode::Window } = face.waits_for() else { return None };
    let passes = |seat: &Seat| {
        let state = &seats[seat.index()];
        let has_ended = ended == Ended::PassesInTheWindow && state.standing == Standing::EndOfWindow;
        !has_ended && state.passes_by_itself(face.round())
    };
    who.minus(ready).iter().find(passes)
}

impl Staged {
    /// As they stand in the journal. The first one bears the request that it answers.
    pub fn rows(&self, first_number: u32, request: Option<(Seat, &str)>) -> Vec<String> {
        let mut request = request.map(|(seat, id)| format!("{seat}-{id}"));
        let mut rows = Vec::with_capacity(self.lines.len());
        for (number, line) in (first_number as usize..).zip(&self.lines) {
            let request = request.take();
            let stored = StoredLine {
                json: &line.json,
                digest: line.digest,
                came_at_ms: Some(self.came_at_ms),
                request: request.as_deref(),
            };
            rows.push(stored.write(number));
        }
        rows
    }
}

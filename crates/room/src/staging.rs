//! The lines that follow from inputs, tried on a copy of the table.

use chance::Committed;
use games::{Face, TakeError, Telling, Waits};
use table::{AskMode, Chance, Digest, Seat, SeatSet, StoredLine};
use wire::Standing;

use crate::authors::Author;
use crate::effect::RequestKey;
use crate::limits::STANDING_PASSES_A_REQUEST;
use crate::seats::SeatState;
use crate::windows::{is_pass, open_window};

/// Lines that are on their way to the disk.
pub struct Staged {
    pub lines: Vec<StagedLine>,
    /// The table after them.
    pub face: Box<dyn Face>,
    pub came_at_ms: u64,
    /// Passes that stood when the lines were tried, and no longer stand after them.
    pub ended: Ended,
}

pub struct StagedLine {
    pub json: String,
    pub digest: Digest,
    pub author: Author,
    pub telling: Box<dyn Telling>,
    /// For whom the table waits after it.
    pub waits: Waits,
    /// The request that it answers.
    pub request: Option<RequestKey>,
}

/// A line that was not taken, and the table as it was.
pub struct Untaken {
    pub face: Box<dyn Face>,
    pub error: TakeError,
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
    pub fn of_line(self, face: Box<dyn Face>, line: String) -> Result<Staged, Untaken> {
        let mut ahead = Ahead::of(face, self);
        match ahead.take(line) {
            Ok(()) => Ok(ahead.run()),
            Err(error) => Err(Untaken { face: ahead.face, error }),
        }
    }

    /// What follows from the state of a table without anybody's answer.
    pub fn of_nothing(self, face: Box<dyn Face>) -> Staged {
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
    fn of(face: Box<dyn Face>, trial: Trial<'a>) -> Ahead<'a> {
        let has_passes = trial.seats.iter().any(|seat| seat.standing == Standing::EndOfWindow);
        let window = has_passes.then(|| open_window(&*face)).flatten();
        // Where no window is open there is none that they could stand in.
        let ended = if has_passes && window.is_none() { Ended::PassesInTheWindow } else { Ended::NoPasses };
        Ahead { face, trial, lines: Vec::new(), ended, window }
    }

    fn take(&mut self, json: String) -> Result<(), TakeError> {
        let is_pass = self.window.is_some() && is_pass(&*self.face, &json, self.trial.fallback);
        let telling = self.face.take(&json)?;
        if self.window.is_some() && (!is_pass || open_window(&*self.face) != self.window) {
            self.window = None;
            self.ended = Ended::PassesInTheWindow;
        }
        let author = Author::of(&json);
        self.trial.n_draws += u32::from(author == Author::Chance);
        let (digest, waits) = (self.face.digest(), self.face.waits_for());
        self.lines.push(StagedLine { json, digest, author, telling, waits, request: None });
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
        Staged { lines: self.lines, face: self.face, came_at_ms: self.trial.now_ms, ended: self.ended }
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

/// The seats that a table waits for.
pub fn awaited(waits: Waits) -> SeatSet {
    match waits {
        Waits::Seats { who, ready, .. } => who.minus(ready),
        Waits::Chance | Waits::Over => SeatSet::EMPTY,
    }
}

impl Staged {
    pub fn n_draws(&self) -> u32 {
        self.lines.iter().filter(|line| line.author == Author::Chance).count() as u32
    }

    /// These lines are the answer to a request.
    pub fn answering(mut self, key: RequestKey) -> Staged {
        self.lines[0].request = Some(key);
        self
    }

    /// These lines were tried on top of others.
    pub fn behind(mut self, mut lines: Vec<StagedLine>) -> Staged {
        lines.append(&mut self.lines);
        Staged { lines, ..self }
    }

    /// As they stand in the journal.
    pub fn rows(&self, first_number: u32) -> Vec<String> {
        let row = |(number, line): (usize, &StagedLine)| {
            let request = line.request.as_ref().map(|key| format!("{}-{}", key.seat, key.id));
            let stored = StoredLine {
                json: &line.json,
                digest: line.digest,
                came_at_ms: Some(self.came_at_ms),
                request: request.as_deref(),
            };
            stored.write(number)
        };
        (first_number as usize..).zip(&self.lines).map(row).collect()
    }
}

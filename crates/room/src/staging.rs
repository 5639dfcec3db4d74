//! The lines that follow from inputs, tried on a copy of the table.

use chance::Committed;
use games::{AnyTable, EventBatch, TakeError, Waits};
use table::{Digest, SeatSet, StoredLine};

use crate::authors::Author;
use crate::effect::RequestKey;

/// Lines that are on their way to the disk.
pub struct Staged {
    pub lines: Vec<StagedLine>,
    /// The table after them.
    pub table: Box<dyn AnyTable>,
    pub came_at_ms: u64,
}

pub struct StagedLine {
    pub json: String,
    pub digest: Digest,
    pub author: Author,
    pub events: Box<dyn EventBatch>,
    /// For whom the table waits after it.
    pub waits: Waits,
    /// The request that it answers.
    pub request: Option<RequestKey>,
}

/// A line that was not taken, and the table as it was.
pub struct Untaken {
    pub table: Box<dyn AnyTable>,
    pub error: TakeError,
}

/// What lines are tried with.
pub struct Trial<'a> {
    pub chance: &'a Committed,
    pub n_draws: u32,
    pub now_ms: u64,
}

impl Trial<'_> {
    /// Tries an input and everything that follows from it without anybody's answer: what chance says.
    pub fn of_line(self, table: Box<dyn AnyTable>, line: String) -> Result<Staged, Untaken> {
        let mut ahead = Ahead { table, trial: self, lines: Vec::new() };
        match ahead.take(line) {
            Ok(()) => Ok(ahead.run()),
            Err(error) => Err(Untaken { table: ahead.table, error }),
        }
    }

    /// What follows from the state of a table without anybody's answer.
    pub fn of_nothing(self, table: Box<dyn AnyTable>) -> Staged {
        Ahead { table, trial: self, lines: Vec::new() }.run()
    }
}

/// A copy of the table that is ahead of it.
struct Ahead<'a> {
    table: Box<dyn AnyTable>,
    trial: Trial<'a>,
    lines: Vec<StagedLine>,
}

impl Ahead<'_> {
    fn take(&mut self, json: String) -> Result<(), TakeError> {
        let events = self.table.take(&json)?;
        let author = Author::of(&json);
        self.trial.n_draws += u32::from(author == Author::Chance);
        let (digest, waits) = (self.table.digest(), self.table.waits_for());
        self.lines.push(StagedLine { json, digest, author, events, waits, request: None });
        Ok(())
    }

    fn run(mut self) -> Staged {
        while self.table.waits_for() == Waits::Chance
            && let Some(json) = self.table.roll(&mut self.trial.chance.draw(self.trial.n_draws))
            && self.take(json).is_ok()
        {}
        Staged { lines: self.lines, table: self.table, came_at_ms: self.trial.now_ms }
    }
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

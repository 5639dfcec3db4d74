//! Lines that are tried on a copy of the table before they are written.

use chance::Committed;
use games::{AnyLine, AnyTable, Author, EventBatch, WaitsFor};
use table::{Digest, Refusal, StoredLine};

use crate::effect::RequestKey;
use crate::observers::UpdateDetail;

/// Lines that are on their way to the disk.
pub struct Staged {
    pub lines: Vec<StagedLine>,
    /// The table after them.
    pub table: Box<dyn AnyTable>,
    pub came_at_ms: u64,
}

pub struct StagedLine {
    pub line: AnyLine,
    pub digest: Digest,
    pub events: Box<dyn EventBatch>,
    /// Whom the table waits for after it.
    pub waits_for: WaitsFor,
    /// The request that it answers.
    pub request: Option<RequestKey>,
}

/// A line that the table refused, and the table as it was.
pub struct RefusedLine {
    pub table: Box<dyn AnyTable>,
    pub line: AnyLine,
    pub refusal: Refusal,
}

/// Tries lines on a copy of the table.
pub struct Stager<'a> {
    pub chance: &'a Committed,
    /// How often chance has answered so far.
    pub n_draws: u32,
    /// What the most curious observer wants to see of the lines.
    pub detail: UpdateDetail,
    pub now_ms: u64,
}

impl Stager<'_> {
    /// Tries an input, and the answers of chance that it leads to.
    pub fn stage(mut self, mut table: Box<dyn AnyTable>, line: AnyLine) -> Result<Staged, RefusedLine> {
        match self.take(&mut *table, line) {
            Ok(first) => Ok(self.run(table, vec![first])),
            Err((line, refusal)) => Err(RefusedLine { table, line, refusal }),
        }
    }

    /// Tries the answers of chance that the table waits for.
    pub fn stage_chance(self, table: Box<dyn AnyTable>) -> Staged {
        self.run(table, Vec::new())
    }

    fn run(mut self, mut table: Box<dyn AnyTable>, mut lines: Vec<StagedLine>) -> Staged {
        while table.waits_for() == WaitsFor::Chance
            && let Some(line) = table.chance_line(&mut self.chance.draw(self.n_draws))
            && let Ok(taken) = self.take(&mut *table, line)
        {
            lines.push(taken);
        }
        Staged { lines, table, came_at_ms: self.now_ms }
    }

    fn take(&mut self, table: &mut dyn AnyTable, line: AnyLine) -> Result<StagedLine, (AnyLine, Refusal)> {
        let taken = match self.detail {
            UpdateDetail::Updates => table.take(&line),
            UpdateDetail::Film => table.take_filmed(&line),
        };
        let events = match taken {
            Ok(events) => events,
            Err(refusal) => return Err((line, refusal)),
        };
        self.n_draws += u32::from(line.author() == Author::Chance);
        let (digest, waits_for) = (table.digest(), table.waits_for());
        Ok(StagedLine { line, digest, events, waits_for, request: None })
    }
}

impl Staged {
    pub fn n_draws(&self) -> u32 {
        self.lines.iter().filter(|staged| staged.line.author() == Author::Chance).count() as u32
    }

    /// These lines answer a request.
    pub fn answering(mut self, key: RequestKey) -> Staged {
        self.lines[0].request = Some(key);
        self
    }

    /// These lines were tried on top of others.
    pub fn behind(mut self, mut lines: Vec<StagedLine>) -> Staged {
        lines.append(&mut self.lines);
        Staged { lines, ..self }
    }

    /// The lines as they stand in the journal.
    pub fn rows(&self, first_number: u32) -> Vec<String> {
        let row = |(number, staged): (usize, &StagedLine)| {
            let request = staged.request.as_ref().map(|key| format!("{}-{}", key.seat, key.id));
            let stored = StoredLine {
                json: staged.line.json(),
                digest: staged.digest,
                came_at_ms: Some(self.came_at_ms),
                request: request.as_deref(),
            };
            stored.write(number)
        };
        (first_number as usize..).zip(&self.lines).map(row).collect()
    }
}

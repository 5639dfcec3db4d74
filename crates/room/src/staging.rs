//! Lines that are tried on a copy of the table before they are written.

use chance::CommittedChance;
use games::{AnyLine, AnyTable, EventBatch, LineKind, WaitsFor};
use table::{Digest, Refusal, SeatSet, StoredLine};

use crate::effect::RequestKey;
use crate::observers::UpdateDetail;

/// Lines that are on their way to the disk.
pub struct StagedLines {
    pub lines: Vec<StagedLine>,
    /// The table after them.
    pub table: Box<dyn AnyTable>,
    pub came_at_ms: u64,
}

pub struct StagedLine {
    pub line: AnyLine,
    pub digest: Digest,
    pub events: Box<dyn EventBatch>,
    /// The seats, or chance, that the table waits for after it.
    pub waits_for: WaitsFor,
    /// Whether a window waits for answers after it, and which seats have asked for time in it.
    pub window: Option<SeatSet>,
    /// Whether the line left the open window as it was.
    pub is_quiet: bool,
    /// The request that it answers.
    pub request: Option<RequestKey>,
}

/// Lines of which the table refused one, and the table as it was.
pub struct LinesRefusedByTable {
    pub table: Box<dyn AnyTable>,
    pub lines: Vec<AnyLine>,
    pub refusal: Refusal,
}

/// Tries lines on a copy of the table.
pub struct Stager<'a> {
    pub chance: &'a CommittedChance,
    /// How often chance has answered so far.
    pub n_draws: u32,
    /// The most detail that any observer wants of the lines.
    pub detail: UpdateDetail,
    pub now_ms: u64,
}

impl Stager<'_> {
    /// Tries an input, and the answers of chance that it leads to.
    pub fn stage(
        mut self,
        mut table: Box<dyn AnyTable>,
        line: AnyLine,
    ) -> Result<StagedLines, LinesRefusedByTable> {
        match self.take(&mut *table, line) {
            Ok(first) => Ok(self.run(table, vec![first])),
            Err((line, refusal)) => Err(LinesRefusedByTable { table, lines: vec![line], refusal }),
        }
    }

    /// Tries several inputs of a seat, and the answers of chance that the last one leads to. It must be
    /// possible to take back all but the last. Otherwise the refusal of a later one would show what an
    /// earlier one revealed.
    pub fn stage_all(
        mut self,
        table: Box<dyn AnyTable>,
        mut lines: Vec<AnyLine>,
    ) -> Result<StagedLines, LinesRefusedByTable> {
        if lines.len() == 1 {
            return self.stage(table, lines.remove(0));
        }
        let mut after = table.boxed_clone();
        let mut staged = Vec::with_capacity(lines.len());
        let mut left = lines.into_iter();
        while let Some(line) = left.next() {
            let author = line.kind();
            let taken = self.take(&mut *after, line);
            let may_go_on = match author {
                LineKind::Seat(seat) if left.len() > 0 => after.may_go_on(seat),
                _ => Ok(()),
            };
            let refused = match (taken, may_go_on) {
                (Ok(line), Ok(())) => {
                    staged.push(line);
                    continue;
                }
                (Ok(StagedLine { line, .. }), Err(refusal)) => (line, refusal),
                (Err(refused), _) => refused,
            };
            let earlier = staged.into_iter().map(|StagedLine { line, .. }| line);
            let lines = earlier.chain([refused.0]).chain(left).collect();
            return Err(LinesRefusedByTable { table, lines, refusal: refused.1 });
        }
        Ok(self.run(after, staged))
    }

    /// Tries lines of a script, which contains the answers of chance.
    pub fn stage_script(
        mut self,
        mut table: Box<dyn AnyTable>,
        lines: Vec<AnyLine>,
    ) -> Result<StagedLines, LinesRefusedByTable> {
        let mut staged = Vec::with_capacity(lines.len());
        for line in lines {
            match self.take(&mut *table, line) {
                Ok(line) => staged.push(line),
                Err((line, refusal)) => {
                    return Err(LinesRefusedByTable { table, lines: vec![line], refusal });
                }
            }
        }
        Ok(StagedLines { lines: staged, table, came_at_ms: self.now_ms })
    }

    /// Tries the answers of chance that the table waits for.
    pub fn stage_chance(self, table: Box<dyn AnyTable>) -> StagedLines {
        self.run(table, Vec::new())
    }

    fn run(mut self, mut table: Box<dyn AnyTable>, mut lines: Vec<StagedLine>) -> StagedLines {
        while table.waits_for() == WaitsFor::Chance
            && let Some(line) = table.chance_line(&mut self.chance.draw(self.n_draws))
            && let Ok(taken) = self.take(&mut *table, line)
        {
            lines.push(taken);
        }
        StagedLines { lines, table, came_at_ms: self.now_ms }
    }

    fn take(&mut self, table: &mut dyn AnyTable, line: AnyLine) -> Result<StagedLine, (AnyLine, Refusal)> {
        let before = WindowBeforeLine::of(table, &line);
        let taken = match self.detail {
            UpdateDetail::Updates => table.take(&line),
            UpdateDetail::Film => table.take_filmed(&line),
        };
        let events = match taken {
            Ok(events) => events,
            Err(refusal) => return Err((line, refusal)),
        };
        self.n_draws += u32::from(line.kind() == LineKind::Chance);
        let (digest, waits_for) = (table.digest(), table.waits_for());
        let window = table.is_window().then(|| table.waiting());
        let is_quiet = before.is_some_and(|before| before.is_still_open(table));
        Ok(StagedLine { line, digest, events, waits_for, window, is_quiet, request: None })
    }
}

/// A window before a line that does not interrupt it.
struct WindowBeforeLine {
    question: String,
    /// Whether it waits for seats that the line does not answer for.
    waits_for_others: bool,
}

impl WindowBeforeLine {
    fn of(table: &dyn AnyTable, line: &AnyLine) -> Option<WindowBeforeLine> {
        let waits_for = table.waits_for();
        // In a reaction every answer is a secret, and so is whether it interrupts.
        let question = table.window_question().filter(|_| waits_for.is_reaction() || table.is_quiet(line))?;
        let answering = match line.kind() {
            LineKind::Seat(seat) => SeatSet::one(seat),
            LineKind::Passes(seats) => seats,
            LineKind::Chance | LineKind::Undo(_) | LineKind::Wait(_) => SeatSet::EMPTY,
        };
        Some(WindowBeforeLine {
            question,
            waits_for_others: !waits_for.awaited().minus(answering).is_empty(),
        })
    }

    fn is_still_open(&self, table: &dyn AnyTable) -> bool {
        self.waits_for_others && table.window_question().as_ref() == Some(&self.question)
    }
}

impl StagedLines {
    pub fn n_draws(&self) -> u32 {
        self.lines.iter().filter(|staged| staged.line.kind() == LineKind::Chance).count() as u32
    }

    /// The first lines, as many as these, answer a request.
    pub fn answering(mut self, key: &RequestKey, n_lines: usize) -> StagedLines {
        self.lines.iter_mut().take(n_lines).for_each(|line| line.request = Some(key.clone()));
        self
    }

    /// These lines were tried on top of others.
    pub fn behind(mut self, mut lines: Vec<StagedLine>) -> StagedLines {
        lines.append(&mut self.lines);
        StagedLines { lines, ..self }
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

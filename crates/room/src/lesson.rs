//! How far a learner has come in a lesson.

use games::{AnyLine, AnyTable, EventBatch, LineKind};
use lessons::{BegunLesson, Lesson, LessonStep, Problem};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use wire::LessonNow;

use crate::effect::RequestKey;

/// The version of [`StoredProgress`] that this program writes and reads.
const FORMAT: u32 = 1;

/// A lesson under way. Its table follows from the steps that were done: the script says everything else.
pub struct LessonProgress {
    lesson: Lesson,
    done: Vec<DoneStep>,
    /// What may be done at the step that has been reached.
    allowed: Vec<AnyLine>,
    now: LessonNow,
    /// The last request that changed something.
    last_request: Option<RequestKey>,
}

/// What a learner did at a step: an action as JSON, or nothing if the step was only read.
type DoneStep = Option<Box<RawValue>>;

/// What is kept of a lesson.
#[derive(Serialize, Deserialize)]
struct StoredProgress {
    lesson: u32,
    done: Vec<DoneStep>,
    last: Option<(table::Seat, String)>,
}

/// A lesson, its table, and what the lines until now told.
pub struct RebuiltLesson {
    pub progress: LessonProgress,
    pub table: Box<dyn AnyTable>,
    pub told: Vec<(LineKind, Box<dyn EventBatch>)>,
}

impl LessonProgress {
    /// The lesson as far as this document says. Steps that no longer fit, since the lesson was changed in the meantime,
    /// are left out.
    pub fn restore(lesson: Lesson, document: &str) -> Result<RebuiltLesson, Problem> {
        let stored =
            serde_json::from_str(document).ok().filter(|stored: &StoredProgress| stored.lesson == FORMAT);
        let Some(StoredProgress { done, last, .. }) = stored else { return rebuild(lesson, Vec::new()) };
        let mut rebuilt = rebuild(lesson, done)?;
        rebuilt.progress.last_request = last.map(|(seat, id)| RequestKey { seat, id });
        Ok(rebuilt)
    }

    /// The same lesson one step earlier.
    pub fn one_step_back(&self) -> Result<RebuiltLesson, Problem> {
        let n_done = self.done.len().min(self.lesson.steps.len() - 1).saturating_sub(1);
        rebuild(self.lesson.clone(), self.done[..n_done].to_vec())
    }

    /// As a text that [`LessonProgress::restore`] reads.
    pub fn document(&self) -> String {
        let last = self.last_request.as_ref().map(|key| (key.seat, key.id.clone()));
        let stored = StoredProgress { lesson: FORMAT, done: self.done.clone(), last };
        serde_json::to_string(&stored).expect("progress is plain data")
    }

    pub fn now(&self) -> &LessonNow {
        &self.now
    }

    pub fn last_request(&self) -> Option<&RequestKey> {
        self.last_request.as_ref()
    }

    pub fn is_finished(&self) -> bool {
        self.done.len() == self.lesson.steps.len()
    }

    /// Whether the learner has come further than the first step.
    pub fn may_go_back(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether the learner only reads here.
    pub fn is_only_read(&self) -> bool {
        self.step().is_only_read()
    }

    /// Whether the step allows this line.
    pub fn allows(&self, line: &AnyLine) -> bool {
        !self.is_finished()
            && line.kind() == LineKind::Seat(self.lesson.seat)
            && self.allowed.iter().any(|allowed| allowed.json() == line.json())
    }

    /// The lines that follow what the learner does at this step.
    pub fn script(&self, table: &dyn AnyTable) -> Result<Vec<AnyLine>, Problem> {
        self.step().script(table)
    }

    /// The learner has done this, which led to this table.
    pub fn go_on(&mut self, done: Option<Box<RawValue>>, table: &dyn AnyTable) -> Result<(), Problem> {
        self.done.push(done);
        self.arrive(table).inspect_err(|_| drop(self.done.pop()))
    }

    pub fn requested_by(&mut self, key: &RequestKey) {
        self.last_request = Some(key.clone());
    }

    /// The step that has been reached; after the end, the last one.
    fn step(&self) -> &LessonStep {
        let steps = &self.lesson.steps;
        &steps[self.done.len().min(steps.len() - 1)]
    }

    fn arrive(&mut self, table: &dyn AnyTable) -> Result<(), Problem> {
        self.allowed = self.step().allowed(table, self.lesson.seat)?;
        let LessonStep { text, points, .. } = self.step();
        let n_steps = self.lesson.steps.len();
        self.now = LessonNow {
            step: (self.done.len() + 1).min(n_steps) as u32,
            of: n_steps as u32,
            text: text.clone(),
            allowed: self.allowed.iter().filter_map(action_of).collect(),
            points: points.clone(),
        };
        Ok(())
    }
}

/// The table after these steps, as far as they fit.
fn rebuild(lesson: Lesson, done: Vec<DoneStep>) -> Result<RebuiltLesson, Problem> {
    let BegunLesson { mut table, told } = lesson.begin()?;
    let mut told: Vec<(LineKind, Box<dyn EventBatch>)> = told;
    let now = LessonNow { step: 0, of: 0, text: String::new(), allowed: Vec::new(), points: Vec::new() };
    let mut progress =
        LessonProgress { lesson, done: Vec::new(), allowed: Vec::new(), now, last_request: None };
    progress.arrive(&*table)?;
    for step in done {
        if progress.is_finished() {
            break;
        }
        let Some(lines) = progress.lines_of(&step, &*table) else { break };
        let mut after = table.boxed_clone();
        let taken: Result<Vec<_>, _> =
            lines.iter().map(|line| after.take(line).map(|told| (line.kind(), told))).collect();
        let Ok(taken) = taken else { break };
        told.extend(taken);
        table = after;
        progress.go_on(step, &*table)?;
    }
    Ok(RebuiltLesson { progress, table, told })
}

impl LessonProgress {
    /// The lines of a step that was done; none if the lesson has no such step here.
    fn lines_of(&self, step: &DoneStep, table: &dyn AnyTable) -> Option<Vec<AnyLine>> {
        let mut lines = Vec::new();
        match step {
            Some(action) => {
                let line = table.action_line(self.lesson.seat, action).ok()?;
                lines.push(Some(line).filter(|line| self.allows(line))?);
            }
            None if self.is_only_read() => {}
            None => return None,
        }
        lines.extend(self.script(table).ok()?);
        Some(lines)
    }
}

/// The action in the line of a seat, as it is written there.
pub fn action_of(line: &AnyLine) -> Option<Box<RawValue>> {
    #[derive(Deserialize)]
    struct Act {
        act: (table::Seat, Box<RawValue>),
    }
    serde_json::from_str::<Act>(line.json()).ok().map(|Act { act: (_, action) }| action)
}

//! What a lesson consists of, and how its script is played on a table.

use games::{AnyLine, AnyTable, EventBatch, GameId, LineKind};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::Seat;

use crate::problem::Problem;

/// A prepared game in which one person learns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub game: GameId,
    pub n_seats: usize,
    pub options: Vec<(String, String)>,
    /// The seat of the learner. The others do what the script says.
    pub seat: Seat,
    pub steps: Vec<LessonStep>,
    /// What happens before the first step.
    pub(crate) before: Vec<ScriptLine>,
    /// Where the file says which table it needs.
    pub(crate) setup_line: usize,
}

/// One sentence for the learner, and what they may do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The name of the sentence in the texts of the lessons.
    pub text: String,
    /// Things on the screen that the sentence is about, such as `piece:A-pin-up`.
    pub points: Vec<String>,
    pub(crate) allow: Vec<Allow>,
    /// What happens when the learner has done their part.
    pub(crate) then: Vec<ScriptLine>,
    /// Where its sentence is in the file.
    pub(crate) line: usize,
}

/// What a step lets the learner do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Allow {
    pub kind: AllowKind,
    pub line: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum AllowKind {
    /// This action, as JSON.
    Action(String),
    /// Every legal action of this name.
    Named(String),
}

/// A line of the script: a journal line as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ScriptLine {
    pub json: String,
    pub line: usize,
    pub field: &'static str,
}

/// A lesson before its first step.
pub struct BegunLesson {
    pub table: Box<dyn AnyTable>,
    /// What the lines before the first step told.
    pub told: Vec<(LineKind, Box<dyn EventBatch>)>,
}

impl Lesson {
    /// The table of the lesson, laid out for its first step.
    pub fn begin(&self) -> Result<BegunLesson, Problem> {
        let names = Seat::all(self.n_seats).map(|seat| seat.to_string()).collect();
        let opened = games::open(self.game, self.n_seats, &self.options, names, None)
            .map_err(|errors| Problem::new(self.setup_line, "game", errors.to_string()))?;
        let mut table = opened.table;
        let told = self.before.iter().map(|line| line.play(&mut *table));
        let told = told.collect::<Result<_, Problem>>()?;
        Ok(BegunLesson { table, told })
    }
}

impl LessonStep {
    /// Whether the step only shows something: the learner reads it and goes on.
    pub fn is_only_read(&self) -> bool {
        self.allow.is_empty()
    }

    /// The lines by which the learner in this seat may answer now.
    pub fn allowed(&self, table: &dyn AnyTable, seat: Seat) -> Result<Vec<AnyLine>, Problem> {
        let mut lines = Vec::new();
        for allow in &self.allow {
            lines.extend(allow.lines(table, seat)?);
        }
        Ok(lines)
    }

    /// The lines that follow what the learner does.
    pub fn script(&self, table: &dyn AnyTable) -> Result<Vec<AnyLine>, Problem> {
        self.then.iter().map(|line| line.read(table)).collect()
    }
}

impl Allow {
    fn lines(&self, table: &dyn AnyTable, seat: Seat) -> Result<Vec<AnyLine>, Problem> {
        let wrong = |reason: String| Problem::new(self.line, "allow", reason);
        match &self.kind {
            AllowKind::Action(json) => {
                let action = RawValue::from_string(json.clone()).map_err(|error| wrong(error.to_string()))?;
                Ok(vec![table.action_line(seat, &action).map_err(wrong)?])
            }
            AllowKind::Named(name) => {
                let legal = legal(table, seat);
                let named = legal.iter().filter(|action| name_of(action).as_ref() == Some(name));
                let lines: Vec<AnyLine> = named
                    .map(|action| table.action_line(seat, action).map_err(wrong))
                    .collect::<Result<_, _>>()?;
                if lines.is_empty() {
                    let names: Vec<String> = legal.iter().map(|action| action.get().to_string()).collect();
                    return Err(wrong(format!(
                        "no legal action of {seat} is called {name:?}; legal are {}",
                        names.join(", ")
                    )));
                }
                Ok(lines)
            }
        }
    }
}

impl ScriptLine {
    fn read(&self, table: &dyn AnyTable) -> Result<AnyLine, Problem> {
        table.stored_line(&self.json).map_err(|reason| Problem::new(self.line, self.field, reason))
    }

    pub fn play(&self, table: &mut dyn AnyTable) -> Result<(LineKind, Box<dyn EventBatch>), Problem> {
        let line = self.read(table)?;
        match table.take(&line) {
            Ok(told) => Ok((line.kind(), told)),
            Err(refusal) => {
                let asked = table.pending();
                let text = format!("{refusal} refuses {}; what is asked here is {asked}", self.json);
                Err(Problem::new(self.line, self.field, text))
            }
        }
    }
}

/// The actions that are legal for this seat, as JSON.
pub(crate) fn legal(table: &dyn AnyTable, seat: Seat) -> Vec<Box<RawValue>> {
    #[derive(Deserialize)]
    struct Listed {
        allowed: Vec<Box<RawValue>>,
    }
    let mut choices = Vec::new();
    table.write_choices(seat, &mut choices);
    let listed: Listed = serde_json::from_slice(&choices).expect("a table writes its choices as JSON");
    listed.allowed
}

/// The name of an action: the word that it is, or its only key.
fn name_of(action: &RawValue) -> Option<String> {
    match serde_json::from_str(action.get()).ok()? {
        Value::String(name) => Some(name),
        Value::Object(fields) => fields.keys().next().cloned(),
        _ => None,
    }
}

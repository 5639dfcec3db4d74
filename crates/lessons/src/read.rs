//! From the text of a file to a lesson, or to a list of what is wrong with it and where.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Seat, StoredLine};
use toml::Spanned;

use crate::lesson::{Allow, AllowKind, Lesson, LessonStep, ScriptLine};
use crate::limits::STEPS;
use crate::problem::{Problem, line_of};

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Spanned<String>,
    seats: usize,
    seat: Spanned<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    before: Option<Spanned<String>>,
    #[serde(default)]
    step: Vec<FileStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileStep {
    text: Spanned<String>,
    #[serde(default)]
    points: Vec<Spanned<String>>,
    #[serde(default)]
    allow: Vec<Spanned<String>>,
    then: Option<Spanned<String>>,
}

/// The kinds of things that a step can point at. The client finds them by these words.
pub const POINTS: [&str; 4] = ["piece", "place", "plate", "part"];

impl Lesson {
    /// The lesson that this file describes. Whether it can be played is another question: see
    /// [`check`](crate::check).
    pub fn read(text: &str) -> Result<Lesson, Vec<Problem>> {
        let file: File = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| line_of(text, &span));
            vec![Problem::new(line, "file", error.message().trim().replace('\n', "; "))]
        })?;
        let mut reader = Reader { text, problems: Vec::new() };
        let lesson = reader.lesson(file);
        match lesson {
            Some(lesson) if reader.problems.is_empty() => Ok(lesson),
            _ => Err(reader.problems),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    problems: Vec<Problem>,
}

impl Reader<'_> {
    fn lesson(&mut self, file: File) -> Option<Lesson> {
        let setup_line = line_of(self.text, &file.game.span());
        let game = self.parsed("game", &file.game);
        let seat: Option<Seat> = self.parsed("seat", &file.seat);
        let before = file.before.map_or_else(Vec::new, |script| self.script("before", &script));
        let n_steps = file.step.len();
        if !(2..=STEPS).contains(&n_steps) {
            let text = format!("a lesson has 2 to {STEPS} steps, not {n_steps}");
            self.problems.push(Problem::new(setup_line, "step", text));
        }
        let steps: Vec<LessonStep> = file.step.into_iter().map(|step| self.step(step)).collect();
        if let Some(last) = steps.last().filter(|last| !last.is_only_read()) {
            let text = "the last step tells how it went, and allows nothing";
            self.problems.push(Problem::new(last.line, "allow", text));
        }
        let seat = seat?;
        if seat.index() >= file.seats {
            let text = format!("there is no seat {seat} among {}", file.seats);
            self.problems.push(Problem::new(line_of(self.text, &file.seat.span()), "seat", text));
        }
        let options = file.options.into_iter().collect();
        Some(Lesson { game: game?, n_seats: file.seats, options, seat, steps, before, setup_line })
    }

    fn parsed<T: std::str::FromStr<Err = String>>(
        &mut self,
        field: &'static str,
        word: &Spanned<String>,
    ) -> Option<T> {
        let parsed = word.as_ref().parse();
        parsed.map_err(|reason| self.wrong(field, word, reason)).ok()
    }

    fn wrong(&mut self, field: &'static str, word: &Spanned<String>, text: impl Into<String>) {
        self.problems.push(Problem::new(line_of(self.text, &word.span()), field, text));
    }

    fn step(&mut self, step: FileStep) -> LessonStep {
        let line = line_of(self.text, &step.text.span());
        if !is_name(step.text.as_ref()) {
            let text = format!("{:?} is not a name of small letters and hyphens", step.text.as_ref());
            self.wrong("text", &step.text, text);
        }
        for point in &step.points {
            let kind = point.as_ref().split_once(':').map(|(kind, _)| kind);
            if !kind.is_some_and(|kind| POINTS.contains(&kind)) {
                let text = format!(
                    "{:?} is not {}: and a name, such as piece:A-pin-up",
                    point.as_ref(),
                    POINTS.join(":, ")
                );
                self.wrong("points", point, text);
            }
        }
        LessonStep {
            allow: step.allow.iter().filter_map(|allow| self.allow(allow)).collect(),
            then: step.then.map_or_else(Vec::new, |script| self.script("then", &script)),
            points: step.points.into_iter().map(Spanned::into_inner).collect(),
            text: step.text.into_inner(),
            line,
        }
    }

    /// An action as JSON, or the name of all actions of a kind.
    fn allow(&mut self, allow: &Spanned<String>) -> Option<Allow> {
        let text = allow.as_ref().trim();
        let line = line_of(self.text, &allow.span());
        if is_name(text) {
            return Some(Allow { kind: AllowKind::Named(text.to_string()), line });
        }
        match serde_json::from_str::<serde_json::Value>(text) {
            Ok(_) => Some(Allow { kind: AllowKind::Action(text.to_string()), line }),
            Err(error) => {
                let reason = format!("{text:?} is neither the name of an action nor JSON: {error}");
                self.wrong("allow", allow, reason);
                None
            }
        }
    }

    /// One line of a journal on each line. Lines that begin with # are comments, and the number and the digest that
    /// journals add to a line may stay.
    fn script(&mut self, field: &'static str, script: &Spanned<String>) -> Vec<ScriptLine> {
        let first = self.first_line_of(script);
        let mut lines = Vec::new();
        for (line, row) in (first..).zip(script.as_ref().lines()) {
            let row = row.trim();
            if row.is_empty() || row.starts_with('#') {
                continue;
            }
            let json = match row.starts_with(|first: char| first.is_ascii_digit()) {
                true => StoredLine::parse(row).map(|stored| stored.json),
                false => Ok(row),
            };
            match json {
                Ok(json) => lines.push(ScriptLine { json: json.to_string(), line, field }),
                Err(reason) => self.problems.push(Problem::new(line, field, reason)),
            }
        }
        lines
    }

    /// TOML drops the line break right behind the quotes that open a text of several lines.
    fn first_line_of(&self, script: &Spanned<String>) -> usize {
        let span = script.span();
        let is_broken = ["'''", "\"\"\""].iter().any(|quotes| {
            let rest = self.text[span.start..].strip_prefix(quotes);
            rest.is_some_and(|rest| rest.trim_start_matches('\r').starts_with('\n'))
        });
        line_of(self.text, &span) + usize::from(is_broken)
    }
}

/// A word of small letters, digits and hyphens.
fn is_name(text: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    text.starts_with(|first: char| first.is_ascii_lowercase()) && text.chars().all(is_plain)
}

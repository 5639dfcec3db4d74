//! A lesson as text, step by step: what is asked, allowed and told. Authors read it, and tests keep it.

use games::AnyTable;
use table::{Language, Observer};

use crate::check::sentence;
use crate::lesson::{BegunLesson, Lesson, legal};
use crate::problem::Problem;

/// Plays the lesson to its end, taking the first of the allowed actions at each step.
pub fn course(lesson: &Lesson) -> Result<String, Problem> {
    let BegunLesson { mut table, told } = lesson.begin()?;
    let learner = Observer::Seat(lesson.seat);
    let mut text = format!("{}, {} seats, {} learns\n", lesson.game, lesson.n_seats, lesson.seat);
    for (line, (_, told)) in lesson.before.iter().zip(told) {
        text.push_str(&format!("  {}\n", line.json));
        text.push_str(&notices(told.notices(learner).get()));
    }
    for (number, step) in lesson.steps.iter().enumerate() {
        text.push_str(&format!("\n{} of {}: {}\n", number + 1, lesson.steps.len(), step.text));
        for language in Language::ALL {
            let said = sentence(lesson, step, language).unwrap_or("?");
            text.push_str(&format!("  {} {said}\n", language.code()));
        }
        if !step.points.is_empty() {
            text.push_str(&format!("  points at {}\n", step.points.join(", ")));
        }
        text.push_str(&format!("  asked {}\n", table.pending()));
        let legal = listed(&*table, lesson);
        if !legal.is_empty() {
            text.push_str(&format!("  legal {legal}\n"));
        }
        let allowed = step.allowed(&*table, lesson.seat)?;
        if let Some(first) = allowed.first() {
            let jsons = |lines: Vec<&str>| lines.join(" ");
            text.push_str(&format!(
                "  allowed {}\n",
                jsons(allowed.iter().map(|line| line.json()).collect())
            ));
            text.push_str(&format!("  {}\n", first.json()));
            let told = table.take(first).map_err(|refusal| {
                Problem::new(step.line, "allow", format!("{refusal} refuses {}", first.json()))
            })?;
            text.push_str(&notices(told.notices(learner).get()));
        }
        for line in &step.then {
            let (_, told) = line.play(&mut *table)?;
            text.push_str(&format!("  {}\n", line.json));
            text.push_str(&notices(told.notices(learner).get()));
        }
    }
    text.push_str(&format!("\nin the end {}, {}\n", table.pending(), table.digest()));
    Ok(text)
}

fn listed(table: &dyn AnyTable, lesson: &Lesson) -> String {
    let actions: Vec<String> =
        legal(table, lesson.seat).iter().map(|action| action.get().to_string()).collect();
    actions.join(" ")
}

/// The notices of a line, one per row.
fn notices(json: &str) -> String {
    let notices: Vec<serde_json::Value> = serde_json::from_str(json).expect("notices are a JSON list");
    notices.iter().map(|notice| format!("    {notice}\n")).collect()
}

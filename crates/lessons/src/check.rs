//! Plays a lesson in every way that it allows, and says where it gets stuck.

use std::collections::BTreeSet;

use games::{AnyTable, dispatch};
use table::{GameInfo, Language};

use crate::lesson::{BegunLesson, Lesson, LessonStep};
use crate::limits::{WAYS, WORDS};
use crate::problem::Problem;

/// Everything that is wrong with the file of a lesson. None of it is left out, except what can only be seen once the
/// first problem of the script is solved.
pub fn check(text: &str) -> Vec<Problem> {
    let lesson = match Lesson::read(text) {
        Ok(lesson) => lesson,
        Err(problems) => return problems,
    };
    let mut problems: Vec<Problem> = lesson.steps.iter().flat_map(|step| sentences(&lesson, step)).collect();
    problems.extend(play_every_way(&lesson).err());
    problems.sort_by_key(|problem| problem.line);
    problems
}

fn play_every_way(lesson: &Lesson) -> Result<(), Problem> {
    let BegunLesson { table, .. } = lesson.begin()?;
    let mut tables = vec![table];
    for step in &lesson.steps {
        let mut known = BTreeSet::new();
        let mut next: Vec<Box<dyn AnyTable>> = Vec::new();
        for table in tables {
            for after in ways(lesson, step, table)? {
                if known.insert(after.digest().to_string()) {
                    next.push(after);
                }
            }
        }
        if next.len() > WAYS {
            let text = format!("its choices lead to {} different tables, more than {WAYS}", next.len());
            return Err(Problem::new(step.line, "allow", text));
        }
        tables = next;
    }
    Ok(())
}

/// The tables to which a step leads.
fn ways(
    lesson: &Lesson,
    step: &LessonStep,
    table: Box<dyn AnyTable>,
) -> Result<Vec<Box<dyn AnyTable>>, Problem> {
    if step.is_only_read() {
        return Ok(vec![play_script(step, table)?]);
    }
    let mut tables = Vec::new();
    for line in step.allowed(&*table, lesson.seat)? {
        let mut after = table.boxed_clone();
        if let Err(refusal) = after.take(&line) {
            let asked = table.pending();
            let text = format!("{refusal} refuses {}; what is asked here is {asked}", line.json());
            return Err(Problem::new(step.line, "allow", text));
        }
        tables.push(play_script(step, after)?);
    }
    Ok(tables)
}

fn play_script(step: &LessonStep, mut table: Box<dyn AnyTable>) -> Result<Box<dyn AnyTable>, Problem> {
    for line in &step.then {
        line.play(&mut *table)?;
    }
    if table.waits_for() == games::WaitsFor::Chance {
        let text = format!("chance is asked {} here: the script must answer", table.pending());
        return Err(Problem::new(step.then.last().map_or(step.line, |line| line.line), "then", text));
    }
    Ok(table)
}

/// What is wrong with the sentence of a step in any language. Sentences are messages of one line.
fn sentences(lesson: &Lesson, step: &LessonStep) -> Vec<Problem> {
    let wrong = |text: String| Problem::new(step.line, "text", text);
    let of_language = |language: Language| {
        let code = language.code();
        let Some(sentence) = sentence(lesson, step, language) else {
            return Some(wrong(format!("{code}.ftl has no message {}", step.text)));
        };
        let n_words = n_words(sentence);
        if n_words > WORDS {
            return Some(wrong(format!(
                "{} has {n_words} words in {code}.ftl, more than {WORDS}",
                step.text
            )));
        }
        let n_marks = sentence.matches("**").count();
        (n_marks % 2 != 0)
            .then(|| wrong(format!("{} has a mark ** without its pair in {code}.ftl", step.text)))
    };
    Language::ALL.into_iter().filter_map(of_language).collect()
}

/// The sentence of a step, with its marks.
pub(crate) fn sentence(lesson: &Lesson, step: &LessonStep, language: Language) -> Option<&'static str> {
    let text = dispatch!(lesson.game, G => G::lesson_text(language));
    let of_line = |line: &'static str| {
        let rest = line.strip_prefix(step.text.as_str())?.trim_start();
        Some(rest.strip_prefix('=')?.trim())
    };
    text.lines().find_map(of_line).filter(|sentence| !sentence.is_empty())
}

/// Signs that stand alone, such as the colon in French, are no words.
fn n_words(sentence: &str) -> usize {
    sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_counted_without_signs() {
        assert_eq!(n_words("**Choose Security** to get out."), 5);
        assert_eq!(n_words("Regardez : ils arrivent !"), 3);
    }
}

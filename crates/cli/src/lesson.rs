//! `revenant lesson`: the lessons as files, checked and played without a learner.

use clap::{Args, Subcommand};
use games::GameId;
use lessons::{Lesson, Problem};
use terminal::style::{TerminalColour, bold_coloured, dim};

use crate::console::Console;
use crate::failure::Failure;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  revenant lesson list
  revenant lesson show GAME LESSON > mine.toml
  revenant lesson check mine.toml
  revenant lesson course mine.toml
docs/lessons.md explains how to write one.")]
pub struct LessonArgs {
    #[command(subcommand)]
    command: LessonCommand,
}

#[derive(Subcommand, Debug)]
enum LessonCommand {
    /// Lists the lessons of all games
    List,
    /// Prints the file of a lesson, to start a new one from
    Show {
        /// The game; `revenant games` lists them
        game: String,
        /// The name of the lesson
        lesson: String,
    },
    /// Says what is wrong with a lesson, and where
    Check {
        /// The file of the lesson
        file: String,
    },
    /// Plays a lesson to its end: what is asked, allowed and told at each step
    Course {
        /// The file of the lesson
        file: String,
    },
}

pub fn run(arguments: &LessonArgs) -> Result<(), Failure> {
    let mut console = Console::new();
    match &arguments.command {
        LessonCommand::List => list(&mut console),
        LessonCommand::Show { game, lesson } => show(game, lesson, &mut console),
        LessonCommand::Check { file } => check(file, &mut console),
        LessonCommand::Course { file } => course(file, &mut console),
    }
}

fn list(console: &mut Console) -> Result<(), Failure> {
    for game in GameId::ALL {
        for name in lessons::names(game) {
            let n_steps = lessons::built_in(game, name).map_or(0, |lesson| lesson.steps.len());
            let name = bold_coloured(name, TerminalColour::ORANGE);
            console.line(&format!("{name} {}", dim(&format!("{game}, {n_steps} steps"))))?;
        }
    }
    Ok(())
}

fn show(game: &str, name: &str, console: &mut Console) -> Result<(), Failure> {
    let game: GameId = game.parse().map_err(|reason: String| Failure::new(reason))?;
    let text = lessons::file(game, name).ok_or_else(|| {
        let known: Vec<&str> = lessons::names(game).collect();
        Failure::new(format!("{game} has no lesson {name:?}; it has {}", known.join(", ")))
    })?;
    text.lines().try_for_each(|line| console.line(line))
}

fn check(file: &str, console: &mut Console) -> Result<(), Failure> {
    let problems = lessons::check(&text_of(file)?);
    for problem in &problems {
        console.line(&format!("{}: {problem}", bold_coloured("error", TerminalColour::RED)))?;
    }
    match problems.len() {
        0 => console.line(&format!("{file}: this lesson can be played")),
        1 => Err(Failure::new(format!("{file}: 1 error"))),
        n => Err(Failure::new(format!("{file}: {n} errors"))),
    }
}

fn course(file: &str, console: &mut Console) -> Result<(), Failure> {
    let wrong = |problem: &Problem| Failure::new(format!("{file}: {problem}"));
    let lesson = Lesson::read(&text_of(file)?).map_err(|problems| {
        problems.first().map_or_else(|| Failure::new(format!("{file} cannot be read")), wrong)
    })?;
    let course = lessons::course(&lesson).map_err(|problem| wrong(&problem))?;
    course.lines().try_for_each(|line| console.line(line))
}

fn text_of(file: &str) -> Result<String, Failure> {
    std::fs::read_to_string(file).map_err(|error| Failure::new(format!("{file} cannot be read: {error}")))
}

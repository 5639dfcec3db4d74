//! `revenant mission`: missions of Marvel Zombies as files, checked and drawn without being played.

use std::path::Path;

use clap::{Args, Subcommand};
use marvel_zombies::Mission;
use marvel_zombies::mission::{BUILT_IN, Difficulty, Problem, Severity, draw, look_at};
use terminal::style::{Hue, dim, strong};

use crate::console::Terminal;
use crate::failure::Failure;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  revenant mission list
  revenant mission show MZ1 > mine.toml
  revenant mission check mine.toml
  revenant mission draw mine.toml
  revenant mission draw mine.toml --svg > mine.svg")]
pub struct MissionArgs {
    #[command(subcommand)]
    command: MissionCommand,
}

#[derive(Subcommand, Debug)]
enum MissionCommand {
    /// Lists the missions of the box
    List,
    /// Prints the file of a mission, to start a new one from
    Show {
        /// The code of a mission of the box, such as MZ1
        code: String,
    },
    /// Says what is wrong with a mission, and where
    Check {
        /// A file, or the code of a mission of the box
        file: String,
    },
    /// Draws a mission as it is set up
    Draw {
        /// A file, or the code of a mission of the box
        file: String,
        /// As an SVG picture
        #[arg(long)]
        svg: bool,
    },
}

pub fn run(arguments: &MissionArgs) -> Result<(), Failure> {
    let mut terminal = Terminal::new();
    match &arguments.command {
        MissionCommand::List => list(&mut terminal),
        MissionCommand::Show { code } => show(code, &mut terminal),
        MissionCommand::Check { file } => check(file, &mut terminal),
        MissionCommand::Draw { file, svg } => draw(file, *svg, &mut terminal),
    }
}

fn list(terminal: &mut Terminal) -> Result<(), Failure> {
    for (code, text) in BUILT_IN {
        let mission = read(code, text)?;
        let facts = format!("{}, {} minutes", how_hard(mission.difficulty), mission.minutes);
        let code = strong(&format!("{code:<5}"), Hue::SODIUM);
        terminal.line(&format!("{code} {}  {}", mission.title.en.as_str(), dim(&facts)))?;
    }
    Ok(())
}

const fn how_hard(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "easy",
        Difficulty::Medium => "medium",
        Difficulty::Hard => "hard",
        Difficulty::VeryHard => "very hard",
    }
}

fn show(code: &str, terminal: &mut Terminal) -> Result<(), Failure> {
    let text = built_in(code).ok_or_else(|| Failure::new(unknown(code)))?;
    terminal.lines(&lines_of(text))
}

fn check(file: &str, terminal: &mut Terminal) -> Result<(), Failure> {
    let (_, problems) = look_at(&text_of(file)?);
    for problem in &problems {
        terminal.line(&told(problem))?;
    }
    match n_errors(&problems) {
        0 => terminal.line(&format!("{file}: this mission can be played")),
        1 => Err(Failure::new(format!("{file}: 1 error"))),
        n => Err(Failure::new(format!("{file}: {n} errors"))),
    }
}

fn told(problem: &Problem) -> String {
    let hue = match problem.severity {
        Severity::Error => Hue::BLOOD,
        Severity::Warning => Hue::SODIUM,
    };
    let text = problem.to_string();
    match text.split_once(':') {
        Some((severity, rest)) => format!("{}:{rest}", strong(severity, hue)),
        None => text,
    }
}

fn n_errors(problems: &[Problem]) -> usize {
    problems.iter().filter(|problem| problem.severity == Severity::Error).count()
}

fn draw(file: &str, as_svg: bool, terminal: &mut Terminal) -> Result<(), Failure> {
    let mission = read(file, &text_of(file)?)?;
    let picture = if as_svg { draw::svg(&mission) } else { draw::text(&mission) };
    terminal.lines(&lines_of(&picture))
}

/// A mission is drawn as soon as it can be understood, though it may not be playable yet.
fn read(file: &str, text: &str) -> Result<Mission, Failure> {
    let (mission, problems) = look_at(text);
    mission.ok_or_else(|| {
        let first = problems.first().map(Problem::to_string).unwrap_or_default();
        Failure::new(format!("{file}: {first}"))
    })
}

fn lines_of(text: &str) -> Vec<String> {
    text.lines().map(str::to_string).collect()
}

fn built_in(code: &str) -> Option<&'static str> {
    BUILT_IN.into_iter().find(|(built_in, _)| built_in.eq_ignore_ascii_case(code)).map(|(_, text)| text)
}

fn unknown(code: &str) -> String {
    let codes: Vec<&str> = BUILT_IN.into_iter().map(|(code, _)| code).collect();
    format!("there is no mission {code:?}: there are {}", codes.join(", "))
}

/// Of a file, or of a mission of the box.
fn text_of(file: &str) -> Result<String, Failure> {
    match built_in(file) {
        Some(text) if !Path::new(file).exists() => Ok(text.to_string()),
        Some(_) | None => std::fs::read_to_string(file)
            .map_err(|error| Failure::new(format!("{file} cannot be read: {error}"))),
    }
}

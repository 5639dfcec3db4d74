//! `revenant mission`: missions as files, checked and drawn without being played.

use std::io::Write;
use std::path::Path;

use marvel_zombies::Mission;
use marvel_zombies::mission::{BUILT_IN, Difficulty, Problem, Severity, draw, look_at};
use terminal::style::{TerminalColour, bold_coloured, dim};
use terminal::subcommand::clap::{Arg, ArgAction, ArgMatches, Command};
use terminal::subcommand::{Subcommand, SubcommandResult};

pub const MISSION: Subcommand = Subcommand { command, run };

const EXAMPLES: &str = "\
Examples:
  revenant mission list
  revenant mission show MZ1 > mine.toml
  revenant mission check mine.toml
  revenant mission draw mine.toml
  revenant mission draw mine.toml --svg > mine.svg";

fn command() -> Command {
    let code = Arg::new("code").required(true).help("The code of a mission of the box, such as MZ1");
    let file = Arg::new("file").required(true).help("A file, or the code of a mission of the box");
    let svg =
        Arg::new("svg").long("svg").action(ArgAction::SetTrue).help("Draws an SVG picture instead of text");
    let list = Command::new("list").about("Lists the missions of the box");
    let show = Command::new("show").about("Prints the file of a mission, as a model for a new one").arg(code);
    let check = Command::new("check").about("Says what is wrong with a mission, and where").arg(file.clone());
    let draw = Command::new("draw").about("Draws a mission as it is set up").arg(file).arg(svg);
    Command::new("mission")
        .about("Checks and draws missions of Marvel Zombies: those of the box, and your own")
        .after_help(EXAMPLES)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands([list, show, check, draw])
}

fn run(arguments: &ArgMatches, out: &mut dyn Write) -> SubcommandResult {
    let named =
        |arguments: &ArgMatches, name: &str| arguments.get_one::<String>(name).cloned().unwrap_or_default();
    match arguments.subcommand() {
        Some(("list", _)) => list(out),
        Some(("show", arguments)) => show(&named(arguments, "code"), out),
        Some(("check", arguments)) => check(&named(arguments, "file"), out),
        Some(("draw", arguments)) => {
            let picture = if arguments.get_flag("svg") { draw::svg } else { draw::text };
            draw_with(picture, &named(arguments, "file"), out)
        }
        _ => Err("`revenant mission --help` says what it can do".into()),
    }
}

fn list(out: &mut dyn Write) -> SubcommandResult {
    for (code, text) in BUILT_IN {
        let mission = read(code, text)?;
        let facts = format!("{}, {} minutes", how_hard(mission.difficulty), mission.minutes);
        let code = bold_coloured(&format!("{code:<5}"), TerminalColour::ORANGE);
        writeln!(out, "{code} {}  {}", mission.title.en.as_str(), dim(&facts))?;
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

fn show(code: &str, out: &mut dyn Write) -> SubcommandResult {
    let text = built_in(code).ok_or_else(|| unknown(code))?;
    write_lines(text, out)
}

fn check(file: &str, out: &mut dyn Write) -> SubcommandResult {
    let (_, problems) = look_at(&text_of(file)?);
    for problem in &problems {
        writeln!(out, "{}", told(problem))?;
    }
    match n_errors(&problems) {
        0 => Ok(writeln!(out, "{file}: this mission can be played")?),
        1 => Err(format!("{file}: 1 error").into()),
        n => Err(format!("{file}: {n} errors").into()),
    }
}

fn told(problem: &Problem) -> String {
    let colour = match problem.severity {
        Severity::Error => TerminalColour::RED,
        Severity::Warning => TerminalColour::ORANGE,
    };
    let text = problem.to_string();
    match text.split_once(':') {
        Some((severity, rest)) => format!("{}:{rest}", bold_coloured(severity, colour)),
        None => text,
    }
}

fn n_errors(problems: &[Problem]) -> usize {
    problems.iter().filter(|problem| problem.severity == Severity::Error).count()
}

fn draw_with(picture: fn(&Mission) -> String, file: &str, out: &mut dyn Write) -> SubcommandResult {
    write_lines(&picture(&read(file, &text_of(file)?)?), out)
}

/// A mission is drawn as soon as it can be understood, even if it cannot be played yet.
fn read(file: &str, text: &str) -> SubcommandResult<Mission> {
    let (mission, problems) = look_at(text);
    mission.ok_or_else(|| {
        let first = problems.first().map(Problem::to_string).unwrap_or_default();
        format!("{file}: {first}").into()
    })
}

fn write_lines(text: &str, out: &mut dyn Write) -> SubcommandResult {
    Ok(text.lines().try_for_each(|line| writeln!(out, "{line}"))?)
}

fn built_in(code: &str) -> Option<&'static str> {
    BUILT_IN.into_iter().find(|(built_in, _)| built_in.eq_ignore_ascii_case(code)).map(|(_, text)| text)
}

fn unknown(code: &str) -> String {
    let codes: Vec<&str> = BUILT_IN.into_iter().map(|(code, _)| code).collect();
    format!("there is no mission {code:?}: there are {}", codes.join(", "))
}

/// The text of a file, or of a mission of the box.
fn text_of(file: &str) -> SubcommandResult<String> {
    match built_in(file) {
        Some(text) if !Path::new(file).exists() => Ok(text.to_string()),
        Some(_) | None => {
            std::fs::read_to_string(file).map_err(|error| format!("{file} cannot be read: {error}").into())
        }
    }
}

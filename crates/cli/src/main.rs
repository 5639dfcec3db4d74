//! The `revenant` command. Each subcommand has a file of the same name, except `bench` and `load`, which are
//! in the crate `measure`. They share these modules:
//!
//! 1. [`failure`]: how a command fails.
//! 2. [`console`]: lines in and out. Screens, words, colours and columns are in the crate `terminal`.
//! 3. [`arguments`]: arguments that several commands take; [`game_subcommands`]: those that games add.
//! 4. [`session`], [`news`], [`journal_file`]: a game that a command plays, what happened in it, and its file.

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

mod arguments;
mod console;
mod explain;
mod failure;
mod game_subcommands;
mod games_command;
mod journal_file;
mod lesson;
mod news;
mod play;
mod replay;
mod serve;
mod session;
mod simulate;
mod verify;

use failure::Failure;

/// Zombie board games by their real rules: played here, replayed, and simulated by the thousand.
#[derive(Parser, Debug)]
#[command(
    name = "revenant",
    version,
    disable_help_subcommand = true,
    args_conflicts_with_subcommands = true,
    after_help = "\
Begin with:
  revenant games
  revenant play --seats you,bot:thumb,bot:thumb,bot:thumb
  revenant play --seats you,bot:thumb,bot:thumb,bot:thumb --lang fr"
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Without a command, the arguments are those of `serve`.
    #[command(flatten)]
    serve: serve::ServeArgs,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Starts the server and opens it in the browser; this is the default command
    Serve(serve::ServeArgs),
    /// Lists the games, their seats and options
    Games(games_command::GamesArgs),
    /// Plays a game in the terminal, alone against bots or with others at one keyboard
    Play(play::PlayArgs),
    /// Plays many games among bots and counts the results
    Simulate(simulate::SimulateArgs),
    /// Tells the story of a journal in words, or shows the table after one of its inputs
    Replay(replay::ReplayArgs),
    /// Replays a journal and checks every line
    Verify(verify::VerifyArgs),
    /// Lists the lessons, checks one, or shows its course step by step
    Lesson(lesson::LessonArgs),
    /// Prints a rule by its id
    Explain(explain::ExplainArgs),
    /// Measures how fast the games are on this machine
    Bench(measure::bench::BenchArgs),
    /// Puts a server on this machine under load and measures how much it can take
    Load(measure::load::LoadArgs),
}

/// The server allocates many small messages at once, for which this allocator is faster than the default.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), Failure> {
    let matches = match game_subcommands::add_to(Arguments::command()).try_get_matches() {
        Ok(matches) => matches,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return Ok(error.print()?);
        }
        Err(error) => return Err(Failure::new(in_one_sentence(&error.render().to_string()))),
    };
    if let Some(ended) = game_subcommands::run_called(&matches) {
        return ended;
    }
    let arguments = Arguments::from_arg_matches(&matches).map_err(Failure::new)?;
    match &arguments.command {
        None => serve::run(&arguments.serve),
        Some(Command::Serve(arguments)) => serve::run(arguments),
        Some(Command::Games(arguments)) => games_command::run(arguments),
        Some(Command::Play(arguments)) => play::run(arguments),
        Some(Command::Simulate(arguments)) => simulate::run(arguments),
        Some(Command::Replay(arguments)) => replay::run(arguments),
        Some(Command::Verify(arguments)) => verify::run(arguments),
        Some(Command::Lesson(arguments)) => lesson::run(arguments),
        Some(Command::Explain(arguments)) => explain::run(arguments),
        Some(Command::Bench(arguments)) => print(measure::bench::run(arguments)),
        Some(Command::Load(arguments)) => {
            let program = std::env::current_exe().map_err(Failure::new)?;
            print(measure::load::run(arguments, &program))
        }
    }
}

/// Prints what was measured.
fn print(lines: Result<Vec<String>, measure::Error>) -> Result<(), Failure> {
    console::Console::new().lines(&lines.map_err(Failure::new)?)
}

/// Turns the paragraphs of clap's message about bad usage into one sentence, and leaves out the usage itself,
/// because `--help` prints it.
fn in_one_sentence(error: &str) -> String {
    let paragraphs = error.split("\n\n").filter(|paragraph| !paragraph.starts_with("Usage:"));
    let sentences: Vec<String> = paragraphs
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|sentence| !sentence.is_empty())
        .collect();
    sentences.join("; ").trim_start_matches("error: ").replace("For more information, try", "try")
}

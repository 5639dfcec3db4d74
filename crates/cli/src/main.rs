//! The `revenant` command. Each subcommand is a file of its name; what they share is:
//!
//! 1. [`failure`]: how a command ends when it does not end well.
//! 2. [`console`]: lines in and out. Words, colours and columns are those of the crate `terminal`.
//! 3. [`screen`], [`news`], [`choices`]: what a player sees.
//! 4. [`tools`]: the commands that games add.
//! 5. [`session`], [`journal_file`], [`rulebook`]: what is played, and where it is kept.

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

mod arguments;
mod bench;
mod choices;
mod console;
mod explain;
mod failure;
mod games_command;
mod journal_file;
mod load;
mod news;
mod play;
mod replay;
mod rulebook;
mod screen;
mod serve;
mod session;
mod simulate;
#[cfg(test)]
mod texts;
mod tools;
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
    /// What is said without a command is said to `serve`.
    #[command(flatten)]
    serve: serve::ServeArgs,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Opens the tables in the browser; this is what happens without a command
    Serve(serve::ServeArgs),
    /// Lists the games, their seats and options
    Games(games_command::GamesArgs),
    /// Plays a game in the terminal, alone against bots or with others at one keyboard
    Play(play::PlayArgs),
    /// Plays many games among bots and counts what came of them
    Simulate(simulate::SimulateArgs),
    /// Tells a journal in words, or shows the table after one of its inputs
    Replay(replay::ReplayArgs),
    /// Plays a journal again and checks every line of it
    Verify(verify::VerifyArgs),
    /// Prints a rule by its id
    Explain(explain::ExplainArgs),
    /// Measures how fast the games are on this machine
    Bench(bench::BenchArgs),
    /// Puts a server on this machine under load and measures what it takes
    Load(load::LoadArgs),
}

/// Many small messages are written at once: this allocator takes them better.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), Failure> {
    let matches = match tools::beside(Arguments::command()).try_get_matches() {
        Ok(matches) => matches,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return Ok(error.print()?);
        }
        Err(error) => return Err(Failure::new(in_one_sentence(&error.render().to_string()))),
    };
    if let Some(ended) = tools::run_called(&matches) {
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
        Some(Command::Explain(arguments)) => explain::run(arguments),
        Some(Command::Bench(arguments)) => bench::run(arguments),
        Some(Command::Load(arguments)) => load::run(arguments),
    }
}

/// What clap says of a bad use in several paragraphs, without the usage, which `--help` prints.
fn in_one_sentence(error: &str) -> String {
    let paragraphs = error.split("\n\n").filter(|paragraph| !paragraph.starts_with("Usage:"));
    let sentences: Vec<String> = paragraphs
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|sentence| !sentence.is_empty())
        .collect();
    sentences.join("; ").trim_start_matches("error: ").replace("For more information, try", "try")
}

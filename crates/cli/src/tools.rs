//! The commands that games add to those of the program.

use clap::{ArgMatches, Command};
use games::{GameId, ListedGame, dispatch};
use terminal::board::Drawn;
use terminal::tool::Tool;

use crate::console::Terminal;
use crate::failure::Failure;

/// The command with the tools of all games beside its own.
pub fn beside(command: Command) -> Command {
    command.subcommands(all().map(|tool| (tool.command)()))
}

/// Runs the tool that was called; nothing, where none was.
pub fn run_called(arguments: &ArgMatches) -> Option<Result<(), Failure>> {
    let (name, arguments) = arguments.subcommand()?;
    let tool = all().find(|tool| (tool.command)().get_name() == name)?;
    let ended = (tool.run)(arguments, Terminal::new().output());
    Some(ended.map_err(|error| match error.downcast::<std::io::Error>() {
        Ok(error) => Failure::from(*error),
        Err(error) => Failure::new(error),
    }))
}

fn all() -> impl Iterator<Item = Tool> {
    GameId::ALL.into_iter().flat_map(|game| dispatch!(game, G => <G as ListedGame>::Terminal::TOOLS)).copied()
}

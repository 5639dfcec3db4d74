//! The commands that games add to those of the program.

use clap::{ArgMatches, Command};
use games::{GameId, ListedGame, dispatch};
use terminal::board::TerminalBoard;
use terminal::tool::Tool;

use crate::console::Console;
use crate::failure::Failure;

/// Adds the tools of all games to the program's own commands.
pub fn add_to(command: Command) -> Command {
    command.subcommands(all().map(|tool| (tool.command)()))
}

/// Runs the tool that was called; none if the command is not a tool.
pub fn run_called(arguments: &ArgMatches) -> Option<Result<(), Failure>> {
    let (name, arguments) = arguments.subcommand()?;
    let tool = all().find(|tool| (tool.command)().get_name() == name)?;
    let ended = (tool.run)(arguments, Console::new().output());
    Some(ended.map_err(|error| match error.downcast::<std::io::Error>() {
        Ok(error) => Failure::from(*error),
        Err(error) => Failure::new(error),
    }))
}

fn all() -> impl Iterator<Item = Tool> {
    GameId::ALL.into_iter().flat_map(|game| dispatch!(game, G => <G as ListedGame>::Terminal::TOOLS)).copied()
}

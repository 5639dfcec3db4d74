//! The subcommands that games add to those of the program.

use clap::{ArgMatches, Command};
use games::{GameId, ListedGame, dispatch};
use terminal::board::TerminalBoard;
use terminal::subcommand::Subcommand;

use crate::console::Console;
use crate::failure::Failure;

/// Adds the subcommands of all games to the program's own.
pub fn add_to(command: Command) -> Command {
    command.subcommands(all().map(|subcommand| (subcommand.command)()))
}

/// Runs the subcommand that was called. Returns `None` if it is one of the program's own.
pub fn run_called(arguments: &ArgMatches) -> Option<Result<(), Failure>> {
    let (name, arguments) = arguments.subcommand()?;
    let subcommand = all().find(|subcommand| (subcommand.command)().get_name() == name)?;
    let ended = (subcommand.run)(arguments, Console::new().output());
    Some(ended.map_err(|error| match error.downcast::<std::io::Error>() {
        Ok(error) => Failure::from(*error),
        Err(error) => Failure::new(error),
    }))
}

fn all() -> impl Iterator<Item = Subcommand> {
    GameId::ALL
        .into_iter()
        .flat_map(|game| dispatch!(game, G => <G as ListedGame>::Terminal::SUBCOMMANDS))
        .copied()
}

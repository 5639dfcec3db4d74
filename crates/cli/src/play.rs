//! `revenant play`: plays a game in the terminal.

use std::path::PathBuf;

use clap::Args;
use games::ListedGame;
use games::{GameId, dispatch};
use table::JournalError;
use terminal::seating::Seating;

use crate::arguments::{LanguageArgument, OptionArguments, options_of};
use crate::failure::Failure;
use crate::journal_file::JournalFile;
use crate::session::Session;

mod command;
mod ending;
mod host;
mod save;
mod turn;

use host::Host;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  revenant play --seats you,bot:thumb,bot:thumb,bot:thumb --lang fr
  revenant play --game GAME --seats you:Ann,you:Bob,bot:thumb --options KEY=VALUE,KEY=VALUE
  revenant play --load saved.journal")]
pub struct PlayArgs {
    /// The game; `revenant games` lists them
    #[arg(long, value_name = "GAME", conflicts_with = "load")]
    game: Option<GameId>,
    /// The players, seat A first: you, you:NAME, bot:thumb or bot:random
    #[arg(long, value_name = "SEATS", default_value = "you,bot:thumb,bot:thumb,bot:thumb")]
    seats: String,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    options: OptionArguments,
    /// The seed of dice, cards and bots; the same seed repeats them
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Continues a saved game with the players named in its journal
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "preset", "options"])]
    load: Option<PathBuf>,
}

pub fn run(arguments: &PlayArgs) -> Result<(), Failure> {
    match &arguments.load {
        Some(path) => {
            let file = JournalFile::read(path)?;
            dispatch!(file.game, G => resume::<G>(arguments, &file))
        }
        None => {
            let game = crate::arguments::game_or_the_first(arguments.game);
            dispatch!(game, G => start::<G>(arguments))
        }
    }
}

fn start<G: ListedGame>(arguments: &PlayArgs) -> Result<(), Failure> {
    let wrong_seats = |reason: String| Failure::new(format!("--seats: {reason}"));
    let seating = Seating::parse(&arguments.seats).map_err(wrong_seats)?;
    let options = options_of::<G>(&arguments.options)?;
    let setup = G::setup(seating.n_seats(), &options)?;
    let seed = seed_of(arguments)?;
    let session = Session::<G>::start(setup, seating.for_journal(), seed)?;
    Host::new(session, seating, seed, arguments.language.language).map_err(wrong_seats)?.run()
}

fn resume<G: ListedGame>(arguments: &PlayArgs, file: &JournalFile) -> Result<(), Failure> {
    let journal = file.journal::<G>()?;
    let seating = file.seating(&journal)?;
    let seed = seed_of(arguments)?;
    let session = Session::resume(journal, seed).map_err(|error| file.wrong(&error))?;
    let host = Host::new(session, seating, seed, arguments.language.language)
        .map_err(|reason| file.wrong(&JournalError { line: 1, reason }))?;
    host.loaded_from(file.path.clone()).run()
}

fn seed_of(arguments: &PlayArgs) -> Result<u64, Failure> {
    match arguments.seed {
        Some(seed) => Ok(seed),
        None => getrandom::u64()
            .map_err(|error| Failure::new(format!("this machine has no source of randomness: {error}"))),
    }
}

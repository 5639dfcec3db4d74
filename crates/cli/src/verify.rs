//! `revenant verify`: replays a journal and checks every line.

use std::path::PathBuf;

use clap::Args;
use games::ListedGame;
use games::dispatch;
use table::{Pending, Seat};

use crate::console::Console;
use crate::failure::Failure;
use crate::journal_file::JournalFile;

#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  revenant verify saved.journal")]
pub struct VerifyArgs {
    /// The journal to check
    file: PathBuf,
}

pub fn run(arguments: &VerifyArgs) -> Result<(), Failure> {
    let file = JournalFile::read(&arguments.file)?;
    dispatch!(file.game, G => verify::<G>(&file))
}

fn verify<G: ListedGame>(file: &JournalFile) -> Result<(), Failure> {
    let journal = file.journal::<G>()?;
    let seating = file.seating(&journal)?;
    let table = journal.replay(|_, _, _, _| {}).map_err(|error| file.wrong(&error))?;
    let state = table.state();
    let outcome = match (state.pending(), state.outcome()) {
        (Pending::Over, Some(outcome)) => {
            let score = |seat: Seat| format!("{} {}", seating.name(seat), outcome.scores[seat.index()]);
            let scores: Vec<String> = Seat::all(state.n_seats()).map(score).collect();
            let winners: Vec<&str> = outcome.winners.iter().map(|seat| seating.name(seat)).collect();
            let winners = if winners.is_empty() { "nobody".to_string() } else { winners.join(", ") };
            format!("won by {winners} ({})", scores.join(", "))
        }
        (pending, _) => {
            let awaited: Vec<&str> = pending.awaited().iter().map(|seat| seating.name(seat)).collect();
            let awaited = if awaited.is_empty() { "chance".to_string() } else { awaited.join(", ") };
            format!("not over yet, waits for {awaited}")
        }
    };
    let mut console = Console::new();
    console.line(&format!("game     {} (rules {})", G::NAME, G::RULES_VERSION))?;
    console.line(&format!("inputs   {}, all as they were played", journal.lines.len()))?;
    console.line(&format!("digest   {}", table.digest()))?;
    console.line(&format!("outcome  {outcome}"))
}

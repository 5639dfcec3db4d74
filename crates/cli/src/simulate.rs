//! `revenant simulate`: plays many games among bots and counts the results.

use std::fs;
use std::io::{self, IsTerminal};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::Instant;

use bots::simulate::{GameListener, SimulationPlan, SimulationTotals, simulate};
use bots::{Budget, GameBots, KINDS};
use clap::Args;
use games::ListedGame;
use games::{GameId, dispatch};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use table::{Game, Journal, Seat, Silent, start};
use terminal::layout::{grouped, left, right};

mod interruptions;

use crate::arguments::{OptionArguments, game_or_the_first, options_of};
use crate::console::Console;
use crate::failure::Failure;

/// The limit for `--threads`. No machine has more cores.
const MOST_THREADS: usize = 1024;

#[derive(Args, Debug)]
#[command(after_help = "\
A shared victory counts as a win for everybody who shares it, and a game that
nobody wins counts for nobody. So win rates need not add up to 100 %.
The intervals are Wilson score intervals at 95 %.
The same seed gives the same games, and the same digest over all results,
on any number of threads.

Examples:
  revenant simulate --games 100000
  revenant simulate --bots thumb,random,random,random --games 2000 --seed 7
  revenant simulate --game GAME --seats 6 --options KEY=VALUE --json
  revenant simulate --games 10 --journals games-of-today
  revenant simulate --game GAME --bots thumb --work 100 --games 50
  revenant simulate --game GAME --bots thumb --interruptions")]
pub struct SimulateArgs {
    /// The game
    #[arg(long, value_name = "GAME")]
    game: Option<GameId>,
    /// The number of players at the table
    #[arg(long, value_name = "N", default_value_t = 4, allow_negative_numbers = true)]
    seats: usize,
    #[arg(long, value_name = "BOTS", default_value = "random", help = help_on_bots())]
    bots: String,
    /// The number of games to play
    #[arg(long, value_name = "K", default_value_t = 1000, allow_negative_numbers = true)]
    games: u64,
    /// The seed of all randomness
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// How many futures a bot may look at for one decision [default: the number that `thumb` uses in this
    /// game]
    #[arg(long, value_name = "W", allow_negative_numbers = true)]
    work: Option<u32>,
    #[command(flatten)]
    options: OptionArguments,
    /// The number of threads [default: the number of cores]
    #[arg(long, value_name = "T", allow_negative_numbers = true)]
    threads: Option<usize>,
    /// Writes a journal of each game into this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    journals: Option<PathBuf>,
    /// Instead of results, counts how often a person in seat A is asked needlessly, how long they wait and
    /// what they miss: alone against bots, at a live table, and in play over days
    #[arg(long, conflicts_with = "journals")]
    interruptions: bool,
    /// Prints JSON, for scripts
    #[arg(long)]
    json: bool,
}

fn help_on_bots() -> String {
    format!(
        "The players: one kind for all seats, or one per seat, joined by commas. The kinds are {}",
        KINDS.join(", ")
    )
}

pub fn run(arguments: &SimulateArgs) -> Result<(), Failure> {
    let game = game_or_the_first(arguments.game);
    dispatch!(game, G => run_game::<G>(arguments))
}

fn run_game<G: ListedGame>(arguments: &SimulateArgs) -> Result<(), Failure> {
    let plan = plan::<G>(arguments)?;
    if arguments.interruptions {
        let options = G::options_over_days(options_of::<G>(&arguments.options)?);
        let over_days = SimulationPlan { setup: G::setup(arguments.seats, &options)?, ..plan.clone() };
        return interruptions::run::<G>(&plan, &over_days, arguments.json);
    }
    let threads = plan.threads;
    // The folder is created only after everything else has been checked.
    let folder = arguments.journals.as_deref().map(JournalFolder::create).transpose()?;
    let listener = Progress { folder, bar: progress_bar(plan.games) };
    let begin = Instant::now();
    let totals = simulate::<G::Bots>(&plan, &listener).map_err(Failure::new)?;
    let seconds = begin.elapsed().as_secs_f64();
    listener.bar.finish_and_clear();
    let report = Report::new(&plan, &totals, seconds);
    let mut console = Console::new();
    if arguments.json {
        let json = serde_json::to_string_pretty(&report).map_err(Failure::new)?;
        return console.line(&json);
    }
    console.lines(&report.as_table(threads))?;
    if let Some((game, failure)) = totals.first_error {
        console.line(&format!(
            "errors         {}; the first in game {}: {failure}",
            totals.errors,
            game + 1
        ))?;
    }
    Ok(())
}

fn plan<G: ListedGame>(arguments: &SimulateArgs) -> Result<SimulationPlan<G>, Failure> {
    if arguments.games == 0 {
        return Err(Failure::new("--games: at least one game must be played"));
    }
    let options = options_of::<G>(&arguments.options)?;
    let setup = G::setup(arguments.seats, &options)?;
    start::<G>(&setup, &mut Silent)?;
    Ok(SimulationPlan {
        setup,
        kinds: kinds_of_bots(&arguments.bots, arguments.seats)?,
        games: arguments.games,
        seed: arguments.seed,
        threads: threads(arguments.threads)?,
        budget: arguments.work.map_or(G::Bots::budget(), Budget::Work),
    })
}

/// One kind per seat; a single name stands for all seats.
fn kinds_of_bots(text: &str, n_seats: usize) -> Result<Vec<String>, Failure> {
    let named: Vec<String> = text.split(',').map(|kind| kind.trim().to_string()).collect();
    if let Some(unknown) = named.iter().find(|kind| !KINDS.contains(&kind.as_str())) {
        let known = KINDS.join(", ");
        return Err(Failure::new(format!("--bots: there is no bot {unknown:?}; there are {known}")));
    }
    match named.as_slice() {
        [one] => Ok(vec![one.clone(); n_seats]),
        _ if named.len() == n_seats => Ok(named),
        _ => {
            let n_named = named.len();
            Err(Failure::new(format!(
                "--bots: {n_named} bots are named for {n_seats} seats; name one for all seats, or one per seat"
            )))
        }
    }
}

fn threads(wanted: Option<usize>) -> Result<NonZeroUsize, Failure> {
    match wanted.map(|n| (n <= MOST_THREADS).then(|| NonZeroUsize::new(n)).flatten()) {
        // If the number of cores is unknown, one is assumed.
        None => Ok(available_parallelism().unwrap_or(NonZeroUsize::MIN)),
        Some(Some(n)) => Ok(n),
        Some(None) => Err(Failure::new(format!("--threads: 1 to {MOST_THREADS} threads can play"))),
    }
}

/// A progress bar on a terminal, and nothing in a pipe.
fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Follows the simulation: moves the progress bar and writes journals.
struct Progress {
    folder: Option<JournalFolder>,
    bar: ProgressBar,
}

impl<G: Game> GameListener<G> for Progress {
    fn wants_journals(&self) -> bool {
        self.folder.is_some()
    }

    fn game_ended(&self, game: u64, journal: Option<&Journal<G>>) -> Result<(), String> {
        if let (Some(folder), Some(journal)) = (&self.folder, journal) {
            folder.write(game, &journal.write())?;
        }
        self.bar.inc(1);
        Ok(())
    }
}

/// A folder with one journal per game.
struct JournalFolder(PathBuf);

impl JournalFolder {
    /// Takes only a new or empty folder, so that no older file is mixed in or lost.
    fn create(path: &Path) -> Result<JournalFolder, Failure> {
        let wrong = |reason: &str| Failure::new(format!("--journals: {}: {reason}", path.display()));
        match fs::read_dir(path) {
            Ok(mut files) => match files.next() {
                None => Ok(JournalFolder(path.to_path_buf())),
                Some(_) => Err(wrong("the folder is not empty")),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let made = fs::create_dir_all(path);
                made.map_err(|error| wrong(&format!("the folder cannot be created: {error}")))?;
                Ok(JournalFolder(path.to_path_buf()))
            }
            Err(error) if error.kind() == io::ErrorKind::NotADirectory => Err(wrong("this is not a folder")),
            Err(error) => Err(wrong(&format!("the folder cannot be read: {error}"))),
        }
    }

    /// Games are numbered from 0, and files from 1.
    fn write(&self, game: u64, text: &str) -> Result<(), String> {
        let path = self.0.join(format!("{:08}.journal", game + 1));
        fs::write(&path, text).map_err(|error| format!("{} cannot be written: {error}", path.display()))
    }
}

/// The JSON of a simulation; scripts rely on these keys.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: usize,
    games: u64,
    seed: u64,
    /// The digest over all results.
    digest: String,
    games_per_s: f64,
    decisions_per_s: f64,
    /// Games that did not come to an end; rates and means do not include them.
    errors: u64,
    mean_inputs: f64,
    players: Vec<PlayerReport>,
}

#[derive(Serialize)]
struct PlayerReport {
    bot: String,
    wins: u64,
    win_rate: f64,
    ci95: [f64; 2],
    mean_score: f64,
}

impl Report {
    fn new<G: Game>(plan: &SimulationPlan<G>, totals: &SimulationTotals, seconds: f64) -> Report {
        let player = |(seat, bot): (Seat, &String)| PlayerReport {
            bot: bot.clone(),
            wins: totals.wins(seat),
            win_rate: totals.win_rate(seat),
            ci95: totals.win_interval(seat),
            mean_score: totals.mean_score(seat),
        };
        Report {
            game: G::NAME,
            seats: plan.kinds.len(),
            games: plan.games,
            seed: plan.seed,
            digest: totals.digest().to_string(),
            games_per_s: plan.games as f64 / seconds,
            decisions_per_s: totals.decisions as f64 / seconds,
            errors: totals.errors,
            mean_inputs: totals.mean_inputs(),
            players: Seat::all(plan.kinds.len()).zip(&plan.kinds).map(player).collect(),
        }
    }

    fn as_table(&self, threads: NonZeroUsize) -> Vec<String> {
        let Report { game, seats, games, seed, .. } = self;
        let mut lines = vec![
            format!("{game}: {} games at a table of {seats}, seed {seed}", grouped(*games as f64)),
            String::new(),
            row("seat", "bot", ["wins", "win rate", "95 % interval", "mean score"]),
        ];
        for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
            let PlayerReport { bot, wins, win_rate, ci95: [low, high], mean_score } = player;
            let numbers = [
                grouped(*wins as f64),
                format!("{:.1} %", 100.0 * win_rate),
                format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high),
                format!("{mean_score:.2}"),
            ];
            lines.push(row(seat.letter(), bot, numbers.each_ref().map(String::as_str)));
        }
        let threads = if threads.get() == 1 { "1 thread".to_string() } else { format!("{threads} threads") };
        let (games_per_s, decisions_per_s) = (grouped(self.games_per_s), grouped(self.decisions_per_s));
        lines.extend([
            String::new(),
            format!("inputs a game  {:.1}", self.mean_inputs),
            format!("speed          {games_per_s} games/s, {decisions_per_s} decisions/s on {threads}"),
            format!("digest         {}", self.digest),
        ]);
        lines
    }
}

fn row(seat: &str, bot: &str, numbers: [&str; 4]) -> String {
    let [wins, rate, interval, score] = numbers;
    let (seat, bot, wins) = (left(seat, 4), left(bot, 8), right(wins, 11));
    format!("{seat}  {bot}{wins}{}{}{}", right(rate, 11), right(interval, 17), right(score, 13))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_bot_stands_for_all_or_each_seat_has_its_own() {
        assert_eq!(kinds_of_bots("thumb", 3).unwrap(), ["thumb"; 3]);
        assert_eq!(kinds_of_bots("thumb, random,random", 3).unwrap(), ["thumb", "random", "random"]);
        assert!(kinds_of_bots("thumb,random", 3).is_err());
        assert!(kinds_of_bots("thumb,", 2).is_err());
        assert!(kinds_of_bots("", 3).is_err());
    }
}

//! `revenant bench`: how fast the rules run here, on one core.

use std::hint::black_box;
use std::sync::{Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use bots::GameBots;
use bots::bench::{ExtraMeasurement, SEATS, SLICES, random_games, speed_of_random_play, time_of_clone};
use bots::simulate::{GameListener, simulate};
use bots::statistics::median;
use clap::Args;
use games::{GameId, ListedGame, dispatch};
use serde::Serialize;
use table::{Game, Journal};
use terminal::layout::{grouped, left, right};

use crate::{Error, check_seconds, warn_about_debug_build};

/// How many stored journals are replayed.
const JOURNALS: u64 = 10;
/// Shorter benchmarks leave out the extras, because a game must first be played up to the point where they
/// are measured.
const SHORTEST_SLICE_WITH_EXTRAS: Duration = Duration::from_millis(20);

#[derive(Args, Debug)]
#[command(after_help = "\
Everything is measured on one thread, at a table of four:
  decisions/s      random play, with all legal actions listed at each decision
  games/s          whole random games
  clone ns         a copy of a state in the middle of a game
  replay inputs/s  journals read from text and replayed, with every digest checked
Games may add measurements of their own, such as a large map.
Each measurement is split into nine slices, and the median is printed.

Examples:
  revenant bench
  revenant bench --game GAME
  revenant bench --seconds 5 --json")]
pub struct BenchArgs {
    /// Measures only this game [default: all games]
    #[arg(long, value_name = "GAME")]
    game: Option<GameId>,
    /// How long each measurement of a game takes
    #[arg(long, value_name = "S", default_value_t = 1.0, allow_negative_numbers = true)]
    seconds: f64,
    /// Prints JSON, for scripts
    #[arg(long)]
    json: bool,
}

/// The JSON of a game's numbers; scripts rely on these keys.
#[derive(Serialize)]
struct Numbers {
    game: &'static str,
    decisions_per_s: f64,
    games_per_s: f64,
    clone_ns: f64,
    state_bytes: usize,
    replay_inputs_per_s: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    extras: Vec<ExtraMeasurement>,
}

/// Measures, and returns the lines to print.
pub fn run(arguments: &BenchArgs) -> Result<Vec<String>, Error> {
    check_seconds(arguments.seconds)?;
    warn_about_debug_build();
    let slice = Duration::from_secs_f64(arguments.seconds / f64::from(SLICES));
    let is_wanted = |game: &GameId| arguments.game.is_none_or(|wanted| wanted == *game);
    let mut numbers = Vec::new();
    for game in GameId::ALL.into_iter().filter(is_wanted) {
        numbers.push(dispatch!(game, G => measure::<G>(slice))?);
    }
    if arguments.json {
        return Ok(vec![serde_json::to_string_pretty(&numbers)?]);
    }
    Ok(as_table(&numbers))
}

fn as_table(numbers: &[Numbers]) -> Vec<String> {
    let cores = available_parallelism().map_or("an unknown number".to_string(), |n| n.to_string());
    let build = if cfg!(debug_assertions) { "debug" } else { "release" };
    let mut lines = vec![
        format!("one core of {cores}, {build} build"),
        String::new(),
        row("game", ["decisions/s", "games/s", "clone ns", "state bytes", "replay inputs/s"]),
    ];
    for Numbers { game, decisions_per_s, games_per_s, clone_ns, state_bytes, replay_inputs_per_s, .. } in
        numbers
    {
        let cells = [
            grouped(*decisions_per_s),
            grouped(*games_per_s),
            format!("{clone_ns:.1}"),
            grouped(*state_bytes as f64),
            grouped(*replay_inputs_per_s),
        ];
        lines.push(row(game, cells.each_ref().map(String::as_str)));
    }
    for Numbers { game, extras, .. } in numbers.iter().filter(|numbers| !numbers.extras.is_empty()) {
        lines.push(String::new());
        lines.extend(extras.iter().map(|extra| extra_row(game, extra)));
    }
    lines
}

fn row(game: &str, cells: [&str; 5]) -> String {
    let cells: String =
        cells.iter().zip([14, 10, 11, 14, 18]).map(|(cell, width)| right(cell, width)).collect();
    format!("{}{cells}", left(game, 16))
}

fn extra_row(game: &str, ExtraMeasurement { what, microseconds }: &ExtraMeasurement) -> String {
    format!("{}{}{} µs", left(game, 16), left(what, 24), right(&format!("{microseconds:.2}"), 11))
}

fn measure<G: ListedGame>(slice: Duration) -> Result<Numbers, Error> {
    let setup = usual_setup::<G>()?;
    let journals = stored_journals::<G>(&setup)?;
    let (decisions_per_s, games_per_s) = speed_of_random_play::<G::Bots>(&setup, slice)?;
    Ok(Numbers {
        game: G::NAME,
        decisions_per_s,
        games_per_s,
        clone_ns: time_of_clone(&state_mid_game::<G>(&journals[0])?, slice),
        state_bytes: size_of::<G>(),
        replay_inputs_per_s: speed_of_replay::<G>(&journals, slice)?,
        extras: if slice < SHORTEST_SLICE_WITH_EXTRAS { Vec::new() } else { G::Bots::extras(slice)? },
    })
}

/// A table of four, or the nearest number of seats that the game allows.
fn usual_setup<G: ListedGame>() -> Result<G::Setup, Error> {
    Ok(G::setup(SEATS.clamp(*G::SEATS.start(), *G::SEATS.end()), &[])?)
}

/// Journals of random games, as they are stored on disk.
fn stored_journals<G: ListedGame>(setup: &G::Setup) -> Result<Vec<String>, Error> {
    struct JournalCollector(Mutex<Vec<String>>);
    impl<G: Game> GameListener<G> for JournalCollector {
        fn wants_journals(&self) -> bool {
            true
        }
        fn game_ended(&self, _game: u64, journal: Option<&Journal<G>>) -> Result<(), String> {
            let mut journals = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            journals.extend(journal.map(Journal::write));
            Ok(())
        }
    }
    let collector = JournalCollector(Mutex::new(Vec::new()));
    let plan = random_games::<G>(setup, JOURNALS, 1)?;
    simulate::<G::Bots>(&plan, &collector)?;
    Ok(collector.0.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn state_mid_game<G: Game>(text: &str) -> Result<G, Error> {
    let mut journal = Journal::<G>::parse(text)?;
    journal.lines.truncate(journal.lines.len() / 2);
    let table = journal.replay(|_, _, _, _| {})?;
    Ok(table.state().clone())
}

/// Inputs per second, from the text of a journal to the final table, with every digest checked.
fn speed_of_replay<G: Game>(texts: &[String], slice: Duration) -> Result<f64, Error> {
    let mut speeds = Vec::new();
    let mut next = texts.iter().cycle();
    for _ in 0..SLICES {
        let mut inputs = 0;
        let begin = Instant::now();
        while begin.elapsed() < slice {
            let text = next.next().expect("there are journals");
            let journal = Journal::<G>::parse(text)?;
            let table = journal.replay(|_, _, _, _| {})?;
            inputs += black_box(table).n_inputs();
        }
        speeds.push(inputs as f64 / begin.elapsed().as_secs_f64());
    }
    Ok(median(&mut speeds))
}

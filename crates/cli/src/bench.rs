//! `revenant bench`: how fast the rules run here, on one core.

use std::hint::black_box;
use std::sync::Mutex;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use bots::GameBots;
use bots::bench::{Extra, SEATS, SLICES, random_games, speed_of_random_play, time_of_clone};
use bots::simulate::{Witness, simulate};
use bots::statistics::median;
use clap::Args;
use games::{GameId, ListedGame, dispatch};
use serde::Serialize;
use table::{Game, Journal};
use terminal::layout::{left, right};

use crate::console::Terminal;
use crate::failure::Failure;
use crate::simulate::grouped;

/// Stored journals that are replayed.
const JOURNALS: u64 = 10;
/// A bench that is shorter leaves extras out: to play a game to where they are measured takes longer than that.
const SHORTEST_SLICE: Duration = Duration::from_millis(20);
const LONGEST_SECONDS: f64 = 600.0;

#[derive(Args, Debug)]
#[command(after_help = "\
Everything is measured on one thread, at a table of four:
  decisions/s      random play, all legal actions made at each decision
  games/s          whole random games
  clone ns         a copy of a state in the middle of a game
  replay inputs/s  journals read from text, played again, every digest checked
Games add what else is worth knowing of them, such as a large map, each with its name.
A measurement is cut into nine, and the middle one is printed.

Examples:
  revenant bench
  revenant bench --game GAME
  revenant bench --seconds 5 --json")]
pub struct BenchArgs {
    /// One game only; all of them, if none is named
    #[arg(long, value_name = "GAME")]
    game: Option<GameId>,
    /// How long each measurement of a game takes
    #[arg(long, value_name = "S", default_value_t = 1.0, allow_negative_numbers = true)]
    seconds: f64,
    /// As JSON, for scripts
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
    extras: Vec<Extra>,
}

pub fn run(arguments: &BenchArgs) -> Result<(), Failure> {
    if !(arguments.seconds > 0.0 && arguments.seconds <= LONGEST_SECONDS) {
        return Err(Failure::new(format!("--seconds: more than 0 and at most {LONGEST_SECONDS}")));
    }
    if cfg!(debug_assertions) {
        eprintln!("revenant: this is no release build, so these numbers mean little");
    }
    let slice = Duration::from_secs_f64(arguments.seconds / f64::from(SLICES));
    let mut numbers = Vec::new();
    let is_wanted = |game: &GameId| arguments.game.is_none_or(|wanted| wanted == *game);
    for game in GameId::ALL.into_iter().filter(is_wanted) {
        numbers.push(dispatch!(game, G => measure::<G>(slice))?);
    }
    let mut terminal = Terminal::new();
    if arguments.json {
        let json = serde_json::to_string_pretty(&numbers).map_err(Failure::new)?;
        return terminal.line(&json);
    }
    terminal.lines(&as_table(&numbers))
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

fn extra_row(game: &str, Extra { what, microseconds }: &Extra) -> String {
    format!("{}{}{} µs", left(game, 16), left(what, 24), right(&format!("{microseconds:.2}"), 11))
}

fn measure<G: ListedGame>(slice: Duration) -> Result<Numbers, Failure> {
    let setup = usual_setup::<G>()?;
    let journals = stored_journals::<G>(&setup)?;
    let (decisions_per_s, games_per_s) =
        speed_of_random_play::<G::Bots>(&setup, slice).map_err(Failure::new)?;
    Ok(Numbers {
        game: G::NAME,
        decisions_per_s,
        games_per_s,
        clone_ns: time_of_clone(&state_mid_game::<G>(&journals[0])?, slice),
        state_bytes: size_of::<G>(),
        replay_inputs_per_s: speed_of_replay::<G>(&journals, slice)?,
        extras: if slice < SHORTEST_SLICE {
            Vec::new()
        } else {
            G::Bots::extras(slice).map_err(Failure::new)?
        },
    })
}

/// The table at which a game is measured.
fn usual_setup<G: ListedGame>() -> Result<G::Setup, Failure> {
    Ok(G::setup(SEATS.clamp(*G::SEATS.start(), *G::SEATS.end()), &[])?)
}

/// Random games as they lie on a disk.
fn stored_journals<G: ListedGame>(setup: &G::Setup) -> Result<Vec<String>, Failure> {
    struct Keeper(Mutex<Vec<String>>);
    impl<G: Game> Witness<G> for Keeper {
        fn wants_journals(&self) -> bool {
            true
        }
        fn saw(&self, _game: u64, journal: Option<&Journal<G>>) -> Result<(), String> {
            let mut kept = self.0.lock().map_err(|error| error.to_string())?;
            kept.extend(journal.map(Journal::write));
            Ok(())
        }
    }
    let keeper = Keeper(Mutex::new(Vec::new()));
    let plan = random_games::<G>(setup, JOURNALS, 1).map_err(Failure::new)?;
    simulate::<G::Bots>(&plan, &keeper).map_err(Failure::new)?;
    keeper.0.into_inner().map_err(Failure::new)
}

fn state_mid_game<G: Game>(text: &str) -> Result<G, Failure> {
    let mut journal = Journal::<G>::parse(text).map_err(Failure::new)?;
    journal.lines.truncate(journal.lines.len() / 2);
    let table = journal.replay(|_, _, _, _| {}).map_err(Failure::new)?;
    Ok(table.state().clone())
}

/// Inputs a second, from text to a table with every digest checked.
fn speed_of_replay<G: Game>(texts: &[String], slice: Duration) -> Result<f64, Failure> {
    let mut speeds = Vec::new();
    let mut next = texts.iter().cycle();
    for _ in 0..SLICES {
        let mut inputs = 0;
        let begin = Instant::now();
        while begin.elapsed() < slice {
            let text = next.next().expect("there are journals");
            let journal = Journal::<G>::parse(text).map_err(Failure::new)?;
            let table = journal.replay(|_, _, _, _| {}).map_err(Failure::new)?;
            inputs += black_box(table).n_inputs();
        }
        speeds.push(inputs as f64 / begin.elapsed().as_secs_f64());
    }
    Ok(median(&mut speeds))
}

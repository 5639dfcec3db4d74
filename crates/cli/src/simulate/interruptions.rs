//! `revenant simulate --interruptions`: how often a person is asked needlessly, and what they miss.

use bots::interruptions::{Interruptions, WindowHandling, measure};
use bots::simulate::SimulationPlan;
use games::ListedGame;
use serde::Serialize;
use terminal::layout::{grouped, left, right};

use crate::console::Console;
use crate::failure::Failure;

/// `over_days` is the plan for games over days, which begin with orders already left.
pub(super) fn run<G: ListedGame>(
    plan: &SimulationPlan<G>,
    over_days: &SimulationPlan<G>,
    as_json: bool,
) -> Result<(), Failure> {
    let mut modes = Vec::new();
    for mode in WindowHandling::ALL {
        let plan = if mode == WindowHandling::Days { over_days } else { plan };
        modes.push(ModeReport::new(mode, &measure::<G::Bots>(plan, mode).map_err(Failure::new)?));
    }
    let report = Report { game: G::NAME, seats: plan.kinds.len(), games: plan.games, seed: plan.seed, modes };
    let mut console = Console::new();
    if as_json {
        let json = serde_json::to_string_pretty(&report).map_err(Failure::new)?;
        return console.line(&json);
    }
    console.lines(&report.as_table())
}

/// The JSON of this measurement; scripts rely on these keys.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: usize,
    games: u64,
    seed: u64,
    modes: Vec<ModeReport>,
}

#[derive(Serialize)]
struct ModeReport {
    mode: &'static str,
    a_game: Means,
    a_turn: Means,
    /// The 95 % interval of the needless stops in a game.
    for_nothing_ci95: [f64; 2],
    share_missed: f64,
    share_missed_ci95: [f64; 2],
}

/// Means per game, or per turn of the person.
#[derive(Serialize)]
struct Means {
    turns: f64,
    questions: f64,
    for_nothing: f64,
    passed: f64,
    single_answers: f64,
    waits: f64,
    clicks: f64,
    waited_s: f64,
    plays: f64,
    missed: f64,
}

impl Means {
    fn over(n: u64, of: &Interruptions) -> Means {
        let mean = |sum: u64| sum as f64 / n.max(1) as f64;
        Means {
            turns: mean(of.turns),
            questions: mean(of.questions),
            for_nothing: mean(of.for_nothing()),
            passed: mean(of.passed),
            single_answers: mean(of.single_answers),
            waits: mean(of.waits),
            clicks: mean(of.clicks),
            waited_s: mean(of.waited_ms) / 1_000.0,
            plays: mean(of.plays),
            missed: mean(of.missed),
        }
    }
}

impl ModeReport {
    fn new(mode: WindowHandling, counted: &Interruptions) -> ModeReport {
        let (_, for_nothing_ci95) = counted.for_nothing_a_game();
        let (share_missed, share_missed_ci95) = counted.share_missed();
        ModeReport {
            mode: mode.name(),
            a_game: Means::over(counted.games, counted),
            a_turn: Means::over(counted.turns, counted),
            for_nothing_ci95,
            share_missed,
            share_missed_ci95,
        }
    }
}

const HEADINGS: [&str; 8] = ["asked", "nothing", "95 %", "waits", "clicks", "waited s", "plays", "missed"];
const WIDTHS: [usize; 8] = [8, 9, 15, 7, 8, 10, 7, 22];

impl Report {
    fn as_table(&self) -> Vec<String> {
        let Report { game, seats, games, seed, modes } = self;
        let games = grouped(*games as f64);
        let mut lines = vec![
            format!("{game}: a person in seat A, at a table of {seats}; means of {games} games, seed {seed}"),
            String::new(),
            row("a game", HEADINGS.map(String::from)),
        ];
        lines.extend(modes.iter().map(|mode| {
            let [low, high] = mode.for_nothing_ci95;
            let [from, to] = mode.share_missed_ci95.map(|share| 100.0 * share);
            let share = 100.0 * mode.share_missed;
            let interval = if low.is_finite() { format!("{low:.1} – {high:.1}") } else { String::new() };
            row(mode.mode, cells(&mode.a_game, interval, format!("{share:.1} % ({from:.1} – {to:.1})")))
        }));
        lines.push(String::new());
        lines
            .push(row("a turn", HEADINGS.map(|heading| if heading == "95 %" { "" } else { heading }.into())));
        lines.extend(modes.iter().map(|mode| {
            row(mode.mode, cells(&mode.a_turn, String::new(), format!("{:.3}", mode.a_turn.missed)))
        }));
        lines
    }
}

fn cells(means: &Means, interval: String, missed: String) -> [String; 8] {
    let Means { questions, for_nothing, waits, clicks, waited_s, plays, .. } = means;
    let number = |mean: &f64| format!("{mean:.1}");
    let [questions, for_nothing, waits] = [questions, for_nothing, waits].map(number);
    [questions, for_nothing, interval, waits, number(clicks), number(waited_s), format!("{plays:.2}"), missed]
}

fn row(first: &str, cells: [String; 8]) -> String {
    let cells: String = cells.iter().zip(WIDTHS).map(|(cell, width)| right(cell, width)).collect();
    format!("{}{cells}", left(first, 10))
}

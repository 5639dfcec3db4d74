//! The measuring tools of `revenant bench`. Games use them for their extra measurements.

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use serde::Serialize;
use table::{Chance, Game, Input, InputOf, Silent, awaited, legal, roll, start};

use crate::simulate::{NoListener, SimulationPlan, simulate};
use crate::statistics::median;
use crate::{Budget, GameBots};

/// A measurement is split into this many slices and the median counts, so that a brief disturbance of the machine
/// does not matter.
pub const SLICES: u32 = 9;
/// Seats at the table, if the game allows that many.
pub const SEATS: usize = 4;
/// The most random games between two readings of the clock. The number is small because some games are long.
const GAMES_PER_BATCH: u64 = 100;
/// The number of places to which clones are written. It is small enough for all of them to stay in the cache.
const CLONES: usize = 32;
/// Calls between two readings of the clock.
const CALLS_PER_BATCH: usize = 100;

/// A measurement in addition to those of every game.
#[derive(Serialize)]
pub struct ExtraMeasurement {
    /// What was measured, in a few words.
    pub what: &'static str,
    /// How long it took.
    pub microseconds: f64,
}

/// A plan of games in which every bot plays at random, on one thread.
pub fn random_games<G: Game>(setup: &G::Setup, games: u64, seed: u64) -> Result<SimulationPlan<G>, String> {
    let begun = start::<G>(setup, &mut Silent).map_err(|errors| errors.to_string())?;
    let seats = begun.n_seats();
    Ok(SimulationPlan {
        setup: setup.clone(),
        kinds: vec!["random".to_string(); seats],
        games,
        seed,
        threads: NonZeroUsize::MIN,
        budget: Budget::default(),
    })
}

/// Decisions per second and games per second.
pub fn speed_of_random_play<B: GameBots>(
    setup: &<B::Game as Game>::Setup,
    slice: Duration,
) -> Result<(f64, f64), String> {
    let mut seed = 0;
    let (mut decisions_per_s, mut games_per_s) = (Vec::new(), Vec::new());
    for _ in 0..SLICES {
        let (mut decisions, mut games) = (0, 0);
        let mut batch = 1;
        let begin = Instant::now();
        while begin.elapsed() < slice {
            seed += 1;
            let totals = simulate::<B>(&random_games(setup, batch, seed)?, &NoListener)?;
            batch = (2 * batch).min(GAMES_PER_BATCH);
            decisions += totals.decisions;
            games += totals.finished;
        }
        let seconds = begin.elapsed().as_secs_f64();
        decisions_per_s.push(decisions as f64 / seconds);
        games_per_s.push(games as f64 / seconds);
    }
    Ok((median(&mut decisions_per_s), median(&mut games_per_s)))
}

/// Nanoseconds per clone. Each clone is written to memory that the compiler must assume is read; otherwise it would
/// remove the work.
pub fn time_of_clone<G: Game>(state: &G, slice: Duration) -> f64 {
    let mut clones = vec![state.clone(); CLONES];
    let mut times = Vec::new();
    for _ in 0..SLICES {
        let mut n = 0;
        let begin = Instant::now();
        while begin.elapsed() < slice {
            for _ in 0..100 {
                for clone in &mut clones {
                    *clone = black_box(state).clone();
                }
                black_box(&mut clones);
            }
            n += 100 * CLONES;
        }
        times.push(begin.elapsed().as_nanos() as f64 / n as f64);
    }
    median(&mut times)
}

/// The next input if everybody plays at random, or `None` once the game is over.
pub fn random_input<G: Game>(
    game: &G,
    chance: &mut dyn Chance,
    actions: &mut Vec<G::Action>,
) -> Option<InputOf<G>> {
    if let Some(roll) = roll(game, chance) {
        return Some(Input::Chance(roll));
    }
    let seat = awaited(game).first()?;
    legal(game, seat, actions);
    Some(Input::Act(seat, chance.pick(actions)))
}

/// Nanoseconds per call.
pub fn time_of_call(slice: Duration, mut call: impl FnMut()) -> f64 {
    let mut times = Vec::new();
    for _ in 0..SLICES {
        let mut n = 0;
        let begin = Instant::now();
        while begin.elapsed() < slice {
            (0..CALLS_PER_BATCH).for_each(|_| call());
            n += CALLS_PER_BATCH;
        }
        times.push(begin.elapsed().as_nanos() as f64 / n as f64);
    }
    median(&mut times)
}

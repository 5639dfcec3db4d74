//! How often a person is asked needlessly, how long they wait, and which plays they miss because nobody asks them.
//!
//! The person sits in seat A, and `thumb` stands in for them. A stop is needless (`for_nothing`) if it ends
//! in a pass or has only one answer. A card or a power is *missed* if the person wanted to play it when
//! nobody asked them, and did not play it before their next turn. Draws and rolls do not count as stops.

use std::num::NonZeroUsize;
use std::ops::AddAssign;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::GameBots;
use crate::simulate::SimulationPlan;
use crate::statistics::{mean_interval_95, rate_of, wilson_95};

mod person;
mod waiting;
mod wanted_plays;

/// How windows are handled for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WindowHandling {
    /// The person is asked in every window, for comparison.
    Asked,
    /// Alone with bots: play stops in windows chosen by [`table::WindowStops`], and if there is only one answer, it
    /// is given for the person.
    Alone,
    /// At a live table: nobody is asked in a window, and a player who wants to play asks for time.
    Together,
    /// Play over days: windows are questions, and the person accepts every order that is proposed to them.
    Days,
}

impl WindowHandling {
    pub const ALL: [WindowHandling; 4] =
        [WindowHandling::Asked, WindowHandling::Alone, WindowHandling::Together, WindowHandling::Days];

    /// Its name in tables and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            WindowHandling::Asked => "asked",
            WindowHandling::Alone => "alone",
            WindowHandling::Together => "together",
            WindowHandling::Days => "days",
        }
    }
}

/// What happened to the person in a number of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Interruptions {
    pub games: u64,
    /// The person's own turns, or rounds in a game without such turns.
    pub turns: u64,
    /// Everything that the person was asked, windows included.
    pub questions: u64,
    /// Windows in which the person was asked, or asked for time, and then passed.
    pub passed: u64,
    /// Questions with a single answer that the person was asked.
    pub single_answers: u64,
    /// How often the person asked for time in a window.
    pub waits: u64,
    pub clicks: u64,
    /// Time in which the others played.
    pub waited_ms: u64,
    /// Cards and powers that the person used.
    pub plays: u64,
    /// Cards and powers that the person missed.
    pub missed: u64,
    /// The sum of the squares of the needless stops of each game.
    for_nothing_squared: u64,
}

impl Interruptions {
    /// Stops that ended in a pass or had one answer.
    pub fn for_nothing(&self) -> u64 {
        self.passed + self.single_answers
    }

    /// Needless stops in a game, with the 95 % interval of the mean.
    pub fn for_nothing_a_game(&self) -> (f64, [f64; 2]) {
        let (sum, squares) = (self.for_nothing() as f64, self.for_nothing_squared as f64);
        (rate_of(self.for_nothing(), self.games), mean_interval_95(sum, squares, self.games))
    }

    /// The share of the plays that were missed, with its 95 % interval.
    pub fn share_missed(&self) -> (f64, [f64; 2]) {
        let wanted = self.plays + self.missed;
        (rate_of(self.missed, wanted), wilson_95(self.missed, wanted))
    }

    fn game_is_over(&mut self) {
        self.games = 1;
        self.for_nothing_squared = self.for_nothing().pow(2);
    }
}

impl AddAssign for Interruptions {
    fn add_assign(&mut self, other: Interruptions) {
        let Interruptions { games, turns, questions, passed, single_answers, waits, .. } = other;
        let Interruptions { clicks, waited_ms, plays, missed, for_nothing_squared, .. } = other;
        self.games += games;
        self.turns += turns;
        self.questions += questions;
        self.passed += passed;
        self.single_answers += single_answers;
        self.waits += waits;
        self.clicks += clicks;
        self.waited_ms += waited_ms;
        self.plays += plays;
        self.missed += missed;
        self.for_nothing_squared += for_nothing_squared;
    }
}

/// Plays the games of a plan with a person in seat A. The kind of that seat's bot does not matter. The result does
/// not depend on the number of threads.
pub fn measure<B: GameBots>(
    plan: &SimulationPlan<B::Game>,
    mode: WindowHandling,
) -> Result<Interruptions, String> {
    in_parallel(plan.threads, plan.games, |game| person::play::<B>(plan, mode, game))
}

/// Adds up the results of all games, which several threads play.
fn in_parallel(
    threads: NonZeroUsize,
    games: u64,
    play: impl Fn(u64) -> Result<Interruptions, String> + Sync,
) -> Result<Interruptions, String> {
    let next_game = AtomicU64::new(0);
    let worker = || -> Result<Interruptions, String> {
        let mut sum = Interruptions::default();
        loop {
            let game = next_game.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return Ok(sum);
            }
            sum += play(game).map_err(|reason| format!("game {}: {reason}", game + 1))?;
        }
    };
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads.get()).map(|_| scope.spawn(worker)).collect();
        let mut sum = worker()?;
        for helper in helpers {
            sum += helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        }
        Ok(sum)
    })
}

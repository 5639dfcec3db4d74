//! Many games among bots on many threads, with the same results on any number of them.
//!
//! Each game of a seed and each bot in it has its own stream of chance. So no game depends on another, on the
//! thread that plays it, or on the time at which it is played. The results are added up, and sums do not
//! depend on the order.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use chance::Seeded;
use table::limits::SEATS;
use table::{Digest, Game, Journal, Seat, Table, digest_of};

use crate::driver::{FinishedGame, GameFailure, SeatedBots};
use crate::statistics::{rate_of, wilson_95};
use crate::{Bot, Budget, GameBots, seat_bot};

/// The games that a simulation plays, and the bots that play them.
#[derive(Clone, Debug)]
pub struct SimulationPlan<G: Game> {
    /// The set-up of every game.
    pub setup: G::Setup,
    /// The kind of each seat's bot, starting with seat A.
    pub kinds: Vec<String>,
    /// The number of games.
    pub games: u64,
    /// The seed, which decides every game.
    pub seed: u64,
    /// The number of threads.
    pub threads: NonZeroUsize,
    /// How much each bot may think about a decision.
    pub budget: Budget,
}

/// A listener that is told of each game when it ends, by any thread and in any order. An error ends the
/// simulation.
pub trait GameListener<G: Game>: Sync {
    /// Whether games are recorded, which makes them slower.
    fn wants_journals(&self) -> bool;

    /// A game ended. Games are numbered from 0.
    fn game_ended(&self, game: u64, journal: Option<&Journal<G>>) -> Result<(), String>;
}

/// Ignores all games.
pub struct NoListener;

impl<G: Game> GameListener<G> for NoListener {
    fn wants_journals(&self) -> bool {
        false
    }

    fn game_ended(&self, _game: u64, _journal: Option<&Journal<G>>) -> Result<(), String> {
        Ok(())
    }
}

/// The results of all games of a simulation, added up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SimulationTotals {
    /// Games that were played to their end.
    pub finished: u64,
    /// Games that failed.
    pub errors: u64,
    /// The number of the first game that failed, and why.
    pub first_error: Option<(u64, GameFailure)>,
    /// Actions and answers of chance.
    pub inputs: u64,
    /// Actions.
    pub decisions: u64,
    /// By seat. A shared victory counts for every seat that shares it.
    wins: [u64; SEATS],
    scores: [i64; SEATS],
    /// The sum of the digests of the games.
    digests: u64,
}

/// Plays the games of a plan. Fails if the plan cannot be played, or if the listener fails.
pub fn simulate<B: GameBots>(
    plan: &SimulationPlan<B::Game>,
    listener: &impl GameListener<B::Game>,
) -> Result<SimulationTotals, String> {
    let begun = check::<B>(plan)?;
    let next_game = AtomicU64::new(0);
    let stopped_by: Mutex<Option<String>> = Mutex::new(None);
    let worker = || {
        let mut totals = SimulationTotals::default();
        let mut players = SeatedBots::new(Vec::new(), plan.budget);
        loop {
            let game = next_game.fetch_add(1, Ordering::Relaxed);
            if game >= plan.games {
                return totals;
            }
            if let Err(reason) = play_one::<B>(plan, game, &begun, &mut players, listener, &mut totals) {
                next_game.store(plan.games, Ordering::Relaxed);
                *stopped_by.lock().expect("no thread panics while it holds the lock") = Some(reason);
                return totals;
            }
        }
    };
    let totals = std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..plan.threads.get()).map(|_| scope.spawn(worker)).collect();
        let own = worker();
        helpers.into_iter().fold(own, |sum, helper| match helper.join() {
            Ok(totals) => sum.plus(&totals),
            Err(panic) => std::panic::resume_unwind(panic),
        })
    });
    match stopped_by.into_inner().expect("no thread panics while it holds the lock") {
        Some(reason) => Err(reason),
        None => Ok(totals),
    }
}

/// Checks that the plan can be played: its set-up is valid and every seat has a bot that exists. Returns the table
/// with which every game begins.
fn check<B: GameBots>(plan: &SimulationPlan<B::Game>) -> Result<Table<B::Game>, String> {
    let (begun, _) = Table::<B::Game>::start(&plan.setup).map_err(|errors| errors.to_string())?;
    if plan.kinds.len() != begun.state().n_seats() {
        let (bots, seats) = (plan.kinds.len(), begun.state().n_seats());
        return Err(format!("{bots} bots are named for {seats} seats"));
    }
    bots_of::<B>(plan, 0)?;
    Ok(begun)
}

fn play_one<B: GameBots>(
    plan: &SimulationPlan<B::Game>,
    game: u64,
    begun: &Table<B::Game>,
    players: &mut SeatedBots<B::Game>,
    listener: &impl GameListener<B::Game>,
    totals: &mut SimulationTotals,
) -> Result<(), String> {
    players.replace_bots(bots_of::<B>(plan, game)?);
    let mut chance = Seeded::stream(plan.seed, game);
    if !listener.wants_journals() {
        totals.add(game, players.play(begun.state().clone(), &mut chance));
        return listener.game_ended(game, None);
    }
    let names = plan.kinds.iter().map(|kind| format!("bot:{kind}")).collect();
    let mut journal = Journal::new(plan.setup.clone(), names, begun);
    totals.add(game, players.play_and_record(begun.clone(), &mut journal, &mut chance));
    listener.game_ended(game, Some(&journal))
}

/// The bots of one game. Each has its own seed, which is independent of the game's chance.
pub fn bots_of<B: GameBots>(
    plan: &SimulationPlan<B::Game>,
    game: u64,
) -> Result<Vec<Box<dyn Bot<B::Game>>>, String> {
    let seeded = |(index, kind): (usize, &String)| {
        seat_bot::<B>(kind, digest_of(&(plan.seed, game, Seat::new(index))).0)
    };
    plan.kinds.iter().enumerate().map(seeded).collect()
}

impl SimulationTotals {
    fn add(&mut self, game: u64, result: Result<FinishedGame, GameFailure>) {
        let played = match result {
            Ok(played) => played,
            Err(failure) => {
                self.errors += 1;
                self.digests = self.digests.wrapping_add(digest_of(&(game, failure.to_string())).0);
                self.first_error = self.first_error.or(Some((game, failure)));
                return;
            }
        };
        let FinishedGame { outcome, inputs, decisions, digest } = played;
        self.finished += 1;
        self.inputs += inputs as u64;
        self.decisions += decisions as u64;
        for seat in outcome.winners.iter() {
            self.wins[seat.index()] += 1;
        }
        for (sum, score) in self.scores.iter_mut().zip(outcome.scores) {
            *sum += i64::from(score);
        }
        self.digests = self.digests.wrapping_add(digest_of(&(game, digest, outcome)).0);
    }

    fn plus(mut self, other: &SimulationTotals) -> SimulationTotals {
        let SimulationTotals { finished, errors, first_error, inputs, decisions, wins, scores, digests } =
            other;
        self.finished += finished;
        self.errors += errors;
        self.first_error = match (self.first_error, *first_error) {
            (Some(mine), Some(other)) => Some(if mine.0 <= other.0 { mine } else { other }),
            (mine, other) => mine.or(other),
        };
        self.inputs += inputs;
        self.decisions += decisions;
        for seat in 0..SEATS {
            self.wins[seat] += wins[seat];
            self.scores[seat] += scores[seat];
        }
        self.digests = self.digests.wrapping_add(*digests);
        self
    }

    /// A fingerprint of all results: of the number, the last state and the outcome of each game.
    pub fn digest(&self) -> Digest {
        digest_of(&(self.finished, self.errors, self.digests))
    }

    /// How many games this seat won, alone or shared.
    pub fn wins(&self, seat: Seat) -> u64 {
        self.wins[seat.index()]
    }

    /// The share of the finished games that this seat won.
    pub fn win_rate(&self, seat: Seat) -> f64 {
        rate_of(self.wins(seat), self.finished)
    }

    /// The 95 % confidence interval of the win rate, by Wilson.
    pub fn win_interval(&self, seat: Seat) -> [f64; 2] {
        wilson_95(self.wins(seat), self.finished)
    }

    /// The mean score of this seat in the finished games.
    pub fn mean_score(&self, seat: Seat) -> f64 {
        mean(self.scores[seat.index()] as f64, self.finished)
    }

    /// The mean number of inputs of the finished games.
    pub fn mean_inputs(&self) -> f64 {
        mean(self.inputs as f64, self.finished)
    }
}

fn mean(sum: f64, n: u64) -> f64 {
    if n == 0 { 0.0 } else { sum / n as f64 }
}

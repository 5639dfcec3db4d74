//! The laws, tried on random games of a title.

pub(crate) mod answers;
pub(crate) mod canary;
pub(crate) mod long_lived_twin;
pub(crate) mod offers;
pub(crate) mod position;
pub(crate) mod replay;
pub(crate) mod secrets;
pub(crate) mod serialisation;
pub(crate) mod silence;
pub(crate) mod twins;
pub(crate) mod undo;

use std::env;
use std::time::Instant;

use serde_json::Value;
use table::limits::INPUTS_PER_GAME;
use table::{Game, Observer};

use crate::{Report, Violation, trial};

/// The laws for one title: what to try them on, and what they must know of the game.
pub struct Laws<G: Game> {
    pub(crate) setups: Vec<G::Setup>,
    pub(crate) seed: u64,
    pub(crate) n_inputs_at_most: usize,
    pub(crate) canaries: Option<CanaryFn>,
    pub(crate) deducible: Vec<String>,
}

pub(crate) type CanaryFn = Box<dyn Fn(&Value, Observer) -> Vec<String>>;

impl<G: Game> Laws<G> {
    /// `setups` are every number of seats and every option worth trying; games take them in turn.
    pub fn new(setups: Vec<G::Setup>) -> Laws<G> {
        assert!(!setups.is_empty(), "laws need a set-up to play");
        Laws { setups, seed: 1, n_inputs_at_most: INPUTS_PER_GAME, canaries: None, deducible: Vec::new() }
    }

    pub fn seed(self, seed: u64) -> Laws<G> {
        Laws { seed, ..self }
    }

    /// A random game of this title must end within so many inputs.
    pub fn ends_within(self, n_inputs: usize) -> Laws<G> {
        Laws { n_inputs_at_most: n_inputs, ..self }
    }

    /// Given the view of [`Observer::All`] as JSON, `canaries` names the words that must not occur in
    /// anything written for this observer: its view, its legal actions, its notices. A word is a whole
    /// string, a key or the name of a variant. For notices it is asked after the input.
    pub fn canaries(self, canaries: impl Fn(&Value, Observer) -> Vec<String> + 'static) -> Laws<G> {
        Laws { canaries: Some(Box::new(canaries)), ..self }
    }

    /// Paths in the view of [`Observer::All`], with `*` for each index, that are missing in a seat's
    /// view though the seat can deduce them. Resampled worlds need not differ in them, nor in what is
    /// below them.
    pub fn deducible(self, paths: &[&str]) -> Laws<G> {
        Laws { deducible: paths.iter().map(|path| path.to_string()).collect(), ..self }
    }

    /// Plays `n_games` random games and panics at the first broken law.
    #[track_caller]
    pub fn hold_for(&self, n_games: u64) -> Report {
        self.check_games(n_games).unwrap_or_else(|violation| panic!("{violation}"))
    }

    /// The same for as many games as `REVENANT_LAWS_GAMES` says, or `usually` where it says nothing: for long
    /// runs by hand, which are told what was played.
    #[track_caller]
    pub fn hold_for_env_or(&self, name: &str, usually: u64) -> Report {
        let Ok(said) = env::var("REVENANT_LAWS_GAMES") else { return self.hold_for(usually) };
        let begin = Instant::now();
        let report = self.hold_for(said.parse().expect("REVENANT_LAWS_GAMES is a number of games"));
        let (n_games, n_inputs, seconds) = (report.n_games, report.n_inputs, begin.elapsed().as_secs());
        eprintln!("{name}: seed {}, {n_games} games, {n_inputs} inputs, {seconds} s", self.seed);
        report
    }

    /// Plays one game of a run again.
    #[track_caller]
    pub fn hold_for_game(&self, game: u64) -> Report {
        self.check_game(game).unwrap_or_else(|violation| panic!("{violation}"))
    }

    pub fn check_games(&self, n_games: u64) -> Result<Report, Box<Violation>> {
        let mut report = Report::default();
        for game in 0..n_games {
            trial::run(self, game, &mut report)?;
        }
        secrets::examine(self, &mut report)?;
        Ok(report)
    }

    /// One game alone says nothing of [`Law::WorldsDiffer`](crate::Law::WorldsDiffer).
    pub fn check_game(&self, game: u64) -> Result<Report, Box<Violation>> {
        let mut report = Report::default();
        trial::run(self, game, &mut report)?;
        Ok(report)
    }
}

//! The laws, tried on random games.

pub(crate) mod answers;
pub(crate) mod canary;
pub(crate) mod closing;
pub(crate) mod film;
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

/// The laws for one game: the random games to try them on, and what they must know about the game.
///
/// A test usually calls [`Laws::hold_for`], which panics if a law is broken:
///
/// ```
/// # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../table/examples/game.rs")); }
/// # use game::{LowBid, Setup};
/// # use table_laws::Laws;
/// Laws::<LowBid>::new(vec![Setup { seats: 3 }]).seed(7).ends_within(100).hold_for(10);
/// ```
pub struct Laws<G: Game> {
    pub(crate) setups: Vec<G::Setup>,
    pub(crate) seed: u64,
    pub(crate) n_inputs_at_most: usize,
    pub(crate) canaries: Option<CanaryFn>,
    pub(crate) deducible: Vec<String>,
}

/// Names the words that are hidden from an observer: see [`Laws::canaries`].
pub(crate) type CanaryFn = Box<dyn Fn(&Value, Observer) -> Vec<String>>;

impl<G: Game> Laws<G> {
    /// `setups` should contain every number of seats and every option worth trying. Games take them in turn.
    pub fn new(setups: Vec<G::Setup>) -> Laws<G> {
        assert!(!setups.is_empty(), "laws need a set-up to play");
        Laws { setups, seed: 1, n_inputs_at_most: INPUTS_PER_GAME, canaries: None, deducible: Vec::new() }
    }

    /// The seed of the random games. The default is 1.
    pub fn seed(self, seed: u64) -> Laws<G> {
        Laws { seed, ..self }
    }

    /// Requires that every random game ends within this many inputs.
    pub fn ends_within(self, n_inputs: usize) -> Laws<G> {
        Laws { n_inputs_at_most: n_inputs, ..self }
    }

    /// Given the view of [`Observer::All`] as JSON, `canaries` returns the words that must not occur in anything that
    /// is written for this observer: their view, their legal actions and their notices. A word is a whole string, a key
    /// or the name of a variant. Notices are checked against the words that are hidden after the input.
    pub fn canaries(self, canaries: impl Fn(&Value, Observer) -> Vec<String> + 'static) -> Laws<G> {
        Laws { canaries: Some(Box::new(canaries)), ..self }
    }

    /// Paths in the view of [`Observer::All`], with `*` for each index, that a seat's view does not contain although
    /// the seat can deduce them. Resampled worlds need not differ in them, or in anything below them.
    pub fn deducible(self, paths: &[&str]) -> Laws<G> {
        Laws { deducible: paths.iter().map(|path| path.to_string()).collect(), ..self }
    }

    /// Plays `n_games` random games.
    ///
    /// # Panics
    ///
    /// If a law is broken.
    #[track_caller]
    pub fn hold_for(&self, n_games: u64) -> Report {
        self.check_games(n_games).unwrap_or_else(|violation| panic!("{violation}"))
    }

    /// Like [`Laws::hold_for`]. Long runs set the environment variable `REVENANT_LAWS_GAMES`: then at least that many
    /// games are played, and what was played is printed under this name.
    #[track_caller]
    pub fn hold_for_env_or(&self, name: &str, n_games: u64) -> Report {
        let Ok(said) = env::var("REVENANT_LAWS_GAMES") else { return self.hold_for(n_games) };
        let begin = Instant::now();
        let wanted: u64 = said.parse().expect("REVENANT_LAWS_GAMES is a number of games");
        let report = self.hold_for(wanted.max(n_games));
        let (n_games, n_inputs, seconds) = (report.n_games, report.n_inputs, begin.elapsed().as_secs());
        eprintln!("{name}: seed {}, {n_games} games, {n_inputs} inputs, {seconds} s", self.seed);
        report
    }

    /// Plays one game of a run again. A [`Violation`] says which one.
    ///
    /// # Panics
    ///
    /// If a law is broken.
    #[track_caller]
    pub fn hold_for_game(&self, game: u64) -> Report {
        self.check_game(game).unwrap_or_else(|violation| panic!("{violation}"))
    }

    /// Plays `n_games` random games and returns the first broken law, if there is one.
    pub fn check_games(&self, n_games: u64) -> Result<Report, Box<Violation>> {
        let mut report = Report::default();
        for game in 0..n_games {
            trial::run(self, game, &mut report)?;
        }
        secrets::examine(self, &mut report)?;
        Ok(report)
    }

    /// Plays one game of a run again and returns the first broken law, if there is one. It does not check
    /// [`Law::WorldsDiffer`](crate::Law::WorldsDiffer), which needs many games.
    pub fn check_game(&self, game: u64) -> Result<Report, Box<Violation>> {
        let mut report = Report::default();
        trial::run(self, game, &mut report)?;
        Ok(report)
    }
}

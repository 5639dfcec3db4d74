//! A broken law: which one, where, and how to reproduce it.

use std::fmt;

use table::Observer;

use crate::Law;

/// A broken law, with everything that is needed to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The law that is broken.
    pub law: Law,
    /// The name of the game.
    pub game: &'static str,
    /// The seed of the run.
    pub seed: u64,
    /// The position at which it happened. `None` if only a whole run shows it.
    pub place: Option<Place>,
    /// The observer for whom the law is broken, if that matters.
    pub observer: Option<Observer>,
    /// What happened.
    pub what: String,
}

/// A position in a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the game in the run, starting at 0.
    pub game: u64,
    /// The number of inputs before it.
    pub n_inputs: usize,
    /// The set-up of the game as JSON.
    pub setup: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, game, seed, place, observer, what } = self;
        write!(f, "law `{law}` broken by {game}")?;
        if let Some(Place { game, n_inputs, setup }) = place {
            write!(f, " in game {game} (setup {setup}) after input {n_inputs}")?;
        }
        if let Some(observer) = observer {
            write!(f, " for {}", name_of(*observer))?;
        }
        write!(f, ": {what}")?;
        match place {
            Some(place) => write!(f, "\nTo reproduce it: .seed({seed}).hold_for_game({})", place.game),
            None => write!(f, "\nThe seed of the run was {seed}."),
        }
    }
}

impl std::error::Error for Violation {}

fn name_of(observer: Observer) -> String {
    match observer {
        Observer::Seat(seat) => format!("seat {seat}"),
        Observer::Table => "a spectator".to_string(),
        Observer::All => "an observer of everything".to_string(),
    }
}

/// What a law found. Its place is added later.
#[derive(Debug)]
pub(crate) struct Finding {
    pub law: Law,
    pub observer: Option<Observer>,
    pub what: String,
}

impl Finding {
    pub fn of(law: Law, what: impl Into<String>) -> Finding {
        Finding { law, observer: None, what: what.into() }
    }

    pub fn seen_by(self, observer: Observer) -> Finding {
        Finding { observer: Some(observer), ..self }
    }
}

/// The result of trying a law.
pub(crate) type LawResult = Result<(), Finding>;

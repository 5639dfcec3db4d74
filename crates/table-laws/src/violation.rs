//! A broken law: which, where, and how to see it again.

use std::fmt;

use table::Observer;

use crate::Law;

/// A broken law, with all that is needed to break it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    pub law: Law,
    /// The name of the game.
    pub game: &'static str,
    pub seed: u64,
    /// Nothing, where only a whole run could show it.
    pub place: Option<Place>,
    /// For whom it is broken, where that matters.
    pub observer: Option<Observer>,
    pub what: String,
}

/// A moment of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub game: u64,
    /// Inputs that were taken before.
    pub n_inputs: usize,
    /// As JSON.
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
            Some(place) => write!(f, "\nTo see it again: .seed({seed}).hold_for_game({})", place.game),
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

/// What a law found, before it is known where.
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

/// What a law says of a moment.
pub(crate) type LawResult = Result<(), Finding>;

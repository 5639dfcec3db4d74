//! What a run has tried.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value;

use crate::Law;

/// What a run has tried. It shows which laws never applied.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The number of games.
    pub n_games: u64,
    /// The number of inputs, including undos.
    pub n_inputs: u64,
    /// The number of inputs that were taken back.
    pub n_undos: u64,
    /// The number of answers that were changed.
    pub n_changed_answers: u64,
    /// The number of worlds that were resampled.
    pub n_twins: u64,
    /// How many of them differ from the true world.
    pub n_twins_that_differ: u64,
    /// The number of inputs that were not compared because the twin world cannot take them.
    pub n_inputs_impossible_in_twin: u64,
    /// The number of inputs that were not compared because an event revealed something.
    pub n_revealed: u64,
    /// What was hidden from seats, by path in the view of [`Observer::All`](table::Observer::All), with `*` for each
    /// index.
    pub hidden: BTreeMap<String, Hidden>,
    times: BTreeMap<Law, u64>,
}

/// A part of the view of [`Observer::All`](table::Observer::All) that is missing or different in the view of
/// a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hidden {
    /// How often it was hidden from a seat.
    pub times: u64,
    /// How often it differed in a world that was resampled for that seat.
    pub differed: u64,
    /// Some of its values in true worlds. If there is only one value, it is not a secret.
    pub(crate) values: Vec<Value>,
}

impl Report {
    /// How often this law was tried.
    pub fn times(&self, law: Law) -> u64 {
        self.times.get(&law).copied().unwrap_or_default()
    }

    /// The laws that were never tried, such as `sealed` in a game without sealed answers.
    pub fn never_tried(&self) -> Vec<Law> {
        Law::ALL.into_iter().filter(|law| self.times(*law) == 0).collect()
    }

    pub(crate) fn tried(&mut self, law: Law) {
        *self.times.entry(law).or_default() += 1;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {} inputs, {} undos, {} changed answers",
            self.n_games, self.n_inputs, self.n_undos, self.n_changed_answers
        )?;
        writeln!(
            f,
            "{} twin worlds, {} of them different; {} inputs impossible there, {} revealed something",
            self.n_twins, self.n_twins_that_differ, self.n_inputs_impossible_in_twin, self.n_revealed
        )?;
        for law in Law::ALL {
            writeln!(f, "{:>10} × {law}", self.times(law))?;
        }
        for (path, Hidden { times, differed, .. }) in &self.hidden {
            writeln!(f, "{path} was hidden {times} times and differed {differed} times")?;
        }
        Ok(())
    }
}

//! The intermediate states of one input, for clients that show what happens step by step.

use std::collections::VecDeque;

use crate::Game;
use crate::limits::FILM_STEPS_PER_INPUT;

/// The states that one input led through, in order. The last one is the state after it.
///
/// Each was reached after more events than the previous one. Of several states between the same two events,
/// only the last one is kept.
#[derive(Clone, Debug)]
pub struct Film<G> {
    steps: VecDeque<FilmStep<G>>,
}

/// An intermediate state of an input.
#[derive(Clone, Debug)]
pub struct FilmStep<G> {
    /// How many events of this input had been told by then.
    pub n_events: usize,
    /// The state at that moment.
    pub state: G,
}

impl<G> Default for Film<G> {
    fn default() -> Film<G> {
        Film { steps: VecDeque::new() }
    }
}

impl<G: Game> Film<G> {
    /// Keeps a state, to be shown after this many events.
    pub(crate) fn moment(&mut self, n_events: usize, g: &G) {
        match self.steps.back_mut() {
            Some(last) if last.n_events == n_events => last.state.clone_from(g),
            _ => {
                if self.steps.len() == FILM_STEPS_PER_INPUT {
                    self.steps.pop_front();
                }
                self.steps.push_back(FilmStep { n_events, state: g.clone() });
            }
        }
    }

    /// The states, the first one first.
    pub fn steps(&self) -> impl Iterator<Item = &FilmStep<G>> {
        self.steps.iter()
    }

    /// The number of states.
    pub fn n_steps(&self) -> usize {
        self.steps.len()
    }
}

//! What the laws examine: a position of a random game, and the line that is played next.

use chance::Seeded;
use table::{Chance, Game, Input, InputOf, Line, LineOf, Observer, Seat, Table};

use crate::Report;
use crate::seen::Exactness;

/// A position of a random game, and the line that is played next.
pub(crate) struct Moment<'a, G: Game> {
    pub table: &'a Table<G>,
    /// `None` when the game is over.
    pub next: Option<&'a LineOf<G>>,
    pub past: &'a PastInputs<G>,
    pub exactness: Exactness,
    /// Chance that only the laws use, so that they do not change the course of the game.
    pub chance: &'a mut Seeded,
    pub report: &'a mut Report,
}

impl<'a, G: Game> Moment<'a, G> {
    pub fn g(&self) -> &'a G {
        self.table.state()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.g().n_seats())
    }

    /// Everybody who may look at a running game.
    pub fn observers(&self) -> impl Iterator<Item = Observer> + use<G> {
        self.seats().map(Observer::Seat).chain([Observer::Table])
    }

    /// The next input, unless the next line is an undo.
    pub fn next_input(&self) -> Option<InputOf<G>> {
        input_of::<G>(self.next?)
    }

    /// At most `n` of `items`, drawn at random.
    pub fn some_of<T: Copy>(&mut self, items: &[T], n: usize) -> Vec<T> {
        let mut items = items.to_vec();
        let chance: &mut dyn Chance = self.chance;
        if items.len() > n {
            chance.shuffle(&mut items);
            items.truncate(n);
        }
        items
    }
}

/// The input in a line, unless it is an undo, or a line about a window.
pub(crate) fn input_of<G: Game>(line: &LineOf<G>) -> Option<InputOf<G>> {
    match line {
        Line::Act(seat, action) => Some(Input::Act(*seat, *action)),
        Line::Chance(roll) => Some(Input::Chance(roll.clone())),
        Line::Undo(_) | Line::Pass(_) | Line::Wait(_) => None,
    }
}

/// Inputs that were possible earlier in this game. Later, most of them should be refused.
pub(crate) struct PastInputs<G: Game> {
    pub actions: Vec<(Seat, G::Action)>,
    pub roll: Option<G::Roll>,
}

/// How many past actions are remembered.
const REMEMBERED: usize = 64;

impl<G: Game> PastInputs<G> {
    pub fn new() -> PastInputs<G> {
        PastInputs { actions: Vec::new(), roll: None }
    }

    pub fn remember(&mut self, seat: Seat, action: G::Action, chance: &mut Seeded) {
        if self.actions.contains(&(seat, action)) {
            return;
        }
        if self.actions.len() < REMEMBERED {
            self.actions.push((seat, action));
        } else {
            self.actions[chance.below(REMEMBERED as u32) as usize] = (seat, action);
        }
    }
}

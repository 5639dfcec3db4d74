//! What the laws look at.

use chance::Seeded;
use table::{Chance, Game, Input, InputOf, Line, LineOf, Observer, Seat, Table};

use crate::Report;
use crate::seen::Exactness;

/// A position of a random game, and what is played next in it.
pub(crate) struct Moment<'a, G: Game> {
    pub table: &'a Table<G>,
    /// Nothing, when the game is over.
    pub next: Option<&'a LineOf<G>>,
    pub past: &'a PastInputs<G>,
    pub exactness: Exactness,
    /// For the laws alone, so that they do not change which game is played.
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

    /// Everybody who looks at a running table.
    pub fn observers(&self) -> impl Iterator<Item = Observer> + use<G> {
        self.seats().map(Observer::Seat).chain([Observer::Table])
    }

    /// What is played next, unless it is an undo.
    pub fn next_input(&self) -> Option<InputOf<G>> {
        input_of::<G>(self.next?)
    }

    /// At most `n` of `items`, drawn fairly.
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

/// The input on a line, unless it is an undo.
pub(crate) fn input_of<G: Game>(line: &LineOf<G>) -> Option<InputOf<G>> {
    match line {
        Line::Act(seat, action) => Some(Input::Act(*seat, *action)),
        Line::Chance(roll) => Some(Input::Chance(roll.clone())),
        Line::Undo(_) => None,
    }
}

/// Inputs that were possible some time in this game. Later they should mostly be refused.
pub(crate) struct PastInputs<G: Game> {
    pub actions: Vec<(Seat, G::Action)>,
    pub roll: Option<G::Roll>,
}

/// How many former actions a game remembers.
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

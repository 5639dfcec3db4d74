//! Many steps: how far away squares are, and the way with the fewest zombies among the shortest ways.

use table::rule;

use super::{Map, Square, Steps};

/// Whether a step may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Closed,
    Open,
    /// The search looks for this square, and ends there.
    Goal,
}

/// A square that can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    pub square: Square,
    pub steps: u16,
    /// Zombies on the squares entered, including this one.
    pub zombies: u16,
    /// The previous square, by its position in the list.
    before: u16,
}

/// The squares in reach of a square, nearest first. It can be refilled to reuse its memory.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    found: Vec<Found>,
    /// For each square of the map, its position in the list.
    places: Vec<u16>,
}

const UNSEEN: u16 = u16::MAX;
/// The number of squares in reach of most rolls.
const USUALLY: usize = 64;

impl Reach {
    /// ZOM-11.20: finds all squares at most this many steps away on foot.
    pub fn walk(&mut self, map: &Map, from: Square, steps: u16, way: impl Fn(Square, Square) -> Way) {
        rule!("ZOM-11.20");
        self.fill(map, from, steps, |square| map.steps(square), way);
    }

    /// ZOM-16.15: the same below the streets, where there are no zombies.
    pub fn walk_below(&mut self, map: &Map, from: Square, steps: u16, way: impl Fn(Square, Square) -> Way) {
        self.fill(map, from, steps, |square| map.steps_below(square), way);
        self.found.iter_mut().for_each(|found| found.zombies = 0);
    }

    fn fill(
        &mut self,
        map: &Map,
        from: Square,
        mut steps: u16,
        steps_from: impl Fn(Square) -> Steps,
        way: impl Fn(Square, Square) -> Way,
    ) {
        self.found.clear();
        self.places.clear();
        self.places.resize(map.n_squares(), UNSEEN);
        self.found.reserve(USUALLY);
        self.add(Found { square: from, steps: 0, zombies: 0, before: 0 });
        let mut next = 0;
        while let Some(&here) = self.found.get(next) {
            if here.steps == steps {
                break;
            }
            let before = next as u16;
            next += 1;
            for &square in &steps_from(here.square) {
                let place = self.places[square.index()];
                if place != UNSEEN && self.found[usize::from(place)].steps <= here.steps {
                    continue;
                }
                match way(here.square, square) {
                    Way::Closed => continue,
                    Way::Open => {}
                    Way::Goal => steps = here.steps + 1,
                }
                let zombies = here.zombies + u16::from(map.n_figures(square));
                let found = Found { square, steps: here.steps + 1, zombies, before };
                match place {
                    UNSEEN => self.add(found),
                    place => self.found[usize::from(place)].improve(found),
                }
            }
        }
    }

    fn add(&mut self, found: Found) {
        self.places[found.square.index()] = self.found.len() as u16;
        self.found.push(found);
    }

    /// All squares in reach, starting with the square itself.
    pub fn found(&self) -> &[Found] {
        &self.found
    }

    pub fn to(&self, square: Square) -> Option<&Found> {
        let place = *self.places.get(square.index())?;
        self.found.get(usize::from(place))
    }

    /// The way to a square in reach, from its end back to the first step.
    pub fn way_back_from(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        let mut place = self.places.get(square.index()).copied().filter(|place| *place != UNSEEN);
        std::iter::from_fn(move || {
            let found = self.found[usize::from(place?)];
            if found.steps == 0 {
                return None;
            }
            place = Some(found.before);
            Some(found.square)
        })
    }

    /// The first step on the way to a square in reach.
    pub fn first_step(&self, square: Square) -> Option<Square> {
        self.way_back_from(square).last()
    }
}

impl Found {
    /// Takes another way of the same length if it meets fewer zombies.
    fn improve(&mut self, other: Found) {
        if other.zombies < self.zombies {
            *self = other;
        }
    }
}

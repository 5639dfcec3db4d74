//! A player who does anything.

use chance::Seeded;
use table::{Chance, Game};

use crate::{Bot, Desk};

/// Does any legal thing, each as likely as the other, without looking at the table.
pub struct Random(Seeded);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Seeded::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, desk: &mut Desk<'_, G>) -> G::Action {
        let legal = desk.legal();
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

//! A player who does anything.

use chance::Seeded;
use table::{Chance, Game};

use crate::{Bot, Desk};

/// One in so many actions is a proposal, where there is one.
const PROPOSE_ONE_IN: u32 = 16;

/// Does any legal thing, each as likely as the other, without looking at the table. Now and then it
/// proposes something, where the game has more to do than it lists.
pub struct Random(Seeded);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Seeded::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, desk: &mut Desk<'_, G>) -> G::Action {
        if G::HAS_PROPOSALS
            && self.0.below(PROPOSE_ONE_IN) == 0
            && let Some(proposal) = desk.proposal(&mut self.0)
        {
            return proposal;
        }
        let legal = desk.legal();
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

//! A bot that plays at random.

use chance::Seeded;
use table::{Chance, Game};

use crate::{Bot, DecisionContext};

/// One in this many actions is a proposal, if there is one.
const PROPOSE_ONE_IN: u32 = 16;

/// Chooses among its legal actions with equal probability, without looking at the table. In games with proposals it
/// sometimes makes one.
pub struct RandomBot(Seeded);

impl RandomBot {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> RandomBot {
        RandomBot(Seeded::new(seed))
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, decision: &mut DecisionContext<'_, G>) -> G::Action {
        if G::HAS_PROPOSALS
            && self.0.below(PROPOSE_ONE_IN) == 0
            && let Some(proposal) = decision.proposal(&mut self.0)
        {
            return proposal;
        }
        let legal = decision.legal();
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

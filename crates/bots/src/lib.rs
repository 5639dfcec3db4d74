//! Players that see only what a seat sees, and many games among them. Read in this order:
//!
//! 1. [`Bot`] and [`Desk`]: how a player is asked, and all that lies before it.
//! 2. [`seat_bot`]: players by name. [`random`] plays anything, `thumb` has rules of thumb for each game.
//! 3. [`driver`]: one game among bots. [`simulate`]: many of them, on many threads.
//! 4. [`interruptions`]: how often a person is asked for nothing.
//! 5. [`statistics`]: what their results are worth.

use games::Titled;
use table::Game;

mod any;
mod desk;
pub mod driver;
pub mod interruptions;
pub mod random;
pub mod simulate;
pub mod statistics;
mod thumb;

use driver::Trouble;
use interruptions::Interruptions;
use simulate::Plan;

pub use any::{Suggestion, answer_line, choose_line, suggest, thinks_long};
pub use desk::{Budget, Desk};

/// A player. It is asked with what lies before its seat, and answers with one of the legal actions
/// there. The same seed and the same questions give the same answers.
pub trait Bot<G: Game>: Send {
    fn choose(&mut self, desk: &mut Desk<'_, G>) -> G::Action;

    /// Why it chose what it chose last, as a word that the game's texts explain, `reason-…`; nothing, where it
    /// cannot say.
    fn reason(&self) -> Option<&'static str> {
        None
    }

    /// What it says to a proposal that reaches its seat while the table waits for others; nothing, where
    /// it leaves it open. An answer ends the proposal for this seat, so that nobody is asked for ever.
    fn answer_proposal(&mut self, _desk: &mut Desk<'_, G>) -> Option<G::Action> {
        None
    }
}

/// The names of the players one can ask to a table.
pub const KINDS: [&str; 2] = ["random", "thumb"];

/// A game that has rules of thumb.
pub trait Thumbed: Titled<Setup: Sync> {
    fn thumb(seed: u64) -> Box<dyn Bot<Self>>;

    /// Who thinks the same and is asked about one decision only, by somebody who takes the next one himself.
    fn adviser(seed: u64) -> Box<dyn Bot<Self>> {
        Self::thumb(seed)
    }

    /// How much `thumb` needs to think to play well, where nobody says how much it may.
    fn budget() -> Budget {
        Budget::default()
    }

    /// How often a person in seat A is interrupted in the games of this plan; nothing, where the game has
    /// no windows that are open to all.
    fn interruptions(_plan: &Plan<Self>) -> Option<Result<Vec<Interruptions>, Trouble>> {
        None
    }
}

/// A new player of this kind.
pub fn seat_bot<G: Thumbed>(kind: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    match kind {
        "random" => Ok(Box::new(random::Random::new(seed))),
        "thumb" => Ok(G::thumb(seed)),
        _ => Err(format!("there is no bot {kind:?}; there is {}", KINDS.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_can_be_seated() {
        for kind in KINDS {
            assert!(seat_bot::<games::Mall>(kind, 1).is_ok(), "{kind}");
        }
    }

    #[test]
    fn an_unknown_kind_is_told_which_there_are() {
        let Err(message) = seat_bot::<games::Mall>("oracle", 1) else { panic!("there is no oracle") };
        assert_eq!(message, r#"there is no bot "oracle"; there is random, thumb"#);
    }
}

//! What players are made of that see only what a seat sees, and many games among them. Read in this order:
//!
//! 1. [`Bot`] and [`Desk`]: how a player is asked, and all that lies before it.
//! 2. [`GameBots`]: the players of one game, which lie in its folder; [`seat_bot`]: one of them by name. [`random`]
//!    plays anything.
//! 3. [`driver`]: one game among bots. [`simulate`]: many of them, on many threads.
//! 4. [`interruptions`]: how often a person is asked for nothing.
//! 5. [`bench`]: what speed is measured with.
//! 6. [`statistics`]: what their results are worth. [`best`], [`odds`]: what rules of thumb share.

use std::marker::PhantomData;
use std::time::Duration;

use table::{Game, GameInfo};

pub mod bench;
pub mod best;
mod desk;
pub mod driver;
pub mod interruptions;
pub mod odds;
pub mod random;
pub mod simulate;
pub mod statistics;

use bench::Extra;
use driver::Trouble;
use interruptions::Interruptions;
use simulate::Plan;

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

/// The players of one game.
pub trait GameBots {
    type Game: GameInfo<Setup: Sync>;

    /// A player with rules of thumb; where a game has none, one that plays at random.
    fn thumb(seed: u64) -> Box<dyn Bot<Self::Game>> {
        Box::new(random::Random::new(seed))
    }

    /// A player that thinks the same and is asked about one decision only, by somebody who takes the next one.
    fn adviser(seed: u64) -> Box<dyn Bot<Self::Game>> {
        Self::thumb(seed)
    }

    /// How much `thumb` needs to think to play well, where nobody says how much it may.
    fn budget() -> Budget {
        Budget::default()
    }

    /// What is measured of this game alone, beside what is measured of all.
    fn extras(_slice: Duration) -> Result<Vec<Extra>, String> {
        Ok(Vec::new())
    }

    /// How often a person in seat A is interrupted in the games of this plan; nothing, where the game has
    /// no windows that are open to all.
    fn interruptions(_plan: &Plan<Self::Game>) -> Option<Result<Vec<Interruptions>, Trouble>> {
        None
    }
}

/// The players of a game that brings none of its own: all of them play at random.
pub struct Plain<G>(PhantomData<G>);

impl<G: GameInfo<Setup: Sync>> GameBots for Plain<G> {
    type Game = G;
}

/// A new player of this kind.
pub fn seat_bot<B: GameBots>(kind: &str, seed: u64) -> Result<Box<dyn Bot<B::Game>>, String> {
    match kind {
        "random" => Ok(Box::new(random::Random::new(seed))),
        "thumb" => Ok(B::thumb(seed)),
        _ => Err(format!("there is no bot {kind:?}; there is {}", KINDS.join(", "))),
    }
}

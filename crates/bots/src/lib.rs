//! Bots that see only what a player in their seat sees, and simulations of many games among them. Read in this
//! order:
//!
//! 1. [`Bot`] and [`Decision`]: a bot, and everything it knows when it decides.
//! 2. [`GameBots`]: the bots of one game, which live in its folder. [`seat_bot`] makes one by name, and [`random`]
//!    plays any game.
//! 3. [`driver`]: one game among bots. [`simulate`]: many games, on many threads.
//! 4. [`interruptions`]: how often a person is asked when they only want to pass.
//! 5. [`bench`]: the tools that measure speed.
//! 6. [`statistics`]: how much results are worth. [`best`], [`odds`]: helpers that rules of thumb share.

use std::marker::PhantomData;
use std::time::Duration;

use table::{Game, GameInfo};

pub mod bench;
pub mod best;
mod decision;
pub mod driver;
pub mod interruptions;
pub mod odds;
pub mod random;
pub mod simulate;
pub mod statistics;

use bench::ExtraMeasurement;
use driver::GameFailure;
use interruptions::Interruptions;
use simulate::Plan;

pub use decision::{Budget, Decision};

/// A bot. It answers each decision with one of its legal actions. The same seed and the same decisions give the
/// same answers.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions.
    fn choose(&mut self, decision: &mut Decision<'_, G>) -> G::Action;

    /// The reason for its last choice: a word that the game's texts explain as `reason-…`. `None` if it has none.
    fn reason(&self) -> Option<&'static str> {
        None
    }

    /// Answers a proposal that reaches its seat while the table waits for others, or leaves it open. An answer
    /// must end the proposal for this seat, or the bot would be asked forever.
    fn answer_proposal(&mut self, _desk: &mut Decision<'_, G>) -> Option<G::Action> {
        None
    }
}

/// The kinds of bots that can take a seat at a table.
pub const KINDS: [&str; 2] = ["random", "thumb"];

/// The bots of one game.
pub trait GameBots {
    /// The game they play.
    type Game: GameInfo<Setup: Sync>;

    /// A bot that plays by rules of thumb. By default it plays at random.
    fn thumb(seed: u64) -> Box<dyn Bot<Self::Game>> {
        Box::new(random::Random::new(seed))
    }

    /// A bot that thinks alike but is asked about a single decision, by a person who makes the next one.
    fn adviser(seed: u64) -> Box<dyn Bot<Self::Game>> {
        Self::thumb(seed)
    }

    /// How much `thumb` needs to think to play well. It applies where nobody sets another budget.
    fn budget() -> Budget {
        Budget::default()
    }

    /// Measurements of this game alone, in addition to those of every game.
    fn extras(_slice: Duration) -> Result<Vec<ExtraMeasurement>, String> {
        Ok(Vec::new())
    }

    /// How often a person in seat A is interrupted in the games of this plan. `None` if the game has no windows
    /// that are open to all.
    fn interruptions(_plan: &Plan<Self::Game>) -> Option<Result<Vec<Interruptions>, GameFailure>> {
        None
    }
}

/// The bots of a game that has none of its own: all of them play at random.
pub struct RandomBots<G>(PhantomData<G>);

impl<G: GameInfo<Setup: Sync>> GameBots for RandomBots<G> {
    type Game = G;
}

/// A new bot of this kind.
pub fn seat_bot<B: GameBots>(kind: &str, seed: u64) -> Result<Box<dyn Bot<B::Game>>, String> {
    match kind {
        "random" => Ok(Box::new(random::Random::new(seed))),
        "thumb" => Ok(B::thumb(seed)),
        _ => Err(format!("there is no bot {kind:?}; there are {}", KINDS.join(", "))),
    }
}

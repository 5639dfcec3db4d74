//! Bots that see only what a player in their seat sees, and simulations of many games among them. Read in this
//! order:
//!
//! 1. [`Bot`] and [`DecisionContext`]: a bot, and everything it knows when it decides.
//! 2. [`GameBots`]: the bots of one game, which live in its folder. [`seat_bot`] makes one by name, and [`random`]
//!    plays any game.
//! 3. [`driver`]: one game among bots. [`simulate`]: many games, on many threads.
//! 4. [`interruptions`]: how often a person is asked needlessly, and what they miss because nobody asks them.
//! 5. [`chore`]: many small actions, proposed to a person as one gesture.
//! 6. [`bench`]: the tools that measure speed.
//! 7. [`statistics`]: how reliable results are. [`best`], [`odds`]: helpers that rules of thumb share.

use std::marker::PhantomData;
use std::time::Duration;

use chance::Seeded;
use table::{Game, GameInfo};

pub mod bench;
pub mod best;
pub mod chore;
mod decision_context;
pub mod driver;
pub mod interruptions;
pub mod odds;
pub mod random;
pub mod simulate;
pub mod statistics;

use bench::ExtraMeasurement;
use chore::ChoreStepContext;

pub use decision_context::{Budget, DecisionContext};

/// A bot. It answers each decision with one of its legal actions. The same seed and the same decisions give the
/// same answers.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions.
    fn choose(&mut self, decision: &mut DecisionContext<'_, G>) -> G::Action;

    /// The reason for its last choice: a word that the game's texts explain as `reason-…`. `None` if it has none.
    fn reason(&self) -> Option<&'static str> {
        None
    }

    /// Answers a proposal that reaches its seat while the table waits for others, or leaves it open. An answer
    /// must end the proposal for this seat, or the bot would be asked forever.
    fn answer_proposal(&mut self, _context: &mut DecisionContext<'_, G>) -> Option<G::Action> {
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
        Box::new(random::RandomBot::new(seed))
    }

    /// A bot that thinks like `thumb`, but advises a person on a single decision. The person makes the next
    /// one.
    fn adviser(seed: u64) -> Box<dyn Bot<Self::Game>> {
        Self::thumb(seed)
    }

    /// The budget that `thumb` needs to play well. It applies unless another one is set.
    fn budget() -> Budget {
        Budget::default()
    }

    /// What a player can aim at in the chore that is asked of them, as words that the client has texts for.
    fn aims(_decision: &DecisionContext<'_, Self::Game>) -> Vec<String> {
        Vec::new()
    }

    /// The next step of a chore, for a player who is shown all of its steps and confirms them together.
    fn step_of_chore(
        decision: &mut DecisionContext<'_, Self::Game>,
        context: &ChoreStepContext<'_>,
        _chance: &mut Seeded,
    ) -> <Self::Game as Game>::Action {
        Self::adviser(u64::from(context.n_tries)).choose(decision)
    }

    /// Measurements of this game only, in addition to those of every game.
    fn extras(_slice: Duration) -> Result<Vec<ExtraMeasurement>, String> {
        Ok(Vec::new())
    }

    /// The card or the power that this action uses, as a number, if it uses one. Cards of which only one can be played
    /// in a turn have the same number.
    fn play_of(_action: &<Self::Game as Game>::Action) -> Option<u32> {
        None
    }

    /// The order that withdraws all passes of a player, if this game has such orders.
    fn withdrawal() -> Option<<Self::Game as Game>::Action> {
        None
    }

    /// Orders that would spare the player in this seat questions that do not matter to them. Orders that
    /// already stand are left out. The result depends on what the seat sees, so nobody else may see it.
    fn proposed_orders(_decision: &mut DecisionContext<'_, Self::Game>) -> Vec<<Self::Game as Game>::Action> {
        Vec::new()
    }

    /// Orders by which the player in this seat could play a card at a later moment without being present. As
    /// above, orders that stand are left out, and nobody else may see the result.
    fn proposed_plays(_decision: &mut DecisionContext<'_, Self::Game>) -> Vec<<Self::Game as Game>::Action> {
        Vec::new()
    }
}

/// The bots of a game without bots of its own. All of them play at random.
pub struct RandomBots<G>(PhantomData<G>);

impl<G: GameInfo<Setup: Sync>> GameBots for RandomBots<G> {
    type Game = G;
}

/// A new bot of this kind.
pub fn seat_bot<B: GameBots>(kind: &str, seed: u64) -> Result<Box<dyn Bot<B::Game>>, String> {
    match kind {
        "random" => Ok(Box::new(random::RandomBot::new(seed))),
        "thumb" => Ok(B::thumb(seed)),
        _ => Err(format!("there is no bot {kind:?}; there are {}", KINDS.join(", "))),
    }
}

// A bot that plays the game of `game.rs`, and wins more often than bots that play at random. Run it with
//
//     cargo run -p table --example bot

#[allow(dead_code)]
#[path = "game.rs"]
pub mod game;

use bots::driver::SeatedBots;
use bots::random::RandomBot;
use bots::{Bot, Budget, DecisionContext};
use chance::Seeded;
use game::{Action, LowBid, Setup};
use table::{Chance, Seat, Silent, start};

const N_GAMES: u32 = 1_000;

/// Bids 1 most of the time. If another player bids 1 too, neither bid wins, so now and then it bids 2.
struct BidsLow(Seeded);

impl Bot<LowBid> for BidsLow {
    /// A decision holds everything that a player in this seat knows: `legal()`, `view()`, `pending()`, and worlds
    /// that might be the true one (`world()`).
    fn choose(&mut self, decision: &mut DecisionContext<'_, LowBid>) -> Action {
        let bid = if self.0.below(4) == 0 { Action::Bid(2) } else { Action::Bid(1) };
        assert!(decision.legal().contains(&bid), "a bot chooses one of its legal actions");
        bid
    }
}

/// Lets the bot in seat A play many games against two bots that play at random.
#[allow(clippy::disallowed_macros, reason = "an example may print")]
pub fn main() {
    let bots: Vec<Box<dyn Bot<LowBid>>> =
        vec![Box::new(BidsLow(Seeded::new(1))), Box::new(RandomBot::new(2)), Box::new(RandomBot::new(3))];
    let mut players = SeatedBots::new(bots, Budget::default());
    let begun: LowBid = start(&Setup { seats: 3 }, &mut Silent).expect("three can play");
    let mut n_won = 0;
    for game in 0..N_GAMES {
        let mut chance = Seeded::stream(7, game.into());
        let finished = players.play(begun.clone(), &mut chance).expect("every game ends");
        n_won += u32::from(finished.outcome.winners.has(Seat::A));
    }
    println!("The bot won {n_won} of {N_GAMES} games; one in three would be luck.");
    assert!(n_won > N_GAMES / 2);
}

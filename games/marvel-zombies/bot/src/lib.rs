//! A player of Marvel Zombies that thinks ahead by playing out. It tries each legal action in worlds that its
//! seat cannot tell from the true one. In each it plays the rest of the round and the next round by hunches,
//! and judges the table at the end of both rounds.
//!
//! 1. `search`: what to try, and how often.
//! 2. `playout`: plays a world on by hunches. `luck`: what happens in it. `outlook`: how likely the heroes
//!    are to win then, judging by the `features` of the table. `tuning`: how much things count.
//! 3. `hunch`: what a hero would do without thinking twice. `effects`: skills, traits and citizens.
//! 4. `sight`: the public facts of the table: where everybody stands, what the mission still wants. `paths`:
//!    distances.
//! 5. `reasons`: why, in a word.

use std::time::Duration;

use bots::bench::ExtraMeasurement;
use bots::{Bot, Budget, DecisionContext, GameBots};
use chance::Seeded;
use marvel_zombies::MarvelZombies;
use marvel_zombies::flow::About;
use marvel_zombies::{Action, Question};
use table::{Pending, SeatSet, digest_of};

mod bench;
mod effects;
mod features;
mod hunch;
mod luck;
mod outlook;
mod paths;
mod playout;
mod reasons;
mod search;
mod sight;
mod tuning;

/// The bots of Marvel Zombies.
pub struct Bots;

impl GameBots for Bots {
    type Game = MarvelZombies;

    fn thumb(seed: u64) -> Box<dyn Bot<MarvelZombies>> {
        Box::new(Thumb { chance: Seeded::new(seed), reason: None, is_adviser: false })
    }

    fn adviser(seed: u64) -> Box<dyn Bot<MarvelZombies>> {
        Box::new(Thumb { chance: Seeded::new(seed), reason: None, is_adviser: true })
    }

    /// A round has many dice, so only many worlds show how much an Action is worth.
    fn budget() -> Budget {
        Budget::Work(1000)
    }

    fn extras(slice: Duration) -> Result<Vec<ExtraMeasurement>, String> {
        bench::extras(slice)
    }

    fn play_of(action: &Action) -> Option<u32> {
        match action {
            Action::Use { hero, effect, .. } => Some(digest_of(&(*hero, *effect)).0 as u32),
            _ => None,
        }
    }
}

struct Thumb {
    /// Samples worlds, and what happens in them.
    chance: Seeded,
    reason: Option<&'static str>,
    /// It advises a person, who decides for themselves whether the game ends.
    is_adviser: bool,
}

impl Bot<MarvelZombies> for Thumb {
    fn choose(&mut self, decision: &mut DecisionContext<'_, MarvelZombies>) -> Action {
        self.reason = None;
        let first = decision.legal()[0];
        let Pending::Seats { question, .. } = decision.pending() else { return first };
        let is_lost = question == Question::Decide(About::LostForGood);
        if is_lost && !self.is_adviser && leaves_it_to_others(decision) {
            return Action::GiveUp { wish: true };
        }
        if decision.legal().len() == 1 {
            return first;
        }
        let Some(tried) = search::best(decision, question, &mut self.chance) else {
            return without_thinking(decision);
        };
        self.reason = Some(reasons::of(&tried));
        tried.action
    }

    fn reason(&self) -> Option<&'static str> {
        self.reason
    }
}

/// People decide whether the game ends. They may take their time, or change their minds once the bots have
/// voted. So a bot says in advance that it would give up with the others, unless it would be the last to say
/// so.
fn leaves_it_to_others(decision: &DecisionContext<'_, MarvelZombies>) -> bool {
    let view = decision.view();
    let in_play: SeatSet =
        view.heroes.iter().filter(|hero| hero.zone.is_some()).map(|hero| hero.seat).collect();
    let silent = in_play.minus(view.wish_to_give_up);
    silent.has(decision.seat()) && silent.len() > 1
}

/// A bot that cannot sample any world goes along with the others, or takes the first listed action.
fn without_thinking(decision: &DecisionContext<'_, MarvelZombies>) -> Action {
    let stands = decision.view().decision.iter().flat_map(|decision| &decision.stands);
    let others = stands.filter(|stand| stand.seat != decision.seat()).map(|stand| Action::Vote(stand.choice));
    others.into_iter().find(|vote| decision.legal().contains(vote)).unwrap_or(decision.legal()[0])
}

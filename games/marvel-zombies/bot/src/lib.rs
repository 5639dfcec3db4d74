//! A player of Marvel Zombies who thinks ahead by playing it out: what may be done is tried in worlds that cannot be
//! told from the true one, the rest of the round and the round after it are played by hunches, and what the table looks
//! like at the end of each decides.
//!
//! 1. `search`: what is tried, and how often.
//! 2. `playout`: a world played on by hunches. `luck`: what happens in it. `outlook`: how likely the heroes win then, by
//!    the `features` of the table. `tuning`: how much things count.
//! 3. `hunch`: what a hero would do without thinking twice. `effects`: skills, traits and citizens.
//! 4. `sight`: what lies open on the table: who stands where, what the mission still wants. `paths`: how far it is.
//! 5. `reasons`: why, in a word.

use std::time::Duration;

use bots::bench::ExtraMeasurement;
use bots::{Bot, Budget, Decision, GameBots};
use chance::Seeded;
use marvel_zombies::MarvelZombies;
use marvel_zombies::flow::About;
use marvel_zombies::{Action, Question};
use table::{Pending, SeatSet};

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

    /// A round is full of dice: what an Action is worth shows only in many worlds.
    fn budget() -> Budget {
        Budget::Work(1000)
    }

    fn extras(slice: Duration) -> Result<Vec<ExtraMeasurement>, String> {
        bench::extras(slice)
    }
}

struct Thumb {
    /// For worlds, and for what happens in them.
    chance: Seeded,
    reason: Option<&'static str>,
    /// It speaks for a person, who says for themselves whether the game ends.
    is_adviser: bool,
}

impl Bot<MarvelZombies> for Thumb {
    fn choose(&mut self, decision: &mut Decision<'_, MarvelZombies>) -> Action {
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

/// Whether the game ends is for people to say, who may take their time, or change their minds when the bots have voted:
/// a bot says beforehand that it would give up with the others, unless it is the last to say so.
fn leaves_it_to_others(decision: &Decision<'_, MarvelZombies>) -> bool {
    let view = decision.view();
    let in_play: SeatSet =
        view.heroes.iter().filter(|hero| hero.zone.is_some()).map(|hero| hero.seat).collect();
    let silent = in_play.minus(view.wish_to_give_up);
    silent.has(decision.seat()) && silent.len() > 1
}

/// Who may not imagine any world goes along with the others, or takes what is listed first.
fn without_thinking(decision: &Decision<'_, MarvelZombies>) -> Action {
    let stands = decision.view().decision.iter().flat_map(|decision| &decision.stands);
    let others = stands.filter(|stand| stand.seat != decision.seat()).map(|stand| Action::Vote(stand.choice));
    others.into_iter().find(|vote| decision.legal().contains(vote)).unwrap_or(decision.legal()[0])
}

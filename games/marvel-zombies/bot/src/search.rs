//! Decides what to try, and how often. Every action is tried in a few worlds, then the better half in twice
//! as many, and so on, until one action is left or the budget is spent. Clearly worse actions are dropped at
//! once, so that the time is spent on close calls.

use bots::DecisionContext;
use chance::Seeded;
use marvel_zombies::MarvelZombies;
use marvel_zombies::flow::About;
use marvel_zombies::{Action, Question};
use table::{Chance, Input, Seat, Silent, apply};

use super::hunch::{self, Mood};
use super::luck::Luck;
use super::paths::Paths;
use super::sight::Sight;
use super::{outlook, playout, tuning};

/// The budget divided by this gives the worlds of the first look at everything. Each further look takes half
/// of the actions and twice as many worlds, and the budget is enough for four looks.
const FIRST_LOOK: u32 = 15;

/// Hopeless actions are dropped after every batch of this many worlds.
const GLANCE: u32 = 8;

/// The number of standard errors that cannot be bad luck, even when many actions are compared many times.
const NOT_LUCK: f32 = 3.0;

/// An action to try, and its results.
pub struct Try {
    pub action: Action,
    /// The mood in which the turn continues after it.
    pub mood: Mood,
    pub moment: Moment,
    /// The chance to win after it, world by world, and the sum of these.
    chances: Vec<f32>,
    sum: f32,
}

/// What the reasons for a try depend on.
#[derive(Clone, Copy)]
pub struct Moment {
    pub question: Question,
    pub is_exit_open: bool,
    /// Whether Enemies stand in the zone of the hero whose turn it is.
    pub is_among_enemies: bool,
    /// Whether the bot goes along with what others have said, or with the default.
    pub goes_along: bool,
}

impl Try {
    /// Resting gets a small bonus, so that nobody runs about for nothing.
    fn mean(&self) -> f32 {
        let rests = matches!(self.action, Action::EndTurn | Action::Pass | Action::Enough);
        self.sum / self.chances.len().max(1) as f32 + if rests { tuning::REST } else { 0.0 }
    }

    /// Whether it is so far behind in the same worlds that it cannot be bad luck.
    fn is_hopeless(&self, leader: &Try) -> bool {
        let behind = || leader.chances.iter().zip(&self.chances).map(|(ahead, own)| ahead - own);
        let n = self.chances.len() as f32;
        let by = behind().sum::<f32>() / n;
        let variance = behind().map(|one| (one - by).powi(2)).sum::<f32>() / n;
        by > tuning::REST && by > NOT_LUCK * (variance / n).sqrt()
    }
}

/// The best action; `None` if no world may be sampled.
pub fn best(
    decision: &mut DecisionContext<'_, MarvelZombies>,
    question: Question,
    chance: &mut Seeded,
) -> Option<Try> {
    let seat = decision.seat();
    let mut worlds_of_look = (decision.budget().work() / FIRST_LOOK).max(1);
    let mut world = decision.world(chance)?;
    let paths = Paths::default();
    let mut tries = all(&world, seat, question, decision.legal(), &paths);
    let mut memory = Vec::new();
    loop {
        for nth in 1..=worlds_of_look {
            try_in(&world, seat, &mut tries, chance, &paths, &mut memory);
            if nth % GLANCE == 0 {
                tries = without_hopeless(tries);
                if are_the_same(&tries) {
                    return Some(tries.swap_remove(0));
                }
            }
            match decision.world(chance) {
                Some(next) => world = next,
                None => return Some(sorted(tries).swap_remove(0)),
            }
        }
        tries = sorted(tries);
        tries.truncate(tries.len().div_ceil(2));
        worlds_of_look *= 2;
        if are_the_same(&tries) {
            return Some(tries.swap_remove(0));
        }
    }
}

fn are_the_same(tries: &[Try]) -> bool {
    tries.iter().all(|one| one.action == tries[0].action)
}

/// The tries, with the best one first.
fn sorted(mut tries: Vec<Try>) -> Vec<Try> {
    tries.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    tries
}

/// Sorted with the best first, keeping only those that may still be better.
fn without_hopeless(tries: Vec<Try>) -> Vec<Try> {
    let mut tries = sorted(tries);
    let others = tries.split_off(1);
    let hopeful: Vec<Try> = others.into_iter().filter(|one| !one.is_hopeless(&tries[0])).collect();
    tries.extend(hopeful);
    tries
}

/// Every legal action, after which the turn continues as the mission wants; each move also with a turn that
/// continues by staying there; and the action that comes to mind first in each other mood.
fn all(world: &MarvelZombies, seat: Seat, question: Question, legal: &[Action], paths: &Paths) -> Vec<Try> {
    let moment = moment(world, seat, question, paths);
    let first = hunch::first(world, seat, question, legal, Mood::Mission, paths);
    let of = |action: Action, mood: Mood| Try { action, mood, moment, chances: Vec::new(), sum: 0.0 };
    // Two players who insist would never agree.
    if moment.goes_along {
        return vec![of(first, Mood::Mission)];
    }
    let mut tries: Vec<Try> = legal.iter().map(|action| of(*action, Mood::Mission)).collect();
    if !matches!(question, Question::Turn { .. }) {
        return tries;
    }
    let is_move = |action: &&Action| matches!(action, Action::Move { .. });
    tries.extend(legal.iter().filter(is_move).map(|action| of(*action, Mood::Stay)));
    for mood in [Mood::Stay, Mood::Gather, Mood::Feed, Mood::Flee] {
        let action = hunch::first(world, seat, question, legal, mood, paths);
        if action != Action::EndTurn {
            tries.push(of(action, mood));
        }
    }
    tries
}

fn moment(world: &MarvelZombies, seat: Seat, question: Question, paths: &Paths) -> Moment {
    let sight = Sight::new(world, paths);
    let at = world.turn().hero.and_then(|hero| world.heroes()[hero.index()].zone);
    let goes_along = match question {
        // Whether to play on is for people to decide, so a bot goes along.
        Question::Decide(About::LostForGood) => true,
        Question::Decide(about) if about.is_trifle() => true,
        Question::Decide(_) => world.stands().any(|(other, _)| other != seat),
        Question::Agree { .. } => true,
        _ => false,
    };
    Moment {
        question,
        is_exit_open: sight.wants.is_exit_open,
        is_among_enemies: at.is_some_and(|at| sight.n_enemies(at) > 0),
        goes_along,
    }
}

/// All actions get the same dice, so that the comparison is between actions and not luck.
fn try_in(
    world: &MarvelZombies,
    seat: Seat,
    tries: &mut [Try],
    chance: &mut Seeded,
    paths: &Paths,
    memory: &mut Vec<Action>,
) {
    let seed = u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX));
    for one in tries {
        let mut g = *world;
        apply(&mut g, &Input::Act(seat, one.action), &mut Silent)
            .expect("a legal action is legal in every world");
        let chance_to_win = played_out(&mut g, world.round(), one.mood, &mut Luck::new(seed), paths, memory);
        one.chances.push(chance_to_win);
        one.sum += chance_to_win;
    }
}

/// The chance to win as it looks when the next round begins, and the one after it. The later view is less
/// accurate, because hunches play until then, but some consequences only show then.
fn played_out(
    g: &mut MarvelZombies,
    round: u16,
    mood: Mood,
    luck: &mut Luck,
    paths: &Paths,
    memory: &mut Vec<Action>,
) -> f32 {
    playout::play(g, round + 1, mood, luck, paths, memory);
    let soon = outlook::chance_to_win(g, paths);
    if soon == 0.0 || soon == 1.0 {
        return soon;
    }
    playout::play(g, round + 2, Mood::Mission, luck, paths, memory);
    soon + tuning::LATER * (outlook::chance_to_win(g, paths) - soon)
}

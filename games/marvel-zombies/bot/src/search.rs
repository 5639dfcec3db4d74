//! What is tried, and how often: everything in a few worlds, then the better half in twice as many, and so on, until
//! one is left or the budget is spent. What is clearly worse goes at once, so that the time is spent on what is close.

use bots::Decision;
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

/// Of the budget, for the first look at everything: with twice as many worlds for each half, four looks fit into it.
const FIRST_LOOK: u32 = 15;

/// After so many worlds each time, what is hopeless is dropped.
const GLANCE: u32 = 8;

/// Standard errors that are no bad luck, though many are compared many times.
const NOT_LUCK: f32 = 3.0;

/// Something to try, and what came of it.
pub struct Try {
    pub action: Action,
    /// In which the turn goes on after it.
    pub mood: Mood,
    pub moment: Moment,
    /// The chance to win after it, world by world, and their sum.
    chances: Vec<f32>,
    sum: f32,
}

/// What the reasons of a try depend on.
#[derive(Clone, Copy)]
pub struct Moment {
    pub question: Question,
    pub is_exit_open: bool,
    /// Enemies stand where the hero whose turn it is stands.
    pub is_among_enemies: bool,
    /// Others have said what they want.
    pub goes_along: bool,
}

impl Try {
    /// Nobody runs about for nothing.
    fn mean(&self) -> f32 {
        let rests = matches!(self.action, Action::EndTurn | Action::Pass | Action::Enough);
        self.sum / self.chances.len().max(1) as f32 + if rests { tuning::REST } else { 0.0 }
    }

    /// So far behind, in the same worlds, that it is not bad luck.
    fn is_hopeless(&self, leader: &Try) -> bool {
        let behind = || leader.chances.iter().zip(&self.chances).map(|(ahead, own)| ahead - own);
        let n = self.chances.len() as f32;
        let by = behind().sum::<f32>() / n;
        let variance = behind().map(|one| (one - by).powi(2)).sum::<f32>() / n;
        by > tuning::REST && by > NOT_LUCK * (variance / n).sqrt()
    }
}

/// What did best; nothing, where no world may be imagined.
pub fn best(
    decision: &mut Decision<'_, MarvelZombies>,
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

/// The best first.
fn sorted(mut tries: Vec<Try>) -> Vec<Try> {
    tries.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    tries
}

/// The best first, and of the others those that may still be better.
fn without_hopeless(tries: Vec<Try>) -> Vec<Try> {
    let mut tries = sorted(tries);
    let others = tries.split_off(1);
    let hopeful: Vec<Try> = others.into_iter().filter(|one| !one.is_hopeless(&tries[0])).collect();
    tries.extend(hopeful);
    tries
}

/// Everything that may be done, the turn going on as the mission wants; a move also to stay there; and what comes to
/// mind first in other moods.
fn all(world: &MarvelZombies, seat: Seat, question: Question, legal: &[Action], paths: &Paths) -> Vec<Try> {
    let moment = moment(world, seat, question, paths);
    let first = hunch::first(world, seat, question, legal, Mood::Mission, paths);
    let of = |action: Action, mood: Mood| Try { action, mood, moment, chances: Vec::new(), sum: 0.0 };
    // Two who insist would never agree.
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
        // Whether to play on is for people to say: who helps goes along.
        Question::Decide(About::LostForGood) => true,
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

/// The same dice for all: what is compared is what is done, not luck.
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
            .expect("what is legal is legal in every world");
        let chance_to_win = played_out(&mut g, world.round(), one.mood, &mut Luck::new(seed), paths, memory);
        one.chances.push(chance_to_win);
        one.sum += chance_to_win;
    }
}

/// The chance to win as it looks when the next round begins, and when the one after it does. What is seen later is seen
/// less clearly, for hunches play until then; but some of what is done now only shows then.
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

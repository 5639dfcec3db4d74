//! What is tried, and how often: everything in a few worlds, then the better half in twice as many, and so on, until
//! one is left or the budget is spent.

use chance::Seeded;
use games::MarvelZombies;
use marvel_zombies::{Action, Question};
use table::{Chance, Input, Seat, Silent, apply};

use super::hunch::{self, Mood};
use super::sight::Sight;
use super::{outlook, playout, tuning};
use crate::Desk;

/// Of the budget, for the first look at everything: with twice as many worlds for each half, four looks fit into it.
const FIRST_LOOK: u32 = 15;

/// Something to try, and what came of it.
pub struct Try {
    pub action: Action,
    /// In which the turn goes on after it.
    pub mood: Mood,
    pub moment: Moment,
    sum: f32,
    n: f32,
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
        self.sum / self.n.max(1.0) + if rests { tuning::REST } else { 0.0 }
    }
}

/// What did best; nothing, where no world may be imagined.
pub fn best(desk: &mut Desk<'_, MarvelZombies>, question: Question, chance: &mut Seeded) -> Option<Try> {
    let seat = desk.seat();
    let mut worlds_of_look = (desk.budget().work() / FIRST_LOOK).max(1);
    let mut world = desk.world(chance)?;
    let mut tries = all(&world, seat, question, desk.legal());
    let mut memory = Vec::new();
    loop {
        for _ in 0..worlds_of_look {
            try_in(&world, seat, &mut tries, chance, &mut memory);
            match desk.world(chance) {
                Some(next) => world = next,
                None => return Some(sorted(tries).swap_remove(0)),
            }
        }
        tries = sorted(tries);
        tries.truncate(tries.len().div_ceil(2));
        worlds_of_look *= 2;
        if tries.iter().all(|one| one.action == tries[0].action) {
            return Some(tries.swap_remove(0));
        }
    }
}

fn sorted(mut tries: Vec<Try>) -> Vec<Try> {
    tries.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    tries
}

/// Everything that may be done, the turn going on as the mission wants; a move also to stay there; and what comes to
/// mind first in other moods.
fn all(world: &MarvelZombies, seat: Seat, question: Question, legal: &[Action]) -> Vec<Try> {
    let moment = moment(world, seat, question);
    let first = hunch::first(world, seat, question, legal, Mood::Mission);
    let of = |action: Action, mood: Mood| Try { action, mood, moment, sum: 0.0, n: 0.0 };
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
        let action = hunch::first(world, seat, question, legal, mood);
        if action != Action::EndTurn {
            tries.push(of(action, mood));
        }
    }
    tries
}

fn moment(world: &MarvelZombies, seat: Seat, question: Question) -> Moment {
    let sight = Sight::new(world);
    let at = world.turn().hero.and_then(|hero| world.heroes()[hero.index()].zone);
    let goes_along = match question {
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
    memory: &mut Vec<Action>,
) {
    let seed = u64::from(chance.below(u32::MAX));
    for one in tries {
        let mut g = *world;
        apply(&mut g, &Input::Act(seat, one.action), &mut Silent)
            .expect("what is legal is legal in every world");
        playout::play(&mut g, world.round() + 1, one.mood, &mut Seeded::new(seed), memory);
        one.sum += outlook::chance_to_win(&g);
        one.n += 1.0;
    }
}

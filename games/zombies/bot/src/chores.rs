//! Proposes to a person how to put zombies and tokens on a new tile, or how to move zombies. The person confirms
//! the whole series at once.

use bots::DecisionContext;
use bots::chore::ChoreStepContext;
use chance::Seeded;
use table::{Chance, Pending, PendingOf, Seat};
use zombies::map::{Map, Reach, Square, Way};
use zombies::{Action, Question, Zombies};

use super::sight::{FAR, Sight};
use super::{building, hordes};

const AWAY_FROM_ME: &str = "away-from-you";
/// How many of the best actions may be proposed as other ideas.
const IDEAS: u32 = 5;
/// More than any action is worth, so that an unwelcome one is only proposed when there is no other.
const UNWELCOME: f64 = 1_000.0;

/// The aims among which a player can choose: away from me, and at each of the others who can be reached.
pub fn aims(decision: &DecisionContext<'_, Zombies>) -> Vec<String> {
    let view = decision.view();
    let stands = |seat: Seat| !view.seats[seat.index()].is_dead && !view.seats[seat.index()].is_below;
    let me = decision.seat();
    let away = stands(me).then(|| AWAY_FROM_ME.to_string());
    let others = super::others(me, view.seats.len()).filter(|seat| stands(*seat));
    away.into_iter().chain(others.map(aim_at)).collect()
}

fn aim_at(seat: Seat) -> String {
    format!("at-{seat}")
}

/// The next zombie, for one aim after another. An aim that no zombie can serve any more is left out. Aims are about
/// zombies only: tokens lie where they are best for the bot.
pub fn step(
    decision: &mut DecisionContext<'_, Zombies>,
    context: &ChoreStepContext<'_>,
    chance: &mut Seeded,
) -> Action {
    let world = decision.world(chance).expect("a fresh decision has a world left");
    let sight = Sight::new(decision.seat(), decision.view(), &world);
    let n_aims = context.aims.len();
    let turn = context.n_steps + context.n_tries as usize;
    let served = (0..n_aims).find_map(|next| {
        let worth = worth_for(&sight, &context.aims[(turn + next) % n_aims]);
        choose(decision.legal(), context, chance, |action| Some(worth(action)).filter(|worth| *worth > 0.0))
    });
    served.unwrap_or_else(|| {
        let worth = worth_to_me(&sight, decision.pending());
        let served: Vec<_> = context.aims.iter().map(|aim| worth_for(&sight, aim)).collect();
        let is_unwelcome =
            |action| comes_onto_me(&sight, action) || served.iter().any(|worth| worth(action) < 0.0);
        let chosen = choose(decision.legal(), context, chance, |action| {
            let penalty = if is_unwelcome(action) { UNWELCOME } else { 0.0 };
            Some(worth(action) - penalty).filter(|worth| worth.is_finite())
        });
        chosen.expect("whoever is asked for a zombie can do something with one")
    })
}

/// Bots like a fight that pays. People are not made to fight by what is only a proposal.
fn comes_onto_me(sight: &Sight<'_>, action: Action) -> bool {
    let here = sight.of(sight.me).at;
    matches!(action, Action::MoveZombie { to, .. } | Action::Put { at: to } if to == here)
}

/// How much an action is worth to the bot itself.
fn worth_to_me<'a>(sight: &'a Sight<'_>, pending: PendingOf<Zombies>) -> Box<dyn Fn(Action) -> f64 + 'a> {
    match pending {
        Pending::Seats { question: Question::PutZombie { .. }, .. } => {
            Box::new(building::worth_of_putting(sight))
        }
        Pending::Seats { question: Question::PutBullets { .. } | Question::PutLife { .. }, .. } => {
            Box::new(building::worth_of_putting_token(sight))
        }
        _ => Box::new(hordes::worth_of_moving(sight)),
    }
}

/// How well an action serves an aim; 0 or less if it does not.
fn worth_for(sight: &Sight<'_>, aim: &str) -> impl Fn(Action) -> f64 {
    let is_away = aim == AWAY_FROM_ME;
    let target = sight.others().find(|seat| aim == aim_at(*seat)).unwrap_or(sight.me);
    let nearness = nearness_to(sight.map, sight.of(target).at);
    move |action| match action {
        Action::MoveZombie { from, to } if is_away => nearness(from) - nearness(to),
        Action::MoveZombie { from, to } => nearness(to) - nearness(from),
        Action::Put { at } if is_away => 1.1 - nearness(at),
        Action::Put { at } => nearness(at),
        _ => 0.0,
    }
}

/// How near a square is to another one on foot: 1 if it is the same, and 0 if no way leads there.
fn nearness_to(map: &Map, centre: Square) -> impl Fn(Square) -> f64 {
    let mut reach = Reach::default();
    reach.walk(map, centre, FAR, |_, _| Way::Open);
    move |at| reach.to(at).map_or(0.0, |found| 1.0 / (1.0 + f64::from(found.steps)))
}

/// The best action, or another good one if the player has already seen ideas. Actions without a value are left out.
fn choose(
    legal: &[Action],
    context: &ChoreStepContext<'_>,
    chance: &mut Seeded,
    worth: impl Fn(Action) -> Option<f64>,
) -> Option<Action> {
    // Actions of equal value come in the same order each time, so that each rank stands for a different
    // action.
    let mut ties = Seeded::new(context.n_steps as u64);
    let rated = legal.iter().filter_map(|action| Some((worth(*action)?, ties.below(u32::MAX), *action)));
    let mut rated: Vec<_> = rated.collect();
    rated.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    let n_ideas = IDEAS.min(rated.len() as u32).max(1);
    let rank = match (context.n_tries, context.n_steps) {
        (0, _) => 0,
        // A chore of one step has a new idea each time: first another aim, then another rank.
        (n_tries, 0) => n_tries / (context.aims.len() as u32).max(1) % n_ideas,
        _ => chance.below(n_ideas),
    };
    rated.get(rank as usize).map(|(_, _, action)| *action)
}

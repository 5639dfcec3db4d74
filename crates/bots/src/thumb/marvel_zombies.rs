//! Rules of thumb for Marvel Zombies: go where the mission wants you, eat before hunger eats you, clear the zone you
//! stand in, and leave together.
//!
//! 1. `sight`: what the seat sees: the board, who stands where, what the mission still wants, and how far it is.
//! 2. `turn`: what a hero does with an Action, and why. `effects`: skills, traits and citizens.
//! 3. `order`: whose turn comes next. `together`: shared decisions.

use chance::Seeded;
use games::MarvelZombies;
use marvel_zombies::{Action, Question};
use table::Pending;

use super::best::best_of;
use crate::{Bot, Desk, Thumbed};

mod effects;
mod order;
mod sight;
mod together;
mod turn;

use sight::Sight;

impl Thumbed for MarvelZombies {
    fn thumb(seed: u64) -> Box<dyn Bot<MarvelZombies>> {
        Box::new(Thumb { chance: Seeded::new(seed), reason: None })
    }
}

struct Thumb {
    /// Among equals.
    chance: Seeded,
    reason: Option<&'static str>,
}

/// How good an action is, and in a word why.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Worth {
    score: f64,
    reason: &'static str,
}

impl Worth {
    const NONE: Worth = Worth { score: f64::NEG_INFINITY, reason: "nothing-better" };

    fn new(score: f64, reason: &'static str) -> Worth {
        Worth { score, reason }
    }
}

impl Bot<MarvelZombies> for Thumb {
    fn choose(&mut self, desk: &mut Desk<'_, MarvelZombies>) -> Action {
        let legal = desk.legal();
        self.reason = None;
        let Pending::Seats { question, .. } = desk.pending() else { return legal[0] };
        if legal.len() == 1 {
            return legal[0];
        }
        let sight = Sight::new(desk.view());
        let chosen = best_of(legal, &mut self.chance, |action| worth(&sight, question, action).score);
        self.reason = Some(worth(&sight, question, chosen).reason);
        chosen
    }

    fn reason(&self) -> Option<&'static str> {
        self.reason
    }
}

fn worth(sight: &Sight<'_>, question: Question, action: Action) -> Worth {
    if let Action::Use { hero, effect, aim } = action {
        return effects::worth(sight, hero, effect, aim);
    }
    match question {
        Question::Begin => order::worth(sight, action),
        Question::Turn { hero, .. } | Question::Free { hero, .. } => turn::worth(sight, hero, action),
        Question::Walk { hero, .. } => turn::worth_of_walking(sight, hero, action),
        Question::Decide(about) => together::worth(sight, about, action),
        Question::Effects { .. } => match action {
            Action::Pass => Worth::new(0.0, "nothing-better"),
            _ => Worth::NONE,
        },
        Question::Push { hero, .. } => effects::worth_of_pushing(sight, hero, action),
        Question::Leave { .. } => match action {
            Action::Leave => Worth::new(1.0, "leave"),
            _ => Worth::new(0.0, "nothing-better"),
        },
        Question::Target { .. } | Question::Fell { .. } => effects::worth_of_target(sight, action),
        Question::DiscardTrait { .. } => effects::worth_of_discarding(action),
        Question::KeepCitizen { .. } => effects::worth_of_keeping(action),
        Question::Dice { .. } | Question::Lure { .. } | Question::Agree { .. } => {
            // What is offered first is the sensible thing.
            Worth::new(0.0, "nothing-better")
        }
    }
}

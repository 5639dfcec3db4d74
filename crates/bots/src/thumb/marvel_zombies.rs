//! Rules of thumb for Marvel Zombies: go where the mission wants you, eat before hunger eats you, clear the zone you
//! stand in, and leave together.
//!
//! 1. `sight`: what the seat sees: the board, who stands where, what the mission still wants, and how far it is.
//! 2. `plan`: a turn thought through to its end, with `foes` as they will be left, and its `outlook`. `tuning`: how
//!    much things count.
//! 3. `turn`: what a hero does with an Action by that plan, and why. `effects`: skills, traits and citizens.
//! 4. `order`: whose turn comes next. `together`: shared decisions.
//!
//! It draws no worlds from its desk: dice are taken at their expectation, and what lies behind doors nobody knows.

use chance::Seeded;
use games::MarvelZombies;
use marvel_zombies::{Action, Aim, Character, Question};
use table::Pending;

use super::best::best_of;
use crate::{Bot, Desk, Thumbed};

mod effects;
mod foes;
mod order;
mod outlook;
mod plan;
mod sight;
mod together;
mod tuning;
mod turn;

use sight::Sight;
use turn::Choosing;

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
        let sight = Sight::new(desk.seat(), desk.view());
        let mut choosing = choosing(&sight, question);
        let mut worth = |action| match &mut choosing {
            Some(choosing) => choosing.worth(action),
            None => worth(&sight, question, action),
        };
        let chosen = best_of(legal, &mut self.chance, |action| worth(action).score);
        self.reason = Some(worth(chosen).reason);
        chosen
    }

    fn reason(&self) -> Option<&'static str> {
        self.reason
    }
}

/// A hero's own Actions are planned.
fn choosing<'a>(sight: &'a Sight<'a>, question: Question) -> Option<Choosing<'a>> {
    match question {
        Question::Turn { hero, .. } => Choosing::new(sight, hero, false),
        Question::Free { hero, .. } | Question::Walk { hero, .. } => Choosing::new(sight, hero, true),
        _ => None,
    }
}

fn worth(sight: &Sight<'_>, question: Question, action: Action) -> Worth {
    if let Action::Use { hero, effect, aim } = action {
        return effects::worth(sight, hero, effect, way(sight, hero, aim));
    }
    match question {
        Question::Begin => order::worth(sight, action),
        Question::Turn { .. } | Question::Free { .. } | Question::Walk { .. } => Worth::NONE,
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
        // Friends have their reasons.
        Question::Agree { .. } => Worth::new(f64::from(action != Action::Enough), "go-along"),
        Question::Dice { .. } | Question::Lure { .. } => Worth::new(0.0, "nothing-better"),
    }
}

/// How much better things are where an effect leads.
fn way(sight: &Sight<'_>, hero: Character, aim: Aim) -> f64 {
    let (Aim::Zone(_), Some(mut choosing)) = (aim, Choosing::new(sight, hero, true)) else { return 0.3 };
    choosing.worth(Action::Pick { aim }).score - choosing.worth(Action::Enough).score
}

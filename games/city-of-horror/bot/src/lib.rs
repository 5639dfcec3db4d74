//! Rules of thumb for City of Horror: stand where supplies fall and zombies do not, gather an antidote for
//! each who lives, feed the leader to the zombies, spend a card where it saves a character, and bargain.
//!
//! 1. `sight`: what the seat sees: the `board` in a form in which moves can be tried out, and the
//!    `stakes`, which say what a character, an antidote or a card is worth to whom.
//! 2. `outlook`: what a position is worth for the rest of the turn. `tuning`: how much things count.
//! 3. `travel`: placing and moving, by imagining a `future` of invasions and of the others' moves.
//! 4. `windows`: what is done when everybody may act, with `deeds` (cards and powers), `bargains` and
//!    `answers` (cards of others).
//! 5. `ballots`, `supplies`, `explosions`: the other questions.
//! 6. `reasons`: why, in a word.
//! 7. `person`: one who plays by these rules but passes as a person does, to count how often that person
//!    is interrupted.
//!
//! It draws worlds from its decision only to see whether an offer may be made: what the others hold it does not
//! guess at, and a night it imagines faster than a whole world is dealt.

use chance::Seeded;
use city_of_horror::City;
use city_of_horror::{Action, Question};
use table::{Input, Pending, Silent, apply};

use bots::best::best_of;
use bots::driver::GameFailure;
use bots::interruptions::Interruptions;
use bots::simulate::Plan;
use bots::{Bot, Decision, GameBots};

mod answers;
mod ballots;
mod bargains;
mod board;
mod deeds;
mod explosions;
mod future;
mod outlook;
mod person;
mod reasons;
mod sight;
mod stakes;
mod supplies;
mod travel;
mod tuning;
mod windows;

use sight::Sight;

/// The bots of City of Horror.
pub struct Bots;

impl GameBots for Bots {
    type Game = City;

    fn thumb(seed: u64) -> Box<dyn Bot<City>> {
        Box::new(Thumb::new(Seeded::new(seed), Passes::Standing))
    }

    /// A pass that stands would decide what is not asked yet.
    fn adviser(seed: u64) -> Box<dyn Bot<City>> {
        Box::new(Thumb::new(Seeded::new(seed), Passes::EachTime))
    }

    fn interruptions(plan: &Plan<City>) -> Option<Result<Vec<Interruptions>, GameFailure>> {
        Some(person::interruptions(plan))
    }
}

struct Thumb {
    /// For what it imagines.
    chance: Seeded,
    passes: Passes,
    reason: Option<&'static str>,
}

/// How a player passes where everybody may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Passes {
    /// With a pass that stands until something touches it.
    Standing,
    /// Each time it is asked.
    EachTime,
}

impl Bot<City> for Thumb {
    fn choose(&mut self, decision: &mut Decision<'_, City>) -> Action {
        let thought = self.think(decision);
        let action = match thought {
            Action::Propose(_) if !self.may_propose(decision, thought) => Action::Pass,
            _ => thought,
        };
        self.reason = match decision.pending() {
            Pending::Seats { question, .. } if decision.legal().len() > 1 => {
                Some(reasons::of(decision.seat(), question, action))
            }
            _ => None,
        };
        action
    }

    fn reason(&self) -> Option<&'static str> {
        self.reason
    }

    fn answer_proposal(&mut self, decision: &mut Decision<'_, City>) -> Option<Action> {
        let view = decision.view();
        bargains::answer(view, &Sight::new(decision.seat(), view), &mut self.choice(decision))
    }
}

impl Thumb {
    fn new(chance: Seeded, passes: Passes) -> Thumb {
        Thumb { chance, passes, reason: None }
    }

    fn choice<'a>(&'a mut self, decision: &'a Decision<'_, City>) -> Choice<'a> {
        let n_futures = decision.budget().work().max(1);
        Choice { legal: decision.legal(), n_futures, chance: &mut self.chance, passes: self.passes }
    }

    /// Whether an offer, which is not in the list of what is legal, may be made. It depends on nothing that
    /// this seat does not know, so any world tells it.
    fn may_propose(&mut self, decision: &mut Decision<'_, City>, offer: Action) -> bool {
        let seat = decision.seat();
        let world = decision.world(&mut self.chance);
        world.is_some_and(|mut world| apply(&mut world, &Input::Act(seat, offer), &mut Silent).is_ok())
    }

    fn think(&mut self, decision: &Decision<'_, City>) -> Action {
        let legal = decision.legal();
        let Pending::Seats { question, .. } = decision.pending() else { return legal[0] };
        let is_window = matches!(question, Question::Act { .. });
        if let ([only], false) = (legal, is_window) {
            return *only;
        }
        let view = decision.view();
        let me = decision.seat();
        let sight = Sight::new(me, view);
        let mut choice = self.choice(decision);
        match question {
            Question::Settle { .. } => travel::best_placement(view, &sight, &mut choice),
            Question::DraftCard => choice.best(|action| match action {
                Action::Draft(card) => tuning::worth_of(card),
                _ => f64::NEG_INFINITY,
            }),
            Question::ChooseCard | Question::ChooseCardLate => travel::best_card(&sight, &mut choice),
            Question::Act { moment, .. } => windows::best_deed(view, &sight, &mut choice, moment),
            // Who holds a decision of somebody, or was asked for it, lets it go.
            Question::MoveCharacter { seat, .. } | Question::Activate { seat, .. }
                if seat != me || !view.holds.is_empty() =>
            {
                Action::Pass
            }
            Question::MoveCharacter { place, .. } => travel::best_move(&sight, &mut choice, place),
            Question::UndoMove { role, from, .. } => travel::priest(&sight, &mut choice, role, from),
            Question::Activate { place, .. } => windows::best_effect(view, &sight, &mut choice, place),
            Question::Vote { purpose, place } | Question::BreakTie { purpose, place } => {
                ballots::best_ballot(view, &sight, &mut choice, purpose, place)
            }
            Question::LoseCharacter { .. } => ballots::least_loss(&sight, &mut choice),
            Question::Share { .. } => supplies::best_gift(&sight, &mut choice),
            Question::AnswerCard { .. } => answers::best_answer(view, &sight, &mut choice),
            Question::PutMarker => explosions::best_marker(view, &sight, &mut choice),
            Question::Vaccinate => supplies::best_vaccination(view, &mut choice),
        }
    }
}

/// One decision: what is legal, which is not nothing, and how much may be imagined about it.
struct Choice<'a> {
    legal: &'a [Action],
    n_futures: u32,
    chance: &'a mut Seeded,
    passes: Passes,
}

impl Choice<'_> {
    fn best(&mut self, score: impl FnMut(Action) -> f64) -> Action {
        best_of(self.legal, self.chance, score)
    }
}

//! Rules of thumb for City of Horror: stand where supplies fall and zombies do not, gather an antidote for
//! every survivor, feed the leader to the zombies, spend a card where it saves a character, and bargain.
//!
//! 1. `sight`: what the seat sees: the `board` in a form in which moves can be tried out, and the `stakes`,
//!    which say what a character, an antidote or a card is worth to whom.
//! 2. `outlook`: what a position is worth for the rest of the turn. `tuning`: how much things count.
//! 3. `travel`: placing and moving, by imagining a `future` of invasions and of the others' moves.
//! 4. `windows`: what to do when everybody may act, with `cards_and_powers`, `bargains` and `answers` (to
//!    other players' cards).
//! 5. `ballots`, `supplies`, `explosions`: the other questions.
//! 6. `reasons`: the reason for a choice, as a keyword.
//!
//! The bot samples worlds only to see whether an offer is legal: it does not guess what the others hold, and
//! imagining the rest of a turn is faster than dealing a whole world.

use chance::Seeded;
use city_of_horror::City;
use city_of_horror::{Action, Question};
use table::{Input, Pending, Silent, apply};

use bots::best::best_of;
use bots::{Bot, DecisionContext, GameBots};

mod answers;
mod ballots;
mod bargains;
mod board;
mod cards_and_powers;
mod explosions;
mod future;
mod orders;
mod outlook;
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

    /// An adviser proposes a single pass each time, because a standing pass would also answer questions that
    /// have not come up yet.
    fn adviser(seed: u64) -> Box<dyn Bot<City>> {
        Box::new(Thumb::new(Seeded::new(seed), Passes::EachTime))
    }

    fn play_of(action: &Action) -> Option<u32> {
        match action {
            Action::Play(card, _) => Some(*card as u32),
            Action::Use(role, _) => Some(100 + *role as u32),
            Action::Cancel(with) => Some(200 + *with as u32),
            _ => None,
        }
    }

    fn withdrawal() -> Option<Action> {
        Some(orders::withdrawal())
    }

    fn proposed_orders(decision: &mut DecisionContext<'_, City>) -> Vec<Action> {
        orders::proposed(decision.view(), decision.seat())
    }
}

struct Thumb {
    /// Drives the imagined futures.
    chance: Seeded,
    passes: Passes,
    reason: Option<&'static str>,
}

/// How a player passes where everybody may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Passes {
    /// With a standing pass that lasts until something affects the player.
    Standing,
    /// Each time they are asked.
    EachTime,
}

impl Bot<City> for Thumb {
    fn choose(&mut self, decision: &mut DecisionContext<'_, City>) -> Action {
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

    fn answer_proposal(&mut self, decision: &mut DecisionContext<'_, City>) -> Option<Action> {
        let view = decision.view();
        bargains::answer(view, &Sight::new(decision.seat(), view), &mut self.choice(decision))
    }
}

impl Thumb {
    fn new(chance: Seeded, passes: Passes) -> Thumb {
        Thumb { chance, passes, reason: None }
    }

    fn choice<'a>(&'a mut self, decision: &'a DecisionContext<'_, City>) -> Choice<'a> {
        let n_futures = decision.budget().work().max(1);
        Choice { legal: decision.legal(), n_futures, chance: &mut self.chance, passes: self.passes }
    }

    /// Whether an offer, which is not in the list of legal actions, may be made. This depends only on what
    /// the seat knows, so any sampled world gives the right answer.
    fn may_propose(&mut self, decision: &mut DecisionContext<'_, City>, offer: Action) -> bool {
        let seat = decision.seat();
        let world = decision.world(&mut self.chance);
        world.is_some_and(|mut world| apply(&mut world, &Input::Act(seat, offer), &mut Silent).is_ok())
    }

    fn think(&mut self, decision: &DecisionContext<'_, City>) -> Action {
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
            Question::Act { moment, .. } => windows::best_action(view, &sight, &mut choice, moment),
            // If somebody else decides, or a hold is in effect, just pass.
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

/// One decision: the legal actions, of which there is at least one, and how many futures may be imagined.
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

//! Rules of thumb for Mall of Horror: stand where you are safe or outvote the others, feed the leader to
//! the zombies, and spend a card where it saves a character.
//!
//! 1. `sight`: what the seat sees: the `board` in a form in which moves can be tried out, and the `stakes`.
//! 2. `attack`: the losses that an attack on such a board would cause to each player. `tuning`: how much
//!    things count.
//! 3. `travel`: placing and moving, by imagining a `future` of dice and of the others' moves.
//! 4. `ballots`, `cards`, `truck`, `zombies`: the other questions.
//! 5. `reasons`: the reason for a choice, as a keyword.
//!
//! The bot samples no worlds: it does not guess what the others hold, and imagining dice and moves is faster
//! than dealing a whole world.

use chance::Seeded;
use mall_of_horror::Mall;
use mall_of_horror::{Action, Card, Question};
use table::Pending;

use bots::best::best_of;
use bots::{Bot, DecisionContext, GameBots};

mod attack;
mod ballots;
mod board;
mod cards;
mod future;
mod orders;
mod reasons;
mod sight;
mod stakes;
mod travel;
mod truck;
mod tuning;
mod zombies;

use sight::Sight;

/// The bots of Mall of Horror.
pub struct Bots;

impl GameBots for Bots {
    type Game = Mall;

    fn thumb(seed: u64) -> Box<dyn Bot<Mall>> {
        Box::new(Thumb { chance: Seeded::new(seed), reason: None })
    }

    fn play_of(action: &Action) -> Option<u32> {
        match action {
            Action::Play(card) => Some(*card as u32),
            Action::Hide(_) => Some(Card::Hidden as u32),
            Action::Sprint(..) => Some(Card::Sprint as u32),
            _ => None,
        }
    }

    fn withdrawal() -> Option<Action> {
        Some(orders::withdrawal())
    }

    fn proposed_orders(decision: &mut DecisionContext<'_, Mall>) -> Vec<Action> {
        orders::proposed(decision.view(), decision.seat())
    }
}

struct Thumb {
    /// Drives the imagined futures.
    chance: Seeded,
    reason: Option<&'static str>,
}

impl Bot<Mall> for Thumb {
    fn choose(&mut self, decision: &mut DecisionContext<'_, Mall>) -> Action {
        self.reason = None;
        let legal = decision.legal();
        if let [only] = legal {
            return *only;
        }
        let Pending::Seats { question, .. } = decision.pending() else { return legal[0] };
        let sight = Sight::new(decision.seat(), decision.view());
        let mut choice =
            Choice { legal, n_futures: decision.budget().work().max(1), chance: &mut self.chance };
        let action = match question {
            Question::PlaceCharacter { .. } => travel::best_placement(&sight, &mut choice),
            Question::ShowDestination | Question::ChooseDestination => {
                travel::best_destination(&sight, &mut choice)
            }
            Question::MoveCharacter { .. } => travel::best_move(&sight, &mut choice),
            Question::PlayCards { purpose, place } => cards::best_card(&sight, &mut choice, purpose, place),
            Question::PlayCamera => cards::camera(&sight, &mut choice),
            Question::Vote { purpose, place } | Question::VoteAgain { purpose, place } => {
                ballots::best_ballot(&sight, &mut choice, purpose, place)
            }
            Question::BreakTie { place } => ballots::best_victim(&sight, &mut choice, place),
            Question::LoseCharacter { .. } => ballots::least_loss(&sight, &mut choice),
            Question::KeepCard => truck::card_to_keep(&mut choice),
            Question::GiveCard => truck::card_to_give(&sight, &mut choice),
            Question::PutZombie | Question::PutFirstZombie => zombies::worst_place(&sight, &mut choice),
        };
        self.reason = Some(reasons::of(decision.seat(), question, action));
        action
    }

    fn reason(&self) -> Option<&'static str> {
        self.reason
    }
}

/// One decision: the legal actions, of which there is at least one, and how many futures may be imagined.
struct Choice<'a> {
    legal: &'a [Action],
    n_futures: u32,
    chance: &'a mut Seeded,
}

impl Choice<'_> {
    fn best(&mut self, score: impl FnMut(Action) -> f64) -> Action {
        best_of(self.legal, self.chance, score)
    }
}

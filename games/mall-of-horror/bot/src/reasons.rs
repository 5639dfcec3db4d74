//! The reason for an action, as a keyword that the game's texts explain.

use mall_of_horror::{Action, Purpose, Question};
use table::Seat;

pub(super) fn of(me: Seat, question: Question, action: Action) -> &'static str {
    match question {
        Question::PlaceCharacter { .. }
        | Question::ShowDestination
        | Question::ChooseDestination
        | Question::MoveCharacter { .. } => "best-of-nights",
        Question::PlayCards { .. } if action == Action::Pass => "save-cards",
        Question::PlayCards { .. } => "card-pays",
        Question::PlayCamera if action == Action::Pass => "little-to-see",
        Question::PlayCamera => "look-first",
        Question::Vote { purpose, .. } | Question::VoteAgain { purpose, .. } => match purpose {
            Purpose::Sacrifice => "hurts-a-rival",
            Purpose::Truck | Purpose::Chief if action == Action::VoteFor(me) => "for-yourself",
            Purpose::Truck | Purpose::Chief => "least-rival",
        },
        Question::BreakTie { .. } => "hurts-a-rival",
        Question::LoseCharacter { .. } => "least-loss",
        Question::KeepCard => "best-card",
        Question::GiveCard => "worst-card",
        Question::PutZombie | Question::PutFirstZombie => "zombies-to-rivals",
    }
}

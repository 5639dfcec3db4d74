//! Why the bot does something, as a key of the game's texts. `travel` knows the reasons for walking.

use table::Seat;
use zombies::{Action, Question};

pub fn of(me: Seat, question: Question, action: Action) -> Option<&'static str> {
    Some(match (question, action) {
        (_, Action::Play { .. } | Action::Use { .. }) => "card-now",
        (Question::PlaceTile { .. }, _) => "tile-for-you",
        (Question::PutZombie { .. }, _) => "prey-or-peace",
        (Question::PutBullets { .. } | Question::PutLife { .. }, _) => "easy-for-you",
        (Question::FightResult { .. }, _) => "by-the-odds",
        (Question::SetOut { .. } | Question::FinishTurn { .. } | Question::React { .. }, Action::Pass) => {
            "save-cards"
        }
        (Question::Move { mover, .. } | Question::SetOut { mover, .. }, _) if mover != me => "lead-astray",
        (Question::MoveZombies { .. }, _) => "zombies-to-rivals",
        (_, Action::Discard { .. }) => "worst-card",
        (Question::Discard { .. } | Question::FinishTurn { .. }, Action::Keep) => "keep-cards",
        _ => return None,
    })
}

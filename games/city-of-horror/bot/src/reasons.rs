//! The reason for an action, as a keyword that the game's texts explain.

use city_of_horror::{Action, Purpose, Question};
use table::Seat;

pub(super) fn of(me: Seat, question: Question, action: Action) -> &'static str {
    match (question, action) {
        (_, Action::Accept(..)) => "good-offer",
        (_, Action::Refuse(..)) => "poor-offer",
        (_, Action::Propose(_)) => "worth-offering",
        (_, Action::ChooseLater) => "choose-last",
        (Question::Act { .. }, Action::Play(..) | Action::Use(..)) => "worth-its-cost",
        (Question::Activate { .. }, Action::Activate(_)) => "worth-its-cost",
        (Question::Activate { .. }, Action::Decline) => "not-worth-it",
        (Question::AnswerCard { .. }, Action::Cancel(_)) => "card-hurts",
        (Question::AnswerCard { .. }, _) => "card-harmless",
        (_, Action::Pass) => "nothing-better",
        (Question::Vote { purpose, .. } | Question::BreakTie { purpose, .. }, _) => match purpose {
            Purpose::Attack => "hurts-a-rival",
            Purpose::Sharing if action == Action::VoteFor(me) => "for-yourself",
            Purpose::Sharing => "least-rival",
        },
        (Question::DraftCard, _) => "best-card",
        (Question::LoseCharacter { .. }, _) => "least-loss",
        (Question::Share { .. }, _) => "best-shared",
        (Question::PutMarker, _) => "fire-for-rivals",
        (Question::Vaccinate, _) => "highest-values",
        _ => "best-of-nights",
    }
}

//! Why the bot does something, as a key of the game's texts.

use marvel_zombies::action::Form;
use marvel_zombies::{Action, Aim, Question};

use super::hunch::Mood;
use super::search::{Moment, Try};

pub fn of(tried: &Try) -> &'static str {
    let Moment { question, is_exit_open, is_among_enemies, goes_along } = tried.moment;
    match tried.action {
        _ if goes_along => "go-along",
        Action::Pick { aim: Aim::Zone(_) } if matches!(question, Question::Push { .. }) => "push-away",
        Action::Move { .. } | Action::Pick { aim: Aim::Zone(_) } if is_exit_open => "go-to-exit",
        Action::Move { .. } | Action::Pick { aim: Aim::Zone(_) } => of_way(tried.mood),
        Action::Begin { .. } => "begin",
        Action::Attack { form: Form::Devour, .. } if !is_among_enemies => "devour-citizen",
        Action::Attack { form: Form::Devour, .. } => "feed",
        Action::Attack { form: Form::Unique, .. } => "clear-zone",
        Action::Attack { form: Form::Sign, .. } => "throw-sign",
        Action::Take { .. } => "take-objective",
        Action::TakeCard { .. } => "take-card",
        Action::Save { .. } => "save-citizen",
        Action::Carry { .. } => "carry-sign",
        Action::Open { .. } => "open-building",
        Action::GainTrait => "gain-trait",
        Action::PowerUp => "power-up",
        Action::Leave => "leave",
        Action::Use { .. } => "use-effect",
        Action::Vote(_) => "least-harm",
        Action::Pick { .. } => match question {
            Question::DiscardTrait { .. } => "discard",
            Question::KeepCitizen { .. } => "keep",
            _ => "least-harm",
        },
        Action::EndTurn
        | Action::Pass
        | Action::Enough
        | Action::Share(_)
        | Action::GiveUp { .. }
        | Action::HandOver { .. }
        | Action::NameCaptain { .. }
        | Action::Order(_) => "nothing-better",
    }
}

/// Why a hero walks.
fn of_way(mood: Mood) -> &'static str {
    match mood {
        Mood::Mission | Mood::Stay => "go-to-objective",
        Mood::Gather => "stay-together",
        Mood::Feed => "feed",
        Mood::Flee => "save-health",
    }
}

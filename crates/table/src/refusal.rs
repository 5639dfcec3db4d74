//! Refused inputs and broken states.

use std::fmt;

use serde::Serialize;

/// Why an input was refused: the rule that forbids it, and a word for the reason. Both are public. The word names a
/// message in the game's texts, `refusal-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The id of the rule, such as `TABLE-2`.
    pub rule: &'static str,
    /// The reason, such as `not-asked`.
    pub reason: &'static str,
}

impl Refusal {
    /// The game is over.
    pub const OVER: Refusal = Refusal { rule: "TABLE-1", reason: "game-over" };
    /// The seat is not asked.
    pub const NOT_ASKED: Refusal = Refusal { rule: "TABLE-2", reason: "not-asked" };
    /// The game waits for chance, so no seat can act.
    pub const WAITS_FOR_CHANCE: Refusal = Refusal { rule: "TABLE-3", reason: "waits-for-chance" };
    /// Chance answered without being asked.
    pub const NO_CHANCE_ASKED: Refusal = Refusal { rule: "TABLE-4", reason: "no-chance-asked" };
    /// The action does not answer the pending question.
    pub const OTHER_QUESTION: Refusal = Refusal { rule: "TABLE-5", reason: "other-question" };
    /// Chance cannot give this answer.
    pub const IMPOSSIBLE_ROLL: Refusal = Refusal { rule: "TABLE-6", reason: "impossible-roll" };
    /// This seat has nothing that it could take back.
    pub const NOTHING_TO_UNDO: Refusal = Refusal { rule: "TABLE-7", reason: "nothing-to-undo" };
    /// The game has taken [`INPUTS_PER_GAME`](crate::limits::INPUTS_PER_GAME) inputs.
    pub const TOO_MANY_INPUTS: Refusal = Refusal { rule: "TABLE-8", reason: "too-many-inputs" };

    /// Answers were changed, orders given or actions taken back too often: see
    /// [`CHANGES_OF_MIND`](crate::limits::CHANGES_OF_MIND).
    pub const CHANGED_TOO_OFTEN: Refusal = Refusal { rule: "TABLE-10", reason: "changed-too-often" };

    /// No window is open that this seat could hold up or let go by.
    pub const NO_WINDOW: Refusal = Refusal { rule: "TABLE-11", reason: "no-window" };

    /// Several actions are taken together only if all but the last can be taken back.
    pub const NOT_TOGETHER: Refusal = Refusal { rule: "TABLE-12", reason: "not-together" };

    /// The kernel's own refusals, which the texts must explain.
    pub const OF_THE_TABLE: [Refusal; 11] = [
        Refusal::OVER,
        Refusal::NOT_ASKED,
        Refusal::WAITS_FOR_CHANCE,
        Refusal::NO_CHANCE_ASKED,
        Refusal::OTHER_QUESTION,
        Refusal::IMPOSSIBLE_ROLL,
        Refusal::NOTHING_TO_UNDO,
        Refusal::TOO_MANY_INPUTS,
        Refusal::CHANGED_TOO_OFTEN,
        Refusal::NO_WINDOW,
        Refusal::NOT_TOGETHER,
    ];

    /// A refusal by a rule. It also marks the code of the rule, like [`rule!`](crate::rule).
    pub fn new(rule: &'static str, reason: &'static str) -> Refusal {
        crate::marks::pass(rule);
        Refusal { rule, reason }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// An impossible state, which shows a defect of the game: see [`Game::check`](crate::Game::check).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken(
    /// What is wrong with it.
    pub String,
);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

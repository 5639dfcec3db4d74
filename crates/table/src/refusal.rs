//! Why something was not done.

use std::fmt;

use serde::Serialize;

/// A refused input: the rule that refuses it and a word for the reason, both public. The word is the
/// name of a message in the game's texts, `refusal-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    pub rule: &'static str,
    pub reason: &'static str,
}

impl Refusal {
    pub const OVER: Refusal = Refusal { rule: "TABLE-1", reason: "game-over" };
    pub const NOT_ASKED: Refusal = Refusal { rule: "TABLE-2", reason: "not-asked" };
    pub const WAITS_FOR_CHANCE: Refusal = Refusal { rule: "TABLE-3", reason: "waits-for-chance" };
    pub const NO_CHANCE_ASKED: Refusal = Refusal { rule: "TABLE-4", reason: "no-chance-asked" };
    pub const OTHER_QUESTION: Refusal = Refusal { rule: "TABLE-5", reason: "other-question" };
    pub const IMPOSSIBLE_ROLL: Refusal = Refusal { rule: "TABLE-6", reason: "impossible-roll" };
    pub const NOTHING_TO_UNDO: Refusal = Refusal { rule: "TABLE-7", reason: "nothing-to-undo" };
    pub const TOO_MANY_INPUTS: Refusal = Refusal { rule: "TABLE-8", reason: "too-many-inputs" };

    pub const CHANGED_TOO_OFTEN: Refusal = Refusal { rule: "TABLE-10", reason: "changed-too-often" };

    /// The kernel's own reasons, for the texts that must explain them.
    pub const OF_THE_TABLE: [Refusal; 9] = [
        Refusal::OVER,
        Refusal::NOT_ASKED,
        Refusal::WAITS_FOR_CHANCE,
        Refusal::NO_CHANCE_ASKED,
        Refusal::OTHER_QUESTION,
        Refusal::IMPOSSIBLE_ROLL,
        Refusal::NOTHING_TO_UNDO,
        Refusal::TOO_MANY_INPUTS,
        Refusal::CHANGED_TOO_OFTEN,
    ];

    /// A refusal by a rule, which thereby counts as passed (see [`rule!`](crate::rule)).
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

/// A state that cannot be: a defect of the game, found by its `check`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken(pub String);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

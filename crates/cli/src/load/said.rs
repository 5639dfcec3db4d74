//! What of the server's messages is read: as little as will do, borrowed from their text.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use table::{Seat, SeatSet};

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said<'a> {
    #[serde(borrow)]
    Welcome(Welcome<'a>),
    #[serde(borrow)]
    Update(Now<'a>),
    #[serde(borrow)]
    Answer(Answer<'a>),
    Table(IgnoredAny),
    Chat(IgnoredAny),
    Pong(IgnoredAny),
}

#[derive(Deserialize)]
pub struct Welcome<'a> {
    #[serde(borrow)]
    pub game: Option<Now<'a>>,
}

/// How a game stands, in a welcome or after a step.
#[derive(Deserialize)]
pub struct Now<'a> {
    pub version: u32,
    pending: Pending,
    #[serde(borrow, default)]
    choices: Vec<(Seat, Vec<Choice<'a>>)>,
    #[serde(default)]
    outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Pending {
    Seats { who: SeatSet, ready: SeatSet },
    Chance(IgnoredAny),
    Over,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
    #[serde(default)]
    refusal: Option<IgnoredAny>,
}

#[derive(Deserialize)]
pub struct Answer<'a> {
    pub id: &'a str,
    #[serde(default)]
    pub done: Option<Done>,
    #[serde(default, borrow)]
    pub refused: Option<&'a RawValue>,
    #[serde(default)]
    pub failed: Option<&'a str>,
}

#[derive(Deserialize)]
pub struct Done {
    pub version: u32,
}

impl<'a> Now<'a> {
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || matches!(self.pending, Pending::Over)
    }

    /// What this seat may do, if the table waits for it.
    pub fn allowed(&self, seat: Seat) -> Vec<&'a str> {
        let is_awaited = match self.pending {
            Pending::Seats { who, ready } => who.minus(ready).has(seat),
            Pending::Chance(_) | Pending::Over => false,
        };
        let own = self.choices.iter().filter(|(of, _)| is_awaited && *of == seat);
        let allowed = own.flat_map(|(_, choices)| choices).filter(|choice| choice.refusal.is_none());
        allowed.map(|choice| choice.action.get()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_allowed_to_those_awaited_is_found() {
        let text = r#"{"update":{"version":3,"notices":[],"patch":{},"pending":{"seats":{"who":["A","B"],
            "ready":["B"],"mode":"sealed","question":"vote"}},"choices":[["A",[{"action":{"vote-for":"B"}},
            {"action":"x","refusal":{"rule":"R","reason":"r"}}]]],"undo":null}}"#;
        let Ok(Said::Update(now)) = serde_json::from_str(text) else { panic!("it is an update") };
        assert_eq!(now.allowed(Seat::A), [r#"{"vote-for":"B"}"#]);
        assert!(now.allowed(Seat::B).is_empty() && !now.is_over());
    }
}

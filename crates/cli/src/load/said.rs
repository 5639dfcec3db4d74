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

/// How a game stands, in a welcome or after a step. What an update leaves out is as it was.
#[derive(Deserialize)]
pub struct Now<'a> {
    pub version: u32,
    /// One list a line; a welcome has none.
    #[serde(default)]
    notices: Vec<IgnoredAny>,
    pub pending: Option<Pending>,
    #[serde(borrow)]
    pub choices: Option<Choices<'a>>,
    #[serde(default)]
    outcome: Option<IgnoredAny>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pending {
    Seats {
        who: SeatSet,
        #[serde(default)]
        ready: SeatSet,
    },
    Chance(IgnoredAny),
    Over,
}

#[derive(Deserialize)]
pub struct Choices<'a> {
    #[serde(borrow)]
    pub allowed: Vec<&'a RawValue>,
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

impl Now<'_> {
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || matches!(self.pending, Some(Pending::Over))
    }

    /// What one must have seen for this to be the next.
    pub fn version_before(&self) -> u32 {
        self.version - self.notices.len() as u32
    }
}

impl Pending {
    pub fn awaits(&self, seat: Seat) -> bool {
        match self {
            Pending::Seats { who, ready } => who.minus(*ready).has(seat),
            Pending::Chance(_) | Pending::Over => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_allowed_to_those_awaited_is_found() {
        let text = r#"{"update":{"version":3,"notices":[[],["x"]],"patch":{},"pending":{"seats":{"who":["A","B"],
            "ready":["B"],"mode":"sealed","question":"vote"}},"choices":{"allowed":[{"vote-for":"B"}],
            "refused":[{"rule":"R","reason":"r","actions":["x"]}]},"undo":null}}"#;
        let Ok(Said::Update(now)) = serde_json::from_str(text) else { panic!("it is an update") };
        assert_eq!(now.version_before(), 1);
        assert!(!now.is_over());
        let (pending, choices) = (now.pending.unwrap(), now.choices.unwrap());
        assert!(pending.awaits(Seat::A) && !pending.awaits(Seat::B));
        assert_eq!(
            choices.allowed.iter().map(|action| action.get()).collect::<Vec<_>>(),
            [r#"{"vote-for":"B"}"#]
        );
        let Ok(Said::Update(now)) = serde_json::from_str(r#"{"update":{"version":4,"notices":[[]]}}"#) else {
            panic!("it is an update")
        };
        assert!(now.pending.is_none() && now.choices.is_none());
    }
}

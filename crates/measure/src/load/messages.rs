//! The parts of the server's messages that a random player needs. They borrow from the text of the message.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use table::{Seat, SeatSet};

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage<'a> {
    #[serde(borrow)]
    Welcome(Welcome<'a>),
    #[serde(borrow)]
    Update(GameStatus<'a>),
    #[serde(borrow)]
    Answer(Answer<'a>),
    Table(IgnoredAny),
    Chat(IgnoredAny),
    Pong(IgnoredAny),
}

#[derive(Deserialize)]
pub struct Welcome<'a> {
    #[serde(borrow)]
    pub game: Option<GameStatus<'a>>,
}

/// The status of a game, in a welcome or an update. Fields that an update leaves out have not changed.
#[derive(Deserialize)]
pub struct GameStatus<'a> {
    pub version: u32,
    /// One list per line of the journal; a welcome has none.
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

impl GameStatus<'_> {
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || matches!(self.pending, Some(Pending::Over))
    }

    /// The version that a client must have seen before this one.
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
    fn an_update_tells_who_is_awaited_and_what_is_allowed() {
        let text = r#"{"update":{"version":3,"notices":[[],["x"]],"patch":{},"pending":{"seats":{"who":["A","B"],
            "ready":["B"],"mode":"sealed","question":"vote"}},"choices":{"allowed":[{"vote-for":"B"}],
            "refused":[{"rule":"R","reason":"r","actions":["x"]}]},"undo":null}}"#;
        let Ok(ServerMessage::Update(status)) = serde_json::from_str(text) else { panic!("it is an update") };
        assert_eq!(status.version_before(), 1);
        assert!(!status.is_over());
        let (pending, choices) = (status.pending.unwrap(), status.choices.unwrap());
        assert!(pending.awaits(Seat::A) && !pending.awaits(Seat::B));
        assert_eq!(
            choices.allowed.iter().map(|action| action.get()).collect::<Vec<_>>(),
            [r#"{"vote-for":"B"}"#]
        );
        let Ok(ServerMessage::Update(status)) =
            serde_json::from_str(r#"{"update":{"version":4,"notices":[[]]}}"#)
        else {
            panic!("it is an update")
        };
        assert!(status.pending.is_none() && status.choices.is_none());
    }
}

//! Messages from a client.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Seat;
use ts_rs::TS;

/// Every request has an id that the client chooses. A request that is sent again with the same id is carried
/// out once.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// The last version that this client has seen, if any.
        last: Option<u32>,
        /// Whether updates should say what the view looked like on the way: see `FilmStep`.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        film: bool,
        /// Whether the page is not looked at now, for instance because its tab is hidden: see `Look`.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        hidden: bool,
    },
    /// Whether the page is looked at. It has no id and gets no answer. Nobody else is told. Somebody who looks at a
    /// table is sent no notices about it. A connection counts as looked at until it says otherwise.
    Look {
        at: bool,
    },
    /// An action of the game.
    Do {
        id: String,
        seat: Seat,
        #[ts(type = "unknown")]
        action: Box<RawValue>,
        /// The version that the player saw. If another question has been asked since, the answer has no
        /// effect.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<u32>,
    },
    /// Several actions of the game, one after another: all of them, or none. One undo takes them back together.
    DoAll {
        id: String,
        seat: Seat,
        #[ts(type = "Array<unknown>")]
        actions: Vec<Box<RawValue>>,
        /// See `Do`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<u32>,
    },
    /// Asks for time to think in the open window: it does not close by itself before this seat has answered.
    Wait {
        id: String,
        seat: Seat,
        /// The version that the player saw. If that window has closed since, the request has no effect.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<u32>,
    },
    /// Sets how fast play goes on, and whether it stops for this seat's cards. Only for a player alone with
    /// bots.
    Tempo {
        id: String,
        seat: Seat,
        tempo: Tempo,
    },
    /// Play goes on without a stop until this seat has something to decide. Only for a player alone with
    /// bots, except when bots let people go first: then any player may send this, and the bots begin.
    Skip {
        id: String,
        seat: Seat,
    },
    /// Asks what a bot would do in this seat, and why. Nobody else is told.
    Suggest {
        id: String,
        seat: Seat,
    },
    /// Asks for orders that would spare this seat questions. Nobody else is told.
    ProposeOrders {
        id: String,
        seat: Seat,
    },
    /// Asks how this seat could do the whole chore that it is asked for. The player may change the plan, and
    /// confirms it with `DoAll`. Nobody else is told.
    Plan {
        id: String,
        seat: Seat,
        /// The actions that it must begin with.
        #[ts(type = "Array<unknown>")]
        keep: Vec<Box<RawValue>>,
        /// What the rest should achieve: some of the aims of an earlier answer.
        aims: Vec<String>,
        /// How many ideas the player has already seen and rejected.
        n_tries: u32,
    },
    /// Takes back the seat's last action.
    Undo {
        id: String,
        seat: Seat,
    },
    /// A line of chat to everybody, or whispered to one seat.
    Say {
        id: String,
        to: Option<Seat>,
        text: String,
    },
    /// Hands the seat to a bot, until its player takes it back.
    HandOver {
        id: String,
        seat: Seat,
    },
    TakeBackSeat {
        id: String,
        seat: Seat,
    },
    /// Gives the game up: a bot plays on for good.
    Resign {
        id: String,
        seat: Seat,
    },
    /// Goes on in a lesson, where its step is only read, or goes back to the step before.
    Lesson {
        id: String,
        seat: Seat,
        go: LessonMove,
    },
    /// This seat's contribution to the key of chance, 32 hexadecimal digits, before the game.
    Contribute {
        id: String,
        seat: Seat,
        random: String,
    },
    Ping {
        n: u32,
    },
}

/// Where to in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LessonMove {
    On,
    Back,
}

/// How a player who is alone with bots wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Tempo {
    pub speed: Speed,
    /// Whether play stops when the player has a card for the moment.
    pub stops_for_cards: bool,
    /// How long such a stop lasts. It is for players who read slowly, use a screen reader, or have animations
    /// switched off. If it is left out, the speed decides.
    #[serde(default)]
    #[ts(optional, as = "Option<StopMs>")]
    pub stop_ms: Option<StopMs>,
}

impl Default for Tempo {
    fn default() -> Tempo {
        Tempo { speed: Speed::Normal, stops_for_cards: true, stop_ms: None }
    }
}

/// How long a stop lasts: from 1.2 s, as at the highest speed, to 15 s.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "u32", into = "u32")]
#[ts(type = "number")]
pub struct StopMs(u32);

impl StopMs {
    pub const ALLOWED: RangeInclusive<u32> = 1_200..=15_000;
}

impl TryFrom<u32> for StopMs {
    type Error = String;

    fn try_from(ms: u32) -> Result<StopMs, String> {
        let allowed = StopMs::ALLOWED;
        if allowed.contains(&ms) {
            Ok(StopMs(ms))
        } else {
            Err(format!("a stop lasts {allowed:?} ms, not {ms}"))
        }
    }
}

impl From<StopMs> for u32 {
    fn from(StopMs(ms): StopMs) -> u32 {
        ms
    }
}

/// How fast bots play, and how soon windows close by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    #[default]
    Normal,
    Double,
    Fourfold,
}

impl Speed {
    /// How many times as fast as normal.
    pub fn factor(self) -> u64 {
        match self {
            Speed::Normal => 1,
            Speed::Double => 2,
            Speed::Fourfold => 4,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_is_neither_too_short_nor_too_long() {
        let tempo = |stop: &str| {
            serde_json::from_str::<Tempo>(&format!(r#"{{"speed":"normal","stops_for_cards":true{stop}}}"#))
        };
        assert_eq!(tempo("").unwrap(), Tempo::default());
        for ms in [1_200, 15_000] {
            let told = tempo(&format!(r#","stop_ms":{ms}"#)).unwrap();
            assert_eq!(told.stop_ms.map(u32::from), Some(ms));
        }
        for ms in [0, 1_199, 15_001] {
            let told = tempo(&format!(r#","stop_ms":{ms}"#)).unwrap_err().to_string();
            assert!(told.contains(&format!("a stop lasts 1200..=15000 ms, not {ms}")), "{told}");
        }
    }
}

//! Messages from a client.

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
    },
    /// An action of the game.
    Do {
        id: String,
        seat: Seat,
        #[ts(type = "unknown")]
        action: Box<RawValue>,
    },
    /// Asks what a bot would do in this seat, and why. Nobody else learns of it.
    Suggest {
        id: String,
        seat: Seat,
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

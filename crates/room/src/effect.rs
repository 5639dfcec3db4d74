//! The effects that a room asks its caller to carry out.

use table::{Observer, Seat};
use wire::AnswerResult;

/// The seat that asked for something, and the id that its client gave the request. A request that is sent
/// again with the same key is carried out once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RequestKey {
    pub seat: Seat,
    pub id: String,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Store these journal lines, the first of which has this number; then call
    /// [`stored`](crate::Room::stored), except in the cases that it names.
    Append { expected: u32, lines: Vec<String> },
    /// Send this message to every connection of an observer.
    Send { observer: Observer, message: String },
    /// Answer a request on every connection of its seat.
    Answer { key: RequestKey, result: AnswerResult },
    /// The seats that bots play have changed: keep this text with the table. The answers to the requests that
    /// changed them come later. So if you store the text before you go on, no change is lost that was
    /// answered.
    Keep { document: String },
    /// The learner went back in a lesson: all who watch begin again from what is true now.
    WelcomeAgain,
    /// The game is over, or the lesson is finished.
    Over,
}

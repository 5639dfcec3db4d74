//! What a room asks to be done.

use table::{Observer, Seat};
use wire::AnswerResult;

/// Who asked for something, and how he calls it. Repeated sends of one key are answered once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RequestKey {
    pub seat: Seat,
    pub id: String,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Store these journal lines, of which the first has this number; then call
    /// [`stored`](crate::Room::stored), which says when not to.
    Append { expected: u32, lines: Vec<String> },
    /// Send this message to all connections of an observer.
    Send { observer: Observer, message: String },
    /// Answer a request, on every connection of its seat.
    Answer { key: RequestKey, result: AnswerResult },
    /// Who plays what has changed; the text is to be kept with the table. Answers to what changed it
    /// come after it: who keeps it before he goes on loses nothing that was answered.
    Keep { document: String },
    /// The game is over.
    Over,
}

//! What an observer sees of a position and of an input, and how two of these are compared.

use serde::Serialize;
use table::{Game, InputOf, Observer, Outcome, PendingOf, Refusal, apply, legal, thinkable};

use crate::json::{difference, text_of};

/// Everything that an observer sees of a position.
#[derive(PartialEq, Serialize)]
#[serde(bound = "")]
pub(crate) struct SeenPosition<G: Game> {
    pub view: G::View,
    pub pending: PendingOf<G>,
    pub legal: Vec<G::Action>,
    pub thinkable: Vec<G::Action>,
    pub outcome: Option<Outcome>,
}

impl<G: Game> SeenPosition<G> {
    pub fn of(g: &G, observer: Observer) -> SeenPosition<G> {
        let (mut offered, mut imagined) = (Vec::new(), Vec::new());
        if let Observer::Seat(seat) = observer {
            legal(g, seat, &mut offered);
            thinkable(g, seat, &mut imagined);
        }
        SeenPosition {
            view: g.view(observer),
            pending: g.pending(),
            legal: offered,
            thinkable: imagined,
            outcome: g.outcome(),
        }
    }
}

/// The state after an input, and the events on the way.
pub(crate) struct AfterInput<G: Game> {
    pub g: G,
    pub events: Vec<G::Event>,
}

impl<G: Game> AfterInput<G> {
    pub fn of(before: &G, input: &InputOf<G>) -> Result<AfterInput<G>, Refusal> {
        let mut after = AfterInput { g: before.clone(), events: Vec::new() };
        apply(&mut after.g, input, &mut after.events)?;
        Ok(after)
    }

    pub fn reveals(&self) -> bool {
        self.events.iter().any(G::reveals)
    }

    pub fn notices(&self, observer: Observer) -> Vec<G::Notice> {
        self.events.iter().filter_map(|event| G::notice(event, observer)).collect()
    }

    pub fn experience(&self, observer: Observer) -> SeenInput<G> {
        SeenInput { notices: self.notices(observer), seen: SeenPosition::of(&self.g, observer) }
    }
}

/// Everything that an observer sees of an input.
#[derive(PartialEq, Serialize)]
#[serde(bound = "")]
pub(crate) struct SeenInput<G: Game> {
    pub notices: Vec<G::Notice>,
    pub seen: SeenPosition<G>,
}

/// How two values are compared. Comparing their texts takes most of the time, so it is done less often.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exactness {
    Equal,
    ByteForByte,
}

/// The differences between two values that should be equal.
pub(crate) fn unequal<T: PartialEq + Serialize>(one: &T, other: &T, exactness: Exactness) -> Option<String> {
    if one != other {
        return Some(difference(one, other));
    }
    match exactness {
        Exactness::Equal => None,
        Exactness::ByteForByte => {
            let (one, other) = (text_of(one), text_of(other));
            (one != other)
                .then(|| format!("the values are equal, but their texts differ:\n  {one}\n  {other}"))
        }
    }
}

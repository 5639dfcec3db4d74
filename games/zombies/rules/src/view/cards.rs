//! Cards that an observer may know in part.

use serde::Serialize;
use table::Observer;

use crate::Card;
use crate::hand::Hand;

/// A set of cards: how many there are, and those that the observer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardsView {
    pub size: usize,
    pub known: Vec<Card>,
}

impl CardsView {
    pub(crate) fn of(hand: &Hand, observer: Observer) -> CardsView {
        CardsView { size: hand.len(), known: hand.seen_by(observer).collect() }
    }
}

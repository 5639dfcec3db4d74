//! What a card does, as its entry in the [list](super::list) says: either one of the things that many cards
//! do ([`Does`](super::Does)), or code of its own.

use table::{Log, RulesKey, Seat};

use crate::flow::Played;
use crate::{Aim, Zombies};

/// What a card does. A card with code of its own has a type that implements this.
pub(crate) trait Deed {
    /// Calls `out` with everything the card may be aimed at now. A card without a valid aim cannot be played
    /// (ZOM-9.17). The aim is public before replies (ZOM-10.17), and is checked again before the effect
    /// (ZOM-10.21). Choices that are sets of squares, or that the target makes, are [asked](super::stages)
    /// later.
    fn aims(&self, g: &Zombies, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim));

    /// The card takes effect.
    fn resolve(&self, g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>);

    /// The card has been put in play as an item. Few cards do anything at that point.
    fn arrived(&self, _g: &mut Zombies, _played: &Played, _log: &mut impl Log<Zombies>) {}
}

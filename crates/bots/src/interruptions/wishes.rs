//! What the person wanted to play while nobody asked them.

use std::collections::BTreeSet;

/// The plays of one turn that the person wanted and has not made.
#[derive(Debug, Default)]
pub(super) struct Wishes {
    open: BTreeSet<u32>,
}

impl Wishes {
    /// The person would play this now, but is not asked.
    pub(super) fn wished(&mut self, play: u32) {
        self.open.insert(play);
    }

    /// The person plays this, which makes up for an earlier wish.
    pub(super) fn played(&mut self, play: u32) {
        self.open.remove(&play);
    }

    /// The turn is over: returns how many wishes were missed.
    pub(super) fn turn_is_over(&mut self) -> u64 {
        std::mem::take(&mut self.open).len() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_is_missed_unless_it_is_played_before_the_turn_is_over() {
        let mut wishes = Wishes::default();
        wishes.wished(1);
        wishes.wished(1);
        wishes.wished(2);
        wishes.played(2);
        assert_eq!(wishes.turn_is_over(), 1);
        wishes.played(3);
        assert_eq!(wishes.turn_is_over(), 0);
    }
}

//! What the person wanted to play while nobody asked them.

use std::collections::BTreeSet;

/// The plays of one turn that the person wanted and has not made.
#[derive(Debug, Default)]
pub(super) struct WantedPlays {
    open: BTreeSet<u32>,
}

impl WantedPlays {
    /// The person would play this now, but is not asked.
    pub(super) fn wanted(&mut self, play: u32) {
        self.open.insert(play);
    }

    /// The person plays this, so it is not missed.
    pub(super) fn played(&mut self, play: u32) {
        self.open.remove(&play);
    }

    /// The turn is over: returns how many wanted plays were missed.
    pub(super) fn turn_is_over(&mut self) -> u64 {
        std::mem::take(&mut self.open).len() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wanted_play_is_missed_unless_it_is_played_before_the_turn_is_over() {
        let mut wanted_plays = WantedPlays::default();
        wanted_plays.wanted(1);
        wanted_plays.wanted(1);
        wanted_plays.wanted(2);
        wanted_plays.played(2);
        assert_eq!(wanted_plays.turn_is_over(), 1);
        wanted_plays.played(3);
        assert_eq!(wanted_plays.turn_is_over(), 0);
    }
}

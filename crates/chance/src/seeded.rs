//! A repeatable generator for simulations and tests.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use table::Chance;

use crate::fair_below;

/// A repeatable generator: the same seed and stream give the same numbers on every machine and in every version.
///
/// ```
/// use chance::Seeded;
/// use table::Chance;
///
/// let mut chance = Seeded::stream(7, 3);
/// let rolls: Vec<u32> = (0..6).map(|_| chance.below(6) + 1).collect();
/// assert_eq!(rolls, [4, 2, 4, 1, 5, 6]);
/// ```
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The first stream of this seed.
    pub fn new(seed: u64) -> Seeded {
        Seeded::stream(seed, 0)
    }

    /// One of many independent streams of a seed, for instance one per game.
    pub fn stream(seed: u64, stream: u64) -> Seeded {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(stream);
        Seeded(generator)
    }
}

impl Chance for Seeded {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        fair_below(n, || self.0.next_u32())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Simulations are cited by seed: these numbers must never change.
    #[test]
    fn the_numbers_of_a_seed_never_change() {
        let mut chance = Seeded::stream(7, 3);
        let numbers: Vec<u32> = (0..12).map(|_| chance.below(6) + 1).collect();
        assert_eq!(numbers, [4, 2, 4, 1, 5, 6, 1, 3, 2, 3, 1, 3]);
    }

    #[test]
    fn streams_differ() {
        let (mut one, mut two) = (Seeded::stream(7, 1), Seeded::stream(7, 2));
        assert_ne!(one.below(u32::MAX), two.below(u32::MAX));
    }

    #[test]
    fn every_side_comes_up_about_equally_often() {
        let mut chance = Seeded::new(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}

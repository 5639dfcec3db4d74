//! Determines which mutants are tried, and in which order.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::mutant::Mutant;

/// Shuffles the mutants by a seed.
pub fn order(mutants: Vec<Mutant>, seed: u64) -> Vec<Mutant> {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut drawn: Vec<(u64, Mutant)> =
        mutants.into_iter().map(|mutant| (generator.next_u64(), mutant)).collect();
    drawn.sort_by_key(|(number, _)| *number);
    drawn.into_iter().map(|(_, mutant)| mutant).collect()
}

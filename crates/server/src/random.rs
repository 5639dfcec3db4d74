//! Random numbers that nobody can guess.

/// Panics if the machine has no randomness: nothing here can be done safely without it.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the machine gives randomness");
    bytes
}

pub fn random_u64() -> u64 {
    u64::from_le_bytes(random_bytes())
}

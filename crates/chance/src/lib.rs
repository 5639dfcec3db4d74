//! Generators that answer what a game asks of chance. The kernel and the games contain none.
//!
//! [`Seeded`] is for simulations and tests. [`CommittedChance`] is for tables of people, who can verify it after the
//! game.

#![warn(missing_docs)]

mod committed;
mod seeded;

pub use committed::{CommittedChance, Contribution, Draw, ServerSecret};
pub use seeded::Seeded;

/// A fair number from 0 to `n - 1`, made of fair 32-bit numbers. We reduce them ourselves, so that upgrades of libraries
/// do not change the results.
///
/// This is Lemire's method: a widening product, and another try for the few numbers that would favour some results.
#[inline]
fn fair_below(n: u32, mut next: impl FnMut() -> u32) -> u32 {
    assert!(n > 0, "chance was asked for a number below 0");
    let fair_from = n.wrapping_neg() % n;
    loop {
        let product = u64::from(next()) * u64::from(n);
        if product as u32 >= fair_from {
            return (product >> 32) as u32;
        }
    }
}

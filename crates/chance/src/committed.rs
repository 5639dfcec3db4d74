//! Chance that every player can verify after the game: see [`CommittedChance`].

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use table::Chance;

use crate::fair_below;

/// The secret of a server, which keeps it until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerSecret([u8; 32]);

/// What a seat contributes to the key of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Contribution(
    /// Random bytes that the seat chose.
    pub [u8; 16],
);

impl ServerSecret {
    /// A secret of 32 random bytes that nobody can guess.
    pub fn new(bytes: [u8; 32]) -> ServerSecret {
        ServerSecret(bytes)
    }

    /// The bytes, to store them and to publish them after the game.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The commitment to this secret, which is published before the game.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

impl std::fmt::Debug for ServerSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ServerSecret(…)")
    }
}

/// The chance of one game, which every player can verify after it.
///
/// Before the game, the server draws a [`ServerSecret`] and publishes its
/// [commitment](ServerSecret::commitment). Then every seat adds a [`Contribution`]. The key of the game is made of both,
/// so that neither the server nor a seat can choose it: the server is bound before it knows the contributions, and the
/// seats do not know the secret. After the game the secret is published, and everybody can draw all numbers again.
///
/// - commitment = SHA-256(secret)
/// - key = HMAC-SHA-256(secret, contribution of A ‖ contribution of B ‖ …)
/// - block *i* of draw *d* = HMAC-SHA-256(key, *d* ‖ *i*), both as 4 bytes, big-endian
///
/// A draw is one answer of chance. Each of its blocks gives eight 32-bit numbers, big-endian, which are reduced to
/// ranges by Lemire's method.
///
/// ```
/// use chance::{CommittedChance, Contribution, ServerSecret};
/// use table::Chance;
///
/// let secret = ServerSecret::new([7; 32]);
/// let commitment = secret.commitment();
/// let contributions = [Contribution([1; 16])];
///
/// let played = CommittedChance::new(&secret, &contributions).draw(0).below(6);
///
/// // After the game, a player checks the published secret and draws the number again.
/// assert_eq!(secret.commitment(), commitment);
/// assert_eq!(CommittedChance::new(&secret, &contributions).draw(0).below(6), played);
/// ```
#[derive(Clone)]
pub struct CommittedChance {
    key: [u8; 32],
}

impl CommittedChance {
    /// The chance of a game with this secret and the contributions of its seats, starting with seat A.
    pub fn new(secret: &ServerSecret, contributions: &[Contribution]) -> CommittedChance {
        let mut mac = keyed(&secret.0);
        contributions.iter().for_each(|contribution| mac.update(&contribution.0));
        CommittedChance { key: mac.finalize().into_bytes().into() }
    }

    /// The numbers of one answer of chance. `draw` is the number of the answer in the game, starting at 0.
    pub fn draw(&self, draw: u32) -> Draw<'_> {
        Draw { key: &self.key, draw, block: 0, numbers: [0; 8], used: 8 }
    }
}

/// The numbers of one answer of chance.
pub struct Draw<'a> {
    key: &'a [u8; 32],
    draw: u32,
    block: u32,
    numbers: [u32; 8],
    used: usize,
}

impl Draw<'_> {
    fn next(&mut self) -> u32 {
        if self.used == self.numbers.len() {
            let mut mac = keyed(self.key);
            mac.update(&self.draw.to_be_bytes());
            mac.update(&self.block.to_be_bytes());
            let bytes: [u8; 32] = mac.finalize().into_bytes().into();
            for (number, four) in self.numbers.iter_mut().zip(bytes.chunks_exact(4)) {
                *number = u32::from_be_bytes(four.try_into().expect("chunks of four"));
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.numbers[self.used - 1]
    }
}

impl Chance for Draw<'_> {
    fn below(&mut self, n: u32) -> u32 {
        fair_below(n, || self.next())
    }
}

fn keyed(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes keys of any length")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_one_seat(byte: u8) -> CommittedChance {
        CommittedChance::new(&ServerSecret::new([7; 32]), &[Contribution([byte; 16])])
    }

    /// Players verify finished games: these numbers must never change.
    #[test]
    fn the_numbers_of_a_key_never_change() {
        let dice: Vec<u32> = (0..3)
            .flat_map(|draw| {
                let committed = of_one_seat(1);
                let mut numbers = committed.draw(draw);
                [0; 4].map(|_| numbers.below(6) + 1)
            })
            .collect();
        assert_eq!(dice, [5, 5, 1, 1, 5, 1, 4, 6, 5, 5, 4, 3]);
    }

    #[test]
    fn every_contribution_changes_the_numbers() {
        let numbers = |byte: u8| [0; 8].map(|_| of_one_seat(byte).draw(0).below(u32::MAX));
        assert_ne!(numbers(1), numbers(2));
    }

    #[test]
    fn a_draw_goes_on_after_its_first_block() {
        let committed = of_one_seat(1);
        let mut draw = committed.draw(0);
        let numbers: Vec<u32> = (0..20).map(|_| draw.below(u32::MAX)).collect();
        assert!((1..20).all(|index| !numbers[..index].contains(&numbers[index])));
    }

    #[test]
    fn the_secret_is_not_printed() {
        assert_eq!(format!("{:?}", ServerSecret::new([7; 32])), "ServerSecret(…)");
    }
}
